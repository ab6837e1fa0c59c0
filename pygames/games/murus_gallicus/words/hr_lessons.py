"""Hrvatski: tečaj igre Murus Gallicus i sitna slova."""

from pygames.look.lessons import Said

BREAKTHROUGH = Said(
    words="Ti si Bijeli. Pobjeđuješ kad jedan tvoj kamen stigne na protivnikov početni red, sasvim gore. Kula se pomiče pravocrtno, za dva polja.",
    task="Pobijedi odmah: pomakni kulu s d5 na d7.",
    success="Proboj: jedan tvoj kamen stoji na početnom redu Crnog i pobjeda je tvoja.",
    otherwise="Nijedan tvoj kamen još nije na protivnikovu početnom redu. Idi ravno gore, između crnih kula.",
    facts=("bijela kula", "prazno", "prazno"),
)

DISTRIBUTE = Said(
    words="Ovako počinje svaka partija. Kulu čine dva kamena, a hoda tako što se raspada: na svako od sljedećih dvaju polja dolazi po jedan kamen.",
    task="Pomakni kulu s d1 ravno gore.",
    success="Jedan je kamen na d2, drugi na d3, a d1 je prazno. Crni uzvraća istom mjerom.",
    otherwise="I to je dobar potez. Ali ovaj put pomakni kulu s d1 ravno gore, na d3.",
    facts=("bijela kula", "prazno", "prazno"),
)

SINGLES = Said(
    words="Pojedinačni kamen ne može ništa. Čeka da mu se drugi pridruži i da zajedno postanu kula. Na polju nikad nema više od dva kamena.",
    task="Napravi kulu od pojedinačnog kamena na d2.",
    success="Kula na d2 opet se može pomicati.",
    answers=("Tako kula nastaje na d3. Sada je na redu d2.",),
    otherwise="Na d2 nije došao nijedan kamen. Pogledaj dijagonale s c1 i e1.",
    facts=("pojedinačni bijeli kamen", "bijela kula", "bijela kula"),
)

WALLS = Said(
    words="Oba kamena trebaju mjesta: svako od dvaju polja mora biti prazno ili na njemu mora biti tvoj pojedinačni kamen. Sve je ostalo zid.",
    task="Kuli na d4 otvoren je samo jedan put. Pronađi ga.",
    success="Kamen na e4 postao je kula, a f4 je bilo prazno. Svi drugi putovi bili su zatvoreni.",
    otherwise="To je bila druga kula. Počni s onom na d4.",
    facts=("bijela kula", "pojedinačni bijeli kamen", "prazno"),
)

SACRIFICE = Said(
    words="Umjesto da se pomakne, kula smije srušiti pojedinačni crni kamen pokraj sebe, ali i sama pritom gubi jedan kamen. Kule se ne mogu srušiti.",
    task="Sruši jedini crni kamen koji možeš.",
    success="Crni gubi kamen s e5. I ti plaćaš jednim: na d4 je sada pojedinačni kamen. Rušiti nikad ne moraš.",
    otherwise="Time ništa ne rušiš. Odaberi kulu na d4, a zatim pojedinačni kamen pokraj nje.",
    facts=("bijela kula", "pojedinačni crni kamen", "crna kula"),
)

NEAR = Said(
    words="Nijedan kamen ne smije s ploče. Zato kula tik ispred protivnikova početnog reda ne može na njega stati, ali ona koja je dva reda daleko može.",
    task="Pobijedi jednim potezom.",
    success="S udaljenosti od dva reda oba kamena imaju svoje polje, i pobjeda je tvoja.",
    answers=("Kula na d6 bila je preblizu. Koja je dva reda daleko?",),
    otherwise="Nijedan tvoj kamen još nije na protivnikovu početnom redu. Pogledaj f5.",
    facts=("bijela kula", "prazno", "bijela kula", "prazno", "prazno"),
)

DEFENCE = Said(
    words="Crni želi isto. Crna kula s d3 mogla bi na d1 ili f1 i pobijediti.",
    task="Zaustavi je na obje strane jednim potezom.",
    success="Na putu joj stoje dva bijela kamena, na d2 i e2. Od takvog se kamenja gradi zid.",
    otherwise="Crni bi s d3 ipak stigao na 1. red. Zatvori i d2 i e2.",
    facts=("crna kula", "prazno", "prazno", "bijela kula"),
)

STALEMATE = Said(
    words="Preskočiti potez ne smiješ. Tko nema poteza, gubi. Jedinoj crnoj kuli, na a3, ostao je jedan put.",
    task="Zatvori ga, i Crni nema poteza.",
    success="Crna je kula zarobljena, a pojedinačno kamenje ne može ništa. Pobjeda je tvoja.",
    otherwise="Crni još ima potez. Treba zatvoriti put od a3 do a1.",
    facts=("crna kula", "prazno", "prazno", "bijela kula"),
)

PLAY = Said(
    words="To je sve što trebaš znati. Ti si Bijeli, a najblaži bot je Crni. Drži kamenje na okupu: da bi se pomaknuo, pojedinačnom kamenu treba još jedan.",
    task="Odigraj svoj prvi potez.",
    success="Partija je počela.",
)

NAMES = Said(
    words="Stupci se zovu od a do h, a redovi od 1 do 7, gledano sa strane Bijelog. Tim se imenima zapisuju potezi.",
    task="Pronađi polje f2.",
    success="Točno: stupac f, 2. red.",
    otherwise="f2 je u stupcu f, odmah iznad početnog reda Bijelog.",
    facts=("prazno", "bijela kula"),
)

REPETITION = Said(
    words="Kad ista pozicija, s istom stranom na potezu, nastane treći put, partija je neriješena. Ova je nastala već dvaput.",
    task="Vrati je kulom s a3.",
    success="Ista pozicija treći put: neriješeno.",
    otherwise="Tako nastaje nova pozicija, pa bi se partija nastavila.",
    facts=("bijela kula",),
)
