"""Our games in OpenSpiel: importing this registers each as `pygames_` and its folder's name.

import pyspiel
import pygames.adapters.openspiel

game = pyspiel.load_game("pygames_on_tour", {"players": 2, "map": "europe"})
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pygames.adapters.actions import Node, Numbers, need, numbers
from pygames.core import TERMINAL, Player
from pygames.game import Game
from pygames.games import add_installed, catalog

try:
    import pyspiel
    from open_spiel.python.observation import IIGObserverForPublicInfoGame

    from pygames.adapters.tensor import Tensor
except ModuleNotFoundError as error:
    raise need("openspiel") from error


def _utility(players: tuple[int, int]) -> Any:
    """Two players win what the other loses; more can share a win, and one alone has points."""
    utility = pyspiel.GameType.Utility
    return utility.ZERO_SUM if players == (2, 2) else utility.GENERAL_SUM


def _chance(card: Game[Any]) -> Any:
    mode = pyspiel.GameType.ChanceMode
    return mode.EXPLICIT_STOCHASTIC if card.chance else mode.DETERMINISTIC


def _information(card: Game[Any]) -> Any:
    """Choices that all make at once are turns one after the other, and hidden from the others."""
    information = pyspiel.GameType.Information
    return information.IMPERFECT_INFORMATION if card.secrets else information.PERFECT_INFORMATION


def _type(card: Game[Any]) -> Any:
    fewest, most = card.players
    return pyspiel.GameType(
        short_name=f"pygames_{card.folder.name}",
        long_name=card.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=_chance(card),
        information=_information(card),
        utility=_utility(card.players),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=fewest,
        max_num_players=most,
        provides_information_state_string=not card.secrets,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=card.planes is not None,
        parameter_specification={"players": fewest, **_defaults(card)},
    )


def _defaults(card: Game[Any]) -> dict[str, int | str]:
    """Return the default of each option: OpenSpiel takes a text like a number for a number."""
    return {
        option.id: int(option.default)
        if all(value.isdecimal() for value, _ in option.choices)
        else option.default
        for option in card.options
    }


def _info(numbered: Numbers, card: Game[Any]) -> Any:
    table, players = numbered.table, numbered.setup.players
    return pyspiel.GameInfo(
        num_distinct_actions=len(table.actions),
        max_chance_outcomes=len(table.outcomes),
        num_players=players,
        min_utility=-1.0 if players > 1 else 0.0,
        max_utility=float(table.best),
        utility_sum=0.0 if card.players == (2, 2) else None,
        max_game_length=table.length,
    )


class _Game(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """A game with its set-up."""

    card: Game[Any]
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        card, params = self.card, params or {}
        values = {key: str(params.get(key, value)) for key, value in card.defaults().items()}
        self.numbers = numbers(card, int(params.get("players", card.players[0])), values)
        super().__init__(self.kind, _info(self.numbers, card), params)

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        """Copy and pickle a game as its name with its parameters, as OpenSpiel writes them."""
        return _load, (str(self),)

    def new_initial_state(self, state: Any = None) -> Any:
        """Begin the game."""
        if state is not None:
            raise ValueError("a game begins at its start, or from a history of actions")
        return _State(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return how often chance can decide in a game."""
        return self.numbers.table.length if self.numbers.table.outcomes else 0

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """Return what sees the board; with perfect recall, all that was done."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return _Observer(self.numbers)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


def _load(text: str) -> Any:
    """Load a pickled game; importing this has registered it."""
    return pyspiel.load_game(text)


class _State(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A node of the game."""

    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        self.node: Node = game.numbers.first()

    def __deepcopy__(self, memo: dict[int, Any]) -> _State:
        """Share what never changes."""
        copied = _State(self.get_game())
        memo[id(self)] = copied
        copied.node = self.node
        return copied

    def current_player(self) -> Player:
        """Return who decides: our numbers for chance and the end are OpenSpiel's own."""
        return self.node.player

    def _legal_actions(self, _player: Player) -> list[int]:
        return list(self.node.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return outcomes with their probabilities."""
        return [(number, float(odds)) for number, odds in self.node.chances()]

    def _apply_action(self, action: int) -> None:
        self.node = self.node.child(action)

    def _action_to_string(self, player: Player, action: int) -> str:
        table = self.node.numbers.table
        return (table.outcomes if player == pyspiel.PlayerId.CHANCE else table.actions)[action]

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.node.player == TERMINAL

    def returns(self) -> list[float]:
        """Return what each player has reached, 0 before the end."""
        return [float(value) for value in self.node.returns()]

    def __str__(self) -> str:
        return self.node.text


class _Observer:
    """Sees the board as planes, if the game has them, and as text."""

    def __init__(self, numbers: Numbers) -> None:
        self._seen = Tensor(numbers.planes) if numbers.planes else None
        self.tensor = self._seen.values if self._seen else None
        self.dict = {"planes": self._seen.values.reshape(self._seen.shape)} if self._seen else {}

    def set_from(self, state: _State, player: Player) -> None:
        """Fill the tensor with what a player sees."""
        if self._seen:
            self._seen.see(state.node, player)

    def string_from(self, state: _State, _player: Player) -> str:
        """Draw the position."""
        return state.node.text


def register(card: Game[Any]) -> None:
    """Register a game, as those of the catalogue are by importing this."""
    kind = _type(card)
    # A class: the registry outlives Python's own shutdown, which a function wouldn't.
    game = type(card.folder.name, (_Game,), {"card": card, "kind": kind})
    pyspiel.register_game(kind, game)


add_installed()
for _card in catalog():
    if _card.rules.table is not None:
        register(_card)
