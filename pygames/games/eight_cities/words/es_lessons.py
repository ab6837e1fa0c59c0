"""Español: el curso de 8 Cities y la letra pequeña."""

from pygames.look.lessons import Said

JOIN_ALL = Said(
    words="Juegas con Blanco. Las carreteras unen ciudades, y en las ciudades unidas ondean banderas. Gana quien va por delante en la ciudad con más banderas.",
    task="Une la última ciudad: construye de f5 a f6.",
    success="Las ocho ciudades están unidas, y la partida termina. d5 y e5 tienen más banderas que ninguna. Ahí vas por delante, 14 a 2, y ganas.",
    facts=("sin banderas", "carretera de Blanco"),
)

FIRST_ROAD = Said(
    words="El terreno tiene 6 por 6 casillas y ocho ciudades al azar. Una carretera une dos casillas vecinas. Empieza Blanco, con una carretera.",
    task="Une las dos ciudades que están juntas.",
    success="Cada una tiene ahora una bandera blanca, por la otra.",
    answers=("Puedes pasar, pero entonces no se une nada.",),
    otherwise="Esa carretera no une dos ciudades. ¿Cuáles están juntas?",
    facts=("sin banderas", "sin banderas", "libre"),
)

SET_OUT = Said(
    words="Desde ahora cada turno son dos carreteras. Una carretera empieza en una ciudad o en una casilla que toquen tus carreteras.",
    task="Construye la primera desde b2 hacia d2.",
    success="Acaba en c2, a medio camino. Te queda otra carretera.",
    answers=(
        "También vale, desde el otro extremo. Pero empieza en b2.",
        "Ahora puedes pasar, pero b2 y d2 quedarían separadas.",
    ),
    otherwise="Esa carretera no va de b2 hacia d2.",
    facts=("sin banderas", "sin banderas", "libre"),
)

GO_ON = Said(
    words="En c2 tu carretera acaba sin ciudad: un cabo suelto. La próxima tiene que empezar ahí, ahora o en tu siguiente turno. Por eso nunca tienes dos.",
    task="Llega a la ciudad de d2.",
    success="Ya no hay cabo suelto, y b2 y d2 tienen una bandera cada una.",
    otherwise="Eso sigue desde c2, pero no llega a ninguna ciudad. d2 está a la derecha.",
    facts=("sin banderas", "carretera de Blanco"),
)

NETWORK = Said(
    words="Las ciudades que unen tus carreteras son una red. En cada una tienes una bandera por cada otra ciudad de la red, unida directamente o no.",
    task="Une tus dos redes.",
    success="Ahora hay cuatro ciudades en una red: cada una tiene tres banderas blancas.",
    otherwise="Las redes siguen separadas. Construye desde el cabo suelto de d3 hasta d2.",
    facts=("Blanco 1", "Blanco 1", "carretera de Blanco"),
)

CROSS = Said(
    words="En cada sitio cabe una sola carretera. Pero las de los dos bandos pueden tocar la misma casilla y cruzarse en ella.",
    task="Cruza la carretera de Negro en d4 y llega a d5.",
    success="d2 y d5 están unidas, a través de la carretera de Negro.",
    facts=("carretera de Negro", "carretera de Negro", "libre"),
)

ALIVE = Said(
    words="Un cabo suelto necesita un camino libre hasta otra red tuya. No puedes construir donde no lo tendría.",
    task="Desde b6 solo sigue un camino. Construye ahí.",
    success="Desde c6 aún puedes llegar a d5. En la esquina, en a6, te habrían cortado el paso las carreteras de Negro.",
    facts=("carretera de Negro", "carretera de Negro", "libre"),
)

CUT = Said(
    words="Si un cabo suelto se queda sin camino, se pierde la carretera que llega a él, y también la anterior si entonces queda suelta.",
    task="Cierra el último camino de Negro desde d4.",
    success="Negro pierde la carretera de d4 y después la de c4: una reacción en cadena.",
    otherwise="La carretera de Negro aún puede seguir de d4 a e4. Construye ahí.",
    facts=("carretera de Negro", "carretera de Negro", "libre"),
)

