"""Monte Carlo tree search: what it proves, expects and keeps to, on small solved games."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

import pytest

from pygames.bots import mcts
from pygames.bots.budget import Budget, Memory, Meter
from pygames.bots.levels import Level, Player, Trust, between, chances
from pygames.bots.mcts import Guided, Levers, Search
from pygames.bots.tree import Node
from pygames.core import CHANCE, TERMINAL

Position = TypeVar("Position")
Move = TypeVar("Move")


class Plain(Guided[Position, Move]):
    """What the games here have in common: two players, no chance, and moves that are their text."""

    def start(self, state: Position) -> Position:
        return state

    def action(self, move: Move) -> str:
        return str(move)

    def seats(self, _position: Position) -> int:
        return 2

    def outcomes(self, _position: Position) -> Sequence[tuple[float, Move]]:
        return ()

    def playout(self, _position: Position, _random: Random) -> Sequence[float]:
        raise NotImplementedError

    def judge(
        self, position: Position, random: Random, _traces: Sequence[list[Move]]
    ) -> Sequence[float]:
        return self.playout(position, random)


Pile = tuple[int, int]
"""What is left, and who is to move."""


@dataclass(frozen=True)
class Nim(Plain[Pile, int]):
    """Take 1 to 3; the player who takes the last one wins. Any number of players."""

    players: int = 2

    def player(self, position: Pile) -> int:
        return position[1] if position[0] else TERMINAL

    def moves(self, position: Pile) -> Sequence[int]:
        return range(1, min(3, position[0]) + 1)

    def child(self, position: Pile, move: int) -> Pile:
        return position[0] - move, (position[1] + 1) % self.players

    def playout(self, position: Pile, random: Random) -> Sequence[float]:
        while position[0]:
            position = self.child(position, random.choice(self.moves(position)))
        return self.final(position)

    def seats(self, _position: Pile) -> int:
        return self.players

    def ranked(self, position: Pile) -> list[tuple[float, int]]:
        moves = self.moves(position)
        return [(1 / len(moves), move) for move in moves]

    def final(self, position: Pile) -> Sequence[float]:
        winner = (position[1] - 1) % self.players
        return [float(player == winner) for player in range(self.players)]


Bet = tuple[int, ...]
"""The moves so far: a safe half or a die, the die's number, and for 1 and 2 a guess."""


class Dice(Plain[Bet, int]):
    """0: half a point. 1: roll a die of 3; 1 wins with the right guess, 2 loses, 3 wins."""

    def player(self, position: Bet) -> int:
        if not position or position == (1, 1):
            return 0
        return CHANCE if position == (1,) else TERMINAL

    def moves(self, _position: Bet) -> Sequence[int]:
        return 0, 1

    def draw(self, _position: Bet, random: Random) -> int:
        return random.randint(1, 3)

    def child(self, position: Bet, move: int) -> Bet:
        return *position, move

    def ranked(self, _position: Bet) -> list[tuple[float, int]]:
        return [(0.2, 1), (0.8, 0)]

    def outcomes(self, _position: Bet) -> Sequence[tuple[float, int]]:
        return (0.5, 1), (0.25, 2), (0.25, 3)

    def final(self, position: Bet) -> Sequence[float]:
        mine = {(0,): 0.5, (1, 2): 0.0, (1, 3): 1.0, (1, 1, 0): 0.0, (1, 1, 1): 1.0}[position]
        return mine, 1 - mine

    def judge(
        self, _position: Bet, _random: Random, _traces: Sequence[list[int]]
    ) -> Sequence[float]:
        return 0.1, 0.9


Wishes = tuple[int, ...]


