"""Deutsch: der Kurs zu On Tour und das Kleingedruckte."""

from pygames.look.lessons import Said

CLIMB = Said(
    words="Ein voller Plan und eine Tour darauf. Sie geht von Nachbar zu Nachbar, und ihre Zahlen fallen nie. Die längste Tour gewinnt.",
    task="Sie ist in Arkansas bei 42. Geh weiter nach Mississippi.",
    success="42 nach 42 ist in Ordnung: Gleiche Zahlen dürfen aufeinanderfolgen. Kleine Schritte machen eine lange Tour.",
    answers=(
        "60 ist mehr als 42, aber von Louisiana aus kommt die Tour nicht weiter.",
        "Bis 58 ist es weit. Danach käme nur noch ein einziges Gebiet.",
    ),
    otherwise="Damit endet die Tour, aber sie kann noch weitergehen.",
    facts=("42", "42", "60", "58"),
)

NEIGHBOURS = Said(
    words="Gebiete sind Nachbarn, wenn sie eine gemeinsame Grenze haben. Sich an einer Ecke zu berühren genügt nicht.",
    task="Finde einen Nachbarn von Utah.",
    success="Die zwei haben eine gemeinsame Grenze, also darf eine Tour vom einen ins andere.",
    answers=(
        "New Mexico berührt Utah nur an einer Ecke.",
        "Das ist Utah selbst. Wähle ein Gebiet daneben.",
    ),
    otherwise="Dieses Gebiet grenzt nicht an Utah.",
    facts=("Utah", "New Mexico", "Wyoming"),
)

OVER_A_STAR = Said(
    words="Ein Stern passt nach jeder Zahl, aber er lässt dich nicht von vorn beginnen: 30, Stern, 20 geht nicht.",
    task="Geh von der 36 in Nebraska weiter zum Stern in Missouri.",
    success="Die Tour ist jetzt bei einem Stern, und ihre nächste Zahl muss 36 oder mehr sein.",
    otherwise="Erlaubt, aber ein Stern hält mehr Zahlen offen. Wähle Missouri.",
    facts=("36", "Stern"),
)

POINTS = Said(
    words="Jedes Gebiet auf deiner Tour bringt einen Punkt, und noch einen, wenn es eingekreist ist. Hier sind es 15 Gebiete, davon 11 eingekreist.",
    task="Weiter geht es nicht. Beende die Tour.",
    success="15 und 11: 26 Punkte. Und jetzt, wie man einen Plan ausfüllt.",
    facts=("98",),
)

REGIONS = Said(
    words="Jedes Gebiet liegt im Norden oder Süden und im Westen, in der Mitte oder im Osten. Die letzten drei haben je eine eigene Farbe; Gebiete mit Punkten liegen im Süden.",
    task="Finde ein Gebiet im Südwesten.",
    success="Süden und Westen. Eintragen darfst du dort, wenn eine Karte eins von beiden zeigt.",
    answers=(
        "Dieses Gebiet liegt im Westen, aber im Norden.",
        "Dieses Gebiet liegt im Süden, aber nicht im Westen.",
    ),
    otherwise="Dieses Gebiet liegt weder im Süden noch im Westen.",
    facts=("Südwesten", "Südwesten", "Nordwesten"),
)

WRITE = Said(
    words="Die Würfel zeigen 4 und 9, also trägst du 49 und 94 ein. Die Karten zeigen Norden, Westen und Osten; jede Zahl verbraucht eine Karte.",
    task="Trag 49 im Norden ein und 94 im Osten.",
    success="Beide stehen in der Region einer Karte. Die dritte Karte wurde nicht gebraucht.",
    otherwise="Das ist erlaubt, aber 49 steht nicht im Norden oder 94 nicht im Osten.",
    facts=("Norden", "Westen", "Osten", "nördliche Mitte, leer"),
)

CIRCLE = Said(
    words="Jede Karte zeigt auch ein Gebiet. Eine Zahl, die du mit dieser Karte dort einträgst, wird eingekreist: Auf deiner Tour bringt sie zwei Punkte statt einen.",
    task="Trag beide Zahlen so ein, dass beide eingekreist sind.",
    success="Zwei Kreise, in Minnesota und South Carolina.",
    answers=("Eine ist eingekreist. Die andere steht nicht im Gebiet einer Karte.",),
    otherwise="Keine steht im Gebiet einer Karte: Minnesota oder South Carolina.",
    facts=("leer, auf einer Karte", "leer, auf einer Karte", "24"),
)

