### Las palabras de los juegos y de la página están en docs/glossary.md.

# Corinth en palabras, para lectores de pantalla y para quien prefiere el texto. Títulos y frases sin punto final.

corinth-word-round = ronda
corinth-word-harbor = puerto
corinth-word-sheet = hoja
corinth-word-bonuses = bonificaciones

corinth-says-round-part = Ronda y turno
corinth-says-round-now = { $turns ->
        [0] Ronda { $round } de { $rounds }, no queda ningún turno
        [one] Ronda { $round } de { $rounds }, queda { $turns } turno
       *[other] Ronda { $round } de { $rounds }, quedan { $turns } turnos
    }
corinth-says-game-over = La partida ha terminado
corinth-says-turn-of = { $you ->
        [yes] Es tu turno
       *[no] Es el turno de { $player }
    }
corinth-says-round-first = { $you ->
        [yes] Empiezas tú esta ronda
       *[no] { $player } empieza esta ronda
    }
corinth-says-game-first = { $players ->
        [one] { $players } jugador; { corinth-says-began }
       *[other] { $players } jugadores; { corinth-says-began }
    }
corinth-says-began = { $you ->
        [yes] empezaste tú la partida
       *[no] { $player } empezó la partida
    }
corinth-says-reader-seat = Juegas como { $player }
corinth-says-reader-watches = Estás mirando
corinth-says-box-rule = { web-option-corinth-steward }: { $all ->
        [no] { web-option-corinth-steward-last }
       *[yes] { web-option-corinth-steward-sum }
    }
corinth-says-walk-under-way = { $value ->
        [one] El Representante está en camino: { $steps } de { $value } paso dado
       *[other] El Representante está en camino: { $steps } de { $value } pasos dados
    }
corinth-says-delivery-under-way = Por tachar: { corinth-count-symbols } { corinth-of-good }

corinth-says-harbor-part = Puerto
corinth-says-district = { $district ->
        [gold] { corinth-good-title }
        [goats] { corinth-good-title }
       *[other] { corinth-good-title } ({ corinth-color })
    }
corinth-says-group-lies = { $yellow ->
        [0] { corinth-says-district }: { corinth-draw-group }
        [one] { corinth-says-district }: { corinth-draw-group }, { $yellow } de ellos amarillo
       *[other] { corinth-says-district }: { corinth-draw-group }, { $yellow } de ellos amarillos
    }
corinth-says-no-group = Sin dados: { LIST($districts, each: "corinth-says-district") }
corinth-says-no-dice = No hay dados en el puerto

corinth-says-bonus-part = Bonificaciones para el primero que completa un distrito
corinth-says-bonus-free = { corinth-says-district }: { corinth-web-points }, aún por ganar
corinth-says-bonus-taken = { $you ->
        [yes] { corinth-says-district }: { corinth-web-points }, para ti
       *[no] { corinth-says-district }: { corinth-web-points }, para { $player }
    }

corinth-says-sheet-part = { $you ->
        [yes] Hoja { $number }: { $player }, la tuya
       *[no] Hoja { $number }: { $player }
    }
corinth-says-holdings = { corinth-web-points } hasta ahora, { corinth-coins }, { corinth-count-goats }, { corinth-web-dice }
corinth-says-shops-of = { corinth-says-district }: { LIST($shops, each: "corinth-says-shop") }
corinth-says-shop = { $left ->
        [0] tienda { corinth-of-points } completa
       *[other] tienda { corinth-of-points } ({ $checked } de { $need })
    }
corinth-says-buildings-built = Edificios: { LIST($buildings, each: "corinth-web-built") }
corinth-says-nothing-built = Aún sin edificios
corinth-says-buildings-free = Por construir: { LIST($buildings, each: "corinth-says-building-price") }
corinth-says-building-price = { corinth-building-title } por { corinth-price }
corinth-says-boxes-filled = Casillas de puntuación: { LIST($boxes, each: "corinth-says-box") }
corinth-says-box = { corinth-web-points } ({ corinth-place })
corinth-says-steward-at = El Representante está en la { corinth-place }
corinth-gives-free-beside = { LIST($spots, each: "corinth-says-beside") }
corinth-says-beside = { $direction ->
        [up] arriba { corinth-gift }
        [down] abajo { corinth-gift }
        [left] a la izquierda { corinth-gift }
       *[right] a la derecha { corinth-gift }
    }
corinth-gives-none-beside = ninguna casilla libre a su lado
corinth-says-track-crossed = Marcador de turno: tachadas { $crossed } de { $spots }
corinth-says-stocks-circled = Símbolos señalados hasta ahora: monedas de oro { $gold } de { $of_gold }, cabras { $goats } de { $of_goats }
corinth-says-way-gone = Su camino: { LIST($spots, each: "corinth-place", style: "semicolons") }
corinth-says-market-row = Mercado, fila { $row }: { LIST($spots, each: "corinth-says-spot", style: "semicolons") }
corinth-says-spot = { $state ->
        [spot-here] { corinth-gift } (Representante)
        [spot-stopped] { corinth-gift } (Representante, señalada)
        [spot-circled] { corinth-gift } (señalada)
        [spot-passed] { corinth-gift } (usada)
       *[spot-free] { corinth-gift }
    }
