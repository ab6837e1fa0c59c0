"""The clauses of the rules of Murus Gallicus."""

from tests.support.clauses import Clauses

CLAUSES = Clauses(last="M9", rulings="M9", swap=True)