class Wish(Plain[Wishes, int]):
    """Name four of 40 numbers, one after the other; 7 among them wins, though it isn't expected."""

    def player(self, position: Wishes) -> int:
        return 0 if len(position) < 4 else TERMINAL

    def moves(self, _position: Wishes) -> Sequence[int]:
        return range(40)

    def child(self, position: Wishes, move: int) -> Wishes:
        return *position, move

    def seats(self, _position: Wishes) -> int:
        return 1

    def ranked(self, _position: Wishes) -> list[tuple[float, int]]:
        others = [number for number in range(40) if number != 7]
        return [(0.01, 7), *((1 / 40, number) for number in others)]

    def final(self, position: Wishes) -> Sequence[float]:
        return [float(7 in position)]

    def judge(
        self, position: Wishes, random: Random, traces: Sequence[list[int]]
    ) -> Sequence[float]:
        indices = [random.randrange(40) for _ in range(4 - len(position))]
        traces[0] += indices
        return self.final((*position, *indices))


def meter(playouts: int) -> Meter:
    return Meter(Budget("playouts", playouts))


@pytest.mark.parametrize("pile", range(1, 15))
@pytest.mark.parametrize("levers", [Levers(), Levers(grow_after=3), Levers(amaf=50)])
def test_it_proves_small_games(pile: int, levers: Levers) -> None:
    """Only piles of a multiple of 4 are lost."""
    result = Search(Nim(), meter(4000), Random(pile), levers).run((pile, 0), 10**9)
    assert result.proven
    assert list(result.means) == ([0, 1] if pile % 4 == 0 else [1, 0])
    if pile % 4:
        assert result.move == pile % 4


def test_it_stops_when_all_is_proven() -> None:
    budget = meter(10**6)
    Search(Nim(), budget, Random(1)).run((9, 1), 10**9)
    assert budget.count < 2000


@pytest.mark.parametrize("pile", range(1, 8))
def test_three_players_play_for_themselves(pile: int) -> None:
    result = Search(Nim(3), meter(4000), Random(1)).run((pile, 2), 10**9)
    assert result.proven
    assert list(result.means) == pytest.approx(_nim(pile, 2, 3))


def test_no_player_relies_on_a_choice_that_gains_another_nothing() -> None:
    """With 5 left, the third player loses in any case, and chooses who wins."""
    result = Search(Nim(3), meter(2000), Random(1)).run((5, 2), 10**9)
    assert result.means[2] == 0
    assert 0 < result.means[0] < 1


def _nim(left: int, player: int, players: int) -> list[float]:
    """Solve Nim; the mean of equally good moves."""
    if not left:
        return [float(each == (player - 1) % players) for each in range(players)]
    results = [_nim(left - take, (player + 1) % players, players) for take in (1, 2, 3)[:left]]
    best = [result for result in results if result[player] == max(r[player] for r in results)]
    return [sum(seat) / len(best) for seat in zip(*best, strict=True)]


def test_chance_is_an_expectation() -> None:
    """The die promises 1/2 · 1 + 1/4 · 0 + 1/4 · 1, more than the safe half."""
    result = Search(Dice(), meter(200), Random(3)).run((), 10**9)
    assert result.proven
    assert result.move == 1
    assert result.means == pytest.approx([0.75, 0.25])


@pytest.mark.parametrize("levers", [Levers(), Levers(amaf=50)])
def test_the_same_random_numbers_give_the_same_thought(levers: Levers) -> None:
    runs = [Search(Nim(), meter(60), Random("same"), levers).run((30, 0), 10**9) for _ in range(2)]
    assert runs[0] == runs[1]


def test_a_move_that_won_later_on_joins_the_tree_earlier() -> None:
    """That is what AMAF is for: here the prior puts the best move last."""

    def found(amaf: float) -> int:
        runs = [
            Search(Wish(), meter(36), Random(seed), Levers(amaf=amaf, caution=0)).run((), 10**9)
            for seed in range(8)
        ]
        return sum(7 in {one.move for one in run.tried} for run in runs)

    assert found(amaf=50) >= 4
    assert found(amaf=0) == 0


def remembered(memory: Memory, position: Pile) -> int:
    """Let a player try 60 playouts, and count all that it knows about the position then."""
    budget = Budget("playouts", 60, memory=memory)
    Player(Nim(), {1: Level()})(position, 1, budget, Random(1))
    assert isinstance(memory.tree, Node)
    return memory.tree.visits


