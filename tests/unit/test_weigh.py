"""What an action costs, beside the best one."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from pygames.bots.budget import Budget, Thought
from pygames.core import CHANCE, Setup, State
from pygames.door.reasons import deed
from pygames.door.weigh import GRADES, Weighed, because, compare, weigh, words
from pygames.game import Game
from pygames.games import catalog, find
from pygames.look.phrase import Deed
from pygames.record import extend, final, new, settle, states
from tests.support.cards import changed
from tests.support.door import EMPTY, MURUS, OVER, failure, ok
from tests.support.endgames import exact

GAMES = pytest.mark.parametrize("game", list(catalog()), ids=lambda game: game.id)
WIN_OR_LOSE = EMPTY | {"start": "8/8/3W4/8/7B/8/W7 w"}
"""White wins at once with d5-d7; after anything else but a block Black does."""
LAST_FENCES = (
    "0111111/1011100/1110110/1110000/1011100/0011100 "
    "1110111/1000111/0011101/0011100/1000111/0111110 "
    "o1x1oo1/1x1o2x/o3x2/1oo1xx1/x2o2x/x1x2o1/1x1o1o1 x"
)
"""O has one more fence, X two at most."""


def few(game: Game[Any]) -> dict[str, int]:
    return {game.bots.counts: {"nodes": 600, "playouts": 40}[game.bots.counts]}


def at(game: Game[Any], position: str) -> tuple[Game[Any], State]:
    """Return a game for two and a position of it."""
    assert game.rules.read_position
    return game, game.rules.read_position(position, Setup(2, game.defaults()))


def weighed(record: Any, action: str, **more: Any) -> Any:
    return ok("weigh", record=record, at=len(record["actions"]), action=action, seed="s", **more)


def test_the_best_action_costs_nothing_and_gets_no_sentence() -> None:
    answer = weighed(WIN_OR_LOSE, "d5-d7", nodes=600)
    assert answer["best"]["text"] == "d5-d7"
    assert (answer["grade"], answer["cost"], answer["serious"]) == ("best", 0, False)
    assert answer["words"] == ""


def test_a_win_thrown_away_is_a_blunder_with_a_proved_refutation() -> None:
    answer = weighed(WIN_OR_LOSE, "a1-c1", nodes=600)
    assert (answer["grade"], answer["cost"], answer["serious"]) == ("blunder", 1, True)
    assert answer["proven"] is True
    assert answer["words"] == "Your opponent then wins at once"
    assert answer["reply"] in (["a1-c1", "h3-h1"], ["a1-c1", "h3-f1"])
    assert answer["line"] == ["d5-d7"]


def test_an_opponent_who_has_one_more_answer_does_not_win_at_once() -> None:
    game, state = at(find("cercas"), LAST_FENCES)
    weighing = weigh(game, state, "g5-h5:g4", Budget("playouts", 250), Random("a"))
    assert (weighing.cost, weighing.reply) == (1, ("g5-h5:g4", "e1-e2:e1", "g6-h6:g5"))
    assert words(game, state, weighing) == "It loses for certain"


ROAD_LEFT = (
    "a3,a6,b3,b6,c1,c5,e2,f4 "
    "a3b3,a6b6,b3b4,b3c3,b4b5,b5b6,b5c5,c1d1,c2c3,c2d2,c5c6,c6d6,d1d2,d2e2,d6e6,e6f6,f5f6 "
    "a2a3,a3a4,a4b4,b2b3,b2c2,b4c4,c1c2,c4c5,c4d4,d4e4,e1e2,e1f1,e4f4,f1f2,f2f3,f3f4 b 2 0 0"
)
"""After a1-a2 Black still has to build a road; White's next one wins then."""


def test_an_opponent_does_not_win_at_once_while_a_road_is_still_to_be_built() -> None:
    game, state = at(find("eight-cities"), ROAD_LEFT)
    after = state.child("a1-a2").child("a1-b1")
    last = next(each for each in after.legal_actions() if after.child(each).is_terminal())
    reply, win = ("a1-a2", "a1-b1", last), ((0.5, 0.5), (1.0, 0.0))
    weighing = Weighed("a1-a2", "f5-f6", 1, 0.5, None, win, reply=reply)
    assert state.child("a1-a2").current_player() == state.current_player()
    assert words(game, state, weighing) == "It loses for certain"
    assert because(game, state, weighing) == "White then wins for certain"


