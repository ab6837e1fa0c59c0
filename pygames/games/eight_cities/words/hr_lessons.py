"""Hrvatski: tečaj igre 8 Cities i sitna slova."""

from pygames.look.lessons import Said

JOIN_ALL = Said(
    words="Ti si Bijeli. Ceste povezuju gradove, a u povezanim se gradovima viju zastave. Tko vodi u gradu s najviše zastava, pobjeđuje.",
    task="Poveži posljednji grad: gradi od f5 do f6.",
    success="Svih je osam gradova povezano, pa je partija završena. Najviše se zastava vije u d5 i e5. Ondje vodiš 14 : 2 i pobjeđuješ.",
    facts=("bez zastava", "cesta Bijelog"),
)

FIRST_ROAD = Said(
    words="Zemlja ima 6 puta 6 polja i osam nasumce postavljenih gradova. Cesta spaja dva susjedna polja. Počinje Bijeli, jednom cestom.",
    task="Poveži dva grada koja su jedan do drugoga.",
    success="Svaki od njih sada ima bijelu zastavu, za onaj drugi.",
    answers=("Preskočiti smiješ, ali tada ništa nije povezano.",),
    otherwise="Ta cesta ne povezuje dva grada. Koja dva leže jedan do drugoga?",
    facts=("bez zastava", "bez zastava", "slobodno"),
)

SET_OUT = Said(
    words="Odsad svaki potez donosi dvije ceste. Cesta počinje kod grada ili na polju kojeg se dotiču tvoje ceste.",
    task="Sagradi prvu cestu od b2 prema d2.",
    success="Završava u c2, na pola puta. Imaš još jednu cestu.",
    answers=(
        "Može i tako, s druge strane. Počni od b2.",
        "Sada smiješ preskočiti, ali tada b2 i d2 ostaju razdvojeni.",
    ),
    otherwise="Ta cesta ne vodi od b2 prema d2.",
    facts=("bez zastava", "bez zastava", "slobodno"),
)

GO_ON = Said(
    words="U c2 tvoja cesta završava bez grada: to je otvoren kraj. Tvoja sljedeća cesta mora početi ondje, odmah ili u idućem potezu, pa nikad nemaš dva otvorena kraja.",
    task="Dođi do grada na d2.",
    success="Otvorenog kraja više nema, a b2 i d2 imaju po jednu zastavu.",
    otherwise="To se nastavlja od c2, ali ne dolazi do grada. d2 je desno.",
    facts=("bez zastava", "cesta Bijelog"),
)

NETWORK = Said(
    words="Gradovi koje povezuju tvoje ceste čine mrežu. U svakom imaš po zastavu za svaki drugi grad u njoj, bili povezani izravno ili ne.",
    task="Poveži svoje dvije mreže.",
    success="Četiri su grada sada u jednoj mreži, pa svaki ima tri bijele zastave.",
    otherwise="Mreže su još razdvojene. Gradi od otvorenog kraja u d3 do d2.",
    facts=("Bijeli 1", "Bijeli 1", "cesta Bijelog"),
)

CROSS = Said(
    words="Svako mjesto prima samo jednu cestu. Ali ceste obiju strana smiju doticati isto polje i ondje se križati.",
    task="Prijeđi preko ceste Crnog u d4 i dođi do d5.",
    success="d2 i d5 povezani su, upravo preko ceste Crnog.",
    facts=("cesta Crnog", "cesta Crnog", "slobodno"),
)

ALIVE = Said(
    words="Otvoreni kraj treba slobodan put do druge tvoje mreže. Ne smiješ graditi ondje gdje ga ne bi bilo.",
    task="Od b6 dalje vodi samo jedan put. Gradi ondje.",
    success="Od c6 još možeš doći do d5. U kutu kod a6 zaustavile bi te ceste Crnog.",
    facts=("cesta Crnog", "cesta Crnog", "slobodno"),
)

CUT = Said(
    words="Kad otvoreni kraj više nema puta, cesta do njega propada, a s njom i ona prije nje ako joj tako kraj ostane otvoren.",
    task="Zatvori Crnom posljednji put od d4.",
    success="Crni gubi cestu do d4, a zatim i onu do c4: lančana reakcija.",
    otherwise="Cesta Crnog još se može nastaviti od d4 do e4. Gradi ondje.",
    facts=("cesta Crnog", "cesta Crnog", "slobodno"),
)