STAR = Said(
    words="Nach einem Pasch oder wenn alle drei Karten dieselbe Region zeigen, trägst du nur einen Stern ein, eingekreist. Er passt zwischen alle Zahlen.",
    task="Die Würfel zeigen 7 und 7. Trag im Westen einen Stern ein.",
    success="Ein eingekreister Stern: zwei Punkte, wo deine Tour auch hinführt.",
    otherwise="Auch diese Region zeigt eine Karte. Nimm diesmal aber den Westen.",
    facts=("Südwesten, leer", "Westen"),
)

CROSS = Said(
    words="In den Regionen dieser Karten ist nur Kalifornien leer. Passt nur eine Zahl, kommt für die andere ein X. Zu einem X führt keine Tour.",
    task="Trag dort 06 ein, vor der 07 in Nevada.",
    success="Das X kam in irgendein leeres Gebiet, denn in den Regionen der Karten war keins mehr frei.",
    otherwise="60 wäre zu hoch, um zur 07 weiterzugehen. Wähle 06.",
    facts=("leer, auf einer Karte", "07", "leer", "leer"),
)

LAST = Said(
    words="Für die letzten zwei Gebiete gibt es keine Karten: Trag irgendwo ein, ohne Kreis. Beim allerletzten wählst du eine der Zahlen.",
    task="Wähle, was zwischen 34 in Kansas und 82 in Colorado passt.",
    success="34, 58, 82: Da kommt eine Tour durch. Der Plan ist voll, und jetzt würdest du sie zeichnen.",
    otherwise="85 ist mehr als 82, also käme keine Tour nach Colorado weiter.",
    facts=("leer", "34", "82"),
)

PLAY = Said(
    words="Du und der sanfteste Bot tragt dieselben Zahlen ein, beide auf dem eigenen Plan. Wer mehr Punkte hat, gewinnt; bei Gleichstand entscheiden die Kreise. Setz kleine Zahlen zu kleinen.",
    task="Trag deine ersten zwei Zahlen ein.",
    success="Die Partie läuft.",
)

SET_UP = Said(
    words="Zu Beginn wird gewürfelt, bis die Würfel verschieden sind, hier 28 und 82. Dann kommen vier Karten: 28 in die ersten zwei Gebiete, 82 in die anderen.",
    task="Finde eine eingekreiste 82.",
    success="Alle vier sind eingekreist, auf jedem Plan. Diese vier Karten scheiden aus.",
    answers=("Das ist eine 28, von einer der ersten zwei Karten.",),
    otherwise="Dort steht keine 82. Sie steht in den Gebieten der letzten zwei Karten.",
    facts=("28, eingekreist", "28, eingekreist", "82, eingekreist", "82, eingekreist"),
)

ONE_REGION = Said(
    words="Alle drei Karten zeigen den Süden, also sind die Würfel egal: Du trägst dort einen Stern ein, auch wo keine Karte das Gebiet zeigt.",
    task="Setz ihn dahin, wo die meisten Nachbarn sind: Missouri oder Tennessee.",
    success="Er hat acht Nachbarn, also können viele Touren durch diesen Stern führen.",
    otherwise="Erlaubt, aber Missouri und Tennessee haben mehr Nachbarn.",
    facts=("Süden", "Süden", "Süden", "südliche Mitte"),
)

TWO_CROSSES = Said(
    words="Die Karten zeigen Norden, Norden und Osten, aber leer sind nur Gebiete anderswo. Passt keine der Zahlen, trag zweimal ein X ein.",
    task="Halte Oklahoma frei.",
    success="Jeder Zug füllt zwei Gebiete, also sind alle Pläne gleichzeitig voll.",
    otherwise="Das setzt ein X nach Oklahoma. Nimm Kalifornien und Louisiana.",
    facts=("leer", "leer", "leer", "Norden"),
)

OVER_WATER = Said(
    words="Es gibt noch einen zweiten Plan, Europa, mit 40 Gebieten statt 41. Dort machen auch gepunktete Linien übers Wasser Gebiete zu Nachbarn.",
    task="Finde einen Nachbarn von Island.",
    success="Die gepunkteten Linien verbinden Island mit Norwegen und Großbritannien.",
    answers=("Das ist Island selbst. Folge einer gepunkteten Linie.",),
    otherwise="Dieses Gebiet verbindet keine gepunktete Linie mit Island.",
    facts=("Island", "Norwegen", "Großbritannien"),
)

LAST_TWO = Said(
    words="Zwei Gebiete sind noch leer, also wurden keine Karten gezogen. Nach einem Pasch kommt ein eingekreister Stern in eins davon, und für das andere wird neu gewürfelt.",
    task="Trag den Stern in Oklahoma ein.",
    success="Die Würfel zeigen 1 und 9: Trag 19 oder 91 in Louisiana ein. Einen Kreis gibt es dafür nicht.",
    otherwise="Auch das ist erlaubt. Aber trag ihn in Oklahoma ein.",
    facts=("leer", "leer"),
)
