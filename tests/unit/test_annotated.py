"""Game files: games with comments and variations, as a text."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pygames
from pygames.annotated import Annotated, Line, Step, read, write
from pygames.annotated.reading import MOST_DEEP
from pygames.core import State
from pygames.errors import GameError
from pygames.game import Game
from pygames.games import catalog
from pygames.record import choices, end, final, possible_endings
from tests.support.door import failure, ok
from tests.support.effort import often
from tests.support.sites import ROOT

PAGE = (ROOT / "docs" / "game-files.md").read_text("utf-8")
MURUS = '[Game "murus-gallicus"]\n'
CERCAS = '[Game "cercas"]\n'

words = st.text(st.characters(codec="utf-8"), max_size=30).map(lambda text: " ".join(text.split()))
names = st.sampled_from(["Player1", "Player2", "Date", "Place", "Player_of_the_day"])


@st.composite
def lines(draw: st.DrawFn, state: State, most: int, deep: int = 0) -> Line:
    """Draw actions from a state on, some with comments and variations."""
    steps: list[Step] = []
    while len(steps) < most and not state.is_terminal():
        action = draw(st.sampled_from(choices(state)))
        comment = draw(st.just("") | words) if draw(st.booleans()) else ""
        others = draw(st.integers(0, 2)) if deep < 2 and draw(st.integers(0, 5)) == 0 else 0
        instead = tuple(draw(lines(state, 3, deep + 1)) for _ in range(others))
        steps.append(Step(action, comment, instead))
        state = state.child(action)
    return tuple(steps)


@st.composite
def games(draw: st.DrawFn, game: Game[Any]) -> Annotated:
    """Draw a game up to some action, with comments."""
    options = {
        each.id: draw(st.sampled_from([value for value, _ in each.choices]))
        for each in game.options
    }
    players = draw(st.integers(*game.players))
    seed = draw(st.none() | st.from_regex(r"[A-Za-z0-9_-]{1,32}", fullmatch=True))
    start = replace(pygames.new(game, players, options, "a"), actions=(), seed=seed)
    steps = draw(lines(final(start), draw(st.integers(0, 12))))
    tags = draw(st.dictionaries(names, words)).items()
    text = Annotated(start, steps, None, draw(words), tuple(tags))
    endings = [None, *possible_endings(text.record)]
    return replace(text, ended=draw(st.sampled_from(endings)))


@pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)
@settings(max_examples=often(12, 500), deadline=None)
@given(data=st.data())
def test_written_games_are_read_back_unchanged(game: Game[Any], data: st.DataObject) -> None:
    some = data.draw(st.lists(games(game), min_size=1, max_size=2))
    text = write(*some)
    assert read(text) == tuple(some)
    assert pygames.read(text) == tuple(each.record for each in some)


@pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)
def test_a_whole_game_says_how_it_ended_and_begins_a_line_with_each_round(game: Game[Any]) -> None:
    record = pygames.random_game(game, "a", game.players[1])
    text = write(Annotated.of(record))
    assert read(text)[0].record == record
    *_, last, result = text.splitlines()
    assert last.startswith((" ", *"0123456789"))
    assert result.startswith("= ")


def test_the_examples_of_the_document_are_read_and_written_as_they_stand() -> None:
    examples = [part.split("```")[0] for part in PAGE.split("```game\n")[1:]]
    assert len(examples) > 1
    for text in examples:
        assert write(*read(text)) == text


def test_a_text_by_hand_needs_no_order_of_its_own() -> None:
    text = f"""Here is our game:

    {MURUS}[Player2 "Ben \\"the Wall\\""]

  {{It begins
     as usual.}} 1.d1-d3{{!}}(1.e1-e3)a7-c5 17. b1-b3
