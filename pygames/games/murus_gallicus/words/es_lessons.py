"""Español: el curso de Murus Gallicus y la letra pequeña."""

from pygames.look.lessons import Said

BREAKTHROUGH = Said(
    words="Juegas con Blanco. Ganas cuando una piedra tuya llega a la fila base rival, arriba. Una torre mueve dos casillas en línea recta.",
    task="Gana ya: mueve la torre de d5 a d7.",
    success="¡Brecha! Una piedra tuya está en la fila base de Negro, y has ganado.",
    otherwise="Aún no tienes ninguna piedra en la fila base rival. Ve derecho hacia arriba, entre las torres negras.",
    facts=("torre blanca", "vacía", "vacía"),
)

DISTRIBUTE = Said(
    words="Así empieza cada partida. Una torre son dos piedras, y avanza al derrumbarse: en cada una de las dos casillas siguientes cae una piedra.",
    task="Mueve la torre de d1 derecho hacia arriba.",
    success="Hay una piedra en d2, otra en d3, y d1 queda vacía. Negro responde igual.",
    otherwise="También es buena jugada. Pero esta vez mueve la torre de d1 a d3, derecho.",
    facts=("torre blanca", "vacía", "vacía"),
)

SINGLES = Said(
    words="Una piedra suelta no puede hacer nada. Espera a que otra la convierta en torre. En una casilla nunca hay más de dos piedras.",
    task="Convierte en torre la piedra suelta de d2.",
    success="La torre de d2 ya puede mover otra vez.",
    answers=("Así se forma una torre en d3. Ahora piensa en d2.",),
    otherwise="Ninguna piedra ha caído en d2. Mira las diagonales de c1 y e1.",
    facts=("piedra blanca suelta", "torre blanca", "torre blanca"),
)

WALLS = Said(
    words="Las dos piedras necesitan sitio: cada casilla tiene que estar vacía o tener una piedra suelta tuya. Todo lo demás es un muro.",
    task="La torre de d4 solo tiene un camino. Encuéntralo.",
    success="La piedra de e4 es ahora una torre, y f4 estaba vacía. Los demás caminos estaban cerrados.",
    otherwise="Esa era otra torre. Empieza con la de d4.",
    facts=("torre blanca", "piedra blanca suelta", "vacía"),
)

SACRIFICE = Said(
    words="En vez de mover, una torre puede capturar una piedra negra suelta que tenga al lado. Le cuesta una piedra propia. Las torres no se capturan.",
    task="Captura la única piedra negra que puedes.",
    success="Negro pierde la piedra de e5. Tú también pagas una: en d4 queda una piedra suelta. Capturar nunca es obligatorio.",
    otherwise="Eso no captura nada. Elige la torre de d4 y después la piedra suelta de al lado.",
    facts=("torre blanca", "piedra negra suelta", "torre negra"),
)

NEAR = Said(
    words="Ninguna piedra puede salirse del tablero. Por eso una torre pegada a la fila base rival no puede entrar en ella, pero una que está a dos filas sí.",
    task="Gana en una jugada.",
    success="A dos filas de distancia hay una casilla para cada piedra, y has ganado.",
    answers=("La torre de d6 estaba demasiado cerca. ¿Cuál está a dos filas?",),
    otherwise="Aún no tienes ninguna piedra en la fila base rival. Mira f5.",
    facts=("torre blanca", "vacía", "torre blanca", "vacía", "vacía"),
)

DEFENCE = Said(
    words="Negro quiere lo mismo. La torre negra de d3 podría ir a d1 o a f1 y ganar.",
    task="Detenla por los dos lados con una sola jugada.",
    success="Dos piedras blancas cierran el paso, en d2 y e2. De piedras así se hace un muro.",
    otherwise="Negro aún llegaría a la fila 1 desde d3. Cierra d2 y e2.",
    facts=("torre negra", "vacía", "vacía", "torre blanca"),
)

STALEMATE = Said(
    words="No se puede pasar. Quien no puede mover, pierde. A la única torre de Negro, en a3, le queda un camino.",
    task="Ciérralo, y Negro se quedará sin jugadas.",
    success="La torre de Negro está encerrada, y las piedras sueltas no hacen nada. Has ganado.",
    otherwise="Negro aún puede mover. Hay que cerrar el camino de a3 a a1.",
    facts=("torre negra", "vacía", "vacía", "torre blanca"),
)

PLAY = Said(
    words="No hace falta saber más. Juegas con Blanco, y el bot más amable, con Negro. Mantén juntas tus piedras: una piedra suelta necesita otra para mover.",
    task="Haz tu primera jugada.",
    success="La partida está en marcha.",
)

NAMES = Said(
    words="Las columnas van de la a a la h, y las filas, de la 1 a la 7, vistas desde el lado de Blanco. Las jugadas se escriben con estos nombres.",
    task="Encuentra la casilla f2.",
    success="Correcto: columna f, fila 2.",
    otherwise="f2 está en la columna f, justo encima de la fila base de Blanco.",
    facts=("vacía", "torre blanca"),
)

REPETITION = Said(
    words="Si la misma posición, con el mismo bando en turno, se da por tercera vez, la partida acaba en empate. Esta ya se ha dado dos veces.",
    task="Repítela con la torre de a3.",
    success="La misma posición por tercera vez: empate.",
    otherwise="Así sale una posición nueva, y la partida seguiría.",
    facts=("torre blanca",),
)
