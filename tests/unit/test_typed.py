"""Actions as people type them, in every game: what is understood, and the answer to the rest."""

import re
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from pygames.core import Action, State
from pygames.door.typed import Typed, read, spoken
from pygames.game import Game
from pygames.games import catalog, find
from pygames.games.on_tour.rules.maps import MAPS
from pygames.language import speaking
from pygames.look.picks import Tree, tree
from pygames.look.show import Moment
from pygames.record import Record, extend, final, make_header, settle
from tests.support.door import MURUS, failure, ok
from tests.support.effort import often
from tests.support.shown import at


def typed(game: str, text: str, seed: str = "typed", actions: tuple[str, ...] = ()) -> Typed:
    """Type a text after some actions of a game whose chance the seed decides."""
    card = find(game)
    record = settle(Record(make_header(card, card.players[0], {}, None), seed=seed))
    record = settle(Record(record.header, (*record.actions, *actions), seed))
    state = final(record)
    return read(card, state, tree(card.look.show(Moment(state)).paths), text)


def sentence(game: str, text: str) -> str:
    meant = typed(game, text)
    assert meant.action is None
    assert meant.why is not None
    return meant.why.sentence


@pytest.mark.parametrize("text", ["d1-d3", "D1-D3", " d1 d3 ", "d1d3", "d1 \N{EN DASH} d3"])
def test_capitals_blanks_and_dashes_make_no_difference(text: str) -> None:
    assert typed("murus-gallicus", text).action == "d1-d3"


@pytest.mark.parametrize("language", ["en", "de", "es", "et", "fr", "hr"])
def test_moves_are_typed_with_the_word_that_readers_say_for_the_dash(language: str) -> None:
    words = Path("web/src/words", language, "game.ts").read_text("utf-8")
    (to,) = re.findall(r"^  to: '(.+)',$", words, re.MULTILINE)
    with speaking(language):
        assert typed("murus-gallicus", f"d1 {to} d3").action == "d1-d3"
        assert typed("cercas", f"A2 {to.upper()} b2, a1").action == "a2-b2:a1"


WIDE = {letter: letter + 0xFEE0 for letter in range(ord("!"), ord("~") + 1)}
LOOKS = str.maketrans("aceopxyACEIOPTXYMKHBs", "асеорхуАСЕІОРТХУМКНВѕ")
GREEK = str.maketrans("aoAEZHIKMNOPTYX", "αοΑΕΖΗΙΚΜΝΟΡΤΥΧ")
DASHES = cycle("‐‑‒–—―−﹘﹣－")
WAYS: dict[str, Callable[[str], str]] = {
    "capitals": str.upper,
    "small": str.lower,
    "wide": lambda text: text.translate(WIDE),
    "blanks": lambda text: " \u00a0" + " ".join(text) + "\u3000\n",
    "quotes": lambda text: f"“{text}”",
    "a sentence": lambda text: f"({text}).",
    "marks": lambda text: f"‹{text}!?…",
    "times": lambda text: text.replace("x", "×").replace("*", "★"),
    "Cyrillic": lambda text: text.translate(LOOKS),
    "Greek": lambda text: text.translate(GREEK),
    "Arabic": lambda text: text.translate(str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")),
    "Devanagari": lambda text: text.translate(str.maketrans("0123456789", "०१२३४५६७८९")),
    "unseen": lambda text: "\ufeff" + "\u200b".join(text) + "\u200e",
    "arrows": lambda text: text.replace("-", " -> "),
    "dashes": lambda text: text.replace("-", f" {next(DASHES)} "),
}


def actions_on_the_way(game: Game[Any], random: Random) -> Iterator[tuple[State, Tree, Action]]:
    """Yield legal actions of a random game, three of each state, with the picks that there are."""
    swap = {option.id: "on" for option in game.options if option.id == "swap"}
    record = settle(Record(make_header(game, game.players[0], swap, None), seed="typed"))
    for _ in range(often(12, 200)):
        state = final(record)
        if state.returns() is not None:
            return
        legal = state.legal_actions()
        paths = tree(game.look.show(Moment(state)).paths)
        for action in (legal[0], legal[-1], random.choice(legal)):
            yield state, paths, action
        record = settle(extend(record, random.choice(legal)))


@pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)
def test_each_action_is_read_however_it_is_written(game: Game[Any]) -> None:
    """In each of the ways alone, and in any three after each other, the case first."""
    random = Random(game.id)
    for state, paths, action in actions_on_the_way(game, random):
        for way in WAYS.values():
            assert read(game, state, paths, way(action)).action == action, way(action)
        text = action
        for name in sorted(random.sample([*WAYS], 3), key=[*WAYS].index):
            text = WAYS[name](text)
        assert read(game, state, paths, text).action == action, text


