"""Español: el curso de Cercas y la letra pequeña."""

from pygames.look.lessons import Said

CLOSE = Said(
    words="Juegas con X. Las cercas cierran recintos de una a cinco casillas. Quien tenga más marcas dentro gana un punto por casilla.",
    task="Traza una cerca de d7 a d8 y pon tu X dentro.",
    success="Has cerrado cinco casillas, con dos X y una O: cinco puntos para ti.",
    answers=("Una X, una O: un recinto empatado no da puntos. Pon otra X dentro.",),
    otherwise="El recinto sigue abierto entre d7 y d8.",
    facts=("X", "O", "sin marca"),
)

TURN = Said(
    words="Un turno es una cerca y después una marca a su lado. Una cerca es recta y une dos, tres o cuatro postes seguidos.",
    task="Traza una cerca por cuatro postes y marca una casilla.",
    success="Tres tramos, y tu X junto a uno de ellos. Servían los dos lados.",
    otherwise="Es una cerca, pero más corta. Esta vez une cuatro postes.",
)

TOUCH = Said(
    words="Cada tramo tiene que ser nuevo. En un poste se juntan tres tramos como máximo: las cercas pueden tocarse, pero nunca cruzarse.",
    task="Acaba tu cerca en medio de la de O, en e4 o e5.",
    success="Ahí se juntan ya tres tramos, así que ninguna otra cerca puede tocar ese poste.",
    otherwise="Esa cerca no acaba en e4 ni en e5. Llega por la izquierda o por la derecha.",
    facts=("tramos hacia abajo y hacia arriba", "tramos hacia abajo y hacia arriba", "O"),
)

EDGE = Said(
    words="El borde exterior está desde el principio. Una cerca puede tocarlo, pero nunca en una esquina. La esquina superior izquierda aún está abierta por abajo.",
    task="Cierra sus dos casillas y marca una.",
    success="El borde cierra lo demás. Dos puntos para ti.",
    answers=("Cerrado, pero un recinto sin marcas no vale nada.",),
    otherwise="La esquina sigue abierta. Traza desde el borde, de a7 a c7.",
    facts=("sin marca", "sin marca", "tramo hacia abajo"),
)

MARK = Said(
    words="Tu marca va junto a la cerca nueva, pero nunca al lado, encima o debajo de una O, ni con una cerca en medio.",
    task="Traza una cerca de c4 a f4 y busca una casilla.",
    success="Solo valían c4 y e4: las demás casillas junto a esta cerca tienen una O o están al lado de una.",
    otherwise="Esa es otra cerca. Traza la que va de c4 a f4.",
    facts=("O", "sin marca", "sin marca"),
)

SIX = Said(
    words="Seis casillas o más siguen abiertas, aunque haya tramos alrededor. Pero se pueden dividir.",
    task="Divide las seis de arriba a la izquierda y consigue más puntos que O.",
    success="Las dos partes son ya recintos cerrados, y tienes más puntos que O.",
    answers=(
        "Las dos partes están cerradas, pero la de O es mayor que la tuya.",
        "Las dos partes están cerradas y valen tres cada una.",
    ),
    otherwise="Las seis casillas siguen sin dividir. Traza una cerca que las cruce.",
    facts=("X", "O"),
)

TIE = Said(
    words="Con igual número de marcas, un recinto queda empatado y no da puntos. O está a punto de cerrar cinco casillas abajo a la derecha.",
    task="Ciérralas tú, y que queden empatadas.",
    success="Una X y una O: el recinto no da puntos a nadie.",
    answers=("En el recinto que has cerrado solo hay marcas de O, que se lleva los puntos.",),
    otherwise="Aún no hay ningún recinto empatado. Traza de e1 a e2 y marca dentro.",
    facts=("O", "sin marca", "tramo hacia la derecha"),
)

END = Said(
    words="No se puede pasar. Cada cerca necesita una casilla que marcar. Cuando alguien no puede jugar, la partida termina; gana quien tiene más puntos.",
    task="Van 8 a 8. Quítale a O su última jugada, arriba.",
    success="Era también la última jugada de O. La partida ha terminado, y ganas por 12 a 8.",
    otherwise="O aún puede trazar de f7 a f8 y marcar e7. Quítale esa jugada.",
    facts=("sin marca, en un recinto sin marcas, 5 casillas", "O", "O"),
)

PLAY = Said(
    words="Juegas con X, y el bot más amable, con O. Cierra recintos pequeños en los que tengas más marcas. Los puntos solo cuentan al final.",
    task="Traza tu primera cerca y marca una casilla.",
    success="La partida está en marcha.",
)

NAMES = Said(
    words="Los postes se nombran por su columna, de la a a la h, y su fila, de la 1 a la 8. Una casilla se llama como su poste inferior izquierdo.",
    task="Encuentra la casilla b2.",
    success="Correcto: el poste b2 está en su esquina inferior izquierda.",
    answers=("Ese es el poste b2. Su casilla está arriba a la derecha.",),
    otherwise="b2 es la segunda casilla por la izquierda, en la segunda fila.",
    facts=("b2, X", "poste b2"),
)

SINGLE = Said(
    words="Una sola casilla también puede ser un recinto. Con una marca da un punto; sin marca, nada.",
    task="Cierra la esquina a7 y gana un punto.",
    success="Un recinto de una casilla, con tu marca: un punto.",
    answers=("Cerrado, pero tu marca está fuera: aquí nadie gana puntos.",),
    otherwise="a7 no está cerrada. Traza la cerca corta de b7 a b8.",
    facts=("sin marca", "tramo hacia la izquierda"),
)

NOBODYS = Said(
    words="Los recintos empatados, los que no tienen marcas y las casillas abiertas al final no dan puntos. A igualdad de puntos hay empate.",
    task="Encuentra una casilla del recinto empatado.",
    success="Una X, una O: estas cuatro casillas no dan puntos a nadie.",
    otherwise="Esa no es del recinto empatado. Busca una X y una O juntas.",
    facts=("recinto empatado, 4 casillas", "recinto empatado, 4 casillas", "recinto de X"),
)
