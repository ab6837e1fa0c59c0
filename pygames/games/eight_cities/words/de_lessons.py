"""Deutsch: der Kurs zu 8 Cities und das Kleingedruckte."""

from pygames.look.lessons import Said

JOIN_ALL = Said(
    words="Du bist Weiß. Straßen verbinden Städte, und in verbundenen Städten wehen Flaggen. Wer in der Stadt mit den meisten Flaggen führt, gewinnt.",
    task="Verbinde die letzte Stadt: Bau von f5 nach f6.",
    success="Alle acht Städte sind verbunden, also ist die Partie zu Ende. Die meisten Flaggen wehen in d5 und e5. Du führst dort 14 zu 2 und gewinnst.",
    facts=("keine Flaggen", "Straße von Weiß"),
)

FIRST_ROAD = Said(
    words="Das Land hat 6 mal 6 Felder und acht zufällig verteilte Städte. Eine Straße verbindet zwei benachbarte Felder. Weiß beginnt, mit einer Straße.",
    task="Verbinde die zwei Städte, die Seite an Seite liegen.",
    success="Jede hat jetzt eine weiße Flagge, für die andere.",
    answers=("Passen darfst du, aber dann ist nichts verbunden.",),
    otherwise="Diese Straße verbindet keine zwei Städte. Welche zwei liegen Seite an Seite?",
    facts=("keine Flaggen", "keine Flaggen", "frei"),
)

SET_OUT = Said(
    words="Von nun an sind es in jedem Zug zwei Straßen. Eine Straße beginnt an einer Stadt oder an einem Feld, das deine Straßen berühren.",
    task="Bau die erste Straße von b2 in Richtung d2.",
    success="Sie endet bei c2, auf halbem Weg. Du hast noch eine Straße.",
    answers=(
        "Auch das geht, vom anderen Ende her. Beginn bei b2.",
        "Passen darfst du jetzt, aber dann bleiben b2 und d2 getrennt.",
    ),
    otherwise="Diese Straße führt nicht von b2 in Richtung d2.",
    facts=("keine Flaggen", "keine Flaggen", "frei"),
)

GO_ON = Said(
    words="Bei c2 endet deine Straße ohne Stadt: ein loses Ende. Deine nächste Straße muss dort beginnen, gleich oder im nächsten Zug. Zwei lose Enden hast du also nie.",
    task="Erreiche die Stadt auf d2.",
    success="Das lose Ende ist weg, und b2 und d2 haben je eine Flagge.",
    otherwise="Das geht von c2 aus weiter, erreicht aber keine Stadt. d2 liegt rechts.",
    facts=("keine Flaggen", "Straße von Weiß"),
)

NETWORK = Said(
    words="Städte, die deine Straßen verbinden, sind ein Netz. In jeder hast du eine Flagge für jede andere Stadt darin, ob direkt verbunden oder nicht.",
    task="Verbinde deine zwei Netze.",
    success="Jetzt sind vier Städte in einem Netz, jede hat also drei weiße Flaggen.",
    otherwise="Die Netze sind noch getrennt. Bau vom losen Ende bei d3 nach d2.",
    facts=("Weiß 1", "Weiß 1", "Straße von Weiß"),
)

CROSS = Said(
    words="Jeder Platz hat nur eine Straße. Aber Straßen beider Seiten dürfen dasselbe Feld berühren und sich dort kreuzen.",
    task="Kreuze die schwarze Straße bei d4 und erreiche d5.",
    success="d2 und d5 sind verbunden, quer über die Straße von Schwarz.",
    facts=("Straße von Schwarz", "Straße von Schwarz", "frei"),
)

ALIVE = Said(
    words="Ein loses Ende braucht einen freien Weg zu einem anderen Netz von dir. Wo es keinen hätte, darfst du nicht bauen.",
    task="Von b6 führt nur ein Weg weiter. Bau dort.",
    success="Von c6 aus kannst du d5 noch erreichen. In der Ecke bei a6 hätten dich die Straßen von Schwarz aufgehalten.",
    facts=("Straße von Schwarz", "Straße von Schwarz", "frei"),
)

CUT = Said(
    words="Hat ein loses Ende keinen Weg mehr, geht die Straße dorthin verloren, und die davor auch, wenn sie dann lose endet.",
    task="Versperre den letzten Weg von Schwarz ab d4.",
    success="Schwarz verliert die Straße nach d4 und dann die nach c4: eine Kettenreaktion.",
    otherwise="Die Straße von Schwarz kann noch von d4 nach e4 weitergehen. Bau dort.",
    facts=("Straße von Schwarz", "Straße von Schwarz", "frei"),
)

