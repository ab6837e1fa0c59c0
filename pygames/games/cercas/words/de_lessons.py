"""Deutsch: der Kurs zu Cercas und das Kleingedruckte."""

from pygames.look.lessons import Said

CLOSE = Said(
    words="Du bist X. Zäune schließen Gebiete von einem bis fünf Kästchen ein. Wer darin mehr Zeichen hat, bekommt ihre Kästchen als Punkte.",
    task="Zieh einen Zaun von d7 nach d8 und setz dann dein X hinein.",
    success="Fünf Kästchen sind eingeschlossen, mit zwei X und einem O: fünf Punkte für dich.",
    answers=("Ein X, ein O: Unentschieden bringt niemandem Punkte. Setz noch ein X hinein.",),
    otherwise="Zwischen d7 und d8 ist das Gebiet noch offen.",
    facts=("X", "O", "leer"),
)

TURN = Said(
    words="Ein Zug ist ein Zaun und danach ein Zeichen daneben. Ein Zaun ist gerade und verbindet zwei, drei oder vier Punkte in einer Linie.",
    task="Zieh einen Zaun durch vier Punkte und setz dann ein Zeichen.",
    success="Drei Linien, und neben einer davon dein X. Beide Seiten wären möglich.",
    otherwise="Das ist ein Zaun, aber ein kürzerer. Verbinde diesmal vier Punkte.",
)

TOUCH = Said(
    words="Jede Linie muss neu sein. An einem Punkt treffen sich höchstens drei Linien; Zäune dürfen sich also berühren, aber nie kreuzen.",
    task="Lass deinen Zaun mitten in dem von O enden, bei e4 oder e5.",
    success="Dort treffen sich jetzt drei Linien; kein anderer Zaun kann diesen Punkt berühren.",
    otherwise="Dieser Zaun endet nicht bei e4 oder e5. Komm von links oder rechts.",
    facts=("Linien nach unten und nach oben", "Linien nach unten und nach oben", "O"),
)

EDGE = Said(
    words="Der äußere Rand ist schon da. Ein Zaun darf ihn berühren, aber nie eine Ecke. Die Ecke oben links ist unten noch offen.",
    task="Schließ ihre zwei Kästchen ein und setz ein Zeichen hinein.",
    success="Den Rest schließt der Rand. Zwei Punkte für dich.",
    answers=("Eingeschlossen, aber ein Gebiet ohne Zeichen ist nichts wert.",),
    otherwise="Die Ecke ist noch offen. Zieh vom Rand bei a7 nach c7.",
    facts=("leer", "leer", "Linie nach unten"),
)

MARK = Said(
    words="Dein Zeichen kommt neben den neuen Zaun, aber nie neben, über oder unter ein O, auch nicht über einen Zaun hinweg.",
    task="Zieh einen Zaun von c4 nach f4 und finde ein Kästchen.",
    success="Nur c4 und e4 waren möglich: In allen anderen Kästchen neben diesem Zaun ist ein O oder sie liegen neben einem.",
    otherwise="Das ist ein anderer Zaun. Zieh den von c4 nach f4.",
    facts=("O", "leer", "leer"),
)

SIX = Said(
    words="Sechs Kästchen oder mehr sind noch offen, auch wenn ringsum Linien sind. Man kann sie aber teilen.",
    task="Teile die sechs oben links so, dass du mehr Punkte bekommst als O.",
    success="Jetzt sind beide Teile eingeschlossen, und du hast mehr Punkte als O.",
    answers=(
        "Beide Teile sind jetzt eingeschlossen, aber der von O ist größer als deiner.",
        "Beide Teile sind eingeschlossen und je drei wert.",
    ),
    otherwise="Die sechs Kästchen sind noch nicht geteilt. Zieh einen Zaun quer hindurch.",
    facts=("X", "O"),
)

TIE = Said(
    words="Sind gleich viele Zeichen darin, bringt ein Gebiet niemandem Punkte. O will gleich unten rechts fünf Kästchen einschließen.",
    task="Schließ sie selbst ein und sorge für ein Unentschieden.",
    success="Ein X und ein O: Das Gebiet bringt niemandem Punkte.",
    answers=(
        "In dem Gebiet, das du eingeschlossen hast, hat nur O ein Zeichen und bekommt die Punkte.",
    ),
    otherwise="Noch ist kein Gebiet unentschieden. Zieh von e1 nach e2 und setz dein X hinein.",
    facts=("O", "leer", "Linie nach rechts"),
)

END = Said(
    words="Passen darfst du nicht. Jeder Zaun braucht Platz für ein Zeichen. Kann jemand nicht mehr ziehen, endet die Partie; wer mehr Punkte hat, gewinnt.",
    task="Es steht 8 zu 8. Nimm O den letzten Zug, oben.",
    success="Das war auch der letzte Zug von O. Die Partie ist zu Ende, und du gewinnst 12 zu 8.",
    otherwise="O kann noch von f7 nach f8 ziehen und ein Zeichen auf e7 setzen. Nimm O diesen Zug.",
    facts=("leer, gehört zu: Gebiet ohne Zeichen mit 5 Kästchen", "O", "O"),
)

PLAY = Said(
    words="Du bist X, und der sanfteste Bot ist O. Schließ kleine Gebiete ein, in denen du mehr Zeichen hast. Punkte zählen erst am Ende.",
    task="Zieh deinen ersten Zaun und setz ein Zeichen.",
    success="Die Partie läuft.",
)

NAMES = Said(
    words="Punkte heißen nach Spalte, a bis h, und Reihe, 1 bis 8. Ein Kästchen heißt wie der Punkt an seiner Ecke unten links.",
    task="Finde das Kästchen b2.",
    success="Richtig: Der Punkt b2 ist an seiner Ecke unten links.",
    answers=("Das ist der Punkt b2. Sein Kästchen liegt rechts darüber.",),
    otherwise="b2 ist das zweite Kästchen von links in der zweiten Reihe.",
    facts=("b2, X", "Punkt b2"),
)

SINGLE = Said(
    words="Auch ein einziges Kästchen kann ein Gebiet sein. Mit einem Zeichen bringt es einen Punkt, ohne Zeichen nichts.",
    task="Schließ die Ecke a7 ein und hol einen Punkt.",
    success="Ein Gebiet von einem Kästchen, mit deinem Zeichen: ein Punkt.",
    answers=("Eingeschlossen, aber dein Zeichen ist draußen: Hier bekommt niemand Punkte.",),
    otherwise="a7 ist nicht eingeschlossen. Zieh den kurzen Zaun von b7 nach b8.",
    facts=("leer", "Linie nach links"),
)

NOBODYS = Said(
    words="Unentschiedene Gebiete, Gebiete ohne Zeichen und am Ende noch offene Kästchen bringen niemandem Punkte. Gleich viele Punkte sind ein Unentschieden.",
    task="Finde ein Kästchen des unentschiedenen Gebiets.",
    success="Ein X, ein O: Diese vier Kästchen bringen niemandem Punkte.",
    otherwise="Das gehört nicht zum unentschiedenen Gebiet. Such ein X und ein O beisammen.",
    facts=("unentschiedenes Gebiet", "unentschiedenes Gebiet", "Gebiet von X"),
)
