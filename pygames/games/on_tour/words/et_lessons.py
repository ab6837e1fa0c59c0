"""Eesti keel: On Touri õpetus ja peensused."""

from pygames.look.lessons import Said

CLIMB = Said(
    words="Täis maakaart ja turnee sellel. Turnee läheb naabrilt naabrile ja selle arvud ei vähene kunagi. Võidab kõige pikem turnee.",
    task="See on Arkansases jõudnud arvuni 42. Mine edasi Mississippisse.",
    success="42 pärast 42 sobib: võrdsed arvud võivad olla järjest. Väikesed sammud teevad turnee pikaks.",
    answers=(
        "60 on rohkem kui 42, aga Louisianast turnee edasi ei pääse.",
        "58 on kaugel ees. Järgneda saaks veel ainult üks ala.",
    ),
    otherwise="See lõpetab turnee, aga turnee saab veel edasi minna.",
    facts=("42", "42", "60", "58"),
)

NEIGHBOURS = Said(
    words="Alad on naabrid, kui neil on ühine piir. Nurgapidi puutumisest ei piisa.",
    task="Leia Utah’ naaber.",
    success="Neil on ühine piir, seega võib turnee ühelt teisele minna.",
    answers=(
        "New Mexico puutub Utah’d ainult nurgaga.",
        "See on Utah ise. Vali selle kõrvalt mõni ala.",
    ),
    otherwise="Sellel alal ei ole Utah’ga ühist piiri.",
    facts=("Utah", "New Mexico", "Wyoming"),
)

OVER_A_STAR = Said(
    words="Täht sobib iga arvu järele, aga otsast alustada see ei luba: 30, täht, 20 ei ole lubatud.",
    task="Mine Nebraskast, kus on 36, edasi Missouri tähele.",
    success="Turnee on nüüd tähel ja järgmine arv peab olema vähemalt 36.",
    otherwise="See on lubatud, aga täht jätab rohkem arve võimalikuks. Vali Missouri.",
    facts=("36", "täht"),
)

POINTS = Said(
    words="Iga ala turneel annab punkti ja ringiga ala veel ühe. Siin on 15 ala, neist 11 ringiga.",
    task="Turnee edasi ei pääse. Lõpeta see.",
    success="15 ja 11 on 26 punkti. Nüüd vaata, kuidas maakaarti täidetakse.",
    facts=("98",),
)

REGIONS = Said(
    words="Iga ala on põhjas või lõunas ning läänes, keskosas või idas. Läänel, keskosal ja idal on igaühel oma toon; täpilised alad on lõunas.",
    task="Leia ala, mis on lõunas ja läänes.",
    success="Lõuna ja lääs. Siia võid kirjutada, kui kaardil on üks neist kahest.",
    answers=(
        "See ala on küll läänes, aga põhjas.",
        "See ala on küll lõunas, aga mitte läänes.",
    ),
    otherwise="See ala ei ole lõunas ega läänes.",
    facts=("lõuna ja lääs", "lõuna ja lääs", "põhi ja lääs"),
)

WRITE = Said(
    words="Täringutel on 4 ja 9, seega kirjutad 49 ja 94. Kaartidel on põhi, lääs ja ida; kumbki arv kasutab ühe kaardi ära.",
    task="Kirjuta 49 põhja ja 94 itta.",
    success="Mõlemad on mõne kaardi piirkonnas. Kolmandat kaarti ei läinud vaja.",
    otherwise="See on lubatud, aga 49 ei ole põhjas või 94 ei ole idas.",
    facts=("põhi", "lääs", "ida", "põhi ja keskosa, tühi"),
)

CIRCLE = Said(
    words="Igal kaardil on ka üks ala. Selle kaardi järgi sinna kirjutatud arv saab ringi: turneel kaks punkti ühe asemel.",
    task="Kirjuta mõlemad arvud nii, et mõlemad saavad ringi.",
    success="Kaks ringi, Minnesotas ja Lõuna-Carolinas.",
    answers=("Üks sai ringi. Teine ei ole kaardi alal.",),
    otherwise="Kumbki ei ole kaardi alal: need on Minnesota ja Lõuna-Carolina.",
    facts=("tühi, kaardil", "tühi, kaardil", "24"),
)

STAR = Said(
    words="Pärast duublit või kui kõigil kolmel kaardil on sama piirkond, kirjutad arvude asemel ühe ringiga tähe. See sobib kõigi arvude vahele.",
    task="Täringutel on 7 ja 7. Kirjuta täht läände.",
    success="Ringiga täht: kaks punkti, ükskõik kust turnee läheb.",
    otherwise="Ka see piirkond on kaardil. Aga proovi seekord läänt.",
    facts=("lõuna ja lääs, tühi", "lääs"),
)

