"""A bot: it plays each action out at random, again and again, and takes the best."""

from itertools import cycle
from random import choice
from time import perf_counter

from pygames.simple import State

GAME = "cercas"  # or eight-by-eight, eight-cities, murus-gallicus, on-tour


def choose(state: State, seconds: float) -> str:
    end = perf_counter() + seconds * 0.9
    actions = state.legal_actions()
    won = dict.fromkeys(actions, 0)
    for action in cycle(actions):
        if perf_counter() > end:
            break
        won[action] += played_out(state.child(action), state.current_player())
    return max(actions, key=lambda action: won[action])


# What does a player get if both do anything from here on?
def played_out(state: State, player: int) -> int:
    while (returns := state.returns()) is None:
        by_chance = [outcome for outcome, _ in state.chance_outcomes()]
        state = state.child(choice(by_chance or state.legal_actions()))
    return returns[player]
