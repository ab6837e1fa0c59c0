"""The clauses of the rules of On Tour."""

from tests.support.clauses import Clauses

CLAUSES = Clauses(last="T15", rulings="T2 T6 T8 T9 T10 T11 T15")