CROSS = Said(
    words="Nende kaartide piirkondades on tühi ainult California. Kui sobib üks arv, kirjuta teise asemel X. X-ile turnee kunagi ei lähe.",
    task="Kirjuta sinna 06, Nevada 07 ette.",
    success="X läks ükskõik millisele tühjale alale, sest kaartide piirkondades ühtegi ei olnud.",
    otherwise="60 oleks liiga suur, et minna edasi arvule 07. Vali 06.",
    facts=("tühi, kaardil", "07", "tühi", "tühi"),
)

LAST = Said(
    words="Kahe viimase ala jaoks kaarte ei ole: kirjuta ükskõik kummale, ilma ringita. Kui jäänud on üks, vali üks arv.",
    task="Vali, mis sobib Kansase 34 ja Colorado 82 vahele.",
    success="34, 58, 82: turnee pääseb läbi. Maakaart on täis ja nüüd joonistaksid turnee.",
    otherwise="85 on rohkem kui 82, seega ei pääseks turnee Coloradosse edasi.",
    facts=("tühi", "34", "82"),
)

PLAY = Said(
    words="Sina ja kõige leebem bot kirjutate samad arvud, kumbki oma maakaardile. Võidab see, kellel on rohkem punkte, seejärel rohkem ringe. Pane väikesed arvud lähestikku.",
    task="Kirjuta oma esimesed kaks arvu.",
    success="Mäng käib.",
)

SET_UP = Said(
    words="Alguses veeretatakse täringuid, kuni need on erinevad, siin 28 ja 82. Siis neli kaarti: 28 läheb esimesele kahele alale, 82 teistele.",
    task="Leia ringiga 82.",
    success="Kõik neli on ringiga, igaühe maakaardil. Need neli kaarti jäävad mängust välja.",
    answers=("See on 28, ühelt esimesest kahest kaardist.",),
    otherwise="Siin ei ole 82. See on viimase kahe kaardi aladel.",
    facts=("28, ringiga", "28, ringiga", "82, ringiga", "82, ringiga"),
)

ONE_REGION = Said(
    words="Kõigil kolmel kaardil on lõuna, seega täringud ei loe: kirjutad tähe lõunasse, ka alale, mida ükski kaart ei näita.",
    task="Pane see sinna, kus on kõige rohkem naabreid: Missourisse või Tennesseesse.",
    success="Sellel on kaheksa naabrit, seega saavad sellest tähest läbi minna paljud turneed.",
    otherwise="See on lubatud, aga Missouril ja Tennesseel on rohkem naabreid.",
    facts=("lõuna", "lõuna", "lõuna", "lõuna ja keskosa"),
)

TWO_CROSSES = Said(
    words="Kaartidel on põhi, põhi ja ida, aga tühjad on ainult alad mujal. Kui kumbki arv ei sobi, kirjuta kaks X-i.",
    task="Hoia Oklahoma vaba.",
    success="Iga käik täidab kaks ala, seega saavad kõigi maakaardid täis korraga.",
    otherwise="See paneb X-i Oklahomasse. Kasuta Californiat ja Louisianat.",
    facts=("tühi", "tühi", "tühi", "põhi"),
)

OVER_WATER = Said(
    words="On ka teine maakaart, Euroopa, millel on 41 ala asemel 40. Seal ühendavad naabreid ka punktiirjooned üle vee.",
    task="Leia Islandi naaber.",
    success="Punktiirjooned ühendavad Islandit Norra ja Ühendkuningriigiga.",
    answers=("See on Island ise. Vaata mööda punktiirjoont.",),
    otherwise="Seda ala ei ühenda Islandiga ükski punktiirjoon.",
    facts=("Island", "Norra", "Ühendkuningriik"),
)

LAST_TWO = Said(
    words="Jäänud on kaks ala, seega kaarte ei tõmmatud. Pärast duublit läheb ühele neist ringiga täht ja teise jaoks veeretatakse uuesti.",
    task="Kirjuta täht Oklahomasse.",
    success="Täringutel on 1 ja 9: kirjuta Louisianasse 19 või 91. Ringi see ei saa.",
    otherwise="Ka see on lubatud. Aga kirjuta täht Oklahomasse.",
    facts=("tühi", "tühi"),
)
