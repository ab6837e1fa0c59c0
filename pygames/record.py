"""A record, the only state there is: a header and the list of actions.

Parsing checks the form; `states` replays and checks every action. Replays are cached by
prefix, so that showing, extending and taking back cost one step, not a whole game.
"""

from __future__ import annotations

import re
import secrets
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from importlib import import_module
from typing import Any, NotRequired, TypedDict

from pygames import words
from pygames.core import (
    CHANCE,
    UNSEEN,
    Action,
    Outcome,
    Player,
    Setup,
    State,
    outcome_at,
    outcome_of,
    seeded,
)
from pygames.ending import ENDINGS, RESIGNED, Ended, ended_outcome, endings
from pygames.errors import GameError
from pygames.game import Game
from pygames.games import card_for, find

FORMAT = "pygames-record-1"
FORMAT_ENDED = "pygames-record-2"
"""For games that were ended early. All others are written as before, so that any page reads them.
"""
REQUIRED = {"format", "game", "options", "players", "actions"}
OPTIONAL = {"seed", "start", "ended", "beforehand"}
SEED = re.compile(r"[A-Za-z0-9_-]{1,32}", re.ASCII)
_FORMAT = re.compile(r"pygames-record-[1-9][0-9]{0,8}", re.ASCII)

_CACHED_GAMES = 16


class GameRecord(TypedDict):
    """A record as plain data, for sending and saving."""

    format: str
    game: str
    options: dict[str, str]
    players: int
    actions: list[Action]
    seed: NotRequired[str]
    start: NotRequired[str]
    ended: NotRequired[Ended]
    beforehand: NotRequired[Sequence[int]]


@dataclass(frozen=True)
class Header:
    """What a game begins from; with the actions after it, the whole game."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...] = ()
    start: str | None = None


@dataclass(frozen=True)
class Record:
    """A game so far: a header, actions, and how it ended."""

    header: Header
    actions: tuple[Action, ...] = ()
    seed: str | None = None
    ended: Ended | None = None
    """How it was ended early, after the last action."""
    beforehand: tuple[Player, int] | None = None
    """Who decides before it is their turn, and from which action on. Such a record is only for
    that player to see: links don't hold it."""

    @property
    def game(self) -> Game[Any]:
        """The card of the record's game."""
        return find(self.header.game)

    def data(self) -> GameRecord:
        """Return the record as the mapping that `parse` reads."""
        header = self.header
        data: GameRecord = {
            "format": FORMAT_ENDED if self.ended else FORMAT,
            "game": header.game,
            "options": dict(header.options),
            "players": header.players,
            "actions": list(self.actions),
        }
        if self.seed is not None:
            data["seed"] = self.seed
        if header.start is not None:
            data["start"] = header.start
        if self.ended is not None:
            data["ended"] = self.ended
        if self.beforehand is not None:
            data["beforehand"] = list(self.beforehand)
        return data

    def _repr_svg_(self) -> str:
        """Draw the current position, for notebooks; the drawing code is imported on demand."""
        picture: str = import_module("pygames.vector").in_notebook(self)
        return picture


def parse(data: object) -> Record:
    """Read a record from plain data; GameError says what is wrong with its form.

    Its actions are checked by `states`.
    """
    if not isinstance(data, dict):
        raise GameError("bad-record", "a record must be an object")
    _check_format(data.get("format", FORMAT))
    _check_keys(data)
    if type(data["players"]) is not int:
        raise GameError("bad-record", "players: expected a whole number")
    game = _game(data["game"])
    start = check_start(game, data["start"]) if "start" in data else None
    header = make_header(game, data["players"], data["options"], start)
    seed = check_seed(data["seed"]) if "seed" in data else None
    record = Record(header, _actions(data["actions"]), seed, _ended(data))
    if "beforehand" not in data:
        return record
    return replace(record, beforehand=_beforehand(data["beforehand"], record))