def test_an_action_that_looks_worse_in_one_order_only_is_no_mistake() -> None:
    """A search can gain by what was searched before it; here the first of two finds more."""
    searched = 0

    def choose(state: State, level: int, budget: Budget, random: Random) -> Thought:
        nonlocal searched
        del level, budget, random
        searched += 1
        chance = 0.5 if searched % 2 else 0.3
        return Thought(state.legal_actions()[0], (chance, 1 - chance), 1)

    game = changed(find("murus-gallicus"), choose=choose)
    state = final(new(find(game.id)))
    weighing = compare(game, state, ("d1-d3", "e1-e3"), Budget("nodes", 100), Random(1))
    assert (searched, weighing.cost) == (4, 0)


def test_an_action_can_be_weighed_against_any_other() -> None:
    answer = weighed(WIN_OR_LOSE, "a1-c1", best="d5-b5", nodes=600)
    assert answer["best"]["text"] == "d5-b5"
    assert answer["cost"] == 0, "both lose"
    answer = weighed(WIN_OR_LOSE, "a1-c1", best="d5-d7", nodes=600)
    assert (answer["cost"], answer["proven"]) == (1, True)
    error = failure("weigh", record=WIN_OR_LOSE, at=0, action="a1-c1", best="a1-a9", nodes=600)
    assert error["kind"] == "bad-request"


@pytest.mark.parametrize(
    ("anyway", "says"),
    [
        (None, "Black can hit a stone at once"),
        (("hit", 1), ""),
        (("hit", 3), ""),
        (("line", 3), "Black can hit a stone at once"),
    ],
)
def test_a_threat_that_exists_anyway_is_no_reason(
    anyway: tuple[str, int] | None, says: str
) -> None:
    """The opponent expects another reply after the better action, but could do as much."""

    def deed(state: State, action: str) -> Deed | None:
        if action == "e7-e5" and state == after:
            return Deed("hit a stone", "hits a stone", "hit", 1)
        return Deed("do so", "does so", *anyway) if anyway and action == "c7-c5" else None

    game = changed(find("murus-gallicus"), deed=deed)
    chances = (0.6, 0.4), (0.4, 0.6)
    after = final(new(find(game.id))).child("d1-d3")
    reply, line = ("d1-d3", "e7-e5"), ("e1-e3", "d7-d5")
    weighing = Weighed("d1-d3", "e1-e3", 0, 0.2, None, chances, reply=reply, line=line)
    assert because(game, final(new(find(game.id))), weighing) == says
    falls = "Your chances fall from about 6\u00a0in\u00a010 to about 4\u00a0in\u00a010"
    allows = ": your opponent can hit a stone at once" if says else ""
    assert words(game, final(new(find(game.id))), weighing) == falls + allows


@pytest.mark.parametrize(
    ("best", "after", "soon", "says"),
    [
        (1.0, 0.93, 2, ""),
        (1.0, 0.5, 2, "There was a win at once"),
        (0.08, 0.0, 0, ""),
        (0.2, 0.0, 0, ""),
        (0.5, 0.0, 0, "Black then wins for certain"),
    ],
)
def test_a_win_that_may_be_there_after_both_actions_is_no_reason(
    best: float, after: float, soon: int, says: str
) -> None:
    """It is proved of one of them alone; the other looks all but won, or all but lost, too."""
    game, state = at(find("murus-gallicus"), WIN_OR_LOSE["start"])
    chances = (best, 1 - best), (after, 1 - after)
    weighing = Weighed("a1-c1", "d5-d7", 0, best - after, None, chances, soon=soon,
                       reply=("a1-c1",), line=("d5-d7",))  # fmt: skip
    assert because(game, state, weighing) == says


@pytest.mark.parametrize("name", ["cercas", "eight-cities", "murus-gallicus"])
def test_every_reason_is_false_after_the_better_action(name: str) -> None:
    """Whatever two actions are compared, and whatever is expected after them."""
    game, count, random = find(name), 0, Random(f"reasons of {name}")
    for seed in range(3):
        record = settle(new(game, seed=f"reasons-{seed}"))
        while not (state := final(record)).is_terminal():
            legal, mover = state.legal_actions(), state.current_player()
            action, best = random.choice(legal), random.choice(legal)
            replies = {way: state.child(way).legal_actions() for way in (action, best)}
            turns = [state.child(way).current_player() == 1 - mover for way in (action, best)]
            if all(turns) and all(replies.values()) and not random.randrange(3):
                brings = [each for each in replies[action] if deed(game, state.child(action), each)]
                reply = action, random.choice(brings or replies[action])
                line = best, random.choice(replies[best])
                weighing = Weighed(action, best, mover, 0.2, None, ((0.5, 0.5), (0.5, 0.5)),
                                reply=reply, line=line)  # fmt: skip
                sentence = because(game, state, weighing)
                could = {deed(game, state.child(best), each) for each in replies[best]}
                swapped = replace(weighing, action=best, best=action, reply=line, line=reply)
                assert not sentence or sentence != because(game, state, swapped)
                if sentence.endswith(" at once"):
                    count += 1
                    assert sentence.split(" can ")[1].removesuffix(" at once") not in could
            record = settle(extend(record, random.choice(legal)))
    assert count or name == "murus-gallicus", "a stone can nearly always be hit"


