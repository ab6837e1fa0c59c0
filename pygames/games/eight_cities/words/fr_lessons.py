"""French: the course of 8 Cities, and its fine print."""

from pygames.look.lessons import Said

JOIN_ALL = Said(
    words="Vous jouez Blanc. Les routes relient des villes, où flottent des drapeaux. Menez dans la ville qui en a le plus, et vous gagnez.",
    task="Reliez la dernière ville : construisez de f5 à f6.",
    success="Les huit villes sont reliées : la partie est terminée. d5 et e5 ont le plus de drapeaux. Vous y menez 14 à 2, et gagnez.",
    facts=("aucun drapeau", "route de Blanc"),
)

FIRST_ROAD = Said(
    words="Le pays compte 6 cases sur 6 et huit villes placées au hasard. Une route relie deux cases voisines. Blanc commence, avec une seule route.",
    task="Reliez les deux villes côte à côte.",
    success="Chacune a maintenant un drapeau blanc, pour l’autre.",
    answers=("Vous pouvez passer, mais alors rien n’est relié.",),
    otherwise="Cette route ne relie pas deux villes. Lesquelles sont côte à côte ?",
    facts=("aucun drapeau", "aucun drapeau", "libre"),
)

SET_OUT = Said(
    words="Désormais, chaque tour compte deux routes. Une route part d’une ville, ou d’une case que touchent vos routes.",
    task="Construisez la première de b2 vers d2.",
    success="Elle s’arrête en c2, à mi-chemin. Il vous reste une route.",
    answers=(
        "Cela marche aussi, par l’autre bout. Partez plutôt de b2.",
        "Vous pouvez passer maintenant, mais alors b2 et d2 restent séparées.",
    ),
    otherwise="Cette route ne va pas de b2 vers d2.",
    facts=("aucun drapeau", "aucun drapeau", "libre"),
)

GO_ON = Said(
    words="En c2, votre route s’arrête sans ville : une extrémité ouverte. Votre prochaine route doit partir de là, à ce tour ou au suivant : vous n’en avez donc jamais deux.",
    task="Atteignez la ville en d2.",
    success="L’extrémité ouverte a disparu, et b2 et d2 ont chacune un drapeau.",
    otherwise="Cela continue à partir de c2, mais n’atteint pas de ville. d2 est à droite.",
    facts=("aucun drapeau", "route de Blanc"),
)

NETWORK = Said(
    words="Les villes que relient vos routes forment un réseau. Chacune porte un de vos drapeaux par autre ville du réseau, reliée directement ou non.",
    task="Réunissez vos deux réseaux.",
    success="Quatre villes sont réunies : chacune a trois drapeaux blancs.",
    otherwise="Les réseaux sont encore séparés. Construisez de l’extrémité ouverte en d3 jusqu’à d2.",
    facts=("Blanc 1", "Blanc 1", "route de Blanc"),
)

CROSS = Said(
    words="Un emplacement ne porte qu’une route. Mais les routes des deux joueurs peuvent toucher la même case, et s’y croiser.",
    task="Croisez la route de Noir en d4, et atteignez d5.",
    success="d2 et d5 sont reliées, par-dessus la route de Noir.",
    facts=("route de Noir", "route de Noir", "libre"),
)

ALIVE = Said(
    words="Une extrémité ouverte demande un chemin libre vers un autre de vos réseaux. Là où il n’y en aurait pas, on ne construit pas.",
    task="Un seul chemin continue à partir de b6. Construisez-y.",
    success="De c6, vous pouvez encore atteindre d5. Dans le coin, en a6, les routes de Noir vous auraient barré le chemin.",
    facts=("route de Noir", "route de Noir", "libre"),
)

CUT = Said(
    words="Quand une extrémité ouverte n’a plus de chemin, la route qui y mène est perdue, puis celle d’avant, si elle reste ouverte à son tour.",
    task="Fermez le dernier chemin de Noir à partir de d4.",
    success="Noir perd la route vers d4, puis celle vers c4 : une réaction en chaîne.",
    otherwise="La route de Noir peut encore continuer de d4 à e4. Construisez là.",
    facts=("route de Noir", "route de Noir", "libre"),
)

