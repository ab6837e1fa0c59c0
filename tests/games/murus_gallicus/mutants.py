"""Where the rules are, for mutation testing."""

from tests.support.mutants import Mutated

MUTATED = Mutated(
    modules=("rules", "position", "board", "trail"),
    tests=(
        "test_position",
        "test_draw",
        "test_trail",
        "test_rules",
        "test_against_reference",
        "test_told",
        "test_swap",
        "unit/test_swap_rule",
    ),
)
