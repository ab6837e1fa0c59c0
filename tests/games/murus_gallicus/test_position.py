"""Position text of Murus Gallicus: seven rows from row 7 down, and who moves."""

import pytest

from pygames.games.murus_gallicus import board, position_text
from pygames.games.murus_gallicus.board import SquareOptions, StackOptions
from tests.games.murus_gallicus.helpers import START, read, start
from tests.support.shown import played

GOOD = [
    START,
    "8/8/8/3b4/3W4/8/8 w",
    "B7/8/8/8/8/8/7w b",
    "WBwb1WBw/8/1b5W/2B1w3/WWWWWWWW/bbbbbbbb/4B3 b",
    "bbbbbbbb/8/8/8/8/8/W7 w",
]
BAD = [
    "", "w", "BBBBBBBB/8/8/8/8/8/WWWWWWWW", "BBBBBBBB/8/8/8/8/8/WWWWWWWW x",
    "BBBBBBBB/8/8/8/8/8/WWWWWWWW W", "BBBBBBBB/8/8/8/8/8/WWWWWWWW w ",
    " BBBBBBBB/8/8/8/8/8/WWWWWWWW w", "BBBBBBBB/8/8/8/8/8/WWWWWWWW  w",
    "BBBBBBBB/8/8/8/8/8/WWWWWWWW w\n", "BBBBBBBB/8/8/8/8/WWWWWWWW w",
    "BBBBBBBB/8/8/8/8/8/8/WWWWWWWW w", "BBBBBBB/8/8/8/8/8/WWWWWWWW w",
    "BBBBBBBBB/8/8/8/8/8/WWWWWWWW w", "BBBBBBBB/9/8/8/8/8/WWWWWWWW w",
    "BBBBBBBB/0/8/8/8/8/WWWWWWWW w", "BBBBBBBB/44/8/8/8/8/WWWWWWWW w",
    "BBBBBBBB/11111111/8/8/8/8/WWWWWWWW w", "BBBBBBBB/71/8/8/8/8/WWWWWWWW w",
    "BBBBBBBB//8/8/8/8/WWWWWWWW w", "BBBBBBBB/8/8/8/8/8/WWWWWWW. w",
    "BBBBBBBB/8/8/8/8/8/WWWWWWWX w", "BBBBBBBB/8/8/8/8/8/WWWWWWWW\tw",
    "BBBBBBBB/\uff18/8/8/8/8/WWWWWWWW w", "BBBBBBBB/\u0668/8/8/8/8/WWWWWWWW w",
]  # fmt: skip


@pytest.mark.parametrize("text", GOOD)
def test_a_position_text_is_written_as_it_is_read(text: str) -> None:
    assert position_text.write(read(text).board) == text


@pytest.mark.parametrize("text", BAD)
def test_a_position_text_in_any_other_form_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"expected|squares"):
        read(text)


def test_the_position_text_is_null_once_the_game_is_over() -> None:
    assert played(read("B7/8/3W4/8/8/8/8 w"), "d5-d7").position() is None
    assert read("8/8/8/8/8/8/8 w").position() is None


def test_a_position_can_be_drawn_as_text() -> None:
    """Capitals are stacks; White is below."""
    assert played(start(), "d1-d3", "e7-e5").text().splitlines() == [
        "7  B B B B . B B B",
        "6  . . . . b . . .",
        "5  . . . . b . . .",
        "4  . . . . . . . .",
        "3  . . . w . . . .",
        "2  . . . w . . . .",
        "1  W W W . W W W W",
        "   a b c d e f g h",
    ]


def test_tables_of_what_stacks_can_do_stay_small_and_right(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board, "_MAX_SETS", 3)
    monkeypatch.setattr(board, "_MAX_SURROUNDINGS", 3)
    sets: StackOptions[str] = StackOptions(lambda move: move.text)
    one: SquareOptions[str] = SquareOptions(0, lambda move: move.text)
    sizes = []
    for number in range(8):
        assert [bit for bit, *_ in sets[number]] == [bit for bit in (1, 2, 4) if number & bit]
        assert one[number << 1] == SquareOptions(0, lambda move: move.text)[number << 1]
        sizes.append((len(sets), len(one)))
    assert sizes == [(size, size) for size in (1, 2, 3, 1, 2, 3, 1, 2)]
