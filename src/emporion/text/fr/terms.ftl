# Les noms auxquels d’autres messages renvoient, comme { -venice }. docs/glossary.md donne les mots des jeux en cinq langues.

## Les titres, que l’on ne traduit pas

-emporion = Emporion
-corinth = Corinth
-golden-horn = Golden Horn
-dominio = Dominio da Mar

## Les bâtiments de Corinth

-temple = Temple
-warehouse = Entrepôt
-stable = Étable
-store = Magasin

## Les ports et les territoires de Golden Horn

-venice = Venise
-modone = Modone
-constantinople = Constantinople
-zara = Zara
-durazzo = Durazzo
-candia = Candia
-negroponte = Negroponte
-galata = Galata
