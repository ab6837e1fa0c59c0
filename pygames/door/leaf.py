"""A page of paper as plain data."""

from __future__ import annotations

from collections.abc import Iterable

from pygames.door import paper_data
from pygames.door.data import data_of
from pygames.look.paper import Cards, Leaf, Moves, Part, Picture, Table, Turn


def leaves_data(leaves: Iterable[Leaf]) -> paper_data.Leaves:
    """Return leaves as an answer has them."""
    return {"leaves": list(map(_leaf, leaves))}


def _leaf(leaf: Leaf) -> paper_data.Leaf:
    rows = [list(map(_part, row)) for row in leaf.rows]
    return data_of(paper_data.Leaf, leaf, rows=rows)


def _part(part: Part) -> paper_data.Part:
    match part:
        case Picture():
            return data_of(paper_data.PicturePart, part, kind="picture")
        case Table():
            return data_of(paper_data.TablePart, part, kind="table")
        case Cards():
            return data_of(paper_data.CardsPart, part, kind="cards")
        case Moves():
            rounds = [list(map(_turn, turns)) for turns in part.rounds]
            return data_of(paper_data.MovesPart, part, kind="moves", rounds=rounds)
    raise TypeError(f"there is no part {type(part).__name__}")


def _turn(turn: Turn) -> paper_data.PaperTurn:
    actions = [{"text": text, "chance": chance} for text, chance in turn.actions]
    return data_of(paper_data.PaperTurn, turn, actions=actions)