"""
    (game,) = read("\ufeff" + text.replace("    [", "["))
    assert game.comment == "It begins as usual."
    assert game.names == ("", 'Ben "the Wall"')
    assert game.steps[0] == Step("d1-d3", "!", ((Step("e1-e3"),),))
    assert game.record.actions == ("d1-d3", "a7-c5", "b1-b3")


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("d1-d3", 0, "expected a line such as"),
        ('[Game "chess"]', 1, "chess"),
        (f'{MURUS}[Players "3"]', 2, "takes 2, not 3"),
        (f'{MURUS}[Players "two"]', 2, "expected a whole number"),
        (f'{MURUS}\n[Option "map=moon"]', 3, "has no 'map'"),
        (f'{MURUS}[Seed "?"]', 2, "seed"),
        (f'{MURUS}[Start "8/8 w"]', 2, "seven rows"),
        (f'{CERCAS}[Seed "a"]\n\n[Seed "b"]', 4, "two tags “Seed”"),
        (f'{MURUS}[Date "2026"\n', 2, "a tag stands before"),
        (f'{MURUS}1. d1-d3\n[Date "2026"]', 3, "expected a game"),
        (f"{MURUS}\n1. d1-d3\n2. d1-d3", 4, "'d1-d3' is not legal here; expected"),
        (f"{MURUS}1. d1-d3 {{a\nb}}\n   (1. e1-e3\nd1-d3)", 5, "'d1-d3' is not legal here"),
        (f"{MURUS}1. d1-d3 {{a\nb", 2, "isn’t closed by “}”"),
        (f"{MURUS}1. d1-d3 }}", 2, "unexpected “}”"),
        (f"{MURUS}(1. d1-d3)", 2, "unexpected “(”"),
        (f"{MURUS}1. d1-d3\n(", None, "a variation begins with an action"),
        (f"{MURUS}1. d1-d3\n()", 3, "a variation begins with an action"),
        (f"{MURUS}1. d1-d3\n(e1-e3\n= 1-0", 4, "expected “)” for the variation of line 3"),
        (f"{MURUS}1. d1-d3 ({{x}} e1-e3)", 2, "a variation begins with an action"),
        (f"{MURUS}1. d1-d3\n= 1-0", 3, "isn’t over here"),
        (f"{MURUS}= 1-0 resigned d1-d3", 2, "expected a game"),
        (f"{MURUS}= 1/2-1/2 resigned", 2, "expected nothing after the result, or one of"),
        (f"{CERCAS}= won", 2, "'=' is not legal here"),
        (MURUS + "d1-d3 (" * (MOST_DEEP + 1), 2, "at most 20 deep"),
    ],
)  # fmt: skip
def test_an_error_says_in_which_line_it_is(text: str, line: int | None, message: str) -> None:
    with pytest.raises(GameError) as error:
        read(text)
    place = "at the end: " if line is None else f"line {line}: " if line else ""
    assert error.value.message.startswith(place)
    assert message in error.value.message


def test_a_result_that_is_not_that_of_the_game_is_refused() -> None:
    record = pygames.random_game("murus-gallicus", "a")
    text = write(Annotated.of(record))
    assert text.endswith("= 1-0\n")
    with pytest.raises(GameError, match=r"line \d+: the result is 1-0, not 0-1"):
        read(text.replace("= 1-0", "= 0-1"))
    assert read(text.replace("= 1-0\n", ""))[0].record == record


def test_players_agree_on_a_draw_only_in_games_with_draws() -> None:
    record = end(pygames.new("cercas"), "draw")
    assert write(Annotated.of(record)).endswith("= 1/2-1/2 agreed\n")
    with pytest.raises(GameError, match=r"line 2: .* has no draws"):
        read('[Game "eight-by-eight"]\nr1 = 1/2-1/2 agreed')


def test_comments_stay_as_long_as_a_game_is_the_same() -> None:
    (game,) = read(f"{MURUS}1. d1-d3 {{one}} a7-c5 {{two}}")
    record = game.record
    longer = game.follow(pygames.extend(record, "b1-b3"))
    assert [step.comment for step in longer.steps] == ["one", "two", ""]
    shorter = longer.follow(replace(record, actions=record.actions[:1]))
    assert shorter.steps == game.steps[:1]


@pytest.mark.parametrize("action", ["=", "[x", "1.", "2.5", "a(b", "a}b", "a b"])
def test_an_action_that_would_not_be_read_again_is_not_written(action: str) -> None:
    game = Annotated.of(pygames.new("cercas"))
    steps = (Step("c3-e3:c2", instead=((Step(action),),)),)
    with pytest.raises(GameError, match="can’t stand in a text of games"):
        write(replace(game, steps=steps))
    assert write(game) == '[Game "cercas"]\n\n'


WAYS = """\
[Game "murus-gallicus"]
[Player1 "Anna"]

{At the club.}
1. d1-d3 {Bold.} (1. e1-e3 a7-a5 {So what?} (1... b7-b5 2. d1-d3) 2. a1-a3) a7-c5 (1... h7-f5)
= 0-1 resigned
"""


def test_pages_get_a_text_as_they_keep_games_and_write_the_same() -> None:
    (game,) = ok("games", text=WAYS)["games"]
    assert game["ways"] == [
        ["e1-e3", "a7-a5", "a1-a3"],
        ["e1-e3", "b7-b5", "d1-d3"],
        ["d1-d3", "h7-f5"],
    ]
    assert game["said"] == [
        {"actions": [], "words": "At the club."},
        {"actions": ["e1-e3", "a7-a5"], "words": "So what?"},
        {"actions": ["d1-d3"], "words": "Bold."},
    ]
    assert game["names"] == ["Anna", ""]
    assert failure("games", text=f"{MURUS}d1-d2")["message"].startswith("line 2: 'd1-d2'")
    text = ok("annotate", **game)["text"]
    assert read(text) == read(WAYS)
    assert ok("annotate", **game | {"ways": game["ways"][::-1]})["text"].count("(") == 3


def test_moves_after_the_end_of_a_game_are_reported_at_its_last_action() -> None:
    record = pygames.extend(pygames.new("murus-gallicus"), "d1-d3").data()
    text = ok("annotate", record=record, ways=[["d1-d3", "a7-c5"]])["text"]
    assert text.endswith("\n1. d1-d3 (1. d1-d3 a7-c5)\n")
    assert ok("annotate", record=record | {"actions": []}, ways=[["d1-d3"]])["text"].count("(") == 0


def test_other_ways_that_are_not_legal_are_left_out_and_the_game_is_refused() -> None:
    record = pygames.new("murus-gallicus").data()
    arguments = {"record": record | {"actions": ["d1-d3"]}, "ways": [["d1-d2"], ["e1-e3"]]}
    assert ok("annotate", **arguments)["text"].endswith("\n1. d1-d3 (1. e1-e3)\n")
    assert failure("annotate", record=record | {"actions": ["d1-d2"]})["kind"] == "illegal-action"
    notes = [{"actions": "d1-d3", "words": ""}]
    assert failure("annotate", record=record, said=notes)["kind"] == "bad-request"
