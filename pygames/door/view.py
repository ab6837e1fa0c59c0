"""Everything that a page needs to show one ply of a record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from pygames.core import CHANCE, TERMINAL, Player, State
from pygames.game import Game
from pygames.look.picks import tree, via
from pygames.look.scene import scene_data
from pygames.look.show import Moment, Panel, Row, Show
from pygames.record import Record, states

Data = dict[str, Any]


def who(player: Player) -> Player | str | None:
    """Name who decides as the door does: a player, "chance", or None."""
    return {CHANCE: "chance", TERMINAL: None}.get(player, player)


def view(
    record: Record, at: int, seat: Player, *, compact: bool = False, low: bool = False
) -> Data:
    """Give the view of ply `at` for the player who sits at the bottom of the board.

    It is `compact` where the board is drawn small, `low` where there is little height for it.
    """
    line = states(record)[: at + 1]
    state = line[-1]
    before, action = (line[-2], record.actions[at - 1]) if at else (None, None)
    shown: Show = record.game.look.show(Moment(state, before, action, seat, compact, low))
    changed = [*_decided(record, at, seat), *shown.changed]
    ending = result(record.game, state)
    return {
        "ply": at,
        "plies": len(record.actions),
        "seat": seat,
        "compact": compact,
        "low": low,
        "to_move": who(state.current_player()),
        "over": state.is_terminal(),
        "returns": state.returns(),
        "status": ending or shown.status,
        "result": ending,
        "reason": state.reason(),
        "moves": [
            {"player": who(past.current_player()), "text": text}
            for past, text in zip(states(record), record.actions, strict=False)
        ],
        **_shown(record, shown),
        "changed": list(dict.fromkeys(changed)),
    }


def _decided(record: Record, at: int, seat: Player) -> Sequence[str]:
    """Give what the last decision changed, where only chance has acted since."""
    line = states(record)[: at + 1]
    ply = at
    while ply and line[ply - 1].current_player() == CHANCE:
        ply -= 1
    if ply in (0, at):
        return ()
    moment = Moment(line[ply], line[ply - 1], record.actions[ply - 1], seat)
    shown: Show = record.game.look.show(moment)
    return shown.changed


def _shown(record: Record, shown: Show) -> Data:
    seats = record.game.seats
    return {
        "scene": scene_data(shown.scene),
        "picks": tree(shown.paths),
        "via": via(shown.paths),
        "prompts": dict(shown.prompts),
        "buttons": [asdict(button) for button in shown.buttons],
        "players": [
            {"name": seat.name, "glyph": seat.glyph, "note": player.note, "score": player.score}
            for seat, player in zip(seats, shown.players, strict=False)
        ],
        "panels": panels_data(shown.panels),
        "said": shown.said,
    }


def panels_data(panels: Sequence[Panel]) -> list[Data]:
    """Give panels as they are sent."""
    return [
        {
            "title": panel.title,
            "rows": [
                {"label": row.label, "cells": list(map(asdict, row.cells)), "group": row.group}
                for row in (Row(*row) for row in panel.rows)
            ],
            "note": panel.note,
        }
        for panel in panels
    ]


def result(game: Game[Any], state: State) -> str | None:
    """Say who has won, in a few words; None while the game goes on."""
    returns = state.returns()
    if returns is None:
        return None
    if len(returns) == 1:
        return f"{returns[0]} points"
    winners = [seat.name for seat, value in zip(game.seats, returns, strict=False) if value > 0]
    return _winning(winners) if winners else "A draw"


def _winning(names: Sequence[str]) -> str:
    if len(names) == 1:
        return f"{names[0]} wins"
    return f"{', '.join(names[:-1])} and {names[-1]} share the win"
