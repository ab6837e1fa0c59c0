"""Hrvatski: tečaj igre Cercas i sitna slova."""

from pygames.look.lessons import Said

CLOSE = Said(
    words="Ti si X. Ograde zatvaraju područja od jednog do pet polja. Tko u području ima više znakova, dobiva njegova polja kao bodove.",
    task="Povuci ogradu od d7 do d8, a zatim stavi svoj X unutra.",
    success="Pet je polja zatvoreno, s dva X i jednim O: pet bodova za tebe.",
    answers=("Jedan X, jedan O: izjednačeno područje ne donosi ništa. Stavi unutra još jedan X.",),
    otherwise="Područje je još otvoreno između d7 i d8.",
    facts=("X", "O", "prazno"),
)

TURN = Said(
    words="Potez je ograda, a zatim znak pokraj nje. Ograda je ravna i spaja dvije, tri ili četiri točke u nizu.",
    task="Povuci ogradu kroz četiri točke, a zatim označi polje.",
    success="Tri crte, i tvoj X uz jednu od njih. Moglo je i s druge strane.",
    otherwise="To je ograda, ali kraća. Ovaj put spoji četiri točke.",
)

TOUCH = Said(
    words="Svaka crta mora biti nova. U jednoj se točki smiju sastati najviše tri crte, pa se ograde mogu dodirivati, ali nikad križati.",
    task="Završi svoju ogradu na sredini one koju ima O, u e4 ili e5.",
    success="Ondje se sada sastaju tri crte, pa tu točku više ne može dodirnuti nijedna ograda.",
    otherwise="Ta ograda ne završava ni u e4 ni u e5. Dođi slijeva ili zdesna.",
    facts=("crte dolje i gore", "crte dolje i gore", "O"),
)

EDGE = Said(
    words="Vanjski rub postoji od početka. Ograda ga smije dodirnuti, ali kut nikad. Kut gore lijevo još je otvoren odozdo.",
    task="Zatvori njegova dva polja i jedno označi.",
    success="Ostatak zatvara rub. Dva boda za tebe.",
    answers=("Zatvoreno je, ali područje bez znakova ne vrijedi ništa.",),
    otherwise="Kut je još otvoren. Povuci ogradu od ruba u a7 do c7.",
    facts=("prazno", "prazno", "crta dolje"),
)

MARK = Said(
    words="Tvoj znak ide uz novu ogradu, ali nikad pokraj, iznad ili ispod znaka O, čak ni ako je između njih ograda.",
    task="Povuci ogradu od c4 do f4 i nađi polje.",
    success="Mogla su samo c4 i e4: na ostalim poljima uz ovu ogradu stoji O ili je O do njih.",
    otherwise="To je druga ograda. Povuci onu od c4 do f4.",
    facts=("O", "prazno", "prazno"),
)

SIX = Said(
    words="Šest ili više polja još nije zatvoreno područje, čak ni s crtama sa svih strana. Ali mogu se podijeliti.",
    task="Podijeli šest polja gore lijevo tako da dobiješ više bodova nego O.",
    success="Oba su dijela sada zatvorena područja, a ti imaš više bodova nego O.",
    answers=(
        "Oba su dijela sada zatvorena, ali O drži veći.",
        "Oba su dijela zatvorena i vrijede po tri boda.",
    ),
    otherwise="Tih šest polja još nije podijeljeno. Povuci ogradu preko njih.",
    facts=("X", "O"),
)

TIE = Said(
    words="S jednakim brojem znakova područje je izjednačeno i nikome ne donosi bodove. O upravo želi zatvoriti pet polja dolje desno.",
    task="Zatvori ih prije njega i izjednači.",
    success="Jedan X i jedan O: područje nikome ne donosi bodove.",
    answers=("U području koje je sada zatvoreno znak ima samo O, pa dobiva bodove.",),
    otherwise="Izjednačenog područja još nema. Povuci ogradu od e1 do e2 i označi polje unutra.",
    facts=("O", "prazno", "crta desno"),
)

END = Said(
    words="Potez se ne smije preskočiti. Svaka ograda treba polje za znak. Partija završava kad strana na potezu ne može igrati; pobjeđuje tko ima više bodova.",
    task="Rezultat je 8 : 8. Oduzmi igraču O posljednji potez, gore.",
    success="To je bio i posljednji potez za O. Partija je završena i pobjeđuješ 12 : 8.",
    otherwise="O još može povući ogradu od f7 do f8 i označiti e7. Oduzmi mu taj potez.",
    facts=("prazno, područje od 5 polja bez znakova", "O", "O"),
)

PLAY = Said(
    words="Ti si X, a najblaži bot je O. Zatvaraj mala područja u kojima imaš više znakova. Bodovi se broje tek na kraju.",
    task="Povuci svoju prvu ogradu i označi polje.",
    success="Partija je počela.",
)

NAMES = Said(
    words="Točke se zovu po stupcu, od a do h, i redu, od 1 do 8. Polje se zove kao točka u njegovu donjem lijevom kutu.",
    task="Pronađi polje b2.",
    success="Točno: točka b2 u njegovu je donjem lijevom kutu.",
    answers=("To je točka b2. Njezino je polje gore desno.",),
    otherwise="b2 je drugo polje slijeva, u drugom redu.",
    facts=("b2, X", "točka b2"),
)

SINGLE = Said(
    words="I jedno jedino polje može biti područje. Sa znakom donosi bod, bez znaka ništa.",
    task="Zatvori kut a7 i osvoji bod.",
    success="Područje od jednog polja s tvojim znakom: jedan bod.",
    answers=("Zatvoreno je, ali tvoj je znak vani: ovdje nitko ne dobiva bodove.",),
    otherwise="a7 nije zatvoreno. Povuci kratku ogradu od b7 do b8.",
    facts=("prazno", "crta lijevo"),
)

NOBODYS = Said(
    words="Izjednačena područja, područja bez znakova i polja otvorena do kraja nikome ne donose bodove. Jednak broj bodova znači neriješeno.",
    task="Pronađi polje izjednačenog područja.",
    success="Jedan X, jedan O: ova četiri polja nikome ne donose bodove.",
    otherwise="To nije u izjednačenom području. Traži jedan X i jedan O zajedno.",
    facts=("izjednačeno područje", "izjednačeno područje", "drži ga X"),
)
