"""Eesti keel: Cercase õpetus ja peensused."""

from pygames.look.lessons import Said

CLOSE = Said(
    words="Sina oled X. Tarad sulgevad alasid, milles on üks kuni viis ruutu. Ala punktid saab see, kellel on seal rohkem märke.",
    task="Tõmba tara täpist d7 täpini d8 ja pane X sissepoole.",
    success="Suletud on viis ruutu, nende sees on kaks X-i ja üks O: sina saad viis punkti.",
    answers=("Üks X ja üks O: viigis ala ei anna kellelegi punkte. Pane sisse veel üks X.",),
    otherwise="Ala on täppide d7 ja d8 vahelt veel lahti.",
    facts=("X", "O", "tühi"),
)

TURN = Said(
    words="Käik on üks tara ja siis märk selle kõrvale. Tara on sirge ja ühendab kaht, kolme või nelja järjestikust täppi.",
    task="Tõmba tara läbi nelja täpi ja märgi siis üks ruut.",
    success="Kolm joont ja sinu X ühe kõrval. Sobinud oleks kumbki pool.",
    otherwise="Ka see on tara, aga lühem. Seekord ühenda neli täppi.",
)

TOUCH = Said(
    words="Iga joon peab olema uus. Ühes täpis võib kokku saada kuni kolm joont: tarad võivad puutuda, aga ei ristu kunagi.",
    task="Lõpeta oma tara O tara keskel, täpis e4 või e5.",
    success="Nüüd on selles täpis kolm joont koos ja ükski teine tara seda enam puudutada ei saa.",
    otherwise="See tara ei lõpe täpis e4 ega e5. Tule vasakult või paremalt.",
    facts=("jooned alla ja üles", "jooned alla ja üles", "O"),
)

EDGE = Said(
    words="Laua serv on algusest peale olemas. Tara võib seda puudutada, aga mitte laua nurka. Vasak ülemine nurk on alt veel lahti.",
    task="Sulge selle kaks ruutu ja märgi üks neist.",
    success="Ülejäänu sulgeb laua serv. Sina saad kaks punkti.",
    answers=("Suletud küll, aga märkideta ala ei anna midagi.",),
    otherwise="Nurk on veel lahti. Tõmba tara laua servast, täpist a7, täpini c7.",
    facts=("tühi", "tühi", "joon alla"),
)

MARK = Said(
    words="Sinu märk läheb uue tara kõrvale, aga mitte kunagi O kõrvale, kohale ega alla, ka siis mitte, kui vahel on tara.",
    task="Tõmba tara täpist c4 täpini f4 ja leia märgile ruut.",
    success="Võimalikud olid ainult c4 ja e4: teistel ruutudel selle tara kõrval on O või on O nende naaber.",
    otherwise="See on teine tara. Tõmba tara täpist c4 täpini f4.",
    facts=("O", "tühi", "tühi"),
)

SIX = Said(
    words="Kuus või rohkem ruutu on veel lahti, isegi kui jooned on ümberringi. Aga neid saab jagada.",
    task="Jaga ülal vasakul olevad kuus ruutu nii, et saad rohkem punkte kui O.",
    success="Mõlemad osad on nüüd suletud alad ja sul on rohkem punkte kui O-l.",
    answers=(
        "Mõlemad osad on nüüd suletud, aga O osa on suurem kui sinu oma.",
        "Mõlemad osad on suletud ja annavad kumbki kolm punkti.",
    ),
    otherwise="Kuus ruutu on veel jagamata. Tõmba nende vahele tara.",
    facts=("X", "O"),
)

TIE = Said(
    words="Kui märke on võrdselt, on ala viigis ega anna kellelegi punkte. O on kohe sulgemas viit ruutu all paremal.",
    task="Sulge need ise ja vii ala viiki.",
    success="Üks X ja üks O: ala ei anna kellelegi punkte.",
    answers=("Sinu suletud alal on märk ainult O-l, seega saab punktid O.",),
    otherwise="Viigis ala veel ei ole. Tõmba tara täpist e1 täpini e2 ja pane märk sisse.",
    facts=("O", "tühi", "joon paremale"),
)

END = Said(
    words="Passida ei saa. Iga tara vajab ruutu, mida märkida. Mäng lõpeb, kui mängija ei saa käia; võidab see, kellel on rohkem punkte.",
    task="Seis on 8:8. Võta O-lt ära tema viimane käik, üleval.",
    success="See oli ka O viimane käik. Mäng on läbi ja sa võitsid 12:8.",
    otherwise="O saab veel tõmmata tara täpist f7 täpini f8 ja märkida ruudu e7. Võta see käik temalt ära.",
    facts=("tühi, märkideta 5-ruudulisel alal", "O", "O"),
)

PLAY = Said(
    words="Sina oled X ja kõige leebem bot on O. Sulge väikesi alasid, millel on sul rohkem märke. Punkte loetakse alles lõpus.",
    task="Tõmba oma esimene tara ja märgi üks ruut.",
    success="Mäng käib.",
)

NAMES = Said(
    words="Täpi nimes on veerg, a kuni h, ja rida, 1 kuni 8. Ruut saab nime oma vasaku alumise nurga täpi järgi.",
    task="Leia ruut b2.",
    success="Õige: täpp b2 on selle ruudu vasakus alumises nurgas.",
    answers=("See on täpp b2. Samanimeline ruut on sellest üleval paremal.",),
    otherwise="b2 on vasakult teine ruut, altpoolt teises reas.",
    facts=("b2, X", "täpp b2"),
)

SINGLE = Said(
    words="Ka üksainus ruut võib olla ala. Märgiga annab see ühe punkti, ilma märgita mitte midagi.",
    task="Sulge nurgaruut a7 ja võida üks punkt.",
    success="Ühe ruudu suurune ala ja sinu märk selles: üks punkt.",
    answers=("Suletud, aga sinu märk on väljas: siit ei saa keegi punkti.",),
    otherwise="a7 ei ole suletud. Tõmba lühike tara täpist b7 täpini b8.",
    facts=("tühi", "joon vasakule"),
)

NOBODYS = Said(
    words="Viigis alad, märkideta alad ja lõpus lahti jäänud ruudud ei anna kellelegi punkte. Võrdse skoori korral on mäng viigis.",
    task="Leia viigis alalt üks ruut.",
    success="Üks X ja üks O: need neli ruutu ei anna kellelegi punkte.",
    otherwise="See ei ole viigis alal. Otsi kohta, kus on koos üks X ja üks O.",
    facts=("viigis 4-ruudulisel alal", "viigis 4-ruudulisel alal", "X-i"),
)
