"""Positions in which all players choose at once, and nobody sees how before all have chosen."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import wraps
from typing import Any, Self

from pygames.core import CHANCE, TERMINAL, UNSEEN, Action, Player
from pygames.errors import MistakeError
from pygames.simple.at_once import Together
from pygames.simple.outcomes import Outcomes
from pygames.simple.state import State

FROM = {"current_player": "choices", "legal_actions": "choices", "child": "after"}
"""What follows by itself, and from what."""


@dataclass(frozen=True)
class Simultaneous(State, Together):
    """A position in which all choose at once, in secret: `choices`, `after` and `returns`.

    A player without choices waits. If only one has any, that is an ordinary turn.
    """

    players: int = field(default=2, kw_only=True)
    """How many play."""
    _chosen_: tuple[Action, ...] = field(default=(), kw_only=True, repr=False)
    """What some have chosen while others haven't: records hold one action after the other."""

    def __init_subclass__(cls, **more: Any) -> None:
        """Keep the game's own chance apart from choices that are opened."""
        super().__init_subclass__(**more)
        if (own := vars(cls).get("chance_outcomes")) is not None:
            setattr(cls, "chance_outcomes", _between_rounds(own))  # noqa: B010

    @abstractmethod
    def choices(self, player: Player) -> Sequence[Action]:
        """List what a player can choose now; nothing for one who has to wait."""

    @abstractmethod
    def after(self, actions: tuple[Action, ...]) -> Self:
        """Return the position after all have chosen: `actions[player]`, or "" for who waited."""

    def after_chance(self, outcome: Action) -> Self:
        """Return the position after an outcome of chance, where there is any."""
        name = type(self).__name__
        raise MistakeError(f"class {name} has chance_outcomes and no after_chance: which position "
                           f"follows {outcome}?", "chance_outcomes")  # fmt: skip

    def _choosers_(self) -> Mapping[Player, Sequence[Action]]:
        """Return what each player can choose, without those who wait."""
        choices = {player: self.choices(player) for player in range(self.players)}
        for actions in choices.values():
            if isinstance(actions, str) or not isinstance(actions, Sequence):
                what = "None (is a return missing?)" if actions is None else repr(actions)
                raise MistakeError(f"choices returned {what} and no list", "choices")
        return {player: actions for player, actions in choices.items() if actions}

    def _together_(self, chosen: Mapping[Player, Action]) -> Self:
        """Return the position after these choices of all who have any."""
        actions = tuple(chosen.get(player, "") for player in range(self.players))
        following, name = self.whole().after(actions), type(self).__name__
        if not isinstance(following, type(self)):
            what = "None (is a return missing?)" if following is None else repr(following)
            raise MistakeError(f"after returned {what} and no {name}", "after")
        if following.players != self.players:
            raise MistakeError(f"after returned a {name} for {following.players} players: write "
                               "replace(self, …), which keeps their number", "after")  # fmt: skip
        return following

    def current_player(self) -> Player:
        """Return the next player whose choice is not made yet, `CHANCE`, or `OVER`."""
        if self.returns() is not None:
            return TERMINAL
        if self.chance_outcomes():
            return CHANCE
        choosers = list(self._choosers_())
        if not choosers:
            raise MistakeError(
                "choices gives nobody anything to choose, and returns says None: is the game "
                "over, with a winner or a draw?",
                "choices",
            )
        return choosers[len(self._chosen_)]

    def legal_actions(self) -> Sequence[Action]:
        """List what that player can choose."""
        player = self.current_player()
        return [] if player < 0 else list(self.choices(player))

    def child(self, action: Action) -> Self:
        """Return the position after one more choice; with the last one, all are seen."""
        if self._opener_() is not None:
            place = self._chosen_.index(self._sealed_())
            return self._with_((*self._chosen_[:place], action, *self._chosen_[place + 1 :]))
        if self.current_player() == CHANCE:
            return self.after_chance(action)
        return self._with_((*self._chosen_, action))

    def _with_(self, choices: tuple[Action, ...]) -> Self:
        """Return the position with these choices, or after them if they are all of this round."""
        choosers = self._choosers_()
        if UNSEEN in choices and len(choices) == len(choosers):
            raise MistakeError(
                "child: what the others have chosen is secret; to try something, give all "
                "choices to after"
            )
        if len(choices) < len(choosers) or any(map(_is_sealed, choices)):
            return replace(self, _chosen_=choices)
        return self._together_(dict(zip(choosers, choices, strict=True)))

    @property
    def _at_once_(self) -> bool:
        """Whether several choose now."""
        return self.current_player() >= 0 and len(self._choosers_()) > 1

    def _secret_(self) -> int:
        """Count the choices that are made while others are not."""
        return 0 if self._opener_() is not None else len(self._chosen_)

    def _opener_(self) -> Player | None:
        """Return whose sealed choice is opened next."""
        if not any(map(_is_sealed, self._chosen_)):
            return None
        choosers = list(self._choosers_())
        if len(self._chosen_) < len(choosers):
            return None
        return choosers[self._chosen_.index(self._sealed_())]

    def _sealed_(self) -> Action:
        """Return the first sealed choice."""
        return next(filter(_is_sealed, self._chosen_))

    def turn_of(self) -> Player | None:
        """Return who opens a choice: that is their own deed."""
        return self._opener_()

    def chance_outcomes(self) -> Outcomes:
        """Return what a sealed choice may be; a game adds what chance does between the rounds."""
        player = self._opener_()
        if player is None:
            return ()
        actions = self.choices(player)
        return tuple((action, Fraction(1, len(actions))) for action in actions)

    def whole(self) -> Self:
        """Return the position at the beginning of the round."""
        return replace(self, _chosen_=()) if self._chosen_ else self

    def _unseen_(self) -> Self:
        """Return the position without what others have chosen."""
        return replace(self, _chosen_=(UNSEEN,) * len(self._chosen_)) if self._chosen_ else self


def _is_sealed(action: Action) -> bool:
    return action.startswith(UNSEEN)


def _between_rounds(outcomes: Callable[[Any], Outcomes]) -> Callable[[Any], Outcomes]:
    """Let a game's own chance decide only while nobody has chosen."""

    @wraps(outcomes)
    def answer(self: Any) -> Outcomes:
        return Simultaneous.chance_outcomes(self) if self._chosen_ else outcomes(self)

    return answer
