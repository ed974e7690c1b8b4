# Namen waar andere teksten naar verwijzen, zoals { -venice }. In docs/glossary.md staan de woorden van de spellen in vijf talen.

## De titels, die niet worden vertaald

-emporion = Emporion
-corinth = Corinth
-golden-horn = Golden Horn
-dominio = Dominio da Mar

## De gebouwen van Corinth
# De Winkel met hoofdletter is een gebouw, een winkel zonder hoofdletter ligt in een district.

-temple = Tempel
-warehouse = Magazijn
-stable = Stal
-store = Winkel

## De havens en gebieden van Golden Horn

-venice = Venetië
-modone = Modone
-constantinople = Constantinopel
-zara = Zara
-durazzo = Durazzo
-candia = Candia
-negroponte = Negroponte
-galata = Galata
