"""A game in a terminal, with a board in text, for people and bots at one screen."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import replace
from getpass import getpass
from pathlib import Path
from random import Random
from typing import Any

from pygames import link
from pygames.annotated import Annotated
from pygames.cli import words
from pygames.cli.arguments import (
    add_game,
    add_number,
    add_options,
    chosen,
    named,
    read_game,
    write_games,
)
from pygames.cli.guest import FaultError
from pygames.cli.seats import Seated, read_bot
from pygames.core import CHANCE, UNSEEN, Action, State
from pygames.door import typed
from pygames.door.view import result
from pygames.ending import DRAW
from pygames.errors import GameError
from pygames.game import Game
from pygames.record import Record, end, extend, final, new, outcome, resigned_by, states

EXAMPLES = """\
  python3 -m pygames play murus-gallicus
  python3 -m pygames play murus-gallicus --seats person,bot3
  python3 -m pygames play on-tour --option map=europe --seed friday
  python3 -m pygames play my_game.py --seats person,my_bot.py
  python3 -m pygames play cercas --save game.txt
  python3 -m pygames play --resume game.txt --save game.txt
"""


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    add_game(parser, optional=True)
    about = "person, random, a bot of the game, such as bot3, or my_bot.py, for each player"
    parser.add_argument("--seats", metavar="WHO,WHO", help=about)
    add_options(parser)
    about = "seed for reproducible dice and cards: 1 to 32 of A-Z a-z 0-9 _ -"
    parser.add_argument("--seed", metavar="SEED", help=about)
    about = "write the game there, after each action: in words to read, if the name ends in .txt"
    parser.add_argument("--save", metavar="FILE", type=Path, help=about)
    about = "go on with a game: a file that has it, or a link"
    parser.add_argument("--resume", metavar="FILE", help=about)
    add_number(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play one game to its end, or until the input ends."""
    annotated, seats = _begun(options)
    following: Record | None = annotated.record
    game, count = annotated.begun.game, 0
    print(f"{game.title}. {words.HELP}")
    while following is not None:
        record = following
        if options.save:
            annotated = annotated.follow(record)
            write_games(options.save, [annotated])
        if fallen := _chance(record, count):
            print(f"\n{fallen}")
        count, state = len(record.actions), final(record)
        print(f"\n{state.text()}\n")
        if (ended := outcome(record)).over:
            print(f"{result(game.cast(), ended)}. {ended.reason}")
            break
        following = _turn(game, record, state, seats)
    print(f"{words.LINK}\n#of={game.id}&g={link.write(record)}")
    return 0


def _begun(options: argparse.Namespace) -> tuple[Annotated, Sequence[Seated | None]]:
    """Begin a game, or read the one to continue; say who sits where."""
    if options.save and options.save.exists() and str(options.save) != options.resume:
        raise GameError(
            "bad-request", f"{options.save} is there already: go on with it by --resume"
        )
    if not options.resume:
        if not options.game:
            raise GameError("bad-request", "play: name a game, or one to --resume")
        game = named(options.game)
        seats = _seats(game, options.seats, None)
        return Annotated.of(new(game, len(seats), chosen(options), options.seed)), seats
    if options.game or options.option or options.seed:
        raise GameError("bad-request", "play: a game to --resume has its own options and seed")
    annotated = read_game(options.resume, options.number)
    return annotated, _seats(annotated.begun.game, options.seats, annotated.begun.header.players)


def _chance(record: Record, since: int) -> str:
    """Say what chance has done since a ply: a board may not show every roll."""
    line, phrase = states(record), record.game.look.phrase
    plies = range(since, len(record.actions))
    chance = [ply for ply in plies if line[ply].current_player() == CHANCE]
    return ", ".join(phrase(line[ply], record.actions[ply]).words for ply in chance)


def _seats(game: Game[Any], text: str | None, players: int | None) -> list[Seated | None]:
    """Return who sits where; None is a person."""
    names = text.split(",") if text else ["person"] * (players or game.players[0])
    if players not in (None, len(names)):
        raise GameError("bad-request", f"--seats: expected {players}, as this game has players")
    return [None if name == "person" else read_bot(name, game) for name in names]


def _turn(
    game: Game[Any], record: Record, state: State, seats: Sequence[Seated | None]
) -> Record | None:
    bot = seats[state.current_player()]
    if bot is None:
        return _persons_turn(game, record, state, seats)
    try:
        action = bot.choose(game, state, Random())
    except FaultError as fault:
        raise GameError("failed", str(fault)) from None
    text = UNSEEN if state.child(action)._secret_() else action
    print(f"{_name(game, state)} ({bot.name}): {text}")
    return extend(record, action)


def _name(game: Game[Any], state: State) -> str:
    return game.seats[state.current_player()].name


def _persons_turn(
    game: Game[Any], record: Record, state: State, seats: Sequence[Seated | None]
) -> Record | None:
    """Ask until something can be done; None if the person quits."""
    while True:
        try:
            line = _read(f"{words.to_move(_name(game, state))} ", secret=state._at_once_)
        except EOFError:
            print()
            return None
        command = typed.folded(line)
        if command == "quit":
            return None
        if command == "undo":
            return _taken_back(record, seats)
        try:
            ends = command in ("resign", "draw")
            longer = _ended(command, record, seats) if ends else _acted(command, line, record)
        except GameError as error:
            print(error.message.split(": ", 1)[-1])
            continue
        if longer is not None:
            return longer


def _read(prompt: str, *, secret: bool) -> str:
    """Read a line; a secret one doesn't show while it is typed."""
    return getpass(prompt) if secret and sys.stdin.isatty() else input(prompt)


def _acted(command: str, line: str, record: Record) -> Record | None:
    """Do what was typed; None if it means nothing, or was a question."""
    if command in ("", "help", "list"):
        print(" ".join(final(record).legal_actions()) if command == "list" else words.HELP)
        return None
    meant = typed.read_next(record, line)
    if meant.action is not None:
        return extend(record, meant.action)
    if meant.why:
        print(meant.why.sentence)
    return None


def _ended(command: str, record: Record, seats: Sequence[Seated | None]) -> Record | None:
    """Resign for the player to move, or agree on a draw; None if people change their minds."""
    if command == "resign":
        player = final(record).current_player()
        ended, question = resigned_by(record, player), words.RESIGN
    else:
        ended, question = end(record, DRAW), words.AGREE
        if any(seats):
            print(words.BOTS_DONT_AGREE)
            return None
    try:
        answer = typed.folded(input(f"{question} "))
        return ended if answer in words.YES else None
    except EOFError:
        return None


def _taken_back(record: Record, seats: Sequence[Seated | None]) -> Record:
    """Return to a person's last decision, before what bots and chance did since."""
    players = [state.current_player() for state in states(record)[:-1]]
    decisions = [ply for ply, who in enumerate(players) if who >= 0 and seats[who] is None]
    actions: tuple[Action, ...] = record.actions[: decisions[-1]] if decisions else record.actions
    return replace(record, actions=actions)
