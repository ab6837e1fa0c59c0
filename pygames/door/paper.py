"""Pages for printing: a game's handouts, and a game that was played.

A played game is printed with its result, who played, a few positions and all moves.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from pygames import ending, grammar, words
from pygames.core import CHANCE, Player, Setup
from pygames.door.arguments import ABSENT, read_random
from pygames.door.leaf import leaves_data
from pygames.door.paper_data import Leaves
from pygames.door.schema import OBJECT, OF_RECORD, SEED, TEXT, TEXTS, WHOLE, Call
from pygames.door.view import result
from pygames.errors import GameError
from pygames.game import Game
from pygames.games import find
from pygames.look.paper import ROOM, Leaf, Moves, Part, Picture, Table, Turn
from pygames.look.show import Moment, Row, Show
from pygames.record import Record, make_header, outcome, parse, states
from pygames.rounds import rounds

_FINAL, _EARLIER = 112, 58
"""The width of the last position and of earlier ones, in mm."""
_BESIDE = 96
"""The width of the last position beside a table of what the game compares."""
_PAIR = 89
"""The width of each of two sheets side by side."""
_QUARTERS = (1, 2, 3)
_FEWEST = 8
"""Minimum number of decisions for earlier positions to be shown."""


def made(
    game: Game[Any], id: str, players: int | None, options: object, random: Random
) -> Sequence[Leaf]:
    """Make a handout of a game; it is for the most players where their number is None.

    Raises GameError: `bad-request` if there is no such handout, `bad-players`, `bad-options`.
    """
    handout = next((each for each in game.look.paper if each.id == id), None)
    if handout is None:
        ids = ", ".join(each.id for each in game.look.paper) or "none"
        raise GameError("bad-request", f"handout: expected one of {ids}")
    number = game.players[1] if players is None else players
    header = make_header(game, number, options, None)
    return handout.make(Setup(number, game.defaults() | dict(header.options)), random)


def printed(record: Record, names: Sequence[str]) -> Leaf:
    """Return a page with a game so far; `names` are those of the players, by seat."""
    ended = outcome(record)
    show = _shown(record, len(record.actions), 0)
    title = result(record.game.cast(), ended) or words.NOT_FINISHED
    positions = [*_positions(record, show, names), *_earlier(record)]
    rows: list[Sequence[Part]] = [*positions, [_moves(record)]]
    return Leaf(title, ended.reason or f"{show.status}.", rows)


def _shown(record: Record, at: int, seat: Player) -> Show:
    """Return what the game says about a ply, as for a page."""
    line = states(record)[: at + 1]
    before, action = (line[-2], record.actions[at - 1]) if at else (None, None)
    show: Show = record.game.look.show(Moment(line[-1], before, action, seat, paper=True))
    return show


def _seats(record: Record) -> list[str]:
    return [seat.name for seat in record.game.seats[: record.header.players]]


def _positions(record: Record, show: Show, names: Sequence[str]) -> Iterator[Sequence[Part]]:
    """Show the last position beside the players, or each player's own sheet."""
    players = _players(record, show, names)
    if not record.game.sheets:
        wide = _BESIDE if players.title else _FINAL
        yield [Picture(show.scene, words.POSITION, wide), players]
        return
    yield [players]
    seats = _seats(record)
    wide = _PAIR if len(seats) > 1 else ROOM["upright"][0]
    sheets = [
        Picture(_shown(record, len(record.actions), seat).scene, words.sheet_of(name), wide, name)
        for seat, name in enumerate(seats)
    ]
    yield from (sheets[i : i + 2] for i in range(0, len(sheets), 2))


def _players(record: Record, show: Show, names: Sequence[str]) -> Table:
    """List who played (to be written in if there are no names) and how they stand."""
    standings, seats = _standings(show), _seats(record)
    title, columns = _compared(record)
    # What the game compares may say it too.
    if standings[1:] not in [column[1:] for column in columns]:
        columns.insert(0, standings)
    played_by = (*names, *[""] * len(seats))[: len(seats)]
    head, *rows = zip(["", *seats], [words.PLAYED_BY, *played_by], *columns, strict=True)
    return Table(title, head, rows)


