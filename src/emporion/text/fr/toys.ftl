# Les jeux d’essai : un modèle pour les messages d’un nouveau jeu.

nim-title = Nim
nim-rule-n1 = Prenez autant d’objets que vous voulez dans un même tas. Le joueur qui prend le dernier gagne.
nim-field-piles = Tas
nim-part-last = dernier objet pris

## Ce qui est arrivé, ce qu’on peut choisir, ce qui est demandé

nim-took = { $you ->
        [yes] { $number ->
            [one] Vous prenez { $number } objet dans le tas { $pile }
           *[other] Vous prenez { $number } objets dans le tas { $pile }
        }
       *[no] { $number ->
            [one] { $player } prend { $number } objet dans le tas { $pile }
           *[other] { $player } prend { $number } objets dans le tas { $pile }
        }
    }
nim-take = { $number ->
        [one] Prendre { $number } objet dans le tas { $pile }
       *[other] Prendre { $number } objets dans le tas { $pile }
    }
nim-ask-taking = Prenez autant d’objets que vous voulez dans un même tas. Le joueur qui prend le dernier gagne.
nim-wait-taking = { $player } prend des objets dans un tas.
