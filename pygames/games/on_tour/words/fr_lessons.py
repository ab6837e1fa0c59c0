"""French: the course of On Tour, and its fine print."""

from pygames.look.lessons import Said

CLIMB = Said(
    words="Un plan rempli, et une tournée. Elle va de voisin en voisin, et ses nombres ne diminuent jamais. La plus longue tournée gagne.",
    task="Elle est à 42, en Arkansas. Continuez au Mississippi.",
    success="42 après 42, c’est permis : des nombres égaux peuvent se suivre. À petits pas, la tournée est longue.",
    answers=(
        "60 dépasse bien 42, mais depuis la Louisiane, la tournée ne peut plus continuer.",
        "58, c’est monter trop vite. Un seul territoire pourrait suivre.",
    ),
    otherwise="La tournée s’arrêterait là, mais elle peut encore continuer.",
    facts=("42", "42", "60", "58"),
)

NEIGHBOURS = Said(
    words="Deux territoires sont voisins s’ils ont une frontière commune. Se toucher par un coin ne suffit pas.",
    task="Trouvez un voisin de l’Utah.",
    success="Ils ont une frontière commune : une tournée peut passer de l’un à l’autre.",
    answers=(
        "Le Nouveau-Mexique ne touche l’Utah que par un coin.",
        "C’est l’Utah lui-même. Choisissez un territoire à côté.",
    ),
    otherwise="Ce territoire n’a pas de frontière avec l’Utah.",
    facts=("Utah", "Nouveau-Mexique", "Wyoming"),
)

OVER_A_STAR = Said(
    words="Une étoile peut suivre n’importe quel nombre, mais ne permet pas de repartir plus bas : 30, étoile, 20 est interdit.",
    task="De 36, au Nebraska, continuez jusqu’à l’étoile du Missouri.",
    success="La tournée est maintenant sur une étoile ; son prochain nombre doit être 36 ou plus.",
    otherwise="C’est permis, mais une étoile laisse plus de choix. Choisissez le Missouri.",
    facts=("36", "étoile"),
)

POINTS = Said(
    words="Chaque territoire de votre tournée rapporte un point, et un de plus s’il est entouré. Ici, il y a 15 territoires, dont 11 entourés.",
    task="La tournée ne peut plus continuer. Finissez-la.",
    success="15 et 11 : 26 points. Voyez maintenant comment un plan se remplit.",
    facts=("98",),
)

REGIONS = Said(
    words="Chaque territoire est dans le Nord ou le Sud, et dans l’Ouest, le Centre ou l’Est, qui ont chacun leur teinte. Les territoires à pois sont dans le Sud.",
    task="Trouvez un territoire du Sud-Ouest.",
    success="Sud et Ouest : vous pouvez y écrire quand une carte montre l’un ou l’autre.",
    answers=(
        "Ce territoire est dans l’Ouest, mais dans le Nord.",
        "Ce territoire est dans le Sud, mais pas dans l’Ouest.",
    ),
    otherwise="Ce territoire n’est ni dans le Sud ni dans l’Ouest.",
    facts=("Sud-Ouest", "Sud-Ouest", "Nord-Ouest"),
)

WRITE = Said(
    words="Les dés donnent 4 et 9 : vous écrivez 49 et 94. Les cartes montrent le Nord, l’Ouest et l’Est ; chaque nombre utilise une carte.",
    task="Écrivez 49 dans le Nord et 94 dans l’Est.",
    success="Chacun est dans la région d’une carte. La troisième carte n’a pas servi.",
    otherwise="C’est permis, mais 49 n’est pas dans le Nord, ou 94 pas dans l’Est.",
    facts=("Nord", "Ouest", "Est", "Nord-Centre, vide"),
)

CIRCLE = Said(
    words="Chaque carte montre aussi un territoire. Un nombre qu’on y écrit, avec cette carte, est entouré : deux points dans votre tournée au lieu d’un.",
    task="Écrivez les deux nombres de façon que les deux soient entourés.",
    success="Deux cercles, au Minnesota et en Caroline du Sud.",
    answers=("L’un est entouré. L’autre n’est pas sur le territoire d’une carte.",),
    otherwise="Aucun n’est sur le territoire d’une carte : le Minnesota ou la Caroline du Sud.",
    facts=("vide, sur une carte", "vide, sur une carte", "24"),
)

