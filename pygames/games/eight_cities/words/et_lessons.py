"""Eesti keel: mängu 8 Cities õpetus ja peensused."""

from pygames.look.lessons import Said

JOIN_ALL = Said(
    words="Sina oled Valge. Teed ühendavad linnu ja ühendatud linnades lehvivad lipud. Kes juhib kõige rohkemate lippudega linnas, see võidab.",
    task="Ühenda viimane linn: ehita tee ruudust f5 ruutu f6.",
    success="Kõik kaheksa linna on ühendatud ja mäng on läbi. Kõige rohkem lippe on linnades d5 ja e5. Sa juhid seal 14:2 ja võidad.",
    facts=("lippe ei ole", "Valge tee"),
)

FIRST_ROAD = Said(
    words="Maal on 6 korda 6 ruutu ja kaheksa juhuslikult paigutatud linna. Tee ühendab kaht naaberruutu. Valge alustab, ühe teega.",
    task="Ühenda kaks linna, mis on kõrvuti.",
    success="Kummaski on nüüd valge lipp, teise linna eest.",
    answers=("Passida võid, aga siis jääb kõik ühendamata.",),
    otherwise="See tee ei ühenda kaht linna. Millised kaks on kõrvuti?",
    facts=("lippe ei ole", "lippe ei ole", "vaba"),
)

SET_OUT = Said(
    words="Edaspidi on igas käigus kaks teed. Tee algab linnast või ruudust, mida sinu teed puudutavad.",
    task="Ehita esimene tee linnast b2 linna d2 poole.",
    success="See lõpeb ruudul c2, poolel teel. Sul on veel üks tee.",
    answers=(
        "Ka see sobib, teisest otsast. Alusta linnast b2.",
        "Passida võid juba praegu, aga siis jäävad b2 ja d2 ühendamata.",
    ),
    otherwise="See tee ei vii linnast b2 linna d2 poole.",
    facts=("lippe ei ole", "lippe ei ole", "vaba"),
)

GO_ON = Said(
    words="Ruudul c2 lõpeb sinu tee ilma linnata: see on lahtine ots. Järgmine tee peab algama sealt, kohe või järgmisel käigul. Kaht lahtist otsa sul olla ei saa.",
    task="Jõua linna d2.",
    success="Lahtist otsa enam ei ole, linnades b2 ja d2 on kummaski lipp.",
    otherwise="See läheb ruudust c2 küll edasi, aga ühtegi linna ei jõua. d2 on paremal.",
    facts=("lippe ei ole", "Valge tee"),
)

NETWORK = Said(
    words="Linnad, mida sinu teed ühendavad, on võrk. Igaühes neist on sul lipp iga teise linna eest samas võrgus, ka siis, kui need ei ole otse ühendatud.",
    task="Ühenda oma kaks võrku.",
    success="Nüüd on neli linna ühes võrgus, seega on igaühes kolm valget lippu.",
    otherwise="Võrgud on veel lahus. Ehita lahtisest otsast ruudul d3 linna d2.",
    facts=("Valge 1", "Valge 1", "Valge tee"),
)

CROSS = Said(
    words="Ühte kohta mahub ainult üks tee. Aga mõlema mängija teed võivad puudutada sama ruutu ja seal ristuda.",
    task="Ristu ruudul d4 Musta teega ja jõua linna d5.",
    success="d2 ja d5 on ühendatud, otse üle Musta tee.",
    facts=("Musta tee", "Musta tee", "vaba"),
)

ALIVE = Said(
    words="Lahtine ots vajab vaba teed mõne teise sinu võrguni. Sinna, kus seda ei oleks, ehitada ei saa.",
    task="Ruudust b6 viib edasi ainult üks tee. Ehita see.",
    success="Ruudust c6 saad veel jõuda linna d5. Nurgas a6 oleksid Musta teed sind peatanud.",
    facts=("Musta tee", "Musta tee", "vaba"),
)

CUT = Said(
    words="Kui lahtisel otsal ei ole enam kuhugi minna, läheb sinna viiv tee kaotsi, samuti sellele eelnev, kui ka selle ots jääb lahti.",
    task="Sulge Musta viimane tee ruudust d4.",
    success="Must kaotab ruutu d4 viiva tee ja siis ruutu c4 viiva tee: ahelreaktsioon.",
    otherwise="Musta tee saab veel minna ruudust d4 ruutu e4. Ehita sinna.",
    facts=("Musta tee", "Musta tee", "vaba"),
)

