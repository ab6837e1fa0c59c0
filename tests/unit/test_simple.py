"""Small games: boards, pieces, and all that follows from a few lines of rules."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import pytest

from pygames import Play, svg
from pygames.bots.budget import Budget
from pygames.conformance import check
from pygames.conformance.paper import check_paper
from pygames.core import CHANCE, Action
from pygames.errors import MistakeError
from pygames.examples import race
from pygames.examples.shelf import gomoku
from pygames.game import Game
from pygames.games import card_for, find, guest
from pygames.look.show import Explanation, Moment
from pygames.record import extend, final, new
from pygames.simple import (
    OVER,
    Graph,
    Hexagons,
    Option,
    Outcomes,
    Pieces,
    Pits,
    Points,
    Row,
    Squares,
    State,
    best,
    cards,
    die,
    draw,
    game,
    rolled,
    win,
)
from pygames.simple.by_states import ByStates
from pygames.simple.outcomes import Roll
from pygames.simple.style import layout_of
from pygames.simple.theme import MATERIALS, theme
from pygames.simple.words import on_the_table, reason
from tests.support.cards import changed
from tests.support.effort import is_long

pytestmark = pytest.mark.usefixtures("no_added_game")


# Boards


def test_cells_are_named_from_the_lower_left() -> None:
    board = Squares(3, 2)
    assert board.cells == ("a1", "b1", "c1", "a2", "b2", "c2")
    assert (board.row(2), board.column("b")) == (("a2", "b2", "c2"), ("b1", "b2"))
    assert (board.step("a1", 2, 1), board.step("a1", -1, 0)) == ("c2", None)


def test_squares_have_four_neighbours_and_hexagons_six() -> None:
    assert Squares(3, 3).neighbours("b2") == ["c2", "b3", "a2", "b1"]
    assert Points(3, 3).neighbours("a1") == ["b1", "a2"]
    assert set(Hexagons(3, 3).neighbours("b2")) == {"a1", "b1", "a2", "c2", "b3", "c3"}


def test_lines_run_in_all_directions_of_a_board() -> None:
    assert len(Squares(3, 3).lines(3)) == 8
    assert len(Hexagons(3, 3).lines(3)) == 7
    assert Row(4).lines(3) == [("1", "2", "3"), ("2", "3", "4")]


def test_a_group_is_a_connected_set() -> None:
    board = Squares(4, 1)
    assert board.group(["a1"], {"a1", "b1", "d1"}) == {"a1", "b1"}
    assert board.group(["c1"], {"a1"}) == set()


def test_a_long_row_winds_upwards() -> None:
    row = Row(("start", "1", "2", "3", "home"), across=2)
    assert row.places == {"start": (0, 0), "1": (1, 0), "2": (1, 1), "3": (0, 1), "home": (0, 2)}
    assert (row.step("1", 2), row.step("home", 1), row.neighbours("2")) == ("3", None, ["3", "1"])


def test_nothing_is_where_a_board_has_holes() -> None:
    board = Squares(3, 3, without=("b2", "c3"))
    assert board.cells == ("a1", "b1", "c1", "a2", "c2", "a3", "b3")
    assert (board.row(2), board.column("c")) == (("a2", "c2"), ("c1", "c2"))
    assert (board.step("a2", 1, 0), board.neighbours("c2")) == (None, ["c1"])
    assert board.lines(3) == [("a1", "b1", "c1"), ("a1", "a2", "a3")]
    assert board.group(["a1"], {"a1", "a2", "c2"}) == {"a1", "a2"}


def test_hexagons_make_a_hexagon_or_a_triangle() -> None:
    board = Hexagons.side(3)
    assert [len(board.row(number)) for number in range(1, 6)] == [3, 4, 5, 4, 3]
    assert {len(board.neighbours(corner)) for corner in ("a1", "c1", "e3", "e5", "c5", "a3")} == {3}
    assert (len(board.cells), len(board.neighbours("c3"))) == (19, 6)
    triangle = Hexagons.triangle(4)
    assert [len(triangle.row(number)) for number in range(1, 5)] == [4, 3, 2, 1]
    assert [triangle.neighbours(corner) for corner in ("a1", "d1", "d4")] == [
        ["b1", "b2"],
        ["d2", "c1"],
        ["c3", "d3"],
    ]


def test_one_walks_in_a_line_and_jumps_over_a_cell() -> None:
    board = Squares(4, 4, without=("d4",))
    assert (board.line("a1", 1, 1), board.line("a4", 1, 0)) == (("b2", "c3"), ("b4", "c4"))
    assert (board.beyond("a1", "b2"), board.beyond("b2", "c3")) == ("c3", None)
    row = Row(5, across=3)
    assert (row.line("2", 2), row.line("1", -1), row.beyond("4", "3")) == (("4",), (), "2")
    assert (CROSS.line("a", 1, 0), CROSS.line("b", 0, 2)) == (("m", "c"), ())


CROSS = Graph(
    {"a": (0, 1), "m": (1, 1), "c": (2, 1), "b": (1, 0), "top": (1, 2.5)},
    [("a", "m", "c"), ("b", "m", "top")],
)
"""Five points, and two ways that cross."""


def test_points_are_joined_by_ways() -> None:
    assert CROSS.neighbours("m") == ["a", "c", "b", "top"]
    assert (CROSS.beyond("b", "m"), CROSS.beyond("c", "m"), CROSS.beyond("a", "b")) == (
        "top",
        "a",
        None,
    )
    assert CROSS.lines(3) == [("a", "m", "c"), ("b", "m", "top")]
    assert CROSS.group(["a"], {"a", "m", "top"}) == {"a", "m", "top"}
    assert (CROSS.row(2), CROSS.column("b")) == (("a", "m", "c"), ("b", "m", "top"))


PITS = Pits({"a1": (0, 0), "b1": (1, 0), "store": (2, 0.5)}, shaded=("store",))
EVERY_BOARD = [
    *(kind(4, 3, without=("b2", "d3")) for kind in (Squares, Points, Hexagons)),
    *(Hexagons.side(3), Hexagons.triangle(4), Row(7, across=3), CROSS, PITS),
]


@pytest.mark.parametrize("board", EVERY_BOARD)
def test_a_game_on_any_board_keeps_every_promise(board: Any) -> None:
    check(game(filling(board), title="Fill", goal="Fill the board", turns=True), games=1)


def filling(board_: Any) -> type[State]:
    """Make a game on a board: place pieces until it is full."""

    @dataclass(frozen=True)
    class Fill(State):
        board = board_
        pieces: Pieces = Pieces()

        def current_player(self) -> int:
            return OVER if self.returns() else len(self.pieces) % 2

        def legal_actions(self) -> list[str]:
            return [] if self.returns() else board_.empty(self.pieces)

        def child(self, action: Action) -> Fill:
            return replace(self, pieces=self.pieces.put(action, "red"))

        def returns(self) -> tuple[int, ...] | None:
            return None if board_.empty(self.pieces) else win(0)

    # Positions are read again by the name of their class.
    globals()["Fill"], Fill.__qualname__ = Fill, "Fill"
    return Fill


def test_a_position_is_asked_once_and_gives_its_own_list_to_each() -> None:
    @dataclass(frozen=True)
    class Asked(Count):
        def legal_actions(self) -> list[Action]:
            calls.append(self)
            return super().legal_actions()

    calls: list[State] = []
    state = Asked(2, roll="r3")
    first = state.legal_actions()
    first.clear()
    assert state.legal_actions() == Count(2, roll="r3").legal_actions() != []
    assert (len(calls), replace(state).legal_actions(), len(calls)) == (1, state.legal_actions(), 2)


# What rules are made of


def test_pieces_never_change() -> None:
    before = Pieces({"a1": "red", "b1": "blue"})
    assert before.move("a1", "b1") == Pieces({"b1": "red"})
    assert before.put("c1", "red").of("red") == ["a1", "c1"]
    assert before.without("a1", "c1") == Pieces({"b1": "blue"})
    assert len(before) == 2
    assert repr(before) == "Pieces({'a1': 'red', 'b1': 'blue'})"


def test_pieces_are_equal_however_they_came_about() -> None:
    one, other = Pieces({"a1": "red"}).put("b1", "blue"), Pieces({"b1": "blue", "a1": "red"})
    assert (one, hash(one)) == (other, hash(other))
    assert pickle.loads(pickle.dumps(one)) == one
    assert one != {"a1": "red", "b1": "blue"}


def test_several_pieces_can_stand_on_a_cell() -> None:
    standing = [("1", "red"), ("2", "red"), ("1", "blue")]
    assert Pieces.several(standing) == Pieces({"1": "red+blue", "2": "red"})


def test_dice_and_cards_have_exact_chances() -> None:
    assert die(3) == (("r1", Fraction(1, 3)), ("r2", Fraction(1, 3)), ("r3", Fraction(1, 3)))
    assert cards(["ace", "two", "ace"]) == (("ace", Fraction(2, 3)), ("two", Fraction(1, 3)))
    assert (rolled("r12"), rolled("ace")) == (12, 0)


def test_returns_say_who_has_won() -> None:
    assert (win(1, 3), draw(3)) == ((-1, 1, -1), (0, 0, 0))
    assert (best((3, 5, 5)), best((2, 2)), best((4,))) == ((-1, 1, 1), (0, 0), (4,))


# A game for one to three, of points alone


@dataclass(frozen=True)
class Count(State):
    """Roll, then take the points or leave them; the stone goes round."""

    board = Points(2, 2, shaded=("b2",))
    players: int
    taken: tuple[int, ...] = (0, 0, 0)
    turn: int = 0
    roll: str = ""

    @property
    def pieces(self) -> Pieces:
        return Pieces({self.board.cells[self.turn % 4]: "x"})

    def current_player(self) -> int:
        if self.turn == 6:
            return OVER
        return self.turn % self.players if self.roll else CHANCE

    def turn_of(self) -> int | None:
        return None if self.turn == 6 else self.turn % self.players

    def chance_outcomes(self) -> Outcomes:
        return die(8) if self.current_player() == CHANCE else ()

    def legal_actions(self) -> list[str]:
        return ["take-all", "leave"] if self.current_player() >= 0 else []

    def child(self, action: Action) -> Count:
        if not self.roll:
            return replace(self, roll=action)
        points = list(self.taken)
        points[self.turn % self.players] += rolled(self.roll) if action == "take-all" else 0
        return replace(self, taken=tuple(points), turn=self.turn + 1, roll="")

    def returns(self) -> tuple[int, ...] | None:
        if self.turn < 6:
            return None
        return best(self.points())

    def points(self) -> tuple[int, ...]:
        return self.taken[: self.players]

    def tray(self) -> list[str]:
        return [self.roll] if self.roll else []


COUNT: Game[Any] = game(Count, title="8 Count", goal="Count", players=(1, 3), feats=("points",))


def test_a_game_for_one_to_three_keeps_every_promise() -> None:
    check(COUNT, games=3)
    assert COUNT.id == "game-8-count"


def test_a_bot_prefers_points_also_alone() -> None:
    state = Count(1, turn=5, roll="r8")
    thought = COUNT.bots.choose(state, 5, Budget("playouts", 40), Random(1))
    assert (thought.action, thought.win) == ("take-all", (1.0,))
    state = Count(2, turn=3, roll="r8")
    assert COUNT.bots.choose(state, 5, Budget("playouts", 200), Random(1)).action == "take-all"


def test_a_long_playout_counts_as_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pygames.simple.by_states.MOST_PLIES", 1)
    thought = COUNT.bots.choose(Count(2, roll="r8"), 5, Budget("playouts", 9), Random(1))
    assert thought.win == (0.5, 0.5)


def test_of_very_many_places_those_beside_what_stands_are_tried_first() -> None:
    state = gomoku.Gomoku(Pieces({"a1": "black", "h8": "white"}))
    ranked = ByStates(lambda _: 2).ranked(state)
    places = [place for _, place in ranked[-11:]]
    assert set(places) == {*"a2 b1 b2 g7 g8 g9 h7 h9 i7 i8 i9".split()}
    assert sum(share for share, _ in ranked) == pytest.approx(1)


def test_it_names_the_player_who_rolls_and_the_question() -> None:
    status = {roll: COUNT.look.show(Moment(Count(2, roll=roll))).status for roll in ("", "r8")}
    assert status == {"": "Red rolls", "r8": "Red, decide"}
    after = Moment(Count(2, roll="r8"), Count(2), "r8")
    assert COUNT.look.show(after).said == "Red rolled 8"
    assert COUNT.look.show(after).note == "The die shows 8."
    assert on_the_table([Roll("r2"), Roll("r6")]) == "The dice show 2 and 6."
    assert on_the_table(["r2", "r6"]) == "On the table: r2 and r6."
    over = Count(1, turn=6)
    assert over.reason() == "The game is over."


@pytest.mark.parametrize(
    ("pieces", "words"),
    [
        (None, "class Count needs pieces, a mapping from cells to what stands there"),
        ({"c9": "red"}, "pieces has something on 'c9', which is off the board: its cells are a1"),
        ({"a1": 7}, "pieces has 7 on a1; expected the name of a piece"),
    ],
)
def test_pieces_that_can_not_be_shown_are_refused(
    pieces: object, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Count, "pieces", pieces)
    with pytest.raises(MistakeError, match=words):
        Count(2).text()


@pytest.mark.parametrize("board", [Points(2, 2), Hexagons(2, 2, sides={"top": "red"}), Row(1)])
def test_a_board_turns_towards_the_player_who_looks(board: Any) -> None:
    one, other = (layout_of(board, tray=False, turned=turned) for turned in (False, True))
    first, last = board.cells[0], board.cells[-1]
    assert one.middle(first) == other.middle(last)
    if board.sides:
        assert one.edge("top") == other.edge("bottom")


# A game that has a little of everything


@dataclass(frozen=True)
class Walk(State):
    """A walk of two on a square: step, take, or stop; cards say how far nothing goes."""

    board = Squares(2, 2, shaded=("a1",), sides={"top": "red"})
    pieces: Pieces = Pieces({"a1": "white king", "b2": "fox"})
    turn: int = 0
    card: str = ""
    over: bool = False

    def current_player(self) -> int:
        return OVER if self.over else self.turn % 2 if self.card else CHANCE

    def chance_outcomes(self) -> Outcomes:
        return () if self.over or self.card else cards(["ace", "two-hearts"])

    def legal_actions(self) -> list[str]:
        if self.current_player() < 0:
            return []
        start = self.pieces.of(("white king", "fox")[self.turn % 2])[0]
        steps = [f"{start}-{cell}" for cell in self.board.neighbours(start)]
        return [*steps, "stop", "b1-a2-hop"]

    def child(self, action: Action) -> Walk:
        if not self.card:
            return replace(self, card=action)
        later = replace(self, turn=self.turn + 1, card="", over=self.turn > 6 or action == "stop")
        if action in ("stop", "b1-a2-hop"):
            return later
        pieces = self.pieces.move(*action.split("-"))
        return replace(later, pieces=pieces, over=later.over or len(pieces) < 2)

    def returns(self) -> tuple[int, ...] | None:
        return draw() if self.over else None

    def points(self) -> tuple[int, ...]:
        return (self.turn, 7)

    def tray(self) -> list[str]:
        return [self.card] if self.card else []


GIVEN: dict[str, Any] = {
    "title": "Walk 2×2", "goal": "Walk about", "names": ("King", "Foxes"),
    "pieces": {"fox": "red F", "foxes": "red", "king": "white"}, "buttons": {"stop": "Stop here"},
}  # fmt: skip
WALK: Game[Any] = game(Walk, **GIVEN)
START = Walk(card="ace")
SIZES = range(1, 16) if is_long() else (1, 2, 3, 6, 9, 12, 15)


def test_it_keeps_every_promise() -> None:
    check(WALK, games=2)


@pytest.mark.parametrize("kind", [Squares, Points, Hexagons, Row])
def test_a_board_of_any_size_fits_on_a_sheet(kind: Any) -> None:
    for columns, rows in product(SIZES, repeat=2):
        board = Row(columns * rows, across=columns) if kind is Row else kind(columns, rows)
        card = game(on_board(board), **GIVEN | {"buttons": {}, "pieces": {}})
        check_paper(changed(card, paper=[replace(each, derived=False) for each in card.look.paper]))


def test_a_sheet_that_follows_from_the_board_is_never_the_authors_fault() -> None:
    (sheet, *_) = WALK.look.paper
    blank = replace(sheet, make=lambda _setup, _random: [])
    check_paper(changed(WALK, paper=[blank]))
    with pytest.raises(MistakeError, match="no pages"):
        check_paper(changed(WALK, paper=[replace(blank, derived=False)]))


def on_board(board_: Any) -> Any:
    @dataclass(frozen=True)
    class Still(State):
        board = board_
        pieces: Pieces = Pieces()
        current_player = child = returns = legal_actions = lambda *_: None  # type: ignore[assignment]

    return Still


REFUSED: tuple[Callable[[], object], ...] = (
    lambda: Squares(0, 3), lambda: Squares(1, 1, without=("d1",)),
    lambda: Squares(1, 1, without=("a1",)), lambda: Row(0), lambda: Graph({}, ()),
    lambda: Graph({"a-b": (0, 0)}, ()), lambda: Graph({"a": (0, 0), "b": (0, 0)}, ()),
    lambda: Graph({"a": (0, 0)}, [("a", "z")]),
    lambda: game(Walk, **GIVEN, xyz=4), lambda: game(on_board(None), **GIVEN),
    lambda: game(Walk(), **GIVEN),  # type: ignore[arg-type]
    *(lambda kind=kind: game(type("Bare", (kind,), {}), **GIVEN) for kind in (State, Walk)),
    lambda: game(Walk, **GIVEN | {"players": (2, 3), "names": ()}),
)  # fmt: skip
"""What test_mistakes tells in files, whose lines no measure of coverage sees as they run."""


@pytest.mark.parametrize("build", REFUSED)
def test_a_board_or_a_card_that_can_not_be_is_refused(build: Callable[[], object]) -> None:
    with pytest.raises(MistakeError):
        build()


def display(state: Walk, **more: Any) -> Any:
    return WALK.look.show(Moment(state, **more))


def test_where_to_point_follows_from_the_notation() -> None:
    paths = {path.action: path.ids for path in display(START).paths}
    assert paths == {
        "a1-b1": ("cell-a1", "cell-b1"),
        "a1-a2": ("cell-a1", "cell-a2"),
        "stop": ("stop",),
        "b1-a2-hop": ("cell-b1", "cell-a2", "hop"),
    }
    buttons = {button.id: button.label for button in display(START).buttons}
    assert buttons == {"stop": "Stop here", "hop": "Hop"}
    assert display(START).prompts == {"1": "Where does it go?", "2": "And then?"}


def said(before: Walk, action: str, you: int | None = None) -> str:
    sentence: str = display(before.child(action), before=before, action=action, you=you).said
    return sentence


def test_an_action_is_told_before_and_after_it_by_its_effect() -> None:
    near = replace(START, pieces=Pieces({"a1": "white king", "b1": "fox"}))
    sentences = {
        action: (WALK.look.phrase(near, action).words, said(near, action))
        for action in near.legal_actions()
    }
    assert sentences == {
        "a1-b1": ("Move a1–b1, taking fox", "King moved a1–b1, taking fox"),
        "a1-a2": ("Move a1–a2", "King moved a1–a2"),
        "stop": ("Stop here", "King chose “Stop here”"),
        "b1-a2-hop": ("Choose b1–a2–hop", "King: b1–a2–hop"),
    }
    assert said(near, "a1-a2", you=0) == "You moved a1–a2"
    assert WALK.look.phrase(Walk(), "two-hearts").words == "Drew two hearts"
    assert said(Walk(), "ace") == "Drew ace"


def test_a_piece_that_is_sent_elsewhere_is_mentioned_and_slides() -> None:
    state = race.Race(((1, 0), (5, 0)), 0, "r4")
    assert race.GAME.look.phrase(state, "1").words == "Move 1–5, sending yellow to start"
    display = race.GAME.look.show(Moment(state.child("1"), state, "1"))
    assert display.said == "Red moved 1–5, sending yellow to start"
    slid = {each["id"] for each in display.scene.pieces if "enter" in each}
    assert slid == {"on-5-red", "on-start-yellow-2"}


def test_the_status_asks_for_the_possible_choices() -> None:
    assert display(START, you=0).status == "Your turn: choose a marked place"
    assert display(Walk()).status == "Chance decides"
    assert display(replace(START, over=True)).status == "The game is over"
    assert display(START).note == "On the table: ace."


def test_a_piece_that_moves_slides_and_one_that_is_taken_fades() -> None:
    near = replace(START, pieces=Pieces({"a1": "white king", "b1": "fox"}))
    scene = display(near.child("a1-b1"), before=near, action="a1-b1").scene
    (king,) = (shape for shape in scene.pieces if shape["id"] == "on-b1-white-king")
    assert (king["name"], king["enter"]["motion"]) == ("blank-white", "slide")
    assert [shape["id"] for shape in scene.gone] == ["on-b1-fox", "on-b1-fox-text"]
    letters = {shape["text"] for shape in scene.pieces if shape["kind"] == "text"}
    assert letters == {"K"}


def test_what_a_game_lights_up_has_an_edge_and_hides_nothing() -> None:
    class Pointing(Walk):
        def marks(self) -> list[str]:
            return ["a1", "b1"]

        def arrows(self) -> list[tuple[str, str]]:
            return [("a1", "b2")]

    by_id = {each["id"]: each for each in display(Pointing(card="ace")).scene.ground}
    below, ring, arrow = (by_id[id] for id in ("lit-a1", "lit-b1", "arrow-0"))
    # An empty cell with a disc would look like one with a piece.
    assert (below["fill"], "fill" in ring, by_id["lit-b1-edge"]["stroke"]) == ("lit", False, "last")
    assert (arrow["fill"], arrow["stroke"]) == ("lit", "last")
    across, down = arrow["points"][6:8]
    assert across > arrow["points"][0]
    assert down < arrow["points"][1]


@pytest.mark.parametrize(
    ("state", "picks", "sentence", "clause"),
    [
        (START, "cell-a2", "a2 can’t be chosen now.", "R2"),
        (START, "cell-b2", "On b2 there is fox, which can’t be moved now.", "R2"),
        (START, "cell-a1 cell-b2", "There is no way from a1 to b2: only to a2 or b1.", "R2"),
        (START, "nowhere", "Only the places of the board can be chosen.", "R2"),
        (START, "cell-a1 stop", "That can’t be chosen now.", "R2"),
        (START, "cell-b1 cell-a2 cell-a1", "That can’t be chosen now.", "R2"),
        (Walk(), "cell-a1", "Chance is next.", "R2"),
        (replace(START, over=True), "cell-a1", "The game is over.", "R3"),
    ],
)
def test_a_place_that_can_not_be_picked_gets_a_reason(
    state: Walk, picks: str, sentence: str, clause: str
) -> None:
    assert WALK.look.explain(state, picks.split(), None) == Explanation(sentence, clause)


def test_a_position_is_read_aloud() -> None:
    assert WALK.look.read is not None
    readings = {each.title: each.words for each in WALK.look.read(START, 0)}
    assert readings == {
        "White king": "1: a1",
        "Fox": "1: b2",
        "Row 1": "a1 white king, b1 empty",
        "Row 2": "a2 empty, b2 fox",
        "Column a": "a1 white king, a2 empty",
        "Column b": "b1 empty, b2 fox",
        "On the table": "On the table: ace.",
    }


def test_typed_cells_are_picks() -> None:
    read = WALK.rules.read_action
    assert read is not None
    assert read(START, "A1 to b1") is None
    assert read(START, "A1 b1") == ["cell-a1", "cell-b1"]
    assert read(START, "b1 a2 HOP") == ["cell-b1", "cell-a2", "hop"]
    assert read(START, "Stop") == ["stop"]
    assert read(START, "") is None


def test_a_terminal_shows_letters_and_names_the_places_of_a_row() -> None:
    assert START.text() == " 2 . f\n 1 w .\n   a b\nOn the table: ace."

    @dataclass(frozen=True)
    class Track(Walk):
        board = Row(3, across=2)  # type: ignore[assignment]

    assert Track(Pieces({"2": "red+blue"})).text() == "     3\n1    2=rb"
    assert Track(Pieces({"2": "blue", "1": "black"})).text() == "      3\n1=bla 2=blu"


def test_the_rules_say_the_goal_the_turn_and_the_end() -> None:
    assert WALK.text().startswith("# Walk 2×2\n\n**R1** Walk about.\n\n**R2** Choose one of")
    assert WALK.short.goal == "Walk about."
    more = game(Walk, **GIVEN, rules="**R5** Kings may rest.")
    assert more.text().endswith(
        "**R4** The player who reaches the goal wins.\n\n**R5** Kings may rest.\n"
    )


def test_rules_of_ones_own_replace_all_of_them() -> None:
    own = game(Walk, **GIVEN, rules="# Mine\n\n**K1** Walk.\n\n**K2** Stop.\n")
    assert own.text().startswith("# Mine\n\n**K1**")
    assert own.look.explain(START, ["nowhere"], None).clause == "K2"


def test_the_points_stand_beside_the_players_and_decide_at_the_end() -> None:
    assert [note.score for note in display(replace(START, turn=3)).players] == [3, 7]
    over = replace(START, over=True)
    assert (over.scores(), over.reason()) == ((0, 7), "The most points count: 7 to 0.")
    assert (over.returns(), reason((0, 0), None)) == ((0, 0), "Nobody has won.")
    assert reason((1, -1), None) == "The goal is reached."


def test_every_explicit_function_replaces_its_default() -> None:
    def explain(_state: State, _picks: object, _you: object) -> Explanation:
        return Explanation("No.", "R1")

    mine = game(Walk, **GIVEN, id="mine", minutes=3, explain=explain, levels=(1, 2))
    assert (mine.id, mine.minutes, mine.bots.levels) == ("mine", 3, (1, 2))
    assert mine.look.explain(START, [], None).sentence == "No."
    assert mine.look.phrase(START, "stop").words == "Stop here"


def test_options_go_into_fields_of_their_names() -> None:
    option = Option("card", "Card", (("", "None"), ("ace", "Ace")), "ace")
    with guest(game(Walk, **GIVEN, options=(option,))) as _:
        assert new("walk-2x2").actions == ()
        assert len(new("walk-2x2", options={"card": ""}).actions) == 1


def test_a_card_without_a_file_is_known_once_it_is_played() -> None:
    play = Play(WALK, seed="a")
    assert play.legal[0] == "a1-b1"
    assert play._repr_svg_().startswith("<svg")
    assert svg(play.state).startswith("<svg")
    newer = game(Walk, **GIVEN, minutes=4)
    assert card_for(newer) is find("walk-2x2") is newer
    assert extend(new("walk-2x2", seed="a"), "a1-b1").actions[1] == "a1-b1"


@pytest.mark.parametrize("material", MATERIALS)
def test_each_material_has_the_same_tokens_in_every_scheme(material: Any) -> None:
    colours = theme(material)
    assert len({frozenset(each) for each in colours.values()}) == 1


def test_cells_within_some_steps_and_shapes_with_holes() -> None:
    whole = Hexagons.side(3)
    assert {len(whole.within("c3", steps)) for steps in (1, 2)} == {6, 18}
    for shaped in (Hexagons.side(3, without=("c3",)), Hexagons.triangle(5, without=("c3",))):
        assert "c3" not in shaped.cells
        assert "c3" not in shaped.neighbours("c2")


@dataclass(frozen=True)
class Drawing(State):
    """Something is drawn or rolled, and then put on the only square."""

    board = Squares(1, 1)
    pieces: Pieces = Pieces()
    drawn: str = ""
    dice: str = "cards"

    def current_player(self) -> int:
        return OVER if self.pieces else 0 if self.drawn else CHANCE

    def legal_actions(self) -> list[str]:
        return ["a1"] if self.drawn and not self.pieces else []

    def chance_outcomes(self) -> Outcomes:
        outcomes = die(5)[4:] if self.dice == "die" else cards(["r5"])
        return () if self.drawn else tuple((each, Fraction(1)) for each, _ in outcomes)

    def child(self, action: str) -> Drawing:
        if self.drawn:
            return replace(self, pieces=self.pieces.put(action, self.drawn))
        return replace(self, drawn=action)

    def tray(self) -> list[str]:
        return [self.drawn] if self.drawn else []

    def returns(self) -> tuple[int, ...] | None:
        return draw() if self.pieces else None


@dataclass(frozen=True)
class Rolling(Drawing):
    """The same with a die."""

    dice: str = "die"

    def chance_outcomes(self) -> Outcomes:
        return super().chance_outcomes()


@pytest.mark.parametrize(
    ("states", "note"), [(Drawing, "On the table: r5."), (Rolling, "The die shows 5.")]
)
def test_only_what_a_die_has_made_is_a_die(states: type[State], note: str) -> None:
    """A red five is a card, though rolls are called so: records hold plain texts."""
    card = game(states, title="Five", goal="Put it")
    with guest(card):
        start, after = states(), final(new(card))
        display = card.look.show(Moment(after, start, "r5"))
    assert display.note == note
    assert after.text().endswith(note)


@dataclass(frozen=True)
class Dealing(Drawing):
    """The same with cards that have looks."""

    def chance_outcomes(self) -> Outcomes:
        return super().chance_outcomes()


def test_a_look_is_seen_beside_the_board_in_lists_and_in_sentences() -> None:
    """A name that its look says already stays: "fox" for "red F"."""
    looks = {"r5": "red 5", "fox": "red F", "goose": "white"}
    card = game(Dealing, title="Five", goal="Put it", pieces=looks)
    start, show, phrase = Dealing(), card.look.show, card.look.phrase
    hand = start.child("r5")
    dealt = show(Moment(hand, start, "r5"))
    assert (dealt.note, dealt.said) == ("On the table: red 5.", "Drew red 5")
    scene = dealt.draw()
    assert {shape.get("name") for shape in scene.pieces} >= {"blank-red"}
    drew = phrase(start, "r5")
    assert (drew.words, drew.glyphs, drew.aside) == ("Drew red 5", ("blank-red",), "5")
    put = show(Moment(hand.child("a1"), hand, "a1"))
    assert put.said == "Red placed red 5 on a1"
    assert [shape.get("label") for shape in put.draw().ground if "label" in shape] == ["a1, red 5"]
    fox = replace(hand, pieces=Pieces({"a1": "fox+goose"}))
    assert card.look.read
    assert "fox and goose" in str(card.look.read(fox, 0))
