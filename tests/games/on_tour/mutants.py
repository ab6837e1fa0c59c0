"""Where the rules are, for mutation testing."""

from tests.support.mutants import Mutated

MUTATED = Mutated(
    modules=("rules/rules", "rules/writing", "rules/sheet", "rules/maps", "rules/result"),
    tests=("test_rules", "test_reference", "test_table", "test_told"),
)
