"""Hrvatski: tečaj igre Eight-by-Eight i sitna slova."""

from pygames.look.lessons import Said

FIVE = Said(
    words="Ti si Crveni. Pobjeđuje najdulji niz jedne boje: vodoravno, okomito ili dijagonalno, bez praznina. Niz od pet figura otvara posljednji krug.",
    task="Na kocki imaš 6. Složi pet u nizu.",
    success="Pet! Krug se igra do kraja, pa je Žuti imao još jedan potez. Najdulji niz je tvoj, a s njim i pobjeda.",
    facts=("crvena", "crvena", "prazno"),
    otherwise="Tvoj niz i dalje ima četiri figure. Nastavi dijagonalom, u 6. red i 6. stupac.",
)

ROLL = Said(
    words="Ploča ima osam redova, brojenih odozgo, i osam stupaca. Kocka kaže u koji red ili stupac stavljaš figuru.",
    task="Na kocki imaš 4. Stavi figuru do svoje crvene.",
    success="Dvije u nizu. Figura cijelu partiju ostaje gdje jest.",
    answers=("Time se blokira 4, a o tome ćemo poslije. Stavi figuru.",),
    otherwise="Ta figura ne dodiruje onu u 3. redu i 3. stupcu.",
    facts=("crvena", "prazno"),
)

BLOCK = Said(
    words="Žuti ima četiri u 3. redu, od 2. do 5. stupca. U 1. stupcu si ti, pa mu za pet preostaje samo 6. stupac.",
    task="Na kocki imaš 6. Zaustavi Žutog.",
    success="Od četiri žute figure više ne može biti pet.",
    otherwise="Žuti još može složiti pet, u 3. redu i 6. stupcu.",
    facts=("crvena", "žuta", "žuta", "prazno"),
)

BLACK_OUT = Said(
    words="Umjesto da staviš figuru na ploču, broj s kocke smiješ blokirati: stavi figuru na njegov prsten iznad ploče i baci opet.",
    task="Dvojka ne pomaže tvojem nizu. Blokiraj je.",
    success="Broj 2 blokiran je do kraja partije, ali samo za tebe. Bacaš opet: 7.",
    otherwise="Ta figura ne produljuje niz. Umjesto toga odaberi prsten broja 2.",
    facts=("nitko ga nije blokirao",),
)

AGAIN = Said(
    words="Možeš blokirati i sedmicu: u jednom potezu smiješ blokirati koliko god brojeva želiš. Kad staviš figuru na ploču, potez završava.",
    task="Produlji svoj niz na četiri.",
    success="Četiri u 6. stupcu. Na redu je Žuti.",
    answers=("Dopušteno je, ali 7 pomaže tvojem nizu. Stavi figuru u 7. red.",),
    otherwise="Tvoj niz i dalje ima tri figure. U 6. je stupcu.",
    facts=("crvena", "prazno", "blokiran, Crveni"),
)

LOST_TURN = Said(
    words="Blokiran broj ima svoju cijenu: kad ga opet baciš, potez ti odmah završava. Žuti je blokirao 3.",
    task="Na kocki imaš 5. Složi tri u nizu i gledaj Žutog.",
    success="Žuti je bacio 3, i potez mu je propao. Opet si ti na redu.",
    otherwise="Tri u nizu još nema. Prati dijagonalu do 5. reda.",
    facts=("blokiran, Žuti", "prazno"),
)

LAST_TURN = Said(
    words="Sada si Žuti. Crveni ima pet u nizu, a ti si u krugu na redu posljednji. Pobjeđuje najdulji niz.",
    task="Na kocki imaš 5. Složi dulji niz.",
    success="Šest je više od pet. Pobjeda je tvoja.",
    otherwise="Pet crvenih i dalje je najdulji niz. Popuni prazninu u 7. stupcu.",
    facts=("prazno", "žuta", "žuta"),
)

TIE = Said(
    words="Opet si Žuti, u posljednjem potezu. Kad su nizovi jednaki, odlučuje više blokiranih brojeva, a zatim više figura na ploči. Oba igrača imaju po jedan blokiran broj.",
    task="Na kocki imaš 1. Blokiraj još jedan broj.",
    success="Dva blokirana broja i novo bacanje: 7.",
    otherwise="Time bi partija završila: Crveni ima pet u nizu, a ti četiri.",
    facts=("blokiran, Crveni", "blokiran, Žuti"),
)

TIE_BREAK = Said(
    words="Imaš dva blokirana broja, a Crveni jedan. Sada je dovoljno pet u nizu.",
    task="Na kocki imaš 7. Složi pet.",
    success="Oba niza imaju pet figura, ali ti imaš više blokiranih brojeva. Pobjeda je tvoja.",
    answers=("Još jedan blokiran broj, ali sa 7 odmah slažeš pet.",),
    otherwise="To nije pet. Tvoje su četiri u 7. stupcu.",
    facts=("žuta", "prazno", "prazno"),
)

PLAY = Said(
    words="Ti si Crveni, a najblaži bot je Žuti. Svatko ima 25 figura. Igra se u dvoje, troje ili četvero; Zeleni i Plavi dolaze iza Žutog.",
    task="Odigraj svoj prvi potez.",
    success="Partija je počela.",
)

FULL = Said(
    words="Potez se ne može tek tako preskočiti. Smiješ ga završiti bez ičega samo ako su i cijeli red i cijeli stupac tog broja puni.",
    task="Na kocki imaš 4. Preskoči.",
    success="Tvoj je potez završen, a figura ti je ostala.",
    otherwise="Smiješ i blokirati, i tada bacaš opet. Ali sada preskoči.",
    facts=("žuta", "crvena"),
)

LAST_PIECE = Said(
    words="Od 25 figura ostala ti je jedna. Bez figura ne bacaš kocku: potezi ti završavaju sami od sebe.",
    task="Na kocki imaš 8. Blokiraj ga posljednjom figurom.",
    success="Ne bacaš opet jer ti je zaliha prazna. Na redu je Žuti.",
    otherwise="I to bi bila tvoja posljednja figura. Ali blokiraj 8.",
    facts=("blokiran, Žuti", "blokiran, Crveni"),
)

NOBODY_CAN_PLACE = Said(
    words="Kad više nitko nikad ne može staviti figuru na ploču, partija odmah završava i vrijede kraći nizovi. Žuti je blokirao sve brojeve, a ti sve osim 8.",
    task="Na kocki imaš 8. Blokiraj ga.",
    success="Oba igrača imaju niz od tri figure i osam blokiranih brojeva. Ti imaš više figura na 64 polja, 5 : 4, i pobjeđuješ.",
    otherwise="Tada i dalje možeš staviti figuru kad baciš 8, pa partija ide dalje.",
    facts=("blokiran, Crveni i Žuti", "blokiran, Žuti"),
)