IMPORTANT = Said(
    words="La ville qui a le plus de drapeaux, des deux joueurs, est la plus importante. Qui y en a le plus gagne. Un anneau marque celle qui compte maintenant.",
    task="Trouvez la ville la plus importante.",
    success="c3 a trois drapeaux, dont deux à Noir : Noir y mène.",
    answers=("Une autre ville a plus de drapeaux. Comptez les deux couleurs.",),
    otherwise="C’est l’emplacement d’une route. Choisissez une ville.",
    facts=("Blanc 1, Noir 2", "Blanc 0, Noir 2"),
)

LEAD = Said(
    words="Noir mène en c3, 2 à 1. La ville suivante ne compte que si vous êtes à égalité dans la première.",
    task="Prenez la tête en c3 avec une route.",
    success="Vous avez relié c3 à davantage de villes : vous y avez plus de drapeaux que Noir.",
    answers=("Cela donne deux drapeaux par ville, en d2, d5 et e5. Mais c3 compte davantage.",),
    otherwise="Noir y mène encore. Reliez le réseau de c3 à un autre réseau.",
    facts=("Blanc 1, Noir 2", "route de Blanc"),
)

PASSING = Said(
    words="Sans extrémité ouverte, vous pouvez passer. Noir a passé tout un tour. Si vous passez aussi, la partie est terminée.",
    task="Vous menez en c3, 3 à 2. Passez.",
    success="La partie est terminée, et vous gagnez.",
    otherwise="Alors la partie continue, et Noir peut revenir. Passez.",
    facts=("Blanc 3, Noir 2",),
)

PLAY = Said(
    words="Vous jouez Blanc, et le bot le plus indulgent joue Noir. La partie se termine quand un joueur ne peut plus rien relier, ou quand les deux passent.",
    task="Construisez votre première route.",
    success="La partie est lancée.",
)

RING = Said(
    words="Une route peut aussi revenir dans votre propre réseau. Elle ferme alors une boucle.",
    task="Fermez la boucle entre b2 et c2.",
    success="Elle ne rapporte aucun drapeau, mais ne laisse pas d’extrémité ouverte, et Noir ne peut plus construire là.",
    otherwise="Cela ne ferme pas de boucle. Construisez de b2 à c2.",
    facts=("route de Blanc", "route de Blanc", "libre"),
)

FIRST_PASS = Said(
    words="Au premier tour, Blanc construit une route ou passe. Tous les tours suivants comptent deux routes, même le premier de Noir, quoi que fasse Blanc.",
    task="Passez, et observez Noir.",
    success="Noir a construit deux routes. Si Noir avait passé aussi, la partie serait terminée.",
    otherwise="C’est une route. Passez plutôt, pour voir ce que Noir peut faire.",
)

AT_ONCE = Said(
    words="La partie se termine aussitôt qu’un joueur ne peut plus rien relier, même au milieu d’un tour.",
    task="Vous avez deux routes. Terminez la partie dès la première.",
    success="Vous avez relié toutes les villes : il n’y a plus rien à relier. La seconde route ne se construit pas.",
)

EQUAL = Said(
    words="La partie est terminée. Quatre villes ont dix drapeaux, le maximum, mais les joueurs y sont à égalité. Les villes suivantes décident donc.",
    task="Trouvez l’une d’elles.",
    success="b2 et d1 ont six drapeaux chacune, et comptent ensemble. Blanc y mène 10 à 2, et gagne avec moins de drapeaux en tout.",
    answers=(
        "Les deux joueurs y ont cinq drapeaux : elle ne décide de rien.",
        "Elle a cinq drapeaux. D’autres en ont six.",
    ),
    otherwise="C’est l’emplacement d’une route. Choisissez une ville.",
    facts=("Blanc 5, Noir 5", "Blanc 5, Noir 1", "Blanc 5, Noir 1", "Blanc 0, Noir 5"),
)