def test_where_every_action_loses_none_costs_anything() -> None:
    lost = EMPTY | {"start": "8/8/8/8/3B3B/8/W7 w"}
    for action in ok("state", record=lost)["legal"]:
        assert weighed(lost, action, nodes=600)["cost"] == 0


@GAMES
def test_the_same_seed_weighs_a_game_the_same(game: Game[Any]) -> None:
    random = Random(5)
    record = settle(new(game, game.players[0], seed="weigh"))
    for _ in range(4):
        record = extend(record, random.choice(final(record).legal_actions()))
    at = max(
        ply for ply, state in enumerate(states(record)[:-1]) if state.current_player() != CHANCE
    )
    one, two = (ok("weigh", record=record.data(), at=at, seed="s", **few(game)) for _ in "ab")
    assert one == two
    assert one["action"]["text"] == record.actions[at]
    assert one["cost"] >= 0
    assert (one["points"] is None) == (game.id != "on-tour")
    assert one["reply"][0] == record.actions[at]
    assert one["line"][0] == one["best"]["text"]


def test_points_are_certain_once_the_map_is_full() -> None:
    random, record = Random(3), new(find("on-tour"), 1, seed="full")
    while "end" not in final(record).legal_actions():
        record = extend(record, random.choice(final(record).legal_actions()))
    answer = weighed(record.data(), "end", playouts=100)
    assert answer["proven"] is True
    rest = {
        action: weighed(record.data(), action, playouts=100)["points"]
        for action in final(record).legal_actions()
    }
    assert min(rest.values()) == 0
    assert answer["points"] == max(rest.values()) > 0
    assert answer["words"].startswith(f"It costs about {round(answer['points'])} point")


@pytest.mark.parametrize(
    ("best", "after", "says"),
    [
        (0.71, 0.4, "Your chances fall from about 7\u00a0in\u00a010 to about 4\u00a0in\u00a010"),
        (0.52, 0.21, "Your chances fall from about even to about 2\u00a0in\u00a010"),
        (0.54, 0.46, "Your chances fall a little"),
        (1.0, 0.63, "A certain win becomes a chance of about 6\u00a0in\u00a010"),
        (0.52, 0.49, ""),
    ],
)
def test_the_fall_of_the_chances_is_given_from_start_to_end(
    best: float, after: float, says: str
) -> None:
    game = find("murus-gallicus")
    one, other = (best, 1 - best), (after, 1 - after)
    weighing = Weighed("d1-d3", "e1-e3", 0, best - after, None, (one, other), reply=("d1-d3",))
    assert words(game, final(new(find(game.id))), weighing) == says


@pytest.mark.parametrize(
    ("cost", "grade"),
    [(0, "equal"), (0.02, "good"), (0.03, "inaccuracy"), (0.06, "mistake"), (0.14, "blunder")],
)
def test_grades_follow_the_cost_of_an_action(cost: float, grade: str) -> None:
    assert Weighed("a", "b", 0, cost).grade == grade
    assert [most for most, _ in GRADES] == [0.025, 0.06, 0.14]


@GAMES
def test_only_the_bots_own_action_is_called_the_best(game: Game[Any]) -> None:
    random, grades = Random(f"grades of {game.id}"), set[str]()
    for seed in range(3):
        record = settle(new(game, game.players[0], seed=f"grades-{seed}"))
        while not final(record).is_terminal() and len(record.actions) < 60:
            record = settle(extend(record, random.choice(final(record).legal_actions())))
            state = final(record)
            if state.current_player() >= 0 and not random.randrange(4):
                action = random.choice(state.legal_actions())
                budget = Budget(game.bots.counts, few(game)[game.bots.counts])
                weighing = weigh(game, state, action, budget, random)
                assert (weighing.grade == "best") == (weighing.best == action)
                assert weighing.grade != "equal" or not weighing.cost
                grades.add(weighing.grade)
    assert len(grades) > 1


def test_a_tenth_of_the_chances_is_worth_taking_back() -> None:
    assert not Weighed("a", "b", 0, 0.09).serious
    assert Weighed("a", "b", 0, 0.1).serious