def test_a_search_continues_from_the_last_ones_findings() -> None:
    memory = Memory()
    assert remembered(memory, (30, 0)) == 60
    assert remembered(memory, (30, 0)) == 120
    later = remembered(memory, (28, 1))
    assert 60 < later < 60 + 120
    assert remembered(memory, (23, 1)) > 60


def test_a_search_begins_anew_where_nothing_was_found_before() -> None:
    memory = Memory()
    remembered(memory, (30, 0))
    assert remembered(memory, (50, 0)) == 60
    assert remembered(memory, (30, 0)) == 60, "what was left behind is forgotten"


def test_memory_has_its_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mcts, "ROOM", 100)
    memory = Memory()
    remembered(memory, (30, 0))
    assert remembered(memory, (30, 0)) == 100
    assert remembered(memory, (30, 0)) == 101


def test_a_level_of_few_playouts_remembers_nothing() -> None:
    memory = Memory()
    budget = Budget("playouts", 60, memory)
    Player(Nim(), {1: Level(playouts=9)})((30, 0), 1, budget, Random(1))
    assert memory.tree is None


def test_playouts_are_counted() -> None:
    budget = meter(60)
    Search(Nim(), budget, Random(1)).run((60, 0), 10**9)
    assert budget.count == 60
    budget = meter(60)
    Search(Nim(), budget, Random(1)).run((60, 0), 25)
    assert budget.count == 25


def test_it_stops_in_time() -> None:
    """The clock advances by 10 ms whenever it is read, which is after every four playouts."""

    def ticks() -> Iterator[float]:
        now = 0.0
        while True:
            yield now
            now += 0.01

    clock = ticks()
    timed = Meter(Budget("seconds", 0.1), clock=lambda: next(clock), stride=4)
    Search(Nim(), timed, Random(1)).run((90, 0), 10**9)
    assert 36 <= timed.count <= 44


Told = Any
"""A position by what can follow: a dict of moves, or at the end what the first player gets."""


class Story(Plain[Told, str]):
    """Two players in turn, or always the first, in a game that is written out."""

    def __init__(self, priors: Mapping[str, float] | None = None) -> None:
        self.priors = priors or {}

    def player(self, position: Told) -> int:
        return position[0] if isinstance(position[1], dict) else TERMINAL

    def moves(self, position: Told) -> Sequence[str]:
        return list(position[1])

    def child(self, position: Told, move: str) -> Told:
        return 1 - position[0], position[1][move]

    def ranked(self, position: Told) -> list[tuple[float, str]]:
        return sorted((self.priors.get(move, 1.0), move) for move in position[1])

    def final(self, position: Told) -> Sequence[float]:
        return position[1], 1 - position[1]

    def playout(self, _position: Told, _random: Random) -> Sequence[float]:
        return 0.0, 1.0


LATER = {"b": {"c": 1.0}}
"""The other has one move, and then the first wins."""
FOUR_WAYS = {"dodge": {"x": {"y": {"z": 0.0}}}, "fight": {"x": 0.0}, **dict.fromkeys("pq", 0.0)}


def test_a_proven_line_is_the_quickest_win_against_the_longest_defence() -> None:
    """The other can lose at once, or with one more move; the winner needn't take the long way."""
    game = 0, {"win": {"yield": 1.0, "later": {"go": 1.0, "on": LATER}}}
    for seed in range(6):
        result = Search(Story(), meter(500), Random(seed)).run(game, 500)
        assert result.proven
        assert result.line == ("win", "later", "go")


def test_a_lost_player_holds_out_as_long_as_the_proof_allows() -> None:
    for seed in range(6):
        result = Search(Story(), meter(500), Random(seed)).run((0, FOUR_WAYS), 500)
        assert (result.proven, result.line) == (True, ("dodge", "x", "y", "z"))
        assert result.means == (0.0, 1.0)


