"""French: the course of Cercas, and its fine print."""

from pygames.look.lessons import Said

CLOSE = Said(
    words="Vous jouez X. Les clôtures ferment des enclos d’une à cinq cases. Qui y a le plus de marques en gagne les cases.",
    task="Tracez une clôture de d7 à d8, puis placez votre X dedans.",
    success="Cinq cases sont fermées, avec deux X et un O : cinq points pour vous.",
    answers=("Un X, un O : à égalité, l’enclos ne rapporte rien. Ajoutez un X dedans.",),
    otherwise="L’enclos est encore ouvert entre d7 et d8.",
    facts=("X", "O", "vide"),
)

TURN = Said(
    words="Un tour, c’est une clôture, puis une marque à côté d’elle. Une clôture est droite et relie deux, trois ou quatre piquets alignés.",
    task="Tracez une clôture par quatre piquets, puis marquez une case.",
    success="Trois segments, et votre X à côté de l’un d’eux. Les deux côtés convenaient.",
    otherwise="C’est bien une clôture, mais plus courte. Cette fois, reliez quatre piquets.",
)

TOUCH = Said(
    words="Chaque segment doit être nouveau. Trois au plus se rejoignent à un piquet : les clôtures peuvent donc se toucher, jamais se croiser.",
    task="Arrêtez votre clôture au milieu de celle de O, en e4 ou e5.",
    success="Trois segments s’y rejoignent : aucune autre clôture ne peut plus toucher ce piquet.",
    otherwise="Cette clôture ne s’arrête ni en e4 ni en e5. Venez de la gauche ou de la droite.",
    facts=("segments vers le bas et vers le haut", "segments vers le bas et vers le haut", "O"),
)

EDGE = Said(
    words="Le bord extérieur est là dès le début. Une clôture peut le toucher, mais jamais un coin. Le coin en haut à gauche est encore ouvert en bas.",
    task="Fermez ses deux cases, et marquez-en une.",
    success="Le bord ferme le reste. Deux points pour vous.",
    answers=("C’est fermé, mais un enclos sans marque ne vaut rien.",),
    otherwise="Le coin est encore ouvert. Tracez du bord, en a7, jusqu’à c7.",
    facts=("vide", "vide", "segment vers le bas"),
)

MARK = Said(
    words="Placez votre marque à côté de la nouvelle clôture, mais jamais à côté, au-dessus ou au-dessous d’un O, même de l’autre côté d’une clôture.",
    task="Tracez une clôture de c4 à f4, et trouvez une case.",
    success="Seules c4 et e4 convenaient : toutes les autres cases le long de cette clôture portent un O ou sont à côté d’un O.",
    otherwise="C’est une autre clôture. Tracez celle de c4 à f4.",
    facts=("O", "vide", "vide"),
)

SIX = Said(
    words="Six cases ou plus restent ouvertes, même entourées de segments. Mais on peut les partager.",
    task="Partagez les six cases en haut à gauche, de façon à marquer plus de points que O.",
    success="Les deux parts sont maintenant des enclos, et vous avez plus de points que O.",
    answers=(
        "Les deux parts sont fermées, mais celle de O est plus grande que la vôtre.",
        "Les deux parts sont fermées, et valent trois points chacune.",
    ),
    otherwise="Les six cases ne sont pas encore partagées. Tracez une clôture en travers.",
    facts=("X", "O"),
)

TIE = Said(
    words="Avec autant de marques de chaque côté, un enclos est à égalité et ne rapporte rien. O s’apprête à fermer cinq cases en bas à droite.",
    task="Fermez-les vous-même, et mettez l’enclos à égalité.",
    success="Un X et un O : l’enclos ne rapporte rien à personne.",
    answers=("Dans l’enclos que vous avez fermé, seul O a une marque : les points sont pour O.",),
    otherwise="Aucun enclos n’est encore à égalité. Tracez de e1 à e2, et marquez à l’intérieur.",
    facts=("O", "vide", "segment à droite"),
)

END = Said(
    words="On ne passe pas, et chaque clôture exige une marque. La partie s’arrête quand un joueur est bloqué ; le meilleur score gagne.",
    task="Score : 8 à 8. Privez O de son dernier coup, en haut.",
    success="C’était aussi le dernier coup de O. La partie est terminée, et vous gagnez 12 à 8.",
    otherwise="O peut encore tracer de f7 à f8 et marquer e7. Empêchez ce coup.",
    facts=("vide, enclos sans marque (5 cases)", "O", "O"),
)

PLAY = Said(
    words="Vous jouez X, et le bot le plus indulgent joue O. Fermez de petits enclos où vous êtes majoritaire. Les points ne comptent qu’à la fin.",
    task="Tracez votre première clôture, et marquez une case.",
    success="La partie est lancée.",
)

NAMES = Said(
    words="Un piquet porte le nom de sa colonne, de a à h, et de sa rangée, de 1 à 8. Une case, celui du piquet à son coin inférieur gauche.",
    task="Trouvez la case b2.",
    success="C’est bien elle : le piquet b2 est à son coin inférieur gauche.",
    answers=("C’est le piquet b2. Sa case est au-dessus, à droite.",),
    otherwise="b2 est la deuxième case à partir de la gauche, dans la deuxième rangée.",
    facts=("b2, X", "piquet b2"),
)

SINGLE = Said(
    words="Une seule case peut aussi former un enclos. Avec une marque, elle rapporte un point ; sans marque, rien.",
    task="Fermez le coin a7, et marquez un point.",
    success="Un enclos d’une case, avec votre marque : un point.",
    answers=("C’est fermé, mais votre marque est dehors : l’enclos ne rapporte rien.",),
    otherwise="a7 n’est pas fermée. Tracez la courte clôture de b7 à b8.",
    facts=("vide", "segment à gauche"),
)

NOBODYS = Said(
    words="Les enclos à égalité, les enclos sans marque et les cases encore ouvertes à la fin ne rapportent rien à personne. À scores égaux, la partie est nulle.",
    task="Trouvez une case de l’enclos à égalité.",
    success="Un X, un O : ces quatre cases ne rapportent rien à personne.",
    otherwise="Cette case n’est pas dans l’enclos à égalité. Cherchez un X et un O ensemble.",
    facts=("enclos à égalité (4 cases)", "enclos à égalité (4 cases)", "enclos de X"),
)
