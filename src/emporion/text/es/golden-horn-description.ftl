### Las palabras de los juegos y de la página están en docs/glossary.md.

# Golden Horn en palabras, para lectores de pantalla y para quien prefiere el texto. Títulos y frases sin punto final.

golden-horn-word-round = ronda
golden-horn-word-boats = barcos
golden-horn-word-sea = mar
golden-horn-word-ports = puertos
golden-horn-word-hands = mano
golden-horn-word-warehouses = almacenes
golden-horn-word-territories = territorios
golden-horn-word-supply = reserva

golden-horn-says-round-part = Ronda y turno
golden-horn-says-setup-now = Se colocan los barcos
golden-horn-says-round-now = Ronda { $round }
golden-horn-says-game-over = La partida ha terminado
golden-horn-says-turn-of = { $you ->
        [yes] Es tu turno
       *[no] Es el turno de { $player }
    }
golden-horn-says-end-comes = { $reason ->
        [port] { golden-horn-draw-end-port }
        [territories] { golden-horn-draw-end-territories }
       *[call] { golden-horn-draw-end-call }
    }
golden-horn-says-end-open = { $you ->
        [yes] Tienes los seis colores y puedes anunciar el final al acabar tu turno
       *[no] { $player } tiene los seis colores y puede anunciar el final
    }
golden-horn-says-boat-under-way = { $you ->
        [yes] Tu { golden-horn-boat-kind } está en camino
       *[no] El { golden-horn-boat-kind } de { $player } está en camino
    }
golden-horn-says-cards-due = Por robar: { golden-horn-cards }
golden-horn-says-reader-seat = Juegas como { $player }
golden-horn-says-reader-watches = Estás mirando
golden-horn-says-game-first = { $players ->
        [one] { $players } jugador; { golden-horn-says-began }
       *[other] { $players } jugadores; { golden-horn-says-began }
    }
golden-horn-says-began = { $you ->
        [yes] empiezas tú
       *[no] empieza { $player }
    }
golden-horn-says-options-chosen = { web-option-golden-horn-modone }: { golden-horn-says-modone }; { web-option-golden-horn-warehouses }: { golden-horn-says-warehouses }; { web-option-golden-horn-dominio }: { golden-horn-says-dominio }
golden-horn-says-modone = { $always ->
        [yes] { web-option-golden-horn-modone-always }
       *[no] { web-option-golden-horn-modone-standard }
    }
golden-horn-says-warehouses = { $shown ->
        [yes] { web-option-golden-horn-warehouses-open }
       *[no] { web-option-golden-horn-warehouses-hidden }
    }
golden-horn-says-dominio = { $dominio ->
        [yes] { web-plain-yes }
       *[no] { web-plain-no }
    }

golden-horn-says-sea-part = El mar, de Venecia a Constantinopla
golden-horn-says-space = Casilla { $place_number }, { golden-horn-tinted }
golden-horn-says-harbor = { $holds ->
        [0] { $place ->
            [venice] { -venice }
            [modone] { -modone }
           *[constantinople] { -constantinople }
        }
        [one] { -modone }, sitio para { $holds } barco
       *[other] { -modone }, sitio para { $holds } barcos
    }
golden-horn-gives-lies-here = { $you ->
        [yes] tu { golden-horn-boat-kind } rumbo a { golden-horn-heading }
       *[no] el { golden-horn-boat-kind } de { $player } rumbo a { golden-horn-heading }
    }
golden-horn-gives-none-here = ningún barco

golden-horn-says-boats-part = Barcos
golden-horn-says-boat-at = { $you ->
        [yes] Tu { golden-horn-says-boat }, { golden-horn-where }, rumbo a { golden-horn-heading }
       *[no] { $player }, { golden-horn-says-boat }, { golden-horn-where }, rumbo a { golden-horn-heading }
    }
golden-horn-says-boat = { golden-horn-boat-kind } ({ LIST($sails, each: "golden-horn-color-item") })
golden-horn-says-boat-unplaced = { $you ->
        [yes] Tu { golden-horn-says-boat }, aún sin colocar
       *[no] { $player }, { golden-horn-says-boat }, aún sin colocar
    }
golden-horn-gives-none-aboard = sin carga
golden-horn-gives-turn-allowed = puede dar la vuelta

golden-horn-says-ports-part = Mercancías en los puertos
golden-horn-says-port-holds = { golden-horn-port }: { LIST($things, each: "golden-horn-lot") }
golden-horn-says-port-empty = { golden-horn-port }: nada

golden-horn-says-hands-part = Cartas en mano
golden-horn-says-hand-held = { $you ->
        [yes] Tienes { golden-horn-cards }: { LIST($hand, each: "golden-horn-card-lot") }
       *[no] { $player } tiene { golden-horn-cards }: { LIST($hand, each: "golden-horn-card-lot") }
    }
golden-horn-says-hand-counted = { $cards ->
        [0] { $you ->
            [yes] No tienes cartas
           *[no] { $player } no tiene cartas
        }
       *[other] { $you ->
            [yes] Tienes { golden-horn-cards }
           *[no] { $player } tiene { golden-horn-cards }
        }
    }

golden-horn-says-warehouses-part = Almacenes
golden-horn-says-warehouse-holds = { $you ->
        [yes] Tu almacén guarda { LIST($things, each: "golden-horn-lot") }
       *[no] El almacén de { $player } guarda { LIST($things, each: "golden-horn-lot") }
    }
golden-horn-says-warehouse-empty = { $you ->
        [yes] Tu almacén está vacío
       *[no] El almacén de { $player } está vacío
    }
golden-horn-says-warehouse-counted = { $you ->
        [yes] Tú: { golden-horn-page-things-stored } (contenido oculto)
       *[no] { $player }: { golden-horn-page-things-stored } (contenido oculto)
    }
golden-horn-gives-rows-made = { LIST($rows, each: "golden-horn-says-row") }
golden-horn-says-row = { $number ->
        [one] { $number } fila de { $size } colores (+{ $each })
       *[other] { $number } filas de { $size } colores (+{ $each } cada una)
    }
golden-horn-gives-points-now = { golden-horn-board-points } hasta ahora

golden-horn-says-territories-part = Territorios
golden-horn-says-territory-free = { golden-horn-draw-territory }
golden-horn-says-territory-owned = { $you ->
        [yes] { golden-horn-territory }: conquistado por ti, { golden-horn-board-points }
       *[no] { golden-horn-territory }: conquistado por { $player }, { golden-horn-board-points }
    }

golden-horn-says-supply-part = Reserva
golden-horn-says-supply-now = En la bolsa, { golden-horn-board-cubes }; en el mazo, { golden-horn-cards }
golden-horn-says-discarded = Descartes: { LIST($discards, each: "golden-horn-card-lot") }
golden-horn-says-no-discards = No hay cartas descartadas
golden-horn-says-figures-left = En la reserva, { golden-horn-mercenaries }; { $black ->
        [one] { $black } cubo negro fuera del juego
       *[other] { $black } cubos negros fuera del juego
    }