def test_from_lost_to_lost_and_from_won_to_won_nothing_is_worth_taking_back() -> None:
    def between(best: float, after: float) -> Weighed:
        return Weighed("a", "b", 1, best - after, None, ((1 - best, best), (1 - after, after)))

    assert not between(0.1, 0).serious
    assert not between(1, 0.9).serious
    assert between(0.8, 0.7 - 1e-9).serious


def test_what_still_wins_nine_in_ten_is_no_mistake() -> None:
    def after_win(after: float, soon: int = 0) -> Weighed:
        win = ((0.0, 1.0), (1 - after, after))
        return Weighed("a", "b", 1, 1 - after, None, win, soon=soon)

    for soon in (0, 1, 3):
        still, hardly = after_win(0.86, soon), after_win(0.84, soon)
        assert (still.right, still.serious, still.grade) == (True, False, "inaccuracy")
        assert (hardly.right, hardly.serious, hardly.grade) == (False, True, "blunder")
    assert after_win(0.99).grade == "good"


def test_an_answer_may_cost_a_little_unless_all_is_proven() -> None:
    assert Weighed("a", "b", 0, 0.04).right
    assert not Weighed("a", "b", 0, 0.05).right
    assert not Weighed("a", "b", 0, 0.04, proven=True).right
    assert Weighed("a", "a", 0, 0, proven=True).right


def test_a_game_that_can_not_be_weighed_is_refused() -> None:
    assert failure("weigh", record=MURUS, at=len(MURUS["actions"]))["kind"] == "bad-request"
    assert failure("weigh", record=MURUS, at=0, action="a1-a9")["kind"] == "bad-request"
    dice = new(find("eight-by-eight"), 2).data()
    assert failure("weigh", record=dice, at=0, action="r4")["kind"] == "not-supported"
    assert failure("weigh", record=OVER, at=len(OVER["actions"]), action="a1-a3")["kind"] in {
        "not-supported",
        "bad-request",
    }


START_OF_CERCAS = f"{'/'.join(['0000000'] * 6)} {'/'.join(['0000000'] * 6)} 7/7/7/7/7/7/7 x"


@pytest.mark.parametrize(
    ("name", "position", "action", "better", "says"),
    [
        (
            *("murus-gallicus", "8/8/8/3B4/8/8/2W5 w", "c1-c3", "c1-a1"),
            "Black then attacks 1 stone; otherwise none",
        ),
        (
            *("cercas", START_OF_CERCAS, "b1-b2:a1", "d4-e4:d4"),
            "O then has 46 spaces to mark; otherwise 44",
        ),
        (
            *("eight-cities", "a1,a2,c3,c5,d2,e5,f1,f6 - - w 1 0 0", "c3-c4", "a1-a2"),
            "White then has 0 flags; otherwise 2",
        ),
        (
            *("eight-by-eight", "yyyy4/8/8/8/8/8/8/8 -,- r 1 -", "1,8", "1,5"),
            "Yellow then makes a line of five with 2 of 8 numbers; otherwise with 0",
        ),
    ],
)
def test_what_only_one_of_two_actions_gets_or_prevents_is_a_reason(
    name: str, position: str, action: str, better: str, says: str
) -> None:
    """Counted by hand; of the same two actions the other way round it is no reason."""
    game, state = at(find(name), position)
    player, contrast = state.current_player(), game.look.contrast
    assert contrast
    assert contrast(player, state.child(action), state.child(better), 2) == says
    assert contrast(player, state.child(better), state.child(action), 2) != says
    assert contrast(player, state.child(action), state.child(action), 2) == ""


WHITE_HAS_LOST = (
    "a3,a5,c5,d1,e2,e3,f3,f4 "
    "a5b5,b2b3,b2c2,b3c3,b5b6,b6c6,c2c3,c2d2,c3c4,c3d3,c4d4,c5c6,d2d3,d2e2,d3d4,d3e3,e2f2,f2f3,"
    "f3f4 a1a2,a1b1,a2a3,a3b3,a4a5,a4b4,b1c1,b3b4,b4c4,c1d1,c4c5,d1e1,d4d5,d4e4,e1e2,e2e3,e4e5,"
    "e4f4,e5f5,f4f5 w 1 0 1"
)
"""Every road loses, and the pass too, as a search of everything finds."""


def test_no_action_is_called_better_where_all_lose() -> None:
    game, state = at(find("eight-cities"), WHITE_HAS_LOST)
    assert set(exact(state).values()) == {-1}
    for action in state.legal_actions():
        weighing = weigh(game, state, action, Budget("playouts", 900), Random(1))
        assert (weighing.proven, weighing.cost, weighing.serious) == (True, 0, False)
        assert because(game, state, weighing) == ""