@pytest.mark.parametrize("language", ["en", "de", "es", "et", "fr", "hr"])
@pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)
def test_what_people_say_of_an_action_is_read_as_this_action(
    game: Game[Any], language: str
) -> None:
    """And it has no sign that a screen reader would spell."""
    with speaking(language):
        for state, paths, action in actions_on_the_way(game, Random(game.id)):
            text = spoken(game, state, action)
            assert not re.search(r"[:>*]|\d-", text), text
            assert read(game, state, paths, text).action == action, text


def test_a_text_that_can_mean_two_actions_is_refused_with_both() -> None:
    card = find("murus-gallicus")
    state: Any = SimpleNamespace(legal_actions=lambda: ["a-1", "A1"])
    meant = read(card, state, {}, "a 1")
    assert meant.action is None
    assert meant.why is not None
    assert meant.why.sentence == "“a 1” can mean a-1 or A1. Type it in full."
    assert read(card, state, {}, "A1").action == "A1"


def test_a_fence_or_a_road_can_be_typed_from_either_end() -> None:
    assert typed("cercas", "e4-b4:c4").action == "b4-e4:c4"
    assert typed("cercas", "b4 e4 c4").action == "b4-e4:c4"
    record = settle(Record(make_header(find("eight-cities"), 2, {}, None), seed="typed"))
    legal = final(record).legal_actions()[0]
    one, other = legal.split("-")
    assert typed("eight-cities", f"{other}-{one}").action == legal


def test_areas_can_be_typed_by_their_letters_or_their_names() -> None:
    card = find("on-tour")
    record = settle(Record(make_header(card, 1, {}, None), seed="typed"))
    state = final(record)
    legal = next(action for action in state.legal_actions() if "," in action)
    names = dict(zip(MAPS["usa"].ids, MAPS["usa"].names, strict=True))
    one, other = ((entry[:2], entry[2:]) for entry in legal.split(","))
    long = f"{one[0]} {names[one[1]]}, {other[0]} {names[other[1]]}"
    assert typed("on-tour", long).action == legal
    for comma in ",;，；、":
        turned = f"{other[0]} {other[1]}{comma} {one[0]} {one[1].lower()}"
        assert typed("on-tour", turned).action == legal


def test_an_illegal_action_is_explained() -> None:
    meant = typed("murus-gallicus", "d1-d2")
    assert meant.why is not None
    assert meant.why.clause == "M4"
    assert "Choose the farther" in meant.why.sentence
    assert sentence("murus-gallicus", "d4 d6") == "d4 is empty. Choose one of White’s stacks."
    assert "straight" in sentence("cercas", "b2-c3:b2")
    assert "side by side" in sentence("eight-cities", "a1-c3")
    assert sentence("eight-by-eight", "x1") == "Red rolled 3, so only 3 can be blacked out, not 1."
    assert sentence("on-tour", "end") == "Tours are drawn when every area is filled."


def test_a_text_that_is_no_move_gets_an_example_of_one() -> None:
    message = sentence("murus-gallicus", "castle kingside")
    assert (
        message
        == "“castle kingside” isn’t written like a move here. Moves look like a1 a3 or h1 h3."
    )
    assert sentence("murus-gallicus", "") == "Moves look like a1 a3 or h1 h3."
    assert "is only the beginning of a move" in sentence("cercas", "b4-e4")


def test_after_the_end_the_answer_is_that_the_game_is_over() -> None:
    card = find("murus-gallicus")
    state = at(card, "B7/8/3W4/8/8/8/8 w").child("d5-d7")
    meant = read(card, state, {}, "d1-d3")
    assert meant.why is not None
    assert meant.why.sentence == "The game is over."


def test_a_text_of_more_than_200_characters_is_refused() -> None:
    assert ok("typed", record=MURUS, text="x" * 200)["action"] is None
    error = failure("typed", record=MURUS, text="x" * 201)
    assert error["kind"] == "bad-request"
    assert "200 characters" in error["message"]
    assert len(sentence("murus-gallicus", "long " * 1000)) < 150, "it is quoted in part"
