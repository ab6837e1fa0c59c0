"""A random game, inspected from every side."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

from pygames.conformance.bots import check_bot
from pygames.conformance.planes import check_planes
from pygames.conformance.promise import Where, promise
from pygames.conformance.secrets import check_secrets
from pygames.conformance.shapes import Palette
from pygames.conformance.states import Facts, check_child, check_parent, check_state, copy_of
from pygames.conformance.views import (
    check_explain,
    check_gone,
    check_layout,
    check_phrases,
    check_read,
    check_spoken_to,
    check_turned,
    check_view,
    check_written,
)
from pygames.core import Action, Setup, State
from pygames.door.view import view
from pygames.door.view_data import View
from pygames.errors import GameError
from pygames.game import Game
from pygames.record import (
    Record,
    end,
    extend,
    final,
    make_header,
    outcome,
    parse,
    possible_endings,
)

MOST_PLIES = 10_000
MOST_IN_ONE_FILE = 2_000
"""The same for a game in one file, whose author waits for the answer."""
_SLOW, _TRIES = 0.2, 4
"""So many seconds for a position are too many for bots, if none of the first few takes less."""
_ALIKE = 3
"""In so many positions one after the other, all actions may lead to the same one."""
_LOOKS = 25
"""Maximum number of positions of a game that are shown and put to a bot (the end always is)."""
_FEWER_LOOKS = 5
"""The same for a game in one file: its views follow from a few lines, and its author waits."""
NEVER = "no-such-action"


class Patience:
    """For how many seconds of work, of this process, games are checked to their ends."""

    def __init__(self, seconds: float = math.inf) -> None:
        self._end = time.process_time() + seconds

    def is_over(self) -> bool:
        """Tell whether to come to an end."""
        return time.process_time() > self._end


def check_random_game(
    game: Game[Any], number: int, random: Random, patience: Patience | None = None
) -> None:
    """Play one game; the number varies the players and, from the second game on, the options."""
    setup, record, state = _begun(game, number, random)
    _Playing(game, setup, random, patience or Patience()).to_the_end(record, state)


def check_rules_alone(game: Game[Any], number: int, random: Random, patience: Patience) -> None:
    """Play one game without looking at it, so that a fault is found where it is in the rules.

    (Bots and phrases look ahead, and would come upon it in earlier positions.)
    """
    setup, record, state = _begun(game, number, random)
    _Playing(game, setup, random, patience, looks=False).to_the_end(record, state)


def _begun(game: Game[Any], number: int, random: Random) -> tuple[Setup, Record, State]:
    fewest, most = game.players
    players = fewest + number % (most - fewest + 1)
    options = {
        option.id: random.choice(option.choices)[0] if number else option.default
        for option in game.options
    }
    with Where(game):
        record = Record(make_header(game, players, options, None))
        state: State = game.rules.initial(Setup(players, game.defaults() | options))
    return Setup(players, game.defaults() | options), record, state


class _Playing:
    """One game being played and checked."""

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        random: Random,
        patience: Patience,
        *,
        looks: bool = True,
    ) -> None:
        self.game, self.setup, self.random, self.looks = game, setup, random, looks
        self.palette, self.patience = Palette.of(game), patience
        self.told: list[Facts] = []
        self.asked = False
        self.quickest, self.timed = math.inf, 0
        self.alike = 0
        """In how many positions all actions led to the same one; -1 once they didn't."""

    def to_the_end(self, record: Record, state: State) -> None:
        took = math.inf
        while True:
            with Where(self.game, record):
                start = time.monotonic()
                if self.game.states is not None:
                    state.legal_actions()
                    self._check_speed(took + time.monotonic() - start)
                facts = check_state(self.game, self.setup, state)
                self.told.append(facts)
                if self.looks and self._is_looked_at(record, facts):
                    self._look(record, state, facts)
                if facts.terminal:
                    _check_draw(self.game, record)
                    break
                self._check_going_on(len(record.actions))
                actions = facts.legal or [action for action, _ in facts.chance]
                self._check_told_apart(state, actions)
                action = self.random.choice(actions)
                copied = state if self.game.states is None else copy_of(state)
                start = time.monotonic()
                following = state.child(action)
                took = time.monotonic() - start
                check_child(self.game, state, action, following)
                check_parent(self.game, state, facts, copied)
                record, state = replace(record, actions=(*record.actions, action)), following
            if self.patience.is_over():
                return
        if self.looks:
            self._look_back(record)

    def _check_speed(self, took: float) -> None:
        """Refuse a game in one file at whose speed no bot can play."""
        self.quickest, self.timed = min(self.quickest, took), self.timed + 1
        is_slow = self.timed == _TRIES and self.quickest > _SLOW
        slow = f"child and legal_actions take {self.quickest:.1f} s for a position"
        promise(not is_slow, f"the game is slow: {slow}, and bots try thousands of them", "child")

    def _look_back(self, record: Record) -> None:
        """Look at a game that is over."""
        with Where(self.game, record):
            _check_points(self.game, record)
        self._take_back(record)
        with Where(self.game, record):
            check_planes(self.game, self.setup, record.actions)

    def _check_going_on(self, plies: int) -> None:
        most = MOST_PLIES if self.game.states is None else MOST_IN_ONE_FILE
        promise(
            plies < most,
            f"the game doesn't end: not in {most} actions at random (when does returns say who has "
            "won, or that it is a draw?)",
            "returns",
        )

    def _check_told_apart(self, state: State, actions: Sequence[Action]) -> None:
        """Check in the first positions that it makes a difference what is done."""
        if self.alike < 0 or len(actions) < 2 or self.game.states is None:
            return
        first = state.child(actions[0])
        alike = all(state.child(action) == first for action in actions[1:])
        self.alike = self.alike + 1 if alike else -1
        promise(self.alike < _ALIKE, "child gives the same position for every action", "child")

    def _is_looked_at(self, record: Record, facts: Facts) -> bool:
        """Inspect the first positions and the last, and fewer and fewer in between."""
        ply, looks = len(record.actions), _LOOKS if self.game.states is None else _FEWER_LOOKS
        return facts.terminal or ply < 4 or self.random.random() < looks / (ply + looks)

    def _look(self, record: Record, state: State, facts: Facts) -> None:
        _check_record(record, facts)
        players = self.setup.players
        check = partial(check_view, self.game, self.palette, facts, players)
        display = view(record, len(record.actions), 0)
        check(display)
        seat = self.random.randrange(players)
        if seat:
            turned = view(record, len(record.actions), seat)
            check(turned)
            check_turned(self.game, display, turned)
        for name in ("compact", "low"):
            compact = name == "compact"
            other = view(record, len(record.actions), 0, compact=compact, low=not compact)
            check(other)
            check_layout(display, other, name)
        spoken_to = view(record, len(record.actions), 0, you=seat)
        check(spoken_to)
        check_spoken_to(display, spoken_to)
        if record.actions:
            check_gone(view(record, len(record.actions) - 1, 0), display)
        check_explain(self.game, state, display, self.random)
        check_read(self.game, state, display)
        check_written(self.game, state, display)
        check_phrases(self.game, state, facts)
        if facts.legal:
            self._ask_bots(state)
        check_secrets(self.game, record, state)
        _check_endings(record)

    def _ask_bots(self, state: State) -> None:
        """Ask the bots of every level once in a game, and then one at a time."""
        levels = (
            self.game.bots.levels
            if not self.asked
            else (self.random.choice(self.game.bots.levels),)
        )
        self.asked = True
        for level in levels:
            if not self.patience.is_over():
                check_bot(self.game, state, self.setup.players, level)

    def _take_back(self, record: Record) -> None:
        """Check that each shorter record shows what it showed when it was played."""
        plies = range(len(record.actions) + 1)
        for ply in self.random.sample(plies, min(len(plies), 8)):
            short = replace(record, actions=record.actions[:ply])
            with Where(self.game, short):
                promise(
                    Facts.of(final(short)) == self.told[ply], "replayed, it is another position"
                )
                promise(
                    _moments(view(record, ply, 0)) == _moments(view(short, ply, 0)),
                    "a shorter record shows another picture than the ply of the longer one",
                )