IMPORTANT = Said(
    words="La ciudad con más banderas, sumando los dos bandos, es la más importante. Gana quien tiene más en ella. Un anillo señala la que cuenta ahora.",
    task="Encuentra la ciudad más importante.",
    success="c3 tiene tres banderas. Dos son de Negro, que va por delante ahí.",
    answers=("Otra ciudad tiene más banderas. Cuenta los dos colores.",),
    otherwise="Ese es un sitio para una carretera. Elige una ciudad.",
    facts=("Blanco 1, Negro 2", "Blanco 0, Negro 2"),
)

LEAD = Said(
    words="Negro va por delante en c3, 2 a 1. La siguiente ciudad en importancia solo cuenta si hay empate en la primera.",
    task="Ponte por delante en c3 con una carretera.",
    success="c3 está unida a más ciudades tuyas, y ahí tienes más banderas que Negro.",
    answers=("Eso da dos banderas en d2, d5 y e5. Pero c3 importa más.",),
    otherwise="Negro sigue por delante ahí. Une la red de c3 con otra red.",
    facts=("Blanco 1, Negro 2", "carretera de Blanco"),
)

PASSING = Said(
    words="Sin cabo suelto puedes pasar. Negro ha pasado un turno entero. Si tú también pasas, la partida termina.",
    task="Vas por delante en c3, 3 a 2. Pasa.",
    success="La partida ha terminado, y ganas.",
    otherwise="Entonces la partida sigue, y Negro puede alcanzarte. Pasa.",
    facts=("Blanco 3, Negro 2",),
)

PLAY = Said(
    words="Juegas con Blanco, y el bot más amable, con Negro. La partida termina cuando un bando no puede unir nada más, o cuando los dos pasan.",
    task="Construye tu primera carretera.",
    success="La partida está en marcha.",
)

RING = Said(
    words="Una carretera también puede volver a tu propia red. Así se cierra un anillo.",
    task="Cierra el anillo entre b2 y c2.",
    success="No da ninguna bandera, pero tampoco deja un cabo suelto, y Negro ya no puede construir ahí.",
    otherwise="Eso no cierra ningún anillo. Construye de b2 a c2.",
    facts=("carretera de Blanco", "carretera de Blanco", "libre"),
)

FIRST_PASS = Said(
    words="En su primer turno, Blanco construye una carretera o pasa. Después cada turno son dos, también el primero de Negro, haga lo que haga Blanco.",
    task="Pasa y mira qué hace Negro.",
    success="Negro ha construido dos carreteras. Si también hubiera pasado, la partida habría terminado.",
    otherwise="Eso es una carretera. Pasa, para ver qué puede hacer Negro.",
)

AT_ONCE = Said(
    words="La partida termina en el acto cuando a un bando no le queda nada que unir, incluso a mitad de turno.",
    task="Tienes dos carreteras. Termina la partida con la primera.",
    success="Todas tus ciudades están unidas, así que no queda nada que unir. La segunda carretera no se construye.",
)

EQUAL = Said(
    words="La partida ha terminado. Cuatro ciudades tienen diez banderas, el máximo, pero ahí hay empate. Así que deciden las siguientes en importancia.",
    task="Encuentra una de ellas.",
    success="b2 y d1 tienen seis banderas cada una y cuentan juntas. Ahí Blanco va por delante, 10 a 2, y gana con menos banderas en total.",
    answers=(
        "Ahí cada bando tiene cinco banderas, así que no decide nada.",
        "Tiene cinco banderas. Otras tienen seis.",
    ),
    otherwise="Ese es un sitio para una carretera. Elige una ciudad.",
    facts=("Blanco 5, Negro 5", "Blanco 5, Negro 1", "Blanco 5, Negro 1", "Blanco 0, Negro 5"),
)