IMPORTANT = Said(
    words="Am wichtigsten ist die Stadt mit den meisten Flaggen beider Seiten. Wer dort mehr hat, gewinnt. Ein Ring zeigt die Stadt, die gerade zählt.",
    task="Finde die wichtigste Stadt.",
    success="c3 hat drei Flaggen. Zwei davon sind schwarz, also führt Schwarz dort.",
    answers=("Eine andere Stadt hat mehr Flaggen. Zähl beide Farben.",),
    otherwise="Das ist ein Platz für eine Straße. Wähle eine Stadt.",
    facts=("Weiß 1, Schwarz 2", "Weiß 0, Schwarz 2"),
)

LEAD = Said(
    words="Schwarz führt in c3 mit 2 zu 1. Die nächstwichtige Stadt zählt nur, wenn in der ersten Gleichstand herrscht.",
    task="Geh in c3 mit einer Straße in Führung.",
    success="c3 ist jetzt mit mehr Städten von dir verbunden, also hast du dort mehr Flaggen als Schwarz.",
    answers=("Das macht zwei Flaggen in d2, d5 und e5. Aber c3 ist wichtiger.",),
    otherwise="Schwarz führt dort noch. Verbinde das Netz von c3 mit einem anderen.",
    facts=("Weiß 1, Schwarz 2", "Straße von Weiß"),
)

PASSING = Said(
    words="Ohne loses Ende darfst du passen. Schwarz hat einen ganzen Zug lang gepasst. Passt du auch, ist die Partie zu Ende.",
    task="Du führst in c3 mit 3 zu 2. Passe.",
    success="Die Partie ist zu Ende, und du gewinnst.",
    otherwise="Dann geht die Partie weiter, und Schwarz kann aufholen. Passe.",
    facts=("Weiß 3, Schwarz 2",),
)

PLAY = Said(
    words="Du bist Weiß, und der sanfteste Bot ist Schwarz. Die Partie endet, wenn jemand nichts mehr verbinden kann oder wenn beide passen.",
    task="Bau deine erste Straße.",
    success="Die Partie läuft.",
)

RING = Said(
    words="Eine Straße darf auch zurück in dein eigenes Netz führen. So schließt sich ein Ring.",
    task="Schließ den Ring zwischen b2 und c2.",
    success="Das bringt keine Flagge, aber auch kein loses Ende, und Schwarz kann dort nicht mehr bauen.",
    otherwise="Das schließt keinen Ring. Bau von b2 nach c2.",
    facts=("Straße von Weiß", "Straße von Weiß", "frei"),
)

FIRST_PASS = Said(
    words="Der erste Zug von Weiß ist eine Straße oder Weiß passt. Danach sind es in jedem Zug zwei Straßen, auch im ersten von Schwarz, was immer Weiß tut.",
    task="Passe und sieh Schwarz zu.",
    success="Schwarz hat zwei Straßen gebaut. Hätte auch Schwarz gepasst, wäre die Partie zu Ende.",
    otherwise="Das ist eine Straße. Passe, um zu sehen, was Schwarz tun darf.",
)

AT_ONCE = Said(
    words="Die Partie endet sofort, wenn jemand nichts mehr verbinden kann, auch mitten im Zug.",
    task="Du hast zwei Straßen. Beende mit der ersten die Partie.",
    success="Alle deine Städte sind verbunden, es gibt also nichts mehr zu verbinden. Die zweite Straße wird nicht gebaut.",
)

EQUAL = Said(
    words="Die Partie ist zu Ende. Vier Städte haben zehn Flaggen, die meisten, aber dort herrscht Gleichstand. Also entscheiden die nächstwichtigen Städte.",
    task="Finde eine davon.",
    success="b2 und d1 haben je sechs Flaggen und zählen zusammen. Weiß führt dort 10 zu 2 und gewinnt, mit insgesamt weniger Flaggen.",
    answers=(
        "Dort haben beide fünf Flaggen, das entscheidet nichts.",
        "Sie hat fünf Flaggen. Andere haben sechs.",
    ),
    otherwise="Das ist ein Platz für eine Straße. Wähle eine Stadt.",
    facts=("Weiß 5, Schwarz 5", "Weiß 5, Schwarz 1", "Weiß 5, Schwarz 1", "Weiß 0, Schwarz 5"),
)
