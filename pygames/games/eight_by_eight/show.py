"""A moment of Eight-by-Eight in words, picks and tables, with its scene."""

from __future__ import annotations

from pygames.core import Action, Player
from pygames.games.eight_by_eight.result import NAMES, named, standings
from pygames.games.eight_by_eight.rules import PASS, EightByEight
from pygames.games.eight_by_eight.scene import Painting, changed, lost_turn
from pygames.games.eight_by_eight.table import Table
from pygames.look.picks import PickPath
from pygames.look.show import Button, Cell, Moment, Panel, PlayerNote, Show


def show(moment: Moment[EightByEight]) -> Show:
    """Show a position; the board looks the same from every seat."""
    state = moment.state
    legal = state.legal_actions()
    return Show(
        scene=Painting(moment).scene(),
        status=_status(state.table),
        players=[_note(state.table, player) for player in range(len(state.table.pieces))],
        paths=[PickPath(action, (_pick(action),)) for action in legal],
        buttons=[Button(PASS, "Pass")] if PASS in legal else [],
        panels=[_standing(state.table)],
        changed=changed(moment),
        said=_said(moment),
    )


def _pick(action: Action) -> str:
    if action == PASS:
        return PASS
    return f"blackout-{action[1]}" if action[0] == "x" else f"space-{action.replace(',', '-')}"


def _status(table: Table) -> str:
    if table.over:
        return "The game is over"
    name, roll = NAMES[table.player], table.roll
    last = "Last round: " if table.ending else ""  # E8
    if not roll:
        return f"{last}{name} rolls"
    if not table.open:
        return f"{last}{name}, black out {roll} or pass: its row and column are full"  # E7
    return f"{last}{name}, place in row or column {roll}, or black it out"


def _note(table: Table, player: Player) -> PlayerNote:
    hand = table.hand(player)
    return PlayerNote(f"{hand} in hand" if hand else "no piece left", standings(table)[player].line)


def _standing(table: Table) -> Panel:
    """Compare the players as the end does (E10)."""
    heading = ("", [Cell("Line"), Cell("Blackouts"), Cell("On board")])
    rows = [
        (NAMES[player], [Cell(str(value)) for value in standing])
        for player, standing in enumerate(standings(table))
    ]
    note = "The longest line wins; then more blackouts, then more pieces on the board."
    return Panel("Standing", [heading, *rows], note)


def _said(moment: Moment[EightByEight]) -> str | None:
    if moment.before is None or not moment.action:
        return None
    before, after, action = moment.before.table, moment.state.table, moment.action
    words = f"{NAMES[before.player]} {_did(action)}"
    if lost_turn(moment) is not None:
        words += ", a number blacked out, and the turn ends"  # E4
    if action[0] == "x" and not after.over and after.player == before.player:
        words += " and rolls again"  # E6
    if after.ending and not before.ending and not after.over:
        words += ". This round is the last"  # E8
    if skipped := _skipped(before, after):
        words += f". {named(skipped)} {'has' if len(skipped) == 1 else 'have'} no piece left"  # E7a
    return words


def _skipped(before: Table, after: Table) -> list[Player]:
    """List the players between two turns who can't take theirs (E7a)."""
    goes_on = after.blackouts != before.blackouts and after.player == before.player  # E6
    if after.over or after.roll or goes_on:
        return []
    players = len(after.pieces)
    steps = (after.player - before.player - 1) % players
    return [(before.player + 1 + i) % players for i in range(steps)]


def _did(action: Action) -> str:
    if action[0] == "r":
        return f"rolls {action[1]}"
    if action[0] == "x":
        return f"blacks out {action[1]}"
    if action == PASS:
        return "passes"
    row, column = action.split(",")
    return f"places at row {row}, column {column}"
