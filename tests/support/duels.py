"""Games of two bots against each other at level 5, of any levers."""

from random import Random
from typing import Any

from pygames.bots.budget import Budget, Meter
from pygames.bots.levels import Player as Bot
from pygames.bots.mcts import Found, Search
from pygames.core import CHANCE, TERMINAL
from pygames.games import catalog, find
from pygames.games.eight_by_eight.bot import PLAYER as EIGHT_BY_EIGHT
from pygames.record import Record, extend, final, make_header, settle

BOTS: dict[str, Bot[Any, Any]] = {
    game.id: bot
    for game in catalog()
    if isinstance(bot := getattr(game.bots.choose, "bot", game.bots.choose), Bot)
} | {"eight-by-eight": EIGHT_BY_EIGHT}


def decide(bot: Bot[Any, Any], position: Any, playouts: int, random: Random) -> Any:
    """Return the move of level 5, by its solver if that settles the position."""
    solution, spent = None, 0
    if bot.solver:
        solution, spent = bot.solver(position, Budget("playouts", playouts))
    return solution.line[0] if solution else think(bot, position, playouts - spent, random).move


def think(bot: Bot[Any, Any], position: Any, playouts: int, random: Random) -> Found[Any]:
    """Search as level 5 does."""
    meter = Meter(Budget("playouts", playouts))
    return Search(bot.game, meter, random, bot.levers).run(position, playouts)


def begin(name: str, seed: str, opening: int = 0) -> Any:
    """Return a first position, with the seed's luck, after this many random actions."""
    record = settle(Record(make_header(find(name), 2, {}, None), seed=seed))
    random = Random(seed)
    for _ in range(opening):
        record = extend(record, random.choice(final(record).legal_actions()))
    return BOTS[name].game.start(final(record))


def duel(
    name: str,
    bots: tuple[Bot[Any, Any], Bot[Any, Any]],
    playouts: tuple[int, int],
    seed: str,
    number: int,
    opening: int = 0,
) -> int:
    """Play the first bot against the second, in every other game from the other seat.

    Return 2 if the first one wins, 0 for a draw, and -2 if it loses.
    """
    game, random = bots[0].game, Random(f"{seed}:{number}")
    position, first = begin(name, f"{seed}-{number // 2}", opening), number % 2
    while (player := game.player(position)) != TERMINAL:
        if player == CHANCE:
            move = game.draw(position, random)
        else:
            which = player ^ first
            move = decide(bots[which], position, playouts[which], random)
        position = game.child(position, move)
    rewards = game.final(position)
    return int(2 * (rewards[first] - rewards[1 - first]))
