"""Español: el curso de Eight-by-Eight y la letra pequeña."""

from pygames.look.lessons import Said

FIVE = Said(
    words="Juegas con Rojo. Gana la línea más larga de un color: horizontal, vertical o diagonal, sin huecos. Una línea de cinco abre la última ronda.",
    task="Has sacado un 6. Forma una línea de cinco.",
    success="¡Cinco! La ronda se juega hasta el final, y Amarillo ha tenido un turno más. La línea más larga es la tuya, y ganas.",
    otherwise="Tu línea sigue siendo de cuatro fichas. Continúa la diagonal, en la fila 6, columna 6.",
    facts=("ficha roja", "ficha roja", "vacía"),
)

ROLL = Said(
    words="El tablero tiene ocho filas, contadas desde arriba, y ocho columnas. El dado dice en qué fila o columna pones la ficha.",
    task="Has sacado un 4. Ponla junto a tu ficha roja.",
    success="Dos en línea. Una ficha no se mueve en toda la partida.",
    answers=("Eso tacha el 4, y lo veremos después. Pon una ficha.",),
    otherwise="Esa ficha no toca la de la fila 3, columna 3.",
    facts=("ficha roja", "vacía"),
)

BLOCK = Said(
    words="Amarillo tiene cuatro en la fila 3, de la columna 2 a la 5. La columna 1 es tuya, y para llegar a cinco solo queda la 6.",
    task="Has sacado un 6. Detén a Amarillo.",
    success="El cuatro de Amarillo ya no puede llegar a cinco.",
    otherwise="Amarillo aún puede formar cinco en la fila 3, columna 6.",
    facts=("ficha roja", "ficha amarilla", "ficha amarilla", "vacía"),
)

BLACK_OUT = Said(
    words="En vez de poner una ficha en el tablero, puedes tachar el número que ha salido: pon una ficha en su anillo, arriba, y tira otra vez.",
    task="El 2 no ayuda a tu línea. Táchalo.",
    success="El 2 queda tachado toda la partida, pero solo para ti. Has tirado otra vez: un 7.",
    otherwise="Esa ficha no alarga ninguna línea. Elige el anillo del 2.",
    facts=("sin tachar",),
)

AGAIN = Said(
    words="También podrías tachar el 7, y así cuantas veces quieras en un turno. Poner una ficha en el tablero termina el turno.",
    task="Alarga tu línea hasta cuatro.",
    success="Cuatro en la columna 6. Le toca a Amarillo.",
    answers=("Se puede, pero el 7 ayuda a tu línea. Juega en la fila 7.",),
    otherwise="Tu línea sigue siendo de tres fichas. Está en la columna 6.",
    facts=("ficha roja", "vacía", "tachado por Rojo"),
)

LOST_TURN = Said(
    words="Tachar tiene un precio: si vuelves a sacar ese número, tu turno termina en el acto. Amarillo ha tachado el 3.",
    task="Has sacado un 5. Forma tres en línea y mira a Amarillo.",
    success="Amarillo ha sacado un 3, y su turno ha terminado. Te toca otra vez.",
    otherwise="Aún no hay tres en línea. Mira la diagonal hasta la fila 5.",
    facts=("tachado por Amarillo", "vacía"),
)

LAST_TURN = Said(
    words="Ahora juegas con Amarillo. Rojo tiene una línea de cinco, y cierras tú la ronda. Gana la línea más larga.",
    task="Has sacado un 5. Forma una línea más larga.",
    success="Seis son más que cinco. Ganas.",
    otherwise="El cinco de Rojo sigue siendo lo más largo. Llena el hueco de la columna 7.",
    facts=("vacía", "ficha amarilla", "ficha amarilla"),
)

TIE = Said(
    words="Otra vez Amarillo, en el último turno. A igualdad de líneas, gana quien ha tachado más números; después, quien tiene más fichas. Cada color ha tachado uno.",
    task="Has sacado un 1. Tacha otro número.",
    success="Dos números tachados, y otra tirada: un 7.",
    otherwise="Así terminaría la partida: Rojo tiene cinco, y tú, cuatro.",
    facts=("tachado por Rojo", "tachado por Amarillo"),
)

TIE_BREAK = Said(
    words="Has tachado dos números, y Rojo, uno. Ahora basta una línea de cinco.",
    task="Has sacado un 7. Forma cinco.",
    success="Los dos tienen cinco, pero has tachado más números. Ganas.",
    answers=("Otro número tachado, pero con el 7 formas cinco ya.",),
    otherwise="Así no se forman cinco. Tus cuatro están en la columna 7.",
    facts=("ficha amarilla", "vacía", "vacía"),
)

PLAY = Said(
    words="Juegas con Rojo, y el bot más amable, con Amarillo, con 25 fichas cada cual. Pueden jugar hasta cuatro: tras Amarillo van Verde y Azul.",
    task="Haz tu primera jugada.",
    success="La partida está en marcha.",
)

FULL = Said(
    words="No se puede pasar sin más. Solo puedes terminar tu turno sin hacer nada si toda la fila y toda la columna del número están llenas.",
    task="Has sacado un 4. Pasa.",
    success="Tu turno ha terminado, y conservas tu ficha.",
    otherwise="También se puede tachar y tirar otra vez. Pero ahora pasa.",
    facts=("ficha amarilla", "ficha roja"),
)

LAST_PIECE = Said(
    words="Te queda una ficha de las 25. Sin fichas no tiras: tus turnos terminan solos.",
    task="Has sacado un 8. Táchalo con tu última ficha.",
    success="No tiras otra vez, porque no te quedan fichas en la mano. Le toca a Amarillo.",
    otherwise="Esa también sería tu última ficha. Pero tacha el 8.",
    facts=("tachado por Amarillo", "tachado por Rojo"),
)

NOBODY_CAN_PLACE = Said(
    words="Cuando nadie puede volver a poner fichas, la partida termina en el acto, y cuentan líneas más cortas. Amarillo ha tachado todos los números, y tú, todos menos el 8.",
    task="Has sacado un 8. Táchalo.",
    success="Hay líneas de tres y ocho números tachados por los dos lados. Tienes más fichas en las 64 casillas, 5 a 4, y ganas.",
    otherwise="Así aún podrás poner fichas cuando saques un 8, y la partida sigue.",
    facts=("tachado por Rojo y Amarillo", "tachado por Amarillo"),
)
