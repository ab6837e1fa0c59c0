"""Español: el curso de On Tour y la letra pequeña."""

from pygames.look.lessons import Said

CLIMB = Said(
    words="Un mapa lleno, y una gira en él. Va de una zona a otra vecina, y sus números nunca bajan. Gana la gira más larga.",
    task="Ha llegado a 42 en Arkansas. Sigue hasta Misisipi.",
    success="Después de 42 vale otro 42: puede haber números iguales seguidos. Con pasos cortos, la gira es larga.",
    answers=(
        "60 es más que 42, pero desde Luisiana la gira no puede seguir.",
        "58 es subir mucho. Solo podría seguir una zona más.",
    ),
    otherwise="Eso termina la gira, pero aún puede seguir.",
    facts=("42", "42", "60", "58"),
)

NEIGHBOURS = Said(
    words="Dos zonas son vecinas si comparten frontera. Tocarse en una esquina no basta.",
    task="Encuentra una vecina de Utah.",
    success="Comparten frontera, así que una gira puede ir de una a otra.",
    answers=(
        "Nuevo México solo toca a Utah en una esquina.",
        "Esa es Utah misma. Elige una zona de al lado.",
    ),
    otherwise="Esa zona no tiene frontera con Utah.",
    facts=("Utah", "Nuevo México", "Wyoming"),
)

OVER_A_STAR = Said(
    words="Una estrella encaja tras cualquier número, pero no permite volver a empezar: 30, estrella, 20 no vale.",
    task="Sigue de 36, en Nebraska, a la estrella de Misuri.",
    success="La gira está en una estrella, y su próximo número tiene que ser 36 o más.",
    otherwise="Se puede, pero una estrella deja abiertos más números. Elige Misuri.",
    facts=("36", "estrella"),
)

POINTS = Said(
    words="Cada zona de tu gira da un punto, y otro más si lleva un círculo. Aquí hay 15 zonas, 11 con círculo.",
    task="La gira no puede seguir. Termínala.",
    success="15 y 11: 26 puntos. Ahora verás cómo se llena un mapa.",
    facts=("98",),
)

REGIONS = Said(
    words="Cada zona es del Norte o del Sur, y del Oeste, del Centro o del Este. Estos tres tienen tono propio; las punteadas son del Sur.",
    task="Encuentra una zona del Sur y del Oeste.",
    success="Sur y Oeste. Puedes anotar ahí si una carta muestra uno de los dos.",
    answers=(
        "Esa zona es del Oeste, pero también del Norte.",
        "Esa zona es del Sur, pero no del Oeste.",
    ),
    otherwise="Esa zona no es ni del Sur ni del Oeste.",
    facts=("Sur y Oeste", "Sur y Oeste", "Norte y Oeste"),
)

WRITE = Said(
    words="Los dados muestran 4 y 9, así que anotas 49 y 94. Las cartas muestran Norte, Oeste y Este; cada número gasta una.",
    task="Anota 49 en el Norte y 94 en el Este.",
    success="Cada uno está en la región de una carta. La tercera no ha hecho falta.",
    otherwise="Se puede, pero 49 no está en el Norte o 94 no está en el Este.",
    facts=("Norte", "Oeste", "Este", "Norte y Centro, vacía"),
)

CIRCLE = Said(
    words="Cada carta muestra también una zona. El número que se anota ahí con esa carta lleva un círculo: da dos puntos en tu gira, no uno.",
    task="Anota los dos números con círculo.",
    success="Dos círculos, en Minnesota y Carolina del Sur.",
    answers=("Uno lleva círculo. El otro no está en la zona de una carta.",),
    otherwise="Ninguno está en la zona de una carta: Minnesota o Carolina del Sur.",
    facts=("vacía, en una carta", "vacía, en una carta", "24"),
)

STAR = Said(
    words="Con dobles, o si las tres cartas muestran la misma región, solo anotas una estrella con círculo. Encaja tras cualquier número.",
    task="Los dados muestran 7 y 7. Anota una estrella en el Oeste.",
    success="Una estrella con círculo: dos puntos, vaya por donde vaya tu gira.",
    otherwise="Una carta muestra también esa región. Pero esta vez prueba en el Oeste.",
    facts=("Sur y Oeste, vacía", "Oeste"),
)

