"""Where the rules are, for mutation testing."""

from tests.support.mutants import Mutated

MUTATED = Mutated(
    modules=("rules", "position", "board", "result"),
    tests=(
        "test_rules",
        "test_position",
        "test_reference",
        "test_told",
        "test_show",
    ),
)
