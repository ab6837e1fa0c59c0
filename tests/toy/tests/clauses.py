"""The clauses of the rules of Dice Nim."""

from tests.support.clauses import Clauses

CLAUSES = Clauses(last="D4")
