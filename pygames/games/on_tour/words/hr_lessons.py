"""Hrvatski: tečaj igre On Tour i sitna slova."""

from pygames.look.lessons import Said

CLIMB = Said(
    words="Pun zemljovid i turneja na njemu. Ide od susjeda do susjeda, a brojevi na njoj nikad ne padaju. Pobjeđuje najdulja turneja.",
    task="Došla je do 42, u područje Arkansas. Nastavi u Mississippi.",
    success="42 poslije 42 je u redu: jednaki brojevi smiju slijediti jedan za drugim. Mali koraci čine dugu turneju.",
    answers=(
        "60 je više od 42, ali iz područja Louisiana turneja ne može dalje.",
        "58 je velik skok. Poslije njega moglo bi doći još samo jedno područje.",
    ),
    otherwise="Time turneja završava, a još može dalje.",
    facts=("42", "42", "60", "58"),
)

NEIGHBOURS = Said(
    words="Područja su susjedna ako imaju zajedničku granicu. Nije dovoljno da se dodiruju kutom.",
    task="Pronađi susjeda područja Utah.",
    success="Imaju zajedničku granicu, pa turneja može iz jednoga u drugo.",
    answers=(
        "Novi Meksiko i Utah dodiruju se samo kutom.",
        "To je Utah. Odaberi područje pokraj njega.",
    ),
    otherwise="To područje ne graniči s područjem Utah.",
    facts=("Utah", "Novi Meksiko", "Wyoming"),
)

OVER_A_STAR = Said(
    words="Zvjezdica se uklapa iza svakog broja, ali ne dopušta novi početak: 30, zvjezdica, 20 nije dopušteno.",
    task="Nastavi od 36 u području Nebraska do zvjezdice u području Missouri.",
    success="Turneja je sada na zvjezdici, a sljedeći joj broj mora biti 36 ili više.",
    otherwise="Dopušteno je, ali zvjezdica ostavlja otvorenim više brojeva. Odaberi Missouri.",
    facts=("36", "zvjezdica"),
)

POINTS = Said(
    words="Svako područje na tvojoj turneji donosi bod, i još jedan ako je zaokruženo. Ovdje je 15 područja, od toga 11 zaokruženih.",
    task="Turneja ne može dalje. Završi je.",
    success="15 i 11: 26 bodova. A sada pogledaj kako se zemljovid puni.",
    facts=("98",),
)

REGIONS = Said(
    words="Svako je područje na Sjeveru ili Jugu te na Zapadu, u Sredini ili na Istoku. Zapad, Sredina i Istok imaju svaki svoju boju; područja s točkicama su na Jugu.",
    task="Pronađi područje na jugozapadu.",
    success="Jug i Zapad. Ondje smiješ upisati broj kad karta pokazuje jedno od toga.",
    facts=("jugozapad", "jugozapad", "sjeverozapad"),
    answers=(
        "To je područje na Zapadu, ali na Sjeveru.",
        "To je područje na Jugu, ali ne na Zapadu.",
    ),
    otherwise="To područje nije ni na Jugu ni na Zapadu.",
)

WRITE = Said(
    words="Kocke pokazuju 4 i 9, pa upisuješ 49 i 94. Karte pokazuju Sjever, Zapad i Istok; svaki broj troši jednu kartu.",
    task="Upiši 49 na Sjeveru i 94 na Istoku.",
    success="Oba su u regiji jedne karte. Treća karta nije trebala.",
    otherwise="Dopušteno je, ali 49 nije na Sjeveru ili 94 nije na Istoku.",
    facts=("Sjever", "Zapad", "Istok", "sjeverna sredina, prazno"),
)

CIRCLE = Said(
    words="Svaka karta pokazuje i jedno područje. Broj koji se s tom kartom upiše ondje zaokružuje se: na turneji donosi dva boda umjesto jednoga.",
    task="Upiši oba broja tako da oba budu zaokružena.",
    success="Oba su zaokružena: Minnesota i Južna Karolina.",
    answers=("Jedan je zaokružen. Drugi nije u području svoje karte.",),
    otherwise="Nijedan nije u području svoje karte: to su Minnesota i Južna Karolina.",
    facts=("prazno, na karti", "prazno, na karti", "24"),
)

