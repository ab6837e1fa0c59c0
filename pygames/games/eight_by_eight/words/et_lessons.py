"""Eesti keel: mängu Eight-by-Eight õpetus ja peensused."""

from pygames.look.lessons import Said

FIVE = Said(
    words="Sina oled Punane. Võidab kõige pikem ühevärviline rivi: horisontaalselt, vertikaalselt või diagonaalis, ilma vaheta. Viie nupu pikkune rivi alustab viimast vooru.",
    task="Veeretasid 6. Tee viie nupu pikkune rivi.",
    success="Viis! Voor mängitakse lõpuni, seega oli Kollasel veel üks käik. Sinu rivi on kõige pikem ja sa võitsid.",
    otherwise="Sinu rivis on ikka veel neli nuppu. Jätka diagonaali, 6. rea 6. veergu.",
    facts=("punane", "punane", "tühi"),
)

ROLL = Said(
    words="Laual on kaheksa rida, mida loetakse ülalt alla, ja kaheksa veergu. Täring näitab, millisesse ritta või veergu nupu paned.",
    task="Veeretasid 4. Pane nupp oma punase nupu kõrvale.",
    success="Kaks nuppu rivis. Nupp jääb mängu lõpuni oma kohale.",
    answers=("See lukustaks arvu 4, aga selleni jõuame hiljem. Pane nupp lauale.",),
    otherwise="See nupp ei puutu 3. rea 3. veerus olevat nuppu.",
    facts=("punane", "tühi"),
)

BLOCK = Said(
    words="Kollasel on 3. reas neli nuppu, 2. kuni 5. veerus. 1. veerg on sinu, seega saab ta viis täis ainult 6. veerus.",
    task="Veeretasid 6. Peata Kollane.",
    success="Kollase neljast ei saa enam viit.",
    otherwise="Kollane saab 3. rea 6. veerus ikka veel viis täis.",
    facts=("punane", "kollane", "kollane", "tühi"),
)

BLACK_OUT = Said(
    words="Nupu lauale panemise asemel võid veeretatud arvu lukustada: pane nupp selle rõngale laua kohal ja veereta uuesti.",
    task="2 ei pikenda sinu rivi. Lukusta see.",
    success="Arv 2 on lukus mängu lõpuni, aga ainult sinu jaoks. Veeretasid uuesti: 7.",
    otherwise="See nupp ei tee ühtegi rivi pikemaks. Vali selle asemel arvu 2 rõngas.",
    facts=("lukustamata",),
)

AGAIN = Said(
    words="Võiksid lukustada ka arvu 7: ühe käigu jooksul nii mitu arvu, kui tahad. Nupu lauale panemine lõpetab käigu.",
    task="Tee oma rivi nelja nupu pikkuseks.",
    success="Neli nuppu 6. veerus. Järgmisena on käigul Kollane.",
    answers=("Lubatud küll, aga 7 pikendab sinu rivi. Pane nupp 7. ritta.",),
    otherwise="Sinu rivis on ikka veel kolm nuppu. See on 6. veerus.",
    facts=("punane", "tühi", "lukustanud Punane"),
)

LOST_TURN = Said(
    words="Lukul on oma hind: kui veeretad sama arvu uuesti, on sinu käik kohe läbi. Kollane on lukustanud arvu 3.",
    task="Veeretasid 5. Tee kolme nupu pikkune rivi ja vaata, mida teeb Kollane.",
    success="Kollane veeretas 3 ja tema käik oli läbi. Nüüd on jälle sinu kord.",
    otherwise="Kolm nuppu rivis veel ei ole. Vaata mööda diagonaali 5. reani.",
    facts=("lukustanud Kollane", "tühi"),
)

LAST_TURN = Said(
    words="Nüüd oled sina Kollane. Punasel on viie nupu pikkune rivi ja sina oled voorus viimane. Võidab kõige pikem rivi.",
    task="Veeretasid 5. Tee pikem rivi.",
    success="Kuus on rohkem kui viis. Sa võitsid.",
    otherwise="Punase viis on ikka veel kõige pikem. Täida vahe 7. veerus.",
    facts=("tühi", "kollane", "kollane"),
)

TIE = Said(
    words="Jälle Kollane ja viimane käik. Kui rivid on võrdsed, võidab see, kellel on rohkem lukke, seejärel rohkem nuppe laual. Teil on kummalgi üks lukk.",
    task="Veeretasid 1. Lukusta veel üks arv.",
    success="Kaks lukku ja uus vise: 7.",
    otherwise="See lõpetaks mängu: Punasel on viis, sinul neli.",
    facts=("lukustanud Punane", "lukustanud Kollane"),
)

TIE_BREAK = Said(
    words="Sul on kaks lukku, Punasel üks. Nüüd piisab viie nupu pikkusest rivist.",
    task="Veeretasid 7. Saa viis täis.",
    success="Mõlemal on viis, aga sinul on rohkem lukke. Sa võitsid.",
    answers=("Veel üks lukk, aga viskega 7 saad kohe viis täis.",),
    otherwise="Nii ei saa viis täis. Sinu neli nuppu on 7. veerus.",
    facts=("kollane", "tühi", "tühi"),
)

PLAY = Said(
    words="Sina oled Punane ja kõige leebem bot on Kollane. Kummalgi on 25 nuppu. Mängida võib kahekesi kuni neljakesi; pärast Kollast tulevad Roheline ja Sinine.",
    task="Tee oma esimene käik.",
    success="Mäng käib.",
)

FULL = Said(
    words="Niisama passida ei saa. Midagi tegemata võid käigu lõpetada ainult siis, kui veeretatud arvu kogu rida ja kogu veerg on täis.",
    task="Veeretasid 4. Passi.",
    success="Sinu käik on läbi ja nupp jäi sulle alles.",
    otherwise="Ka lukustada on lubatud ja siis veeretad uuesti. Nüüd passi.",
    facts=("kollane", "punane"),
)

LAST_PIECE = Said(
    words="Sinu 25 nupust on järel üks. Ilma nuputa sa ei veereta: sinu käigud lõpevad ise.",
    task="Veeretasid 8. Lukusta see oma viimase nupuga.",
    success="Sa ei veereta uuesti, sest nuppe enam ei ole. Järgmisena on käigul Kollane.",
    otherwise="Ka see oleks sinu viimane nupp. Aga lukusta 8.",
    facts=("lukustanud Kollane", "lukustanud Punane"),
)

NOBODY_CAN_PLACE = Said(
    words="Kui keegi ei saa enam kunagi nuppu panna, on mäng kohe läbi ja loevad ka lühemad rivid. Kollane on lukustanud kõik arvud, sina kõik peale 8.",
    task="Veeretasid 8. Lukusta see.",
    success="Teil mõlemal on kolme nupu pikkune rivi ja kaheksa lukku. Sul on laual rohkem nuppe, 5:4, ja sa võitsid.",
    otherwise="Nii saaksid viskega 8 veel nupu panna ja mäng läheks edasi.",
    facts=("lukustanud Punane ja Kollane", "lukustanud Kollane"),
)