def make_header(game: Game[Any], players: int, options: object, start: str | None) -> Header:
    """Check what a game of this kind begins from."""
    fewest, most = game.players
    if not fewest <= players <= most:
        why = words.players_expected(game.title, fewest, most, _count(players))
        raise GameError("bad-players", why)
    header = Header(game.id, players, _options(game, options), start)
    root(header)
    return header


def new(
    game: Game[Any] | str,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: str | None = None,
    start: str | None = None,
) -> Record:
    """Begin a game, given as its card or its id, with chance resolved up to the first decision.

    The defaults are the fewest players, each option's own default, dice from the system's random
    source, and the usual starting position.
    """
    card = card_for(game)
    number = card.players[0] if players is None else players
    if type(number) is not int:
        raise GameError("bad-players", "players: expected a whole number")
    own_seed = None if seed is None else check_seed(seed)
    position = None if start is None else check_start(card, start)
    return settle(Record(make_header(card, number, dict(options or {}), position), seed=own_seed))


def check_seed(seed: object) -> str:
    """Check the form of a seed, and return it."""
    if not isinstance(seed, str) or not SEED.fullmatch(seed):
        raise GameError("bad-seed", "seed: expected 1 to 32 of A-Z a-z 0-9 _ -")
    return seed


def check_start(game: Game[Any], start: object) -> str:
    """Check that the game can begin from a position text, and return the text."""
    if game.rules.read_position is None:
        raise GameError("bad-start", words.no_position(game.title))
    if not isinstance(start, str):
        raise GameError("bad-start", "start: expected a position text")
    return start


def root(header: Header) -> State:
    """Return the state that the game begins from."""
    game: Game[State] = find(header.game)
    setup = Setup(header.players, game.defaults() | dict(header.options))
    if header.start is None or game.rules.read_position is None:
        return game.rules.initial(setup)
    try:
        return game.rules.read_position(header.start, setup)
    except ValueError as error:
        raise GameError("bad-start", str(error)) from None


def states(record: Record) -> Sequence[State]:
    """Return the state before each action, and the last one; GameError if one isn't legal."""
    line = _REPLAYS.states(record) if record.beforehand is None else _beforehand_states(record)
    if record.ended is not None:
        _check_ended(record, line[-1])
    return line


@lru_cache(maxsize=4)
def _beforehand_states(record: Record) -> tuple[State, ...]:
    """Replay the turns so far, then what a player decides before it is their turn."""
    assert record.beforehand is not None
    player, since = record.beforehand
    line = _REPLAYS.states(without_beforehand(record))
    rules = record.game.rules.beforehand
    state = rules.begin(line[-1], player) if rules else None
    if rules is None or state is None:
        raise GameError("bad-record", "beforehand: this player can’t decide yet")
    own = [state, *_replay(state, record.actions, since)]
    if own[-1].current_player() != player:
        own[-1] = rules.kept(line[-1], own[-1], player)
    return (*line[:-1], *own)


def without_beforehand(record: Record) -> Record:
    """Return a record without what a player has decided before their turn."""
    if record.beforehand is None:
        return record
    return replace(record, actions=record.actions[: record.beforehand[1]], beforehand=None)


def without_secrets(record: Record) -> Record:
    """Return a record without choices that nobody else may know yet: they can be made again."""
    if not record.game.secrets:
        return record
    secret = final(record)._secret_()
    return replace(record, actions=record.actions[: len(record.actions) - secret])


def forget() -> None:
    """Forget all replays, so that the next one begins at the start again."""
    _REPLAYS.forget()
    _beforehand_states.cache_clear()


def final(record: Record) -> State:
    """Return the state after the last action."""
    return states(record)[-1]


def choices(state: State) -> Sequence[Action]:
    """List what may be done in a state: a player's actions, or the outcomes of chance."""
    if state.current_player() == CHANCE:
        return [action for action, _ in state.chance_outcomes()]
    return state.legal_actions()


def sealed_choices(state: State) -> Sequence[Action]:
    """List how a choice may be sealed, where all choose at once: a number stands for each."""
    if not state._at_once_:
        return ()
    return [f"{UNSEEN}{number}" for number in range(len(state.legal_actions()))]


