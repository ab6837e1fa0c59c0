"""Every sentence of Dice Nim that a person meets, apart from its rules and its course."""

from pygames.core import Player
from pygames.grammar.cast import Cast
from pygames.grammar.en import capital, counted, does
from pygames.look.phrase import Phrase
from pygames.look.short import InShort

SUMMARY = "Roll, take that many counters or fewer, and leave nothing for the other."
SHORT = InShort(
    goal="Take the last counter.",
    turn="Roll the die, and take as many counters as it shows, or fewer.",
    end="The game ends when no counter is left.",
    score="Whoever took the last counter wins.",
)
TIP = "{Tap} a counter to take it, and all to its right."

PLAYERS = ("Red", "Green", "Blue")  # D1
HEAP = "Counters"
HEAPS = (("9", "Nine"), ("15", "Fifteen"))  # D1
PASS = "Pass"

# What shows at the table

MAY_PASS, HAS_PASSED = "may pass", "has passed"
DIE, ROLL, NOT_ROLLED = "Die", "Roll", "-"

# Say who rolls.
def rolls(cast: Cast, player: Player) -> str: return f"{cast[player].name} rolls"

# Say who takes counters.
def take(cast: Cast, player: Player) -> str: return f"{cast[player].name}, take counters"

# Name a counter.
def counter(number: int) -> str: return f"counter {number}"

# What actions are

PASSES = Phrase(PASS)

# Say what the die shows.
def rolled(number: int) -> Phrase: return Phrase(f"Rolled {number}", f"{number}", (f"r{number}",))

# Say how many counters are taken.
def taken(number: int) -> Phrase: return Phrase(f"Take {counted(number, 'counter')}", f"Take {number}")

# Why something can't be picked, and how it ends

OVER = "The game is over."
ROLL_FIRST = "The die must be rolled first."
LAST_TAKEN = "The last counter has been taken."

# Say that a player can't pass twice.
def passed_already(cast: Cast, player: Player) -> str: return capital(f"{does(cast[player], 'have')} passed already.")

# Say how many may be taken.
def no_more_than(roll: int) -> str: return f"The die shows {roll}: take no more than that."

# Paper

ROW = "A row of counters"
COUNTERS = "Counters"
NAME = "Name"
HOW = "Roll, and cross out as many counters from the right, or fewer."

# Name the picture.
def in_a_row(heap: int) -> str: return counted(heap, "counter")
