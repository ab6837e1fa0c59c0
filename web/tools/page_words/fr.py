"""French: what the pages of the games say that need no script. Readers are "vous"."""

from __future__ import annotations

from pygames.grammar.fr import of

LANGUAGE, LOCALE = "Français", "fr_FR"

# For search engines and previews of links.
def title(game: str) -> str: return f"{game} : jouer en ligne, règles · pygames"
def description(game: str, summary: str) -> str: return f"{summary} Jouez à {game} dans votre navigateur, et lisez ses règles."
def picture(game: str) -> str: return f"Le plateau {of(game)}."
GENRE = "jeu de plateau"
TITLE_OF_ALL = "Jeux de plateau en ligne · pygames"
ABOUT_ALL = "Des jeux de plateau dans votre navigateur : contre des bots, à deux sur place ou à distance."

# On the page.
GAMES, LANGUAGES = "Jeux", "Langues"
TO_THE_GAMES = "Voir les jeux"
PLAY = "Jouer"
LEARN = "Apprendre en jouant"
IN_SHORT = "En bref"
PARTS = {"goal": "But", "turn": "Tour", "end": "Fin", "score": "Score"}
MORE = "Jouer et apprendre"
PLAY_AGAINST = "Jouer contre un bot, à deux sur place ou à distance"
TRY_FIGURES = "Essayer sur un plateau les figures de ces règles"
DAILY = "Le défi du jour"
PRINT = "Plateaux et feuilles à imprimer"
def minutes(number: int) -> str: return f"Environ {number} minutes."
def board(game: str) -> str: return f"Une partie du plateau {of(game)}"
def basics(steps: int) -> str: return f"Les bases, en {steps} étapes sur le plateau"
def fine_print(steps: int) -> str: return f"Les points de détail, en {steps} étapes sur le plateau"

# Where there is no page.
NO_PAGE_TITLE = "Pas de page ici · pygames"
NO_PAGE = "Il n’y a pas de page à cette adresse"
STILL_THERE = "Ce que vous avez joué sur cet appareil est toujours là."
ONE_UP, TWO_UP = "un niveau plus haut", "deux"
def go_up(one: str, two: str) -> str: return f"Les jeux se trouvent {one}, ou {two}."

# Before the page has its words.
NOT_STARTED = "Cette page n’a pas pu démarrer. Vos parties sont toujours sur cet appareil."
RELOAD, DELETE_ALL = "Recharger", "supprimer toutes les données"
ALLOW_SCRIPTS = "Pour jouer, autorisez JavaScript sur ce site."

# Say what else can be done; `delete` is a link.
def no_help(delete: str) -> str: return f"Si cela ne suffit pas, vous pouvez {delete} que ce site garde ici."

# Say which browsers the games need.
def too_old(browsers: str) -> str: return f"Ce navigateur est trop ancien pour les jeux. Il faut {browsers} ou une version plus récente."

# Where the page is installed.
APP, ABOUT_APP = (
    "pygames\u00a0: jeux de plateau",
    "Jeux de plateau, à plusieurs ou contre un bot, avec ou sans connexion.",
)
SCREENSHOTS = {"narrow": "Un jeu sur un téléphone", "wide": "Les jeux sur leur étagère"}
