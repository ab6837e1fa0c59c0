"""Checks of arguments that follow from types."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from pygames.door.fits import LARGEST, Within, check_of


class Cake(TypedDict):
    """A cake."""

    name: str
    pieces: Annotated[int, Within(1, 12)]
    of: NotRequired[Literal["plums", "nuts"]]


CAKE = {"name": "Linzer", "pieces": 8}


@pytest.mark.parametrize(
    ("kind", "right", "wrong"),
    [
        (str, ["", "a"], [1, None]),
        (int, [0, -1], [True, 1.0, "1"]),
        (float, [0, 0.5, LARGEST], [True, LARGEST * 2, float("nan"), float("inf"), "1"]),
        (bool, [True], [1]),
        (str | None, ["a", None], [1]),
        (Literal["a", "b"], ["a"], ["c", ["a"]]),
        (list[int], [[], [1]], [[1.5], {}, (1,)]),
        (Sequence[Sequence[str]], [[["a"]]], [["a"]]),
        (Mapping[str, int], [{"a": 1}], [{"a": "b"}, []]),
        (Annotated[float, Within(0, 1)], [0, 1, 0.5], [-0.1, 1.1, "a"]),
        (Annotated[list[str], Within(1, 2)], [["a"]], [[], ["a", "b", "c"], "a"]),
        (Cake, [CAKE, {**CAKE, "of": "nuts"}], [{}, {**CAKE, "pieces": 0}, {**CAKE, "of": 1}]),
        (Cake, [], [{**CAKE, "more": 1}, {"name": "Linzer"}, [CAKE], None]),
    ],
)
def test_a_value_fits_a_type_with_its_limits(
    kind: Any, right: list[object], wrong: list[object]
) -> None:
    holds = check_of(kind)
    assert [value for value in right if not holds(value)] == []
    assert [value for value in wrong if holds(value)] == []


def test_a_type_that_no_request_has_is_refused() -> None:
    with pytest.raises(TypeError, match="no check"):
        check_of(set[int])
