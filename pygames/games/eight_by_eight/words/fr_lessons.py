"""French: the course of Eight-by-Eight, and its fine print."""

from pygames.look.lessons import Said

FIVE = Said(
    words="Vous jouez Rouge. La plus longue ligne d’une couleur gagne, horizontale, verticale ou diagonale, sans trou. À cinq, c’est le dernier tour de table.",
    task="Vous avez obtenu 6. Faites une ligne de cinq.",
    success="Cinq ! On finit le tour de table : Jaune a donc encore joué. Vous avez la plus longue ligne, et vous gagnez.",
    otherwise="Votre ligne n’a encore que quatre pions. Prolongez la diagonale, en rangée 6, colonne 6.",
    facts=("rouge", "rouge", "vide"),
)

ROLL = Said(
    words="Le plateau a huit rangées, comptées du haut, et huit colonnes. Le dé dit dans quelle rangée ou quelle colonne vous placez un pion.",
    task="Vous avez obtenu 4. Placez un pion contre votre pion rouge.",
    success="Deux pions alignés. Un pion reste à sa place toute la partie.",
    answers=("Cela barre le 4, ce sera pour plus tard. Placez un pion.",),
    otherwise="Ce pion ne touche pas celui en rangée 3, colonne 3.",
    facts=("rouge", "vide"),
)

BLOCK = Said(
    words="Jaune a quatre pions en rangée 3, colonnes 2 à 5. La colonne 1 est à vous : il ne lui reste que la 6 pour en aligner cinq.",
    task="Vous avez obtenu 6. Arrêtez Jaune.",
    success="Les quatre pions de Jaune ne peuvent plus devenir cinq.",
    otherwise="Jaune peut encore en aligner cinq en rangée 3, colonne 6.",
    facts=("rouge", "jaune", "jaune", "vide"),
)

BLACK_OUT = Said(
    words="Au lieu de placer un pion sur une case, vous pouvez barrer le nombre obtenu : posez un pion sur son anneau, au-dessus du plateau, et relancez le dé.",
    task="Un 2 n’aide pas votre ligne. Barrez-le.",
    success="Le 2 est barré pour toute la partie, mais pour vous seulement. Le dé est relancé : 7.",
    otherwise="Ce pion n’allonge aucune ligne. Choisissez plutôt l’anneau du 2.",
    facts=("non barré",),
)

AGAIN = Said(
    words="Vous pourriez barrer aussi le 7, et ainsi de suite, autant de fois que vous voulez dans un tour. Placer un pion termine le tour.",
    task="Portez votre ligne à quatre pions.",
    success="Quatre en colonne 6. C’est à Jaune.",
    answers=("C’est permis, mais un 7 aide votre ligne. Placez un pion en rangée 7.",),
    otherwise="Votre ligne n’a encore que trois pions. Elle est en colonne 6.",
    facts=("rouge", "vide", "barré par Rouge"),
)

LOST_TURN = Said(
    words="Un nombre barré a son prix : si vous l’obtenez de nouveau, votre tour est aussitôt fini. Jaune a barré le 3.",
    task="Vous avez obtenu 5. Alignez trois pions, et observez Jaune.",
    success="Jaune a obtenu 3, et son tour était fini. C’est de nouveau à vous.",
    otherwise="Pas encore trois pions alignés. Suivez la diagonale jusqu’à la rangée 5.",
    facts=("barré par Jaune", "vide"),
)

LAST_TURN = Said(
    words="Maintenant, vous jouez Jaune. Rouge a une ligne de cinq, et vous jouez en dernier. La plus longue ligne gagne.",
    task="Vous avez obtenu 5. Faites une ligne plus longue.",
    success="Six contre cinq : vous gagnez.",
    otherwise="La ligne de Rouge est toujours la plus longue. Comblez le trou de la colonne 7.",
    facts=("vide", "jaune", "jaune"),
)

TIE = Said(
    words="Encore Jaune, et le dernier tour de table. À lignes égales, les nombres barrés décident, puis les pions posés. Chacun a barré un nombre.",
    task="Vous avez obtenu 1. Barrez un nombre de plus.",
    success="Deux nombres barrés, et le dé relancé donne 7.",
    otherwise="Cela terminerait la partie : Rouge a cinq pions alignés, vous quatre.",
    facts=("barré par Rouge", "barré par Jaune"),
)

TIE_BREAK = Said(
    words="Vous avez deux nombres barrés, Rouge un seul. Une ligne de cinq suffit maintenant.",
    task="Vous avez obtenu 7. Alignez cinq pions.",
    success="Cinq partout, mais vous avez plus de nombres barrés. Vous gagnez.",
    answers=("Un nombre barré de plus, mais un 7 donne tout de suite cinq pions.",),
    otherwise="Cela n’en fait pas cinq. Vos quatre pions sont en colonne 7.",
    facts=("jaune", "vide", "vide"),
)

PLAY = Said(
    words="Vous jouez Rouge, et le bot le plus indulgent joue Jaune. Chacun a 25 pions. On joue de deux à quatre ; Vert et Bleu viennent après Jaune.",
    task="Jouez votre premier coup.",
    success="La partie est lancée.",
)

FULL = Said(
    words="On ne passe pas à sa guise. Vous ne pouvez finir votre tour sans rien faire que si toute la rangée et toute la colonne du nombre sont pleines.",
    task="Vous avez obtenu 4. Passez.",
    success="Votre tour est fini, et vous avez gardé votre pion.",
    otherwise="Barrer est permis aussi, et le dé serait relancé. Passez maintenant.",
    facts=("jaune", "rouge"),
)

LAST_PIECE = Said(
    words="Il vous reste un pion sur 25. Sans pion, vous ne lancez plus le dé : vos tours se terminent d’eux-mêmes.",
    task="Vous avez obtenu 8. Barrez-le avec votre dernier pion.",
    success="Le dé n’est pas relancé, car votre réserve est vide. C’est à Jaune.",
    otherwise="Ce serait aussi votre dernier pion. Mais barrez le 8.",
    facts=("barré par Jaune", "barré par Rouge"),
)

NOBODY_CAN_PLACE = Said(
    words="Quand plus personne ne pourra placer de pion, la partie est aussitôt terminée, et les lignes plus courtes comptent. Jaune a tout barré, et vous tout sauf le 8.",
    task="Vous avez obtenu 8. Barrez-le.",
    success="Vous avez chacun des lignes de trois et huit nombres barrés. Vous avez plus de pions sur les 64 cases, 5 contre 4, et gagnez.",
    otherwise="Alors vous pourrez encore placer un pion sur un 8, et la partie continue.",
    facts=("barré par Rouge et Jaune", "barré par Jaune"),
)
