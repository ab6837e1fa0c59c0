"""A booklet of puzzles: what is on its leaves."""

from functools import cache
from typing import Any

import pytest

from pygames.games import catalog, find
from tests.support.door import failure, ok, texts_of

GAMES = [game.id for game in catalog() if game.puzzles]


@cache
def leaves(game: str, seed: str = "a") -> list[dict[str, Any]]:
    return list(ok("booklet", game=game, puzzles=texts_of(game), seed=seed)["leaves"])


def boards(game: str) -> list[dict[str, Any]]:
    parts = [part for leaf in leaves(game) for row in leaf["rows"] for part in row]
    return [part for part in parts if part["kind"] == "picture"]


@pytest.mark.parametrize("game", GAMES)
def test_a_booklet_has_24_puzzles_in_rows_of_two_or_one_and_their_answers(game: str) -> None:
    *puzzles, last = leaves(game)
    rows = [[1, 1]] * 12 if find(game).sheets else [[2, 2]] * 6
    assert [[len(row) for row in leaf["rows"]] for leaf in puzzles] == rows
    (((table,),),) = [last["rows"]]
    assert [number for number, _ in table["rows"]] == [f"{i}." for i in range(1, 25)]
    assert all(words for _, words in table["rows"])


@pytest.mark.parametrize("game", GAMES)
def test_two_boards_with_their_questions_fit_above_each_other(game: str) -> None:
    for board in boards(game):
        tall = board["width"] * board["scene"]["height"] / board["scene"]["width"]
        assert 50 < board["width"] <= (182 if find(game).sheets else 89)
        assert tall + 7 <= (214 - 4) / 2


def test_they_are_ordered_by_difficulty_and_state_the_task() -> None:
    game = "murus-gallicus"
    texts = texts_of(game)[:3]
    bands = {text: ok("puzzle", game=game, text=text)["band"] for text in texts}
    pages = ok("booklet", game=game, puzzles=texts, seed="a")["leaves"]
    (row, rest), answers = pages[0]["rows"], pages[1]["rows"][0][0]["rows"]
    ordered = sorted(texts, key=lambda text: bands[text])
    lines = sorted(" ".join(ok("solution", game=game, text=text)["actions"]) for text in ordered)
    assert [part["caption"][:3] for part in [*row, *rest]] == ["1. ", "2. ", "3. "]
    assert sorted(words for _, words in answers) == lines


def test_another_seed_draws_others_and_the_same_seed_the_same() -> None:
    one, same, other = leaves("cercas"), leaves.__wrapped__("cercas"), leaves("cercas", "b")
    assert one == same
    assert one != other


def test_a_sheet_that_cannot_be_made_is_refused() -> None:
    assert failure("booklet", game="cercas", puzzles=[])["kind"] == "bad-request"
    assert failure("booklet", game="cercas", puzzles=["nothing"])["kind"] == "bad-puzzle"