IMPORTANT = Said(
    words="Najvažniji je grad s najviše zastava obiju strana zajedno. Tko ondje ima više zastava, pobjeđuje. Prsten označuje grad koji sada vrijedi.",
    task="Pronađi najvažniji grad.",
    success="c3 ima tri zastave. Dvije su crne, pa ondje vodi Crni.",
    answers=("Drugi grad ima više zastava. Zbroji obje boje.",),
    otherwise="To je mjesto za cestu. Odaberi grad.",
    facts=("Bijeli 1, Crni 2", "Bijeli 0, Crni 2"),
)

LEAD = Said(
    words="Crni vodi u c3, 2 : 1. Sljedeći najvažniji grad vrijedi samo ako je u prvome izjednačeno.",
    task="Preuzmi vodstvo u c3 jednom cestom.",
    success="c3 je povezan s više tvojih gradova, pa ondje imaš više zastava od Crnog.",
    answers=("To daje po dvije zastave u d2, d5 i e5. Ali c3 je važniji.",),
    otherwise="Crni ondje još vodi. Poveži mrežu grada c3 s drugom mrežom.",
    facts=("Bijeli 1, Crni 2", "cesta Bijelog"),
)

PASSING = Said(
    words="Bez otvorenog kraja smiješ preskočiti. Crni je preskočio cijeli potez. Preskočiš li i ti, partija je završena.",
    task="Vodiš u c3, 3 : 2. Preskoči.",
    success="Partija je završena i pobjeda je tvoja.",
    otherwise="Tako se partija nastavlja i Crni te može sustići. Preskoči.",
    facts=("Bijeli 3, Crni 2",),
)

PLAY = Said(
    words="Ti si Bijeli, a najblaži bot je Crni. Partija završava kad jedna strana više nema što povezati ili kad obje preskoče.",
    task="Sagradi svoju prvu cestu.",
    success="Partija je počela.",
)

RING = Said(
    words="Cesta smije voditi i natrag u tvoju vlastitu mrežu. Tako se zatvara krug.",
    task="Zatvori krug između b2 i c2.",
    success="Ne donosi zastavu, ali ni otvoren kraj, a Crni ondje više ne može graditi.",
    otherwise="To ne zatvara krug. Gradi od b2 do c2.",
    facts=("cesta Bijelog", "cesta Bijelog", "slobodno"),
)

FIRST_PASS = Said(
    words="Prvi potez Bijelog jedna je cesta ili ništa. Svaki sljedeći potez donosi dvije ceste, pa i prvi potez Crnog, što god Bijeli igra.",
    task="Preskoči i gledaj što radi Crni.",
    success="Crni gradi dvije ceste. Da je i Crni preskočio, partija bi bila završena.",
    otherwise="To je cesta. Umjesto toga preskoči da vidiš što Crni smije.",
)

AT_ONCE = Said(
    words="Partija završava čim jedna strana više nema što povezati, čak i usred poteza.",
    task="Imaš dvije ceste. Završi partiju prvom od njih.",
    success="Svi su tvoji gradovi povezani, pa se više nema što povezati. Druga se cesta ne gradi.",
)

EQUAL = Said(
    words="Partija je završena. Četiri grada imaju po deset zastava, najviše od svih, ali ondje je izjednačeno. Zato odlučuju sljedeći najvažniji gradovi.",
    task="Pronađi jedan od njih.",
    success="b2 i d1 imaju po šest zastava i vrijede zajedno. Bijeli ondje vodi 10 : 2 i pobjeđuje, iako ukupno ima manje zastava.",
    answers=(
        "Obje strane ondje imaju pet zastava, pa to ne odlučuje ništa.",
        "Ondje je pet zastava. Drugi gradovi imaju šest.",
    ),
    otherwise="To je mjesto za cestu. Odaberi grad.",
    facts=("Bijeli 5, Crni 5", "Bijeli 5, Crni 1", "Bijeli 5, Crni 1", "Bijeli 0, Crni 5"),
)
