"""A player's own bot: it takes a seat beside a game's bots, and plays against one of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, NotRequired, TypedDict

from pygames.bots.budget import OWN, SECONDS, Budget, Thought, now
from pygames.core import Action, State
from pygames.errors import GameError
from pygames.game import Bots, Game
from pygames.games import find, guest
from pygames.look.lessons import Lessons
from pygames.record import GameRecord, Record, extend, final, make_header, parse, settle
from pygames.workshop.one_file import fault_in, stopping_loops
from pygames.workshop.own_bot import OwnBot
from pygames.workshop.refused import nothing_ends
from pygames.workshop.tally import Score, estimate

MOVE_SECONDS = 0.1
"""How long each bot may think about a move of a duel."""
LATE_SECONDS = 4.0
"""After this time a bot that is tried out is stopped."""
_GLANCE = Budget("seconds", 0.01)


class DuelTally(TypedDict):
    """The results of some games, and the share of the points with its 95% interval."""

    won: int
    drawn: int
    lost: int
    share: float
    low: float
    high: float


class Duel(TypedDict):
    """A game between a player's own bot and a level: where it stands, or how all have ended."""

    record: NotRequired[GameRecord]
    results: list[int]
    tally: DuelTally


def with_bot(game: Game[Any], decide: Callable[..., object]) -> Game[Any]:
    """Return a game of which a function plays one level more."""
    bots: Bots[Any] = game.bots

    def choose(state: Any, level: int, budget: Budget, random: Random) -> Thought:
        if level != OWN:
            return bots.choose(state, level, budget, random)
        glance = bots.choose(state, bots.levels[0], _GLANCE, random)
        seconds = budget.amount if budget.unit == "seconds" else SECONDS[OWN]
        action = asked(decide, state, seconds)
        return replace(glance, action=action, line=(action,), votes=())

    return replace(game, bots=replace(bots, choose=choose, levels=(*bots.levels, OWN)))


def by_its_bot(game: Game[Any], decide: Callable[..., object], name: str) -> Game[Any]:
    """Return a game of ours for a bot from a file: without what is about the game alone."""
    title = f"{game.title} · {name}"
    return with_bot(replace(game, title=title, daily=None, puzzles=None, lessons=Lessons), decide)


def asked(decide: Callable[..., object], state: State, seconds: float) -> Action:
    """Ask a bot; GameError with its line if it fails, or does what isn't legal."""
    try:
        with nothing_ends():
            return OwnBot(decide).choose(state, seconds)
    except (Exception, SystemExit) as error:
        raise fault_in(decide, error) from error


def try_out(game: Game[Any], decide: Callable[..., object]) -> None:
    """Ask a bot about the first decision of a game; one that thinks too long is told where."""
    code: Any = getattr(decide, "__code__", None)
    with guest(game):
        state = final(_begun(game, 0))
        if state.current_player() >= 0:
            with stopping_loops(code.co_filename if code else "", LATE_SECONDS):
                asked(decide, state, MOVE_SECONDS)


def duel(
    game: str, level: int, results: Sequence[int], seconds: float, record: object = None
) -> Duel:
    """Let the own bot of a game and a level play on for some seconds, or to the end of the game.

    `results` are those of earlier games, 1 for each that the own bot has won, and -1 for each that
    it has lost. Two games after each other have the same dice, and exchanged seats.
    """
    card = find(game)
    if level not in card.bots.levels or not card.players[0] <= 2 <= card.players[1]:
        raise GameError("not-supported", f"{card.title} has no such bots for two")
    number, end = len(results), now() + seconds
    current = parse(record) if record else _begun(card, number // 2)
    random = Random(f"{number}:{len(current.actions)}")
    while (returns := final(current).returns()) is None:
        if now() > end:
            return {"record": current.data(), "results": [*results], "tally": _tally(results)}
        current = extend(current, _decided(card, final(current), level, number % 2, random))
    own = number % 2
    difference = returns[own] - returns[1 - own]
    after = [*results, (difference > 0) - (difference < 0)]
    return {"results": after, "tally": _tally(after)}


def _begun(game: Game[Any], number: int) -> Record:
    players = min(max(2, game.players[0]), game.players[1])
    header = make_header(game, players, {}, None)
    return settle(Record(header, seed=f"duel-{number}"))


def _decided(game: Game[Any], state: State, level: int, own: int, random: Random) -> Action:
    playing = OWN if state.current_player() == own else level
    return game.bots.choose(state, playing, Budget("seconds", MOVE_SECONDS), random).action


def _tally(results: Sequence[int]) -> DuelTally:
    score = Score()
    for value in results:
        score = score.plus(value)
    estimated = estimate(list(zip(results[::2], results[1::2], strict=False)) or [(0, 0)])
    return {
        "won": score.wins, "drawn": score.draws, "lost": score.losses,
        "share": estimated.share, "low": estimated.low, "high": estimated.high,
    }  # fmt: skip


def answer_duel(request: Mapping[str, Any]) -> Duel:
    """Answer the call `duel`."""
    game, level, results, seconds = (
        request.get(key) for key in ("game", "level", "results", "seconds")
    )
    valid = isinstance(results, list) and all(each in (-1, 0, 1) for each in results)
    if not (isinstance(game, str) and isinstance(level, int) and valid
            and isinstance(seconds, (int, float))):  # fmt: skip
        raise GameError("bad-request", "duel needs game, level, results and seconds")
    assert isinstance(results, list)
    return duel(game, level, results, seconds, request.get("record"))