IMPORTANT = Said(
    words="Kõige tähtsam on linn, kus mõlemal kokku on kõige rohkem lippe. Võidab see, kellel on seal rohkem. Rõngas näitab linna, mis praegu loeb.",
    task="Leia kõige tähtsam linn.",
    success="Linnas c3 on kolm lippu. Kaks neist on Musta omad, seega juhib seal Must.",
    answers=("Ühes teises linnas on rohkem lippe. Loe mõlemat värvi.",),
    otherwise="See on tee koht. Vali linn.",
    facts=("Valge 1, Must 2", "Valge 0, Must 2"),
)

LEAD = Said(
    words="Linnas c3 juhib Must 2:1. Tähtsuselt järgmine linn loeb ainult siis, kui esimeses on viik.",
    task="Mine linnas c3 ühe teega juhtima.",
    success="c3 on ühendatud rohkemate sinu linnadega, seega on sul seal Mustast rohkem lippe.",
    answers=("Nii on linnades d2, d5 ja e5 kaks lippu. Aga c3 on tähtsam.",),
    otherwise="Seal juhib ikka veel Must. Ühenda linna c3 võrk mõne teise võrguga.",
    facts=("Valge 1, Must 2", "Valge tee"),
)

PASSING = Said(
    words="Ilma lahtise otsata võid passida. Must passis terve käigu. Kui passid ka sina, on mäng läbi.",
    task="Sa juhid linnas c3 3:2. Passi.",
    success="Mäng on läbi ja sa võitsid.",
    otherwise="Nii läheb mäng edasi ja Must võib sulle järele jõuda. Passi.",
    facts=("Valge 3, Must 2",),
)

PLAY = Said(
    words="Sina oled Valge ja kõige leebem bot on Must. Mäng lõpeb, kui mängijal ei ole enam midagi ühendada või kui mõlemad passivad.",
    task="Ehita oma esimene tee.",
    success="Mäng käib.",
)

RING = Said(
    words="Tee võib viia ka tagasi sinu enda võrku. Nii tekib ring.",
    task="Sulge ring linnade b2 ja c2 vahel.",
    success="See ei too lippu, aga ka mitte lahtist otsa, ja Must ei saa sinna enam ehitada.",
    otherwise="See ei sulge ringi. Ehita tee ruudust b2 ruutu c2.",
    facts=("Valge tee", "Valge tee", "vaba"),
)

FIRST_PASS = Said(
    words="Valge esimene käik on üks tee või passimine. Edaspidi on igas käigus kaks teed, ka Musta esimeses, ükskõik mida Valge teeb.",
    task="Passi ja vaata, mida teeb Must.",
    success="Must ehitas kaks teed. Kui ka Must oleks passinud, oleks mäng läbi.",
    otherwise="See on tee. Passi, et näha, mida Must võib teha.",
)

AT_ONCE = Said(
    words="Mäng lõpeb kohe, kui mängijal ei ole enam midagi ühendada, ka keset käiku.",
    task="Sul on kaks teed. Lõpeta mäng esimesega.",
    success="Kõik sinu linnad on ühendatud, midagi enam ühendada ei ole. Teist teed ei ehitata.",
)

EQUAL = Said(
    words="Mäng on läbi. Neljas linnas on kümme lippu, kõige rohkem, aga seal on viik. Seega otsustavad tähtsuselt järgmised linnad.",
    task="Leia üks neist.",
    success="Linnades b2 ja d1 on kummaski kuus lippu ja need loevad koos. Seal juhib Valge 10:2 ja võidab, kuigi tal on kokku vähem lippe.",
    answers=(
        "Seal on mõlemal viis lippu, nii et see ei otsusta midagi.",
        "Seal on viis lippu. Teistes on kuus.",
    ),
    otherwise="See on tee koht. Vali linn.",
    facts=("Valge 5, Must 5", "Valge 5, Must 1", "Valge 5, Must 1", "Valge 0, Must 5"),
)