def test_a_position_is_not_lost_while_a_move_was_not_tried() -> None:
    """However little is expected of it: it is taken if all others lose."""
    game = 0, {**FOUR_WAYS, "hope": {"x": {"y": {"z": 1.0}}}}
    story = Story({"hope": 1e-9})
    result = Search(story, meter(9), Random(1)).run(game, 9)
    assert (result.move, result.proven) == ("hope", False)
    thought = Player(story, {5: Level()})(game, 5, Budget("playouts", 9), Random(1))
    assert 0 < thought.win[0] < 0.01
    assert Search(story, meter(99), Random(1)).run(game, 99).means == (1.0, 0.0)


@pytest.mark.parametrize("level", [1, 2])
def test_a_win_in_one_is_taken_by_every_level(level: int) -> None:
    player = Player(Nim(), {1: Level(1, 9.0), 2: Level()})
    for seed in range(20):
        thought = player((3, 1), level, Budget("playouts", 1), Random(seed))
        assert (thought.action, thought.win) == ("3", (0.0, 1.0))


def played(player: Player[Any, Any], position: Any) -> set[str]:
    budget = Budget("playouts", 300)
    return {player(position, 1, budget, Random(seed)).action for seed in range(40)}


def test_a_blur_lets_a_level_choose_among_moves_that_promise_nearly_as_much() -> None:
    """0.6 and 0.55 are 0.2 apart as logits, 0.1 is 2.6 behind."""
    game = 0, {"best": 0.6, "near": 0.55, "poor": 0.1}
    story = Story()
    assert played(Player(story, {1: Level(50)}), game) == {"best"}
    assert played(Player(story, {1: Level(50, blur=0.2)}), game) == {"best", "near"}
    assert "poor" in played(Player(story, {1: Level(50, blur=3)}), game)


def test_a_blur_never_leads_away_from_a_proven_result() -> None:
    assert played(Player(Nim(), {1: Level(200, blur=9)}), (9, 0)) == {"1"}


def test_no_move_lets_another_win_at_once_while_one_does_not() -> None:
    """Though the search has tried no other: of 5, only 1 leaves more than can be taken."""
    assert played(Player(Nim(), {1: Level(1, blur=9)}), (5, 0)) == {"1"}
    assert played(Player(Nim(), {1: Level(1)}), (5, 0)) == {"1"}
    assert played(Player(Nim(), {1: Level(1, blur=9)}), (4, 0)) <= {"1", "2", "3"}


def test_chances_sum_to_1() -> None:
    assert chances([0.7, 0.3], 1.0) == pytest.approx([0.7, 0.3])
    for means in ([1.0, 0.0], [0.2, 0.3, 0.4], [0.0, 0.0]):
        assert sum(chances(means, 1.7)) == pytest.approx(1)
    assert chances([0.7, 0.3], 2.0)[0] > 0.8


def test_the_player_who_began_gets_the_worth_of_beginning() -> None:
    assert chances([0.5, 0.5], 1.0, lead=1.0) == pytest.approx((0.731, 0.269), abs=0.001)
    assert chances([0.2, 0.3, 0.5], 1.0, lead=0.5) == chances([0.2, 0.3, 0.5], 1.0)


def test_the_fewer_moves_are_left_the_more_a_mean_says_and_the_less_beginning_does() -> None:
    trust = Trust(early=1.0, late=3.0, lead=1.0, many=100)
    assert trust.chances([0.5, 0.5], 800) == trust.chances([0.5, 0.5], 100)
    assert trust.chances([0.5, 0.5], 100) == chances([0.5, 0.5], 1.0, lead=1.0)
    assert trust.chances([0.7, 0.3], 50) == chances([0.7, 0.3], 2.0, lead=0.5)
    assert trust.chances([0.7, 0.3], 0) == chances([0.7, 0.3], 3.0)


def test_what_a_mean_says_depends_on_the_length_of_the_search_and_on_whose_turn_it_is() -> None:
    short, long = Trust(early=1.0, turn=-0.4, playouts=100), Trust(early=2.0, playouts=10_000)
    trusts = [between([long, short], playouts) for playouts in (10, 1_000, 90_000)]
    assert trusts == [short, Trust(early=1.5, late=1.0, turn=-0.2, playouts=100), long]
    assert short.chances([0.5, 0.5], 30)[0] == short.chances([0.5, 0.5], 30, mover=1)[1] < 0.5
