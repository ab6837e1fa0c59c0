"""What the tests share: positions by their text, random lines of play, random starts."""

from collections.abc import Iterator
from random import Random

from pygames.core import CHANCE, Action, Setup
from pygames.games.eight_by_eight.rules import EightByEight
from pygames.record import choices

EMPTY = "8/8/8/8/8/8/8/8"


def at(text: str) -> EightByEight:
    """Return the state that begins from a position text."""
    return EightByEight.read(text, Setup(len(text.split(" ")[1].split(",")), {}))


def new(players: int) -> EightByEight:
    """Return the state at the beginning."""
    return EightByEight.initial(Setup(players, {}))


def some(state: EightByEight, random: Random, blackouts: float) -> Action:
    """Pick an action or outcome, a blackout or pass with the given chance."""
    actions = choices(state)
    if state.current_player() == CHANCE or random.random() >= blackouts:
        return random.choice(actions)
    return random.choice([action for action in actions if action[0] in "xp"])


def line(state: EightByEight, random: Random) -> Iterator[tuple[EightByEight, Action]]:
    """Play at random to the end: each state with the action made there."""
    blackouts = random.choice([0, 0.1, 0.3, 0.7, 1])
    while not state.is_terminal():
        action = some(state, random, blackouts)
        yield state, action
        state = state.child(action)


def random_start(random: Random) -> str:
    """Write a position that needn't be reachable, of two to four players."""
    players = random.randint(2, 4)
    crowd = random.choice([0, 0.2, 0.6, 0.9, 1])
    blackouts = [random.sample(range(1, 9), random.choice([0, 2, 8])) for _ in range(players)]
    hands = [random.choice([0, 1, 25 - len(mine)]) for mine in blackouts]
    most = [25 - len(mine) - hand for mine, hand in zip(blackouts, hands, strict=True)]
    board = ""
    for _ in range(64):
        player = random.randrange(players)
        if random.random() < crowd and most[player] > 0:
            most[player] -= 1
            board += "rygb"[player]
        else:
            board += "."
    rows = "/".join(_runs(board[at : at + 8]) for at in range(0, 64, 8))
    marks = ",".join("".join(map(str, sorted(mine))) or "-" for mine in blackouts)
    mover = random.choice("rygb"[:players])
    return f"{rows} {marks} {mover} {random.choice('-12345678')} {random.choice('!-')}"


def _runs(row: str) -> str:
    for length in range(8, 0, -1):
        row = row.replace("." * length, str(length))
    return row