STAR = Said(
    words="Kad su kocke jednake ili kad sve tri karte pokazuju istu regiju, upisuješ samo jednu zaokruženu zvjezdicu. Ona se uklapa između bilo kojih brojeva.",
    task="Kocke pokazuju 7 i 7. Upiši zvjezdicu na Zapadu.",
    success="Zaokružena zvjezdica: dva boda, kuda god turneja išla.",
    otherwise="I tu regiju pokazuje jedna karta. Ali ovaj put pokušaj na Zapadu.",
    facts=("jugozapad, prazno", "Zapad"),
)

CROSS = Said(
    words="U regijama ovih karata prazna je samo Kalifornija. Kad stane samo jedan broj, umjesto drugoga upiši X. Turneja nikad ne ide na X.",
    task="Upiši ondje 06, prije broja 07 u području Nevada.",
    success="X smije u bilo koje prazno područje, jer u regijama karata više nema nijednoga.",
    otherwise="60 je previsoko da bi turneja išla dalje na 07. Odaberi 06.",
    facts=("prazno, na karti", "07", "prazno", "prazno"),
)

LAST = Said(
    words="Za posljednja dva područja karata nema: upiši brojeve u bilo koje, bez zaokruživanja. Za jedno preostalo odaberi jedan broj.",
    task="Odaberi što se uklapa između 34 (Kansas) i 82 (Colorado).",
    success="34, 58, 82: turneja može proći. Zemljovid je pun, i sada bi na red došlo crtanje.",
    otherwise="85 je više od 82, pa nijedna turneja ne bi mogla dalje u Colorado.",
    facts=("prazno", "34", "82"),
)

PLAY = Said(
    words="Ti i najblaži bot upisujete iste brojeve, svatko na svoj zemljovid. Pobjeđuje tko ima više bodova, a zatim više zaokruženih. Male brojeve stavljaj do malih.",
    task="Upiši svoja prva dva broja.",
    success="Partija je počela.",
)

SET_UP = Said(
    words="Najprije se kocke bacaju dok se ne razlikuju, ovdje 28 i 82. Slijede četiri karte: 28 ide u prva dva područja, 82 u druga dva.",
    task="Pronađi zaokružen broj 82.",
    success="Sva su četiri zaokružena, na svim zemljovidima. Te četiri karte napuštaju igru.",
    answers=("To je 28, s jedne od prvih dviju karata.",),
    otherwise="Ondje nema 82. Taj je broj u područjima posljednjih dviju karata.",
    facts=("28, zaokruženo", "28, zaokruženo", "82, zaokruženo", "82, zaokruženo"),
)

ONE_REGION = Said(
    words="Sve tri karte pokazuju Jug, pa kocke nisu važne: upisuješ zvjezdicu na Jugu, čak i u područje koje nije ni na jednoj karti.",
    task="Upiši je ondje gdje je najviše susjeda: Missouri ili Tennessee.",
    success="Ima osam susjeda, pa kroz tu zvjezdicu mogu proći mnoge turneje.",
    otherwise="Dopušteno je, ali Missouri i Tennessee imaju više susjeda.",
    facts=("Jug", "Jug", "Jug", "južna sredina"),
)

TWO_CROSSES = Said(
    words="Karte pokazuju Sjever, Sjever i Istok, ali prazna su samo područja drugdje. Kad ne stane nijedan broj, upiši dva X.",
    task="Ostavi Oklahomu slobodnom.",
    success="Svaki potez popunjava dva područja, pa su svi zemljovidi puni u isto vrijeme.",
    otherwise="Time X dolazi u Oklahomu. Uzmi Kaliforniju i Louisianu.",
    facts=("prazno", "prazno", "prazno", "Sjever"),
)

OVER_WATER = Said(
    words="Postoji i drugi zemljovid, Europa, s 40 područja umjesto 41. Ondje susjede spajaju i točkaste crte preko vode.",
    task="Pronađi susjeda Islanda.",
    success="Točkaste crte spajaju Island s Norveškom i Ujedinjenim Kraljevstvom.",
    answers=("To je sam Island. Prati točkastu crtu.",),
    otherwise="Nijedna točkasta crta ne spaja to područje s Islandom.",
    facts=("Island", "Norveška", "Ujedinjeno Kraljevstvo"),
)

LAST_TWO = Said(
    words="Ostala su dva područja, pa karte nisu izvučene. Kad su kocke jednake, zaokružena zvjezdica ide u bilo koje od njih, a za drugo se kocke bacaju opet.",
    task="Upiši zvjezdicu u Oklahomu.",
    success="Kocke pokazuju 1 i 9: upiši 19 ili 91 u Louisianu. Neće biti zaokruženo.",
    otherwise="Može i tako. Ali upiši je u Oklahomu.",
    facts=("prazno", "prazno"),
)
