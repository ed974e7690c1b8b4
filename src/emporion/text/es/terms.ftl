# Los nombres a los que remiten otros mensajes, como { -venice }. docs/glossary.md tiene las palabras de los juegos en cinco idiomas.

## Los títulos, que no se traducen

-emporion = Emporion
-corinth = Corinth
-golden-horn = Golden Horn
-dominio = Dominio da Mar

## Los edificios de Corinth

-temple = Templo
-warehouse = Almacén
-stable = Establo
-store = Puesto comercial

## Los puertos y los territorios de Golden Horn

-venice = Venecia
-modone = Modone
-constantinople = Constantinopla
-zara = Zara
-durazzo = Durazzo
-candia = Candia
-negroponte = Negroponte
-galata = Galata
