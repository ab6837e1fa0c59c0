"""The clauses of the rules of Eight-by-Eight."""

from tests.support.clauses import Clauses

CLAUSES = Clauses(last="E11", inserted=("E7a",), rulings="E7 E7a E9 E11")
