# Namen, auf die andere Texte verweisen, wie { -venice }. docs/glossary.md nennt die Wörter der Spiele in fünf Sprachen.

## Die Titel, die nicht übersetzt werden

-emporion = Emporion
-corinth = Corinth
-golden-horn = Golden Horn
-dominio = Dominio da Mar

## Die Gebäude von Corinth
# Der Tempel, das Warenlager, die Stallungen (nur Mehrzahl), der Handelsposten.

-temple = Tempel
-warehouse = Warenlager
-stable = Stallungen
-store = Handelsposten

## Die Häfen und Gebiete von Golden Horn

-venice = Venedig
-modone = Modone
-constantinople = Konstantinopel
-zara = Zara
-durazzo = Durazzo
-candia = Candia
-negroponte = Negroponte
-galata = Galata
