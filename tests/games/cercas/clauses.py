"""The clauses of the rules of Cercas."""

from tests.support.clauses import Clauses

CLAUSES = Clauses(last="C12", rulings="C4 C7 C9 C12", swap=True)
