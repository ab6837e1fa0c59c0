"""Eesti keel: Murus Gallicuse õpetus ja peensused."""

from pygames.look.lessons import Said

BREAKTHROUGH = Said(
    words="Sina oled Valge. Võidad, kui üks sinu kividest jõuab vastase kodureale, kõige üles. Torn käib kaks ruutu edasi, otse või diagonaalis.",
    task="Võida kohe: käi torniga ruudult d5 ruudule d7.",
    success="Läbimurre: üks sinu kividest on Musta kodureal ja sa võitsid.",
    otherwise="Ükski sinu kivi ei ole veel vastase kodureal. Käi otse üles, mustade tornide vahelt.",
    facts=("valge torn", "tühi", "tühi"),
)

DISTRIBUTE = Said(
    words="Nii algab iga mäng. Tornis on kaks kivi ja käies laguneb see koost: kummalegi kahest järgmisest ruudust läheb üks kivi.",
    task="Käi torniga d1 otse üles.",
    success="Üks kivi on ruudul d2, teine ruudul d3 ja d1 on tühi. Must vastab samamoodi.",
    otherwise="Ka see on hea käik. Seekord käi aga torniga d1 otse üles, ruudule d3.",
    facts=("valge torn", "tühi", "tühi"),
)

SINGLES = Said(
    words="Üksik kivi ei saa käia. See ootab, kuni teine kivi tuleb ja teeb temast torni. Rohkem kui kaks kivi ühelegi ruudule ei mahu.",
    task="Tee üksikust kivist ruudul d2 torn.",
    success="Torn ruudul d2 saab jälle käia.",
    answers=("Nii tekib torn ruudule d3. Nüüd on vaja torni ruudule d2.",),
    otherwise="Ruudule d2 ei tulnud kivi. Vaata diagonaale ruutudelt c1 ja e1.",
    facts=("üksik valge kivi", "valge torn", "valge torn"),
)

WALLS = Said(
    words="Mõlemale kivile peab ruumi olema: kumbki ruut peab olema tühi või peab sellel olema sinu üksik kivi. Kõik muu on müür.",
    task="Tornil d4 on lahti ainult üks tee. Leia see.",
    success="Kivist ruudul e4 sai torn ja f4 oli tühi. Kõik teised teed olid kinni.",
    otherwise="See oli teine torn. Alusta sellest, mis on ruudul d4.",
    facts=("valge torn", "üksik valge kivi", "tühi"),
)

SACRIFICE = Said(
    words="Käimise asemel võib torn lüüa kõrvalruudult üksiku musta kivi. See maksab tornile endale ühe kivi. Torni lüüa ei saa.",
    task="Löö ainus must kivi, mida lüüa saab.",
    success="Must kaotas kivi ruudult e5. Ka sina maksid ühe kivi: ruudul d4 on nüüd üksik kivi. Löömine ei ole kunagi kohustuslik.",
    otherwise="See ei löö midagi. Vali torn d4 ja siis üksik kivi selle kõrval.",
    facts=("valge torn", "üksik must kivi", "must torn"),
)

NEAR = Said(
    words="Ükski kivi ei tohi laualt välja minna. Seepärast ei pääse vastase kodureale torn, mis on kohe selle ees, küll aga torn, mis on kahe rea kaugusel.",
    task="Võida ühe käiguga.",
    success="Kahe rea kauguselt jätkub ruutu mõlemale kivile ja sa võitsid.",
    answers=("Torn d6 oli liiga lähedal. Milline on kahe rea kaugusel?",),
    otherwise="Ükski sinu kivi ei ole veel vastase kodureal. Vaata ruutu f5.",
    facts=("valge torn", "tühi", "valge torn", "tühi", "tühi"),
)

DEFENCE = Said(
    words="Must tahab sedasama. Must torn ruudul d3 võiks minna ruudule d1 või f1 ja võita.",
    task="Peata see ühe käiguga mõlemalt poolt.",
    success="Ruutudel d2 ja e2 on kaks valget kivi teel ees. Just sellistest kividest ongi müür.",
    otherwise="Must jõuaks ruudult d3 ikka veel esimesele reale. Sulge nii d2 kui ka e2.",
    facts=("must torn", "tühi", "tühi", "valge torn"),
)

STALEMATE = Said(
    words="Passida ei tohi. Kui sa ei saa käia, siis kaotad. Musta ainsal tornil, ruudul a3, on üks tee veel lahti.",
    task="Sulge see, siis ei saa Must enam käia.",
    success="Musta torn on suletud ja üksikud kivid ei saa käia. Sa võitsid.",
    otherwise="Must saab veel käia. Sulge tee ruudult a3 ruudule a1.",
    facts=("must torn", "tühi", "tühi", "valge torn"),
)

PLAY = Said(
    words="Muud ei ole vaja teada. Sina oled Valge ja kõige leebem bot on Must. Hoia oma kivid koos: üksik kivi vajab liikumiseks teist.",
    task="Tee oma esimene käik.",
    success="Mäng käib.",
)

NAMES = Said(
    words="Veerud on a kuni h ja read 1 kuni 7, Valge poolt vaadates. Nende järgi pannakse käigud kirja.",
    task="Leia ruut f2.",
    success="Õige: veerg f, 2. rida.",
    otherwise="Ruut f2 on veerus f, kohe Valge kodurea kohal.",
    facts=("tühi", "valge torn"),
)

REPETITION = Said(
    words="Kui sama seis tekib kolmandat korda ja käigul on sama mängija, jääb mäng viiki. See seis on olnud juba kaks korda.",
    task="Too see torniga a3 tagasi.",
    success="Sama seis kolmandat korda: viik.",
    otherwise="Nii tekib uus seis ja mäng läheks edasi.",
    facts=("valge torn",),
)