def _standings(show: Show) -> list[str]:
    """Return how each player stands, below a heading."""
    if all(player.score is not None for player in show.players):
        return [words.SCORE, *(f"{player.score:g}" for player in show.players)]
    notes = (filter(None, (player.standing, player.note)) for player in show.players)
    return [words.RESULT, *(grammar.capital(", ".join(note)) for note in notes)]


def _compared(record: Record) -> tuple[str, list[list[str]]]:
    """Return title and columns of a table of all players that everybody sees at the end."""
    if outcome(record).over:
        players, last = record.header.players, len(record.actions)
        first, *others = (_shown(record, last, seat).panels for seat in range(players))
        for panel in first:
            rows = [Row(*row) for row in panel.rows]
            is_of_all = len(rows) == players + 1 and _is_heading(rows[0])
            if is_of_all and all(panel in panels for panels in others):
                columns = zip(*(row.cells for row in rows), strict=True)
                return panel.title, [[cell.text for cell in column] for column in columns]
    return "", []


def _is_heading(row: Row) -> bool:
    return not row.label and all(cell.text for cell in row.cells)


def _earlier(record: Record) -> Iterator[Sequence[Part]]:
    """Show three earlier positions, a quarter of the decisions apart."""
    line = states(record)
    decided = [i + 1 for i in range(len(record.actions)) if line[i].current_player() != CHANCE]
    if record.game.sheets or len(decided) < _FEWEST:
        return
    plies = [decided[len(decided) * quarter // 4 - 1] for quarter in _QUARTERS]
    yield [_diagram(record, ply) for ply in plies]


def _diagram(record: Record, ply: int) -> Picture:
    number = next(each.number for each in rounds(record) if ply <= each.turns[-1].plies[-1])
    move = f"{number}. {record.actions[ply - 1]}"
    return Picture(_shown(record, ply, 0).scene, words.after_move(move), _EARLIER, move)


def _paper_rounds(record: Record) -> list[list[Turn]]:
    """Lay out the rounds on paper: a set-up by itself, other outcomes with their turn.

    Outcomes on which no player has acted belong to the turn before.
    """
    rows: list[list[Turn]] = []
    for each in rounds(record):
        turns: list[Turn] = []
        waiting: tuple[tuple[str, bool], ...] = ()
        for turn in each.turns:
            actions = (*waiting, *_actions(record, turn.plies))
            waiting = ()
            if turn.player is not None:
                turns.append(Turn(turn.player, actions))
            elif 1 in turn.plies:
                rows.append([Turn(CHANCE, actions)])
            else:
                waiting = actions
        if waiting and turns:
            last = turns.pop()
            turns.append(Turn(last.player, (*last.actions, *waiting)))
        if turns:
            rows.append(turns)
    return rows


def _actions(record: Record, plies: Sequence[int]) -> tuple[tuple[str, bool], ...]:
    """Return the actions before these plies, each with whether chance did it."""
    line = states(record)
    return tuple(
        (record.actions[ply - 1], line[ply - 1].current_player() == CHANCE) for ply in plies
    )


def _moves(record: Record) -> Moves:
    ended = ending.listed(record.game, record.ended) if record.ended else ""
    return Moves(words.MOVES, _seats(record), _paper_rounds(record), ended)


def _paper(
    game: str,
    handout: str,
    players: int | None = None,
    options: dict[str, str] | None = None,
    seed: object = ABSENT,
) -> Leaves:
    return leaves_data(made(find(game), handout, players, options or {}, read_random(seed)))


def _printed(record: object, names: list[str] | None = None) -> Leaves:
    return leaves_data([printed(parse(record), names or [])])


CALLS = {
    "paper": Call(
        _paper,
        {"game": TEXT, "handout": TEXT},
        {"players": WHOLE, "options": OBJECT, "seed": SEED},
    ),
    "printed": Call(_printed, OF_RECORD, {"names": TEXTS}),
}
