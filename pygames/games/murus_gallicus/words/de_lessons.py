"""Deutsch: der Kurs zu Murus Gallicus und das Kleingedruckte."""

from pygames.look.lessons import Said

BREAKTHROUGH = Said(
    words="Du bist Weiß. Du gewinnst, wenn einer deiner Steine die gegnerische Grundreihe ganz oben erreicht. Ein Turm zieht zwei Felder weit in gerader Linie.",
    task="Gewinne jetzt: Zieh mit dem Turm auf d5 nach d7.",
    success="Ein Durchbruch: Einer deiner Steine steht auf der Grundreihe von Schwarz, und du hast gewonnen.",
    otherwise="Noch steht keiner deiner Steine auf der gegnerischen Grundreihe. Zieh gerade nach oben, zwischen den schwarzen Türmen hindurch.",
    facts=("weißer Turm", "leer", "leer"),
)

DISTRIBUTE = Said(
    words="So beginnt jede Partie. Ein Turm besteht aus zwei Steinen, und er zieht, indem er zerfällt: Auf jedes der nächsten zwei Felder kommt ein Stein.",
    task="Zieh mit dem Turm auf d1 gerade nach oben.",
    success="Ein Stein steht auf d2, einer auf d3, und d1 ist leer. Schwarz antwortet ebenso.",
    otherwise="Auch ein guter Zug. Zieh diesmal aber mit dem Turm auf d1 gerade nach oben, nach d3.",
    facts=("weißer Turm", "leer", "leer"),
)

SINGLES = Said(
    words="Ein einzelner Stein kann nicht ziehen. Er wartet, bis ein anderer dazukommt und ihn zum Turm macht. Mehr als zwei Steine hat kein Feld.",
    task="Mach aus dem einzelnen Stein auf d2 einen Turm.",
    success="Der Turm auf d2 kann wieder ziehen.",
    answers=("So wird d3 zum Turm. Jetzt ist d2 gemeint.",),
    otherwise="Auf d2 ist kein Stein gekommen. Schau die Diagonalen von c1 und e1 an.",
    facts=("einzelner weißer Stein", "weißer Turm", "weißer Turm"),
)

WALLS = Said(
    words="Beide Steine brauchen Platz: Jedes der zwei Felder muss leer sein oder ein einzelner Stein von dir steht darauf. Alles andere ist eine Mauer.",
    task="Dem Turm auf d4 ist nur ein Weg offen. Finde ihn.",
    success="Der Stein auf e4 ist jetzt ein Turm, und f4 war leer. Alle anderen Wege waren versperrt.",
    otherwise="Das war ein anderer Turm. Beginne mit dem auf d4.",
    facts=("weißer Turm", "einzelner weißer Stein", "leer"),
)

SACRIFICE = Said(
    words="Statt zu ziehen, darf ein Turm einen einzelnen schwarzen Stein neben sich schlagen. Das kostet ihn selbst einen Stein. Türme kann man nicht schlagen.",
    task="Schlag den einen schwarzen Stein, bei dem das geht.",
    success="Schwarz hat den Stein auf e5 verloren. Auch du hast mit einem bezahlt: Auf d4 steht jetzt ein einzelner Stein. Schlagen musst du nie.",
    otherwise="Das schlägt nichts. Wähle den Turm auf d4 und dann den einzelnen Stein daneben.",
    facts=("weißer Turm", "einzelner schwarzer Stein", "schwarzer Turm"),
)

NEAR = Said(
    words="Kein Stein darf das Brett verlassen. Deshalb kommt ein Turm direkt vor der gegnerischen Grundreihe nicht hinauf; einer, der zwei Reihen entfernt ist, schon.",
    task="Gewinne mit einem Zug.",
    success="Aus zwei Reihen Entfernung findet jeder Stein sein Feld, und du hast gewonnen.",
    answers=("Der Turm auf d6 ist zu nah. Welcher ist zwei Reihen entfernt?",),
    otherwise="Noch steht keiner deiner Steine auf der gegnerischen Grundreihe. Schau auf f5.",
    facts=("weißer Turm", "leer", "weißer Turm", "leer", "leer"),
)

DEFENCE = Said(
    words="Schwarz will dasselbe. Der schwarze Turm auf d3 könnte nach d1 oder f1 ziehen und gewinnen.",
    task="Halte ihn mit einem Zug auf beiden Seiten auf.",
    success="Zwei weiße Steine stehen im Weg, auf d2 und e2. Aus solchen Steinen ist eine Mauer.",
    otherwise="Schwarz käme von d3 aus noch immer auf Reihe 1. Versperre d2 und e2.",
    facts=("schwarzer Turm", "leer", "leer", "weißer Turm"),
)

STALEMATE = Said(
    words="Passen darfst du nicht. Wer nicht ziehen kann, verliert. Der einzige schwarze Turm, auf a3, hat noch einen Weg.",
    task="Versperre ihn, dann kann Schwarz nicht mehr ziehen.",
    success="Der schwarze Turm ist eingeschlossen, und einzelne Steine können nicht ziehen. Du hast gewonnen.",
    otherwise="Schwarz kann noch ziehen. Versperre den Weg von a3 nach a1.",
    facts=("schwarzer Turm", "leer", "leer", "weißer Turm"),
)

PLAY = Said(
    words="Mehr brauchst du nicht zu wissen. Du bist Weiß, und der sanfteste Bot ist Schwarz. Halte deine Steine beisammen: Ein einzelner Stein braucht einen anderen, um zu ziehen.",
    task="Mach deinen ersten Zug.",
    success="Die Partie läuft.",
)

NAMES = Said(
    words="Die Spalten heißen a bis h, die Reihen 1 bis 7, von Weiß aus gesehen. Mit diesen Namen schreibt man Züge auf.",
    task="Finde das Feld f2.",
    success="Richtig: Spalte f, Reihe 2.",
    otherwise="f2 liegt in Spalte f, gleich über der Grundreihe von Weiß.",
    facts=("leer", "weißer Turm"),
)

REPETITION = Said(
    words="Entsteht dieselbe Stellung zum dritten Mal, mit derselben Seite am Zug, endet die Partie unentschieden. Diese hier gab es schon zweimal.",
    task="Stell sie mit dem Turm auf a3 wieder her.",
    success="Dieselbe Stellung zum dritten Mal: unentschieden.",
    otherwise="So entsteht eine neue Stellung, und die Partie ginge weiter.",
    facts=("weißer Turm",),
)
