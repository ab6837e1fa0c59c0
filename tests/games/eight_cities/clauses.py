"""The clauses of the rules of 8 Cities."""

from tests.support.clauses import Clauses

CLAUSES = Clauses(last="K15", rulings="K3 K8 K10 K12 K14", swap=True)