LATER = ("plies", "moves", "rounds", "rows")
"""The parts of a view about all actions, including later ones."""


def _moments(display: View) -> dict[str, object]:
    """Return what a view shows, except for the actions that came later."""
    return {key: value for key, value in display.items() if key not in LATER}


def _check_endings(record: Record) -> None:
    """Check that people can end the game early whenever one of two players decides."""
    for ended in possible_endings(record):
        after = end(record, ended)
        result = outcome(after)
        promise(parse(after.data()) == after, f"{ended}: the record doesn't come back")
        promise(result.over and bool(result.reason), f"{ended}: the game goes on")
        promise(len(result.ranking()) == record.header.players, f"{ended}: nobody is ranked")
        display = view(after, len(after.actions), 0)
        promise(not display["picks"] and display["to_move"] is None, f"{ended}: somebody can act")


def _check_draw(game: Game[Any], record: Record) -> None:
    """Check that the card knows of draws."""
    draw = record.header.players > 1 and not outcome(record).winners
    promise(game.draws or not draw, "a draw, though the card says that there is none")


def _check_points(game: Game[Any], record: Record) -> None:
    """Check that there are points where the card says that most of them are a feat."""
    players = view(record, len(record.actions), 0)["players"]
    points = all(each["score"] is not None and not each["unit"] for each in players)
    promise(points or "points" not in game.feats, "points are a feat, but players have none")


def _check_record(record: Record, facts: Facts) -> None:
    promise(parse(record.data()) == record, "the record doesn't come back from its data")
    promise(Facts.of(final(record)) == facts, "the record leads to another position")
    try:
        extend(record, NEVER)
    except GameError as error:
        kind = "game-over" if facts.terminal else "illegal-action"
        promise(error.kind == kind, f"an illegal action is refused as {error.kind}")
    else:
        promise(False, "an illegal action is not refused")
