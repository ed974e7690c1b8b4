# Names that other messages refer to, as { -venice }. docs/glossary.md has the words of the games in five languages.
# A term may have cases, as -temple(case: "dative"), or other attributes where a language needs them. A language may have terms of its own.

## Titles, which no language translates

-emporion = Emporion
-corinth = Corinth
-golden-horn = Golden Horn
-dominio = Dominio da Mar

## The buildings of Corinth
# Store is a building, not a shop of a district; Warehouse is a building of Corinth, not the warehouse of a player in Golden Horn.

-temple = Temple
-warehouse = Warehouse
-stable = Stable
-store = Store

## The ports and territories of Golden Horn

-venice = Venice
-modone = Modone
-constantinople = Constantinople
-zara = Zara
-durazzo = Durazzo
-candia = Candia
-negroponte = Negroponte
-galata = Galata
