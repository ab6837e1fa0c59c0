"""Our games in PettingZoo: an AEC environment for each, with masks of legal actions.

    from pygames.adapters.pettingzoo import env

    game = env("murus-gallicus", render_mode="ansi")

An observation is the position as planes: floats from 0 to 1, as the agent sees it.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from pygames.adapters.actions import NO_PLANES, Node, need, numbers
from pygames.core import CHANCE, TERMINAL
from pygames.errors import GameError

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

    from pygames.adapters.tensor import Tensor
except ModuleNotFoundError as error:
    raise need("pettingzoo") from error


def env(
    game: str, players: int | None = None, options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
) -> Any:  # fmt: skip
    """Make an environment that also checks the order of calls."""
    return wrappers.OrderEnforcingWrapper(Environment(game, players, options, render_mode))


class Environment(AECEnv):  # type: ignore[misc, unused-ignore]
    """A game as an environment; chance is drawn from the seed given to `reset`."""

    def __init__(
        self, game: str, players: int | None = None, options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__()
        self._numbers = numbers(game, players, options)
        if self._numbers.planes is None:
            raise GameError("bad-request", f"{self._numbers.game.title} {NO_PLANES}")
        self._tensor = Tensor(self._numbers.planes)
        self.metadata = {
            "render_modes": ["ansi", "svg", "human"],
            "name": f"pygames_{self._numbers.game.folder.name}_v0",
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{i}" for i in range(self._numbers.setup.players)]
        size = len(self._numbers.table.actions)
        space = _seen(self._tensor.shape, size)
        self.action_spaces = dict.fromkeys(self.possible_agents, spaces.Discrete(size))
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self._dice = Random()

    def observation_space(self, agent: str) -> Any:
        """Return the space of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the numbers of the table."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:  # noqa: ARG002 - its API
        """Begin anew; without a seed, the generator of the dice continues."""
        if seed is not None:
            self._dice = Random(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._go_to(self._numbers.first())

    def step(self, action: int | None) -> None:
        """Do what has this number; an agent whose game is over takes None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action not in self.node.legal:
            raise ValueError(f"{action!r} is not a legal action of {agent}")
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self._go_to(self.node.child(int(action)))
        self._accumulate_rewards()

    def _go_to(self, node: Node) -> None:
        """Draw chance while it is next, then set the next agent, or the end."""
        while node.player == CHANCE:
            outcomes, odds = zip(*node.chances(), strict=True)
            node = node.child(self._dice.choices(outcomes, [float(each) for each in odds])[0])
        self.node = node
        if (player := node.player) != TERMINAL:
            self.agent_selection = self.possible_agents[player]
            return
        ends = self.terminations if node.state.is_terminal() else self.truncations
        ends.update(dict.fromkeys(self.agents, True))
        self.rewards = dict(zip(self.agents, node.returns(), strict=True))

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what the agent sees and may do: nothing in another's turn."""
        self._tensor.see(self.node, self.possible_agents.index(agent))
        mask = np.zeros(len(self._numbers.table.actions), np.int8)
        if agent == self.agent_selection:
            mask[list(self.node.legal)] = 1
        return {"observation": self._tensor.copied(), "action_mask": mask}

    def render(self) -> str | None:
        """Return the position as text or as an SVG; "human" prints the text."""
        if self.render_mode == "svg":
            from pygames.vector import svg  # noqa: PLC0415 - what draws is seldom wanted

            return svg(self.node.state)
        if self.render_mode == "human":
            print(self.node.text)  # noqa: T201
            return None
        return self.node.text if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Close nothing: there is no window."""


def _seen(shape: tuple[int, ...], size: int) -> Any:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, shape, np.float32),
            "action_mask": spaces.Box(0, 1, (size,), np.int8),
        }
    )
