# Ce que seul le plateau de Corinth dit dans la page.

corinth-web-over = La partie est finie.
corinth-web-rolling = On lance les dés.
corinth-web-choosing = Choisissez un groupe de dés.
corinth-web-wait-buying = { $player } commence la manche et peut acheter des dés jaunes.
corinth-web-wait-choosing = { $player } choisit un groupe de dés.
corinth-web-wait-compensating = Il ne reste pas de dés pour { $player }, qui peut avancer l’Intendant.
corinth-web-wait-stocking = { $player } choisit une boutique { corinth-of-district }.
corinth-web-wait-walking = { $player } marche à travers le marché.
corinth-web-wait-building = { $player } peut construire.
corinth-web-spot = rangée { $row }, colonne { $column }
corinth-web-take = { $district ->
        [gold] Gagner de l’or
        [goats] Gagner des chèvres
       *[other] Livrer
    }
corinth-web-walk = Marcher de { $value }
corinth-web-discard = Retirer les dés
corinth-web-buy = { $dice ->
        [0] Lancer
        [one] Acheter 1 dé jaune
       *[other] Acheter { $dice } dés jaunes
    }
corinth-web-bought = pour ce tour, −{ $dice } or
corinth-web-skip = Le laisser
corinth-web-shop = La boutique à { $points }
corinth-web-filled = { $symbols ->
        [one] { $symbols } symbole
       *[other] { $symbols } symboles
    } sur { $need }
corinth-web-build = Construire : { $name }
corinth-web-end = Finir le tour
corinth-web-stop = S’arrêter ici
corinth-web-direction = { $direction ->
        [up] vers le haut
        [down] vers le bas
        [left] à gauche
       *[right] à droite
    }
corinth-web-step = Un pas { corinth-web-direction }
corinth-web-steps = Pas à pas
corinth-web-steps-why = choisir soi-même chaque case du chemin
corinth-web-confirm = Y marcher
corinth-web-back = Retour
corinth-web-pick = Désignez un groupe pour voir ce qu’il apporterait ; rien n’est encore joué.
corinth-web-ends = { $spots ->
        [one] une case à portée
       *[other] { $spots } cases à portée
    }
corinth-web-plan = { $walk } : choisissez la case où la marche s’arrête.
corinth-web-plan-price = { $stable ->
        [yes] Deux pas de plus ou de moins sont gratuits, les suivants
       *[no] Les pas de plus ou de moins
    } coûtent 1 or chacun ; vous avez { $gold } or.
corinth-web-go-on = Avancez d’une case, ou choisissez où la marche s’arrête.
corinth-web-price = { $gold ->
        [0] gratuit
       *[other] −{ $gold } or
    }
corinth-web-planned = Vers la { $spot } : { $gives }, { $gold ->
        [0] gratuitement
       *[other] pour { $gold } or
    }
corinth-web-group = { $name } : { $dice ->
        [one] un dé
       *[other] { $dice } dés
    } de { $value }{ $yellow ->
        [0] {""}
        [one] , dont 1 jaune
       *[other] , dont { $yellow } jaunes
    }
corinth-web-no-group = { $name } : pas de dés
corinth-web-spot-gives = { $kind ->
        [star] { $points ->
            [0] case de score
            [one] un cadre de 1 point
           *[other] un cadre de { $points } points
        }
        [plus1] +1 pour les cadres suivants
        [yellow-die] un dé jaune de plus dans vos lancers
        [start] départ
        [good] { $amount ->
            [one] 1 symbole
           *[other] { $amount } symboles
        } { corinth-some-good }
       *[other] { $what }
    }
corinth-web-reached = { $place } : { $gives }, { $gold ->
        [0] gratuit
       *[other] pour { $gold } or
    }
corinth-web-unreached = { $place } : { $gives }, hors de portée
corinth-web-market = Marché : les flèches vont de case en case
corinth-web-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
corinth-web-gold = { $gold } or
corinth-web-goats = { $goats ->
        [one] { $goats } chèvre
       *[other] { $goats } chèvres
    }
corinth-web-dice = { $dice ->
        [one] 1 dé jaune à chaque lancer
       *[other] { $dice } dés jaunes à chaque lancer
    }
corinth-web-first = commence cette manche
corinth-web-to-play = à jouer
corinth-web-show = Montrer la feuille de { $player }
corinth-web-sheets = Feuilles
corinth-web-harbor = Port, manche { $round }
corinth-web-sheet = Feuille de { $player }
corinth-web-about = { $player } : { $points } points, { $gold } or, { $goats } chèvres, Intendant : { $spot }. { $shops } Construit : { $built }.
corinth-web-about-shops = { $good } : { $checked }.
corinth-web-nothing = rien
corinth-web-hint = gagne { $share } %, { $points } points
corinth-web-loading = Le plateau est en cours de dessin …
corinth-web-tip-points = Les points tels qu’ils compteraient maintenant
corinth-web-tip-dice = Dés jaunes du marché
corinth-web-tip-harbor = { $name } : { $rule ->
        [A1] un groupe ici en donne autant qu’il a de dés
       *[other] un groupe ici coche autant de symboles qu’il a de dés
    }. Ou marchez avec l’Intendant de la valeur de ses dés (S1)
corinth-web-explore = Les flèches expliquent ce qui est imprimé ici ; Entrée ouvre la règle.

## Les coups par leur nom

corinth-web-name-take = { $district ->
        [gold] Gagner de l’or
        [goats] Gagner des chèvres
       *[other] Livrer : { $good }
    }
corinth-web-name-steward = Marcher avec les dés ({ $name })
corinth-web-name-discard = Retirer les dés ({ $name })
corinth-web-name-way = Marcher { $way }
corinth-web-name-shop = Remplir la boutique à { $points }
corinth-some-good = { $good-kind ->
        [olive-oil] d’huile d’olive
        [grapes] de raisins
        [carpets] de tapis
        [spices] d’épices
       *[other] ({ $good })
    }
corinth-web-part-shops = boutiques { corinth-some-good }