def outcome(record: Record, at: int | None = None) -> Outcome:
    """Return whether the game is over, who has won, with which scores, and why.

    With `at`, return the outcome at that ply.
    """
    line = states(record)
    ply = len(record.actions) if at is None else at
    if record.ended is not None and ply == len(record.actions):
        return ended_outcome(record.game, record.ended)
    return outcome_of(line[ply])


def end(record: Record, ended: Ended) -> Record:
    """End a game early: a player resigns, or both agree on a draw."""
    if (before := outcome(record)).over:
        raise GameError("game-over", words.game_over(before.reason or ""))
    if ended not in possible_endings(record):
        raise GameError("not-supported", _why_not(record, ended))
    return replace(record, ended=ended)


def resigned_by(record: Record, player: Player) -> Record:
    """End a game early: a player resigns."""
    # With more than two players, resigning is not possible: `end` says so.
    return end(record, RESIGNED[player] if player < len(RESIGNED) else RESIGNED[0])


def possible_endings(record: Record, at: int | None = None) -> tuple[Ended, ...]:
    """List how people may end the game early, now or at a ply."""
    if outcome(record, at).over:
        return ()
    state = states(record)[len(record.actions) if at is None else at]
    return endings(record.game, record.header.players, state)


def extend(record: Record, action: Action) -> Record:
    """Add a legal action (else GameError), and the outcomes of chance that follow at once."""
    if (ended := outcome(record)).over:
        raise GameError("game-over", words.game_over(ended.reason or ""))
    check_action(final(record), action, len(record.actions))
    return settle(replace(record, actions=(*record.actions, action)))


def settle(record: Record) -> Record:
    """Draw chance until a player has to decide or the game is over."""
    while (state := final(record)).current_player() == CHANCE:
        event = _draw(state, record.seed, len(record.actions))
        record = replace(record, actions=(*record.actions, event))
    return record


def _draw(state: State, seed: str | None, index: int) -> Action:
    """Draw an outcome as the rules say: by SHA-256 of `seed:index`, or by the system's source."""
    point = Fraction(secrets.randbits(256), 1 << 256) if seed is None else seeded(seed, index)
    return outcome_at(state, point)


