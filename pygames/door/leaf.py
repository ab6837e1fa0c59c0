"""A page of paper as plain data."""

from __future__ import annotations

from collections.abc import Iterable

from pygames.door import paper_data
from pygames.door.view import scene_data
from pygames.look.paper import Card, Cards, Leaf, Moves, Part, Picture, Table, Turn


def leaves_data(leaves: Iterable[Leaf]) -> paper_data.Leaves:
    """Return leaves as an answer has them."""
    return {"leaves": [_leaf(leaf) for leaf in leaves]}


def _leaf(leaf: Leaf) -> paper_data.Leaf:
    """Return a leaf with its parts."""
    return {
        "title": leaf.title,
        "words": leaf.words,
        "fields": list(leaf.fields),
        "wide": leaf.wide,
        "rows": [[_part(part) for part in row] for row in leaf.rows],
    }


def _part(part: Part) -> paper_data.Part:
    match part:
        case Picture():
            return _picture(part)
        case Table():
            return _table(part)
        case Cards():
            cards = [_card(card) for card in part.cards]
            return {"kind": "cards", "across": part.across, "down": part.down, "cards": cards}
        case Moves():
            rounds = [[_turn(turn) for turn in turns] for turns in part.rounds]
            names = list(part.names)
            return {
                "kind": "moves",
                "title": part.title,
                "names": names,
                "rounds": rounds,
                "ended": part.ended,
            }
    raise TypeError(f"there is no part {type(part).__name__}")


def _picture(part: Picture) -> paper_data.PicturePart:
    return {
        "kind": "picture",
        "scene": scene_data(part.scene),
        "width": part.width,
        "label": part.label,
        "caption": part.caption,
    }


def _table(part: Table) -> paper_data.TablePart:
    rows = [list(row) for row in part.rows]
    return {"kind": "table", "title": part.title, "columns": list(part.columns), "rows": rows}


def _card(card: Card) -> paper_data.PaperCard:
    scene = scene_data(card.scene)
    return {"head": card.head, "name": card.name, "note": card.note, "scene": scene}


def _turn(turn: Turn) -> paper_data.PaperTurn:
    actions: list[paper_data.PaperAction] = [
        {"text": text, "chance": chance} for text, chance in turn.actions
    ]
    return {"player": turn.player, "actions": actions}
