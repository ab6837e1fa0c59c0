"""French: the course of Murus Gallicus, and its fine print."""

from pygames.look.lessons import Said

BREAKTHROUGH = Said(
    words="Vous jouez Blanc. Vous gagnez quand une de vos pierres atteint la dernière rangée, en haut. Une pile avance de deux cases en ligne droite.",
    task="Gagnez : jouez la pile en d5 vers d7.",
    success="C’est la percée : une de vos pierres est sur la rangée de départ de Noir, et vous avez gagné.",
    otherwise="Aucune de vos pierres n’est encore sur la dernière rangée. Montez tout droit, entre les piles noires.",
    facts=("pile blanche", "vide", "vide"),
)

DISTRIBUTE = Said(
    words="Toute partie commence ainsi. Une pile compte deux pierres, et elle avance en se défaisant : une pierre se pose sur chacune des deux cases suivantes.",
    task="Jouez la pile en d1 tout droit vers le haut.",
    success="Une pierre est en d2, une autre en d3, et d1 est vide. Noir répond de même.",
    otherwise="C’est un bon coup aussi. Mais cette fois, jouez la pile en d1 tout droit, vers d3.",
    facts=("pile blanche", "vide", "vide"),
)

SINGLES = Said(
    words="Une pierre isolée ne peut pas jouer. Elle attend qu’une autre la rejoigne pour former une pile. Une case ne porte jamais plus de deux pierres.",
    task="Faites une pile de la pierre isolée en d2.",
    success="La pile en d2 peut de nouveau jouer.",
    answers=("La pile se forme en d3. Pensez maintenant à d2.",),
    otherwise="Aucune pierre ne s’est posée en d2. Regardez les diagonales qui partent de c1 et de e1.",
    facts=("pierre blanche isolée", "pile blanche", "pile blanche"),
)

WALLS = Said(
    words="Il faut de la place pour deux pierres : chaque case doit être vide, ou porter une de vos pierres isolées. Tout le reste fait mur.",
    task="Un seul chemin s’ouvre à la pile en d4. Trouvez-le.",
    success="La pierre en e4 est devenue une pile, et f4 était vide. Tous les autres chemins étaient fermés.",
    otherwise="C’était une autre pile. Partez de celle en d4.",
    facts=("pile blanche", "pierre blanche isolée", "vide"),
)

SACRIFICE = Said(
    words="Au lieu d’avancer, une pile peut prendre une pierre noire isolée à côté d’elle, au prix d’une des siennes. Une pile ne se prend pas.",
    task="Prenez la seule pierre noire qui peut l’être.",
    success="Noir a perdu la pierre en e5. Vous aussi en avez payé une : il reste une pierre isolée en d4. La prise n’est jamais obligatoire.",
    otherwise="Ce coup ne prend rien. Choisissez la pile en d4, puis la pierre isolée à côté.",
    facts=("pile blanche", "pierre noire isolée", "pile noire"),
)

NEAR = Said(
    words="Aucune pierre ne peut sortir du plateau. Une pile juste devant la dernière rangée ne peut donc pas y entrer, mais une pile à deux rangées le peut.",
    task="Gagnez en un coup.",
    success="À deux rangées du but, chaque pierre trouve sa case, et vous avez gagné.",
    answers=("La pile en d6 était trop près. Laquelle est à deux rangées ?",),
    otherwise="Aucune de vos pierres n’est encore sur la dernière rangée. Regardez f5.",
    facts=("pile blanche", "vide", "pile blanche", "vide", "vide"),
)

DEFENCE = Said(
    words="Noir veut la même chose. La pile noire en d3 pourrait aller en d1 ou en f1 et gagner.",
    task="Arrêtez-la des deux côtés en un seul coup.",
    success="Deux pierres blanches barrent la route, en d2 et en e2. Un mur est fait de telles pierres.",
    otherwise="Depuis d3, Noir atteindrait encore la rangée 1. Bloquez à la fois d2 et e2.",
    facts=("pile noire", "vide", "vide", "pile blanche"),
)

STALEMATE = Said(
    words="Il est interdit de passer. Qui ne peut pas jouer perd. La seule pile noire, en a3, n’a plus qu’un chemin.",
    task="Fermez-le, et Noir ne pourra plus jouer.",
    success="La pile noire est enfermée, et les pierres isolées ne peuvent pas jouer. Vous avez gagné.",
    otherwise="Noir peut encore jouer. Il faut fermer le chemin de a3 à a1.",
    facts=("pile noire", "vide", "vide", "pile blanche"),
)

PLAY = Said(
    words="Vous savez tout ce qu’il faut. Vous jouez Blanc, et le bot le plus indulgent joue Noir. Gardez vos pierres ensemble : une pierre isolée a besoin d’une autre pour bouger.",
    task="Jouez votre premier coup.",
    success="La partie est lancée.",
)

NAMES = Said(
    words="Les colonnes vont de a à h, les rangées de 1 à 7, vues du côté de Blanc. Les coups s’écrivent avec ces noms.",
    task="Trouvez la case f2.",
    success="C’est bien elle : colonne f, rangée 2.",
    otherwise="f2 est dans la colonne f, juste au-dessus de la rangée de départ de Blanc.",
    facts=("vide", "pile blanche"),
)

REPETITION = Said(
    words="Quand la même position revient pour la troisième fois, et que c’est au même joueur de jouer, la partie est nulle. Celle-ci est déjà apparue deux fois.",
    task="Ramenez-la avec la pile en a3.",
    success="La même position pour la troisième fois : partie nulle.",
    otherwise="Cela donne une position nouvelle, et la partie continuerait.",
    facts=("pile blanche",),
)
