"""Deutsch: der Kurs zu Eight-by-Eight und das Kleingedruckte."""

from pygames.look.lessons import Said

FIVE = Said(
    words="Du bist Rot. Die längste Linie einer Farbe gewinnt: waagrecht, senkrecht oder schräg, ohne Lücke. Eine Fünferlinie läutet die letzte Runde ein.",
    task="Du hast eine 6 gewürfelt. Bilde eine Fünferlinie.",
    success="Fünf! Die Runde wird zu Ende gespielt, also war Gelb noch einmal am Zug. Du hast die längste Linie und gewinnst.",
    otherwise="Deine Linie hat weiterhin vier Steine. Setz sie schräg fort, in Reihe 6, Spalte 6.",
    facts=("rot", "rot", "leer"),
)

ROLL = Said(
    words="Das Brett hat acht Reihen, von oben gezählt, und acht Spalten. Der Würfel sagt, in welche Reihe oder Spalte du einen Stein setzt.",
    task="Du hast eine 4 gewürfelt. Setz neben deinen roten Stein.",
    success="Zwei in einer Linie. Ein Stein bleibt die ganze Partie lang liegen.",
    answers=("Das sperrt die 4, und Sperren kommt später dran. Setz einen Stein.",),
    otherwise="Dieser Stein berührt den in Reihe 3, Spalte 3 nicht.",
    facts=("rot", "leer"),
)

BLOCK = Said(
    words="Gelb hat vier Steine in Reihe 3, von Spalte 2 bis Spalte 5. Spalte 1 gehört dir, zu fünf fehlt also nur noch Spalte 6.",
    task="Du hast eine 6 gewürfelt. Halte Gelb auf.",
    success="Aus den vier gelben Steinen können keine fünf mehr werden.",
    otherwise="Gelb kann in Reihe 3, Spalte 6 immer noch die fünf voll machen.",
    facts=("rot", "gelb", "gelb", "leer"),
)

BLACK_OUT = Said(
    words="Statt einen Stein zu setzen, darfst du die gewürfelte Zahl sperren: Leg einen Stein auf ihren Ring über dem Brett und würfle noch einmal.",
    task="Eine 2 hilft deiner Linie nicht. Sperr sie.",
    success="Die 2 ist für die ganze Partie gesperrt, aber nur für dich. Du hast noch einmal gewürfelt: eine 7.",
    otherwise="Dieser Stein macht keine Linie länger. Wähle stattdessen den Ring der 2.",
    facts=("frei",),
)

AGAIN = Said(
    words="Auch die 7 könntest du sperren, und so weiter, in einem Zug so oft du willst. Sobald du einen Stein setzt, ist dein Zug zu Ende.",
    task="Mach deine Linie vier lang.",
    success="Vier in Spalte 6. Jetzt ist Gelb dran.",
    answers=("Erlaubt, aber die 7 hilft deiner Linie. Setz in Reihe 7.",),
    otherwise="Deine Linie hat immer noch drei Steine. Sie liegt in Spalte 6.",
    facts=("rot", "leer", "gesperrt von Rot"),
)

LOST_TURN = Said(
    words="Sperren hat seinen Preis: Würfelst du diese Zahl noch einmal, ist dein Zug sofort vorbei. Gelb hat die 3 gesperrt.",
    task="Du hast eine 5 gewürfelt. Bilde eine Dreierlinie und sieh Gelb zu.",
    success="Gelb hat eine 3 gewürfelt, und der Zug war vorbei. Du bist wieder dran.",
    otherwise="Noch keine drei in einer Linie. Schau schräg hinunter zu Reihe 5.",
    facts=("gesperrt von Gelb", "leer"),
)

LAST_TURN = Said(
    words="Jetzt bist du Gelb. Rot hat eine Fünferlinie, und du bist in dieser Runde als Letztes dran. Die längste Linie gewinnt.",
    task="Du hast eine 5 gewürfelt. Bilde eine längere Linie.",
    success="Sechs schlägt fünf. Du gewinnst.",
    otherwise="Die Fünferlinie von Rot ist immer noch die längste. Füll die Lücke in Spalte 7.",
    facts=("leer", "gelb", "gelb"),
)

TIE = Said(
    words="Wieder Gelb, wieder der letzte Zug. Sind die Linien gleich lang, entscheiden die meisten Sperren, dann die meisten Steine. Jede Farbe hat eine Sperre.",
    task="Du hast eine 1 gewürfelt. Hol dir noch eine Sperre.",
    success="Zwei Sperren, und ein neuer Wurf: 7.",
    otherwise="Damit wäre die Partie zu Ende: Rot hat fünf, du hast vier.",
    facts=("gesperrt von Rot", "gesperrt von Gelb"),
)

TIE_BREAK = Said(
    words="Du hast zwei Sperren, Rot hat eine. Jetzt genügt dir eine Fünferlinie.",
    task="Du hast eine 7 gewürfelt. Mach die fünf voll.",
    success="Beide haben fünf, aber du hast mehr Sperren. Du gewinnst.",
    answers=("Noch eine Sperre, aber mit der 7 hast du sofort fünf.",),
    otherwise="Das ergibt keine fünf. Deine vier Steine liegen in Spalte 7.",
    facts=("gelb", "leer", "leer"),
)

PLAY = Said(
    words="Du bist Rot, und der sanfteste Bot ist Gelb. Jede Farbe hat 25 Steine. Zwei bis vier können spielen; nach Gelb kommen Grün und Blau.",
    task="Mach deinen ersten Zug.",
    success="Die Partie läuft.",
)

FULL = Said(
    words="Einfach passen darfst du nicht. Nur wenn die ganze Reihe und die ganze Spalte der Zahl voll sind, darfst du deinen Zug beenden, ohne etwas zu tun.",
    task="Du hast eine 4 gewürfelt. Passe.",
    success="Dein Zug ist zu Ende, und deinen Stein hast du behalten.",
    otherwise="Sperren ist auch erlaubt, und du würfelst noch einmal. Passe jetzt.",
    facts=("gelb", "rot"),
)

LAST_PIECE = Said(
    words="Von deinen 25 Steinen hast du noch einen. Ohne Stein würfelst du nicht: Deine Züge enden von selbst.",
    task="Du hast eine 8 gewürfelt. Sperr sie mit deinem letzten Stein.",
    success="Du würfelst nicht noch einmal, denn dein Vorrat ist leer. Gelb ist dran.",
    otherwise="Auch das wäre dein letzter Stein. Aber sperr die 8.",
    facts=("gesperrt von Gelb", "gesperrt von Rot"),
)

NOBODY_CAN_PLACE = Said(
    words="Wenn niemand je wieder setzen kann, ist die Partie sofort zu Ende, und kürzere Linien zählen auch. Gelb hat alle Zahlen gesperrt, du alle bis auf die 8.",
    task="Du hast eine 8 gewürfelt. Sperr sie.",
    success="Beide haben eine Dreierlinie und acht Sperren. Du hast auf den 64 Feldern mehr Steine, 5 zu 4, und gewinnst.",
    otherwise="Dann kannst du mit einer 8 immer noch setzen, und die Partie geht weiter.",
    facts=("gesperrt von Rot und Gelb", "gesperrt von Gelb"),
)