STAR = Said(
    words="Après un double, ou quand les trois cartes montrent une même région, vous n’écrivez qu’une étoile, entourée. Elle va entre tous les nombres.",
    task="Les dés donnent 7 et 7. Écrivez une étoile dans l’Ouest.",
    success="Une étoile entourée : deux points, où que passe votre tournée.",
    otherwise="Une carte montre cette région aussi. Mais cette fois, essayez l’Ouest.",
    facts=("Sud-Ouest, vide", "Ouest"),
)

CROSS = Said(
    words="Seule la Californie est vide dans les régions de ces cartes. Si un seul nombre trouve place, un X remplace l’autre. Une tournée évite les X.",
    task="Écrivez-y 06, avant le 07 du Nevada.",
    success="Le X est allé sur un territoire vide quelconque : il n’en restait aucun dans les régions des cartes.",
    otherwise="60 serait trop grand pour continuer à 07. Choisissez 06.",
    facts=("vide, sur une carte", "07", "vide", "vide"),
)

LAST = Said(
    words="Pour les deux derniers territoires, on ne tire plus de cartes : écrivez où vous voulez, sans cercle. Pour le dernier, choisissez un nombre.",
    task="Choisissez ce qui va entre 34, au Kansas, et 82, au Colorado.",
    success="34, 58, 82 : une tournée peut passer. Le plan est plein, et vous la traceriez maintenant.",
    otherwise="85 dépasse 82 : aucune tournée ne pourrait continuer au Colorado.",
    facts=("vide", "34", "82"),
)

PLAY = Said(
    words="Vous et le bot le plus indulgent écrivez les mêmes nombres, chacun sur son plan. Qui a plus de points gagne ; à égalité, les cercles décident. Groupez les petits nombres.",
    task="Écrivez vos deux premiers nombres.",
    success="La partie est lancée.",
)

SET_UP = Said(
    words="On lance d’abord les dés jusqu’à ce qu’ils diffèrent : ici, 28 et 82. Quatre cartes suivent : 28 va sur les deux premiers territoires, 82 sur les autres.",
    task="Trouvez un 82 entouré.",
    success="Tous les quatre sont entourés, sur le plan de chacun. Ces quatre cartes quittent la partie.",
    answers=("C’est un 28, d’une des deux premières cartes.",),
    otherwise="Il n’y a pas de 82 ici. Il est sur les territoires des deux dernières cartes.",
    facts=("28, entouré", "28, entouré", "82, entouré", "82, entouré"),
)

ONE_REGION = Said(
    words="Les trois cartes montrent le Sud. Peu importent les dés : vous écrivez une étoile n’importe où dans le Sud.",
    task="Mettez-la où les voisins sont nombreux : au Missouri ou au Tennessee.",
    success="Elle a huit voisins : beaucoup de tournées peuvent passer par cette étoile.",
    otherwise="C’est permis, mais le Missouri et le Tennessee ont plus de voisins.",
    facts=("Sud", "Sud", "Sud", "Sud-Centre"),
)

TWO_CROSSES = Said(
    words="Les cartes montrent le Nord, encore le Nord et l’Est, mais seuls d’autres territoires sont vides. Si aucun nombre ne trouve place, écrivez deux X.",
    task="Gardez l’Oklahoma libre.",
    success="Chaque tour remplit deux territoires : tous les plans sont pleins en même temps.",
    otherwise="Cela met un X en Oklahoma. Prenez la Californie et la Louisiane.",
    facts=("vide", "vide", "vide", "Nord"),
)

OVER_WATER = Said(
    words="Il y a un second plan, l’Europe, avec 40 territoires au lieu de 41. Là, des lignes pointillées sur la mer relient aussi des voisins.",
    task="Trouvez un voisin de l’Islande.",
    success="Les lignes pointillées relient l’Islande à la Norvège et au Royaume-Uni.",
    answers=("C’est l’Islande elle-même. Suivez une ligne pointillée.",),
    otherwise="Aucune ligne pointillée ne relie ce territoire à l’Islande.",
    facts=("Islande", "Norvège", "Royaume-Uni"),
)

LAST_TWO = Said(
    words="Il reste deux territoires : on ne tire plus de cartes. Après un double, une étoile entourée va sur l’un, et on relance les dés pour l’autre.",
    task="Écrivez l’étoile en Oklahoma.",
    success="Les dés donnent 1 et 9 : écrivez 19 ou 91 en Louisiane. Il ne sera pas entouré.",
    otherwise="C’est permis aussi. Mais écrivez-la en Oklahoma.",
    facts=("vide", "vide"),
)