CROSS = Said(
    words="En las regiones de estas cartas solo California está vacía. Si solo cabe un número, el otro es una X. Ninguna gira pasa por una X.",
    task="Anota 06 en California, antes del 07 de Nevada.",
    success="La X ha ido a una zona vacía cualquiera, pues en las regiones de las cartas no quedaba ninguna.",
    otherwise="60 sería demasiado para seguir hasta 07. Elige 06.",
    facts=("vacía, en una carta", "07", "vacía", "vacía"),
)

LAST = Said(
    words="Para las dos últimas zonas no hay cartas: anota en cualquiera, sin círculo. Cuando solo queda una, eliges un número.",
    task="Elige el que encaja entre 34 en Kansas y 82 en Colorado.",
    success="34, 58, 82: una gira puede pasar. El mapa está lleno, y ahora la trazarías.",
    otherwise="85 es más que 82, así que ninguna gira podría seguir hasta Colorado.",
    facts=("vacía", "34", "82"),
)

PLAY = Said(
    words="El bot más amable anota los mismos números que tú, en su propio mapa. Gana quien tiene más puntos, y a igualdad, más círculos. Junta los números bajos.",
    task="Anota tus dos primeros números.",
    success="La partida está en marcha.",
)

SET_UP = Said(
    words="Primero se tiran los dados hasta que sean distintos, aquí 28 y 82. Siguen cuatro cartas: 28 va a las dos primeras zonas, y 82, a las otras.",
    task="Encuentra un 82 con círculo.",
    success="Los cuatro llevan círculo, en todos los mapas. Estas cuatro cartas salen del juego.",
    answers=("Ese es un 28, de una de las dos primeras cartas.",),
    otherwise="Ahí no hay ningún 82. Está en las zonas de las dos últimas cartas.",
    facts=("28, con círculo", "28, con círculo", "82, con círculo", "82, con círculo"),
)

ONE_REGION = Said(
    words="Las tres cartas muestran el Sur, así que los dados no importan: anotas una estrella en el Sur, aunque ninguna carta muestre la zona.",
    task="Ponla donde hay más vecinas: en Misuri o Tennessee.",
    success="Tiene ocho vecinas, así que muchas giras pueden pasar por esta estrella.",
    otherwise="Se puede, pero Misuri y Tennessee tienen más vecinas.",
    facts=("Sur", "Sur", "Sur", "Sur y Centro"),
)

TWO_CROSSES = Said(
    words="Las cartas muestran Norte, Norte y Este, pero solo hay zonas vacías en otras partes. Si no cabe ningún número, se anotan dos X.",
    task="Deja libre Oklahoma.",
    success="Cada turno llena dos zonas, así que todos los mapas se llenan a la vez.",
    otherwise="Eso pone una X en Oklahoma. Usa California y Luisiana.",
    facts=("vacía", "vacía", "vacía", "Norte"),
)

OVER_WATER = Said(
    words="Hay otro mapa, Europa, con 40 zonas en vez de 41. En él, las líneas de puntos sobre el agua también unen vecinas.",
    task="Encuentra una vecina de Islandia.",
    success="Las líneas de puntos unen Islandia con Noruega y Reino Unido.",
    answers=("Esa es Islandia misma. Sigue una línea de puntos.",),
    otherwise="Ninguna línea de puntos une esa zona con Islandia.",
    facts=("Islandia", "Noruega", "Reino Unido"),
)

LAST_TWO = Said(
    words="Quedan dos zonas, así que no se sacan cartas. Con dobles, una estrella con círculo va a cualquiera, y para la otra se tira otra vez.",
    task="Anota la estrella en Oklahoma.",
    success="Los dados muestran 1 y 9: anota 19 o 91 en Luisiana. No llevará círculo.",
    otherwise="También se puede. Pero anótala en Oklahoma.",
    facts=("vacía", "vacía"),
)
