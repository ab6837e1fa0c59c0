"""Everything that a page needs to show one ply of a record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Literal

from pygames import ending, words
from pygames.core import CHANCE, TERMINAL, Outcome, Player
from pygames.door import view_data
from pygames.door.arguments import check_you, read_names, read_ply, read_seat
from pygames.door.data import data_of
from pygames.door.moves import listed
from pygames.door.schema import FLAG, OF_RECORD, TEXT, TEXTS, WHOLE, Call
from pygames.door.told import LastDone
from pygames.ending import Ended
from pygames.grammar.cast import Cast
from pygames.look.picks import tree, via
from pygames.look.show import Cell, Moment, Panel, Row, Show
from pygames.record import Record, extend, outcome, parse, possible_endings, states


def who(player: Player) -> Player | Literal["chance"] | None:
    """Name who decides as the door does: a player, "chance", or None."""
    if player == CHANCE:
        return "chance"
    return None if player == TERMINAL else player


def view(
    record: Record,
    at: int,
    seat: Player,
    *,
    compact: bool = False,
    low: bool = False,
    you: Player | None = None,
    names: Sequence[str] = (),
) -> view_data.View:
    """Return the view of ply `at` for the player who sits at the bottom of the board.

    It is `compact` if the board is drawn small, `low` if there is little height for it.
    Sentences speak to `you`, if that is a player, and call the others by `names`, if there are any.
    """
    line, moves = states(record), listed(record)
    before, action = (line[at - 1], record.actions[at - 1]) if at else (None, None)
    moment = Moment(line[at], before, action, seat, compact, low, you=you, names=names)
    show: Show = record.game.look.show(moment)
    return {
        "ply": at,
        "plies": len(record.actions),
        "seat": seat,
        "compact": compact,
        "low": low,
        **_standing(record, at, show, record.game.cast(names, you)),
        "moves": moves.moves,
        "rounds": moves.rounds,
        "rows": moves.rows,
        **_sight(record, show, LastDone(record, at, moment, show), early=_early(record, at)),
    }


def _early(record: Record, at: int) -> Ended | None:
    """Return how people ended the game early, if this is its end."""
    return record.ended if outcome(record, at).over else None


def _standing(record: Record, at: int, show: Show, cast: Cast) -> view_data.Standing:
    state, end, early = states(record)[at], outcome(record, at), _early(record, at)
    verdict = result(cast, end)
    reason = ending.reason(record.game, early, cast) if early else show.reason or end.reason
    return {
        "to_move": None if early else who(state.current_player()),
        "secret": state._secret_(),
        "over": end.over,
        "returns": end.returns,
        "winners": end.winners,
        "ranking": end.ranking(),
        "places": end.places(),
        "status": verdict or show.status,
        "result": verdict,
        "reason": reason,
        "ended": record.ended and ending.listed(record.game, record.ended),
        "endings": possible_endings(record, at),
    }


def _sight(record: Record, show: Show, last: LastDone, *, early: object) -> view_data.Sight:
    places = [*last.changed(), *show.changed]
    if early:
        # Nothing can be done or come any more, though the rules would continue.
        panels = [replace(panel, note="") for panel in show.panels if panel.rows]
        show = replace(
            show, panels=panels, paths=(), prompts={}, buttons=(), note="", tips=(), hand=()
        )
    return {
        "scene": data_of(view_data.Scene, show.scene),
        "picks": tree(show.paths),
        "via": via(show.paths),
        "prompts": dict(show.prompts),
        "buttons": [data_of(view_data.ViewButton, button) for button in show.buttons],
        "players": _players(record, show),
        "panels": panels_data(show.panels),
        "said": show.said,
        "told": last.words(),
        "changed": list(dict.fromkeys(places)),
        "note": show.note,
        "tips": [data_of(view_data.ViewTip, tip) for tip in show.tips],
        "hold": show.hold,
        "hand": show.hand,
    }


def _players(record: Record, show: Show) -> list[view_data.ViewPlayer]:
    return [
        data_of(view_data.ViewPlayer, player, name=seat.name, glyph=seat.glyph)
        for seat, player in zip(record.game.seats, show.players, strict=False)
    ]


def panels_data(panels: Sequence[Panel]) -> list[view_data.Panel]:
    """Return panels as plain data."""
    return [data_of(view_data.Panel, panel, rows=list(map(_row, panel.rows))) for panel in panels]


def _row(row: Row | tuple[str, Sequence[Cell]]) -> view_data.PanelRow:
    return data_of(view_data.PanelRow, Row(*row))


def result(cast: Cast, ended: Outcome) -> str | None:
    """Say who has won, in a few words, perhaps to a player; None before the end."""
    if ended.returns is None:
        return None
    if len(ended.returns) == 1:
        return words.score(ended.returns[0])
    if not ended.winners:
        return words.DRAW
    if cast.you is not None and cast.you not in ended.winners:
        return words.YOU_LOSE
    return words.won(cast, ended.winners)


def _view(record: object, at: int | None = None, **looking: Any) -> view_data.View:
    parsed = parse(record)
    return _shown(parsed, read_ply(parsed, at), **looking)


def _shown(
    parsed: Record,
    ply: int,
    seat: int | None = None,
    compact: bool = False,
    low: bool = False,
    you: int | None = None,
    names: list[str] | None = None,
) -> view_data.View:
    check_you(parsed, you)
    nicknames = read_names(parsed, names or [])
    looker = read_seat(parsed, ply, seat)
    return view(parsed, ply, looker, compact=compact, low=low, you=you, names=nicknames)


def _act(record: object, action: str, **looking: Any) -> view_data.Acted:
    """Play an action, and show it: one answer has all that a page needs next."""
    parsed = parse(record)
    longer = extend(parsed, action)
    after = _shown(longer, len(parsed.actions) + 1, **looking)
    return {"record": longer.data(), "view": after}


_LOOKING = {"seat": WHOLE, "compact": FLAG, "low": FLAG, "you": WHOLE, "names": TEXTS}
CALLS = {
    "view": Call(_view, OF_RECORD, {"at": WHOLE, **_LOOKING}),
    "act": Call(_act, {**OF_RECORD, "action": TEXT}, _LOOKING),
}