class _Replays:
    """The states of the games used last, one line of play for each header."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._lines: OrderedDict[
            Header, tuple[Game[Any], tuple[Action, ...], tuple[State, ...]]
        ] = OrderedDict()

    def forget(self) -> None:
        self._lines.clear()

    def last(self, header: Header) -> tuple[tuple[Action, ...], tuple[State, ...]]:
        game, actions, line = self._lines.get(header) or (None, (), ())
        if game is find(header.game):
            return actions, line
        return (), (root(header),)  # none yet, or a game in one file has been written anew

    def states(self, record: Record) -> tuple[State, ...]:
        actions, line = self.last(record.header)
        same = alike(actions, record.actions)
        if same < len(record.actions):
            line = (*line[: same + 1], *_replay(line[same], record.actions, same))
            actions = record.actions
        self._lines[record.header] = record.game, actions, line
        self._lines.move_to_end(record.header)
        if len(self._lines) > self._most:
            self._lines.popitem(last=False)
        return line[: len(record.actions) + 1]


_REPLAYS = _Replays(_CACHED_GAMES)


def last_replay(header: Header) -> tuple[Sequence[Action], Sequence[State]]:
    """Return the actions that were last replayed from a header, and their states."""
    return _REPLAYS.last(header)


def alike(one: Sequence[Action], other: Sequence[Action]) -> int:
    """Count the actions that two games begin with alike."""
    most = min(len(one), len(other))
    if one[:most] == other[:most]:
        return most
    return next((i for i in range(most) if one[i] != other[i]), most)


def _replay(state: State, actions: Sequence[Action], since: int) -> list[State]:
    line = []
    for at in range(since, len(actions)):
        check_action(state, actions[at], at)
        state = state.child(actions[at])
        line.append(state)
    return line


def check_action(state: State, action: Action, at: int) -> None:
    """Refuse an action that is not legal here: the one place where legality is checked."""
    if state.is_terminal():
        raise GameError("illegal-action", words.over_before(at), at)
    allowed = choices(state)
    if action not in allowed and action not in sealed_choices(state):
        message = words.not_legal(at, _short(action), _some(allowed))
        raise GameError("illegal-action", message, at)


def _check_ended(record: Record, state: State) -> None:
    ended = record.ended
    if ended not in endings(record.game, record.header.players, state):
        raise GameError("bad-record", _why_not(record, ended))


def _why_not(record: Record, ended: Ended | None) -> str:
    title, state = record.game.title, final(replace(record, ended=None))
    if record.header.players != 2:
        return words.ENDS_FOR_TWO
    if state.current_player() < 0:
        return words.ENDS_ON_TURN
    return words.no_draws(title) if ended == "draw" else words.WHO_RESIGNED


def _some(actions: Sequence[Action]) -> str:
    text = " ".join(actions[:6])  # no action has a space, but some have commas
    return text if len(actions) <= 6 else words.some_of(len(actions), text)


def _count(number: int) -> str:
    return str(number) if abs(number) < 1_000_000 else "so many"


def _quote(text: str) -> str:
    return repr(_short(text))


def _short(text: str) -> str:
    return text if len(text) <= 40 else text[:40] + "…"


def _check_format(name: object) -> None:
    if name in (FORMAT, FORMAT_ENDED):
        return
    if isinstance(name, str) and _FORMAT.fullmatch(name):
        raise GameError("newer-record", words.NEWER_RECORD)
    raise GameError("bad-record", f'format: expected "{FORMAT}" or "{FORMAT_ENDED}"')


def _check_keys(data: Mapping[Any, object]) -> None:
    if missing := sorted(REQUIRED - data.keys()):
        raise GameError("bad-record", f"a record needs {', '.join(missing)}")
    if unknown := sorted(map(str, data.keys() - REQUIRED - OPTIONAL)):
        raise GameError("bad-record", f"a record has no {', '.join(map(_quote, unknown))}")


def _ended(data: Mapping[Any, object]) -> Ended | None:
    """Read how a game was ended early; records of the first format never were."""
    if "ended" not in data:
        return None
    if data["format"] == FORMAT:
        raise GameError("bad-record", f'ended: expected format "{FORMAT_ENDED}"')
    ending = next((ended for ended in ENDINGS if ended == data["ended"]), None)
    if ending is None:
        raise GameError("bad-record", f"ended: expected {' or '.join(ENDINGS)}")
    return ending


def _beforehand(pair: object, record: Record) -> tuple[Player, int]:
    """Read who decides beforehand, and from which action on."""
    if not (isinstance(pair, list) and len(pair) == 2 and all(type(each) is int for each in pair)):
        raise GameError("bad-record", "beforehand: expected a player, and a number of actions")
    player, since = pair
    if not 0 <= player < record.header.players or not 0 <= since <= len(record.actions):
        raise GameError("bad-record", "beforehand: there is no such player or action")
    return player, since


def _game(id: object) -> Game[Any]:
    if not isinstance(id, str):
        raise GameError("bad-record", "game: expected the id of a game")
    return find(id)


def _actions(actions: object) -> tuple[Action, ...]:
    if not isinstance(actions, list):
        raise GameError("bad-record", "actions: expected a list")
    for at, action in enumerate(actions):
        if not isinstance(action, str):
            raise GameError("bad-record", f"action {at}: expected a text", at)
    return tuple(actions)


def _options(game: Game[Any], options: object) -> tuple[tuple[str, str], ...]:
    if not isinstance(options, dict):
        raise GameError("bad-options", "options: expected an object")
    by_id = {option.id: option for option in game.options}
    for key, value in options.items():
        if key not in by_id:
            raise GameError("bad-options", words.no_option(game.title, _short(str(key))))
        values = [value for value, _ in by_id[key].choices]
        if value not in values:
            raise GameError("bad-options", words.option_must_be(by_id[key].title, values))
    return tuple(sorted(options.items()))
