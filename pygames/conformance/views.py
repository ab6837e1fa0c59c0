"""What a view promises to a page that knows no game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

from pygames.conformance.promise import distinct, promise, words
from pygames.conformance.shapes import Palette, check_shapes
from pygames.conformance.states import Facts
from pygames.core import State
from pygames.door.view_data import View
from pygames.game import Game
from pygames.look.picks import Tree, follow
from pygames.look.scene import Shape
from pygames.look.spoken import KINDS

NOWHERE = "nowhere"
_SENTENCES = re.compile(r"\S.*[.!?]")


def check_view(game: Game[Any], palette: Palette, facts: Facts, players: int, view: View) -> None:
    """Check everything that is sent for a position."""
    shapes = _shapes(view)
    check_shapes(shapes, palette, "scene")
    check_shapes(view["scene"]["gone"], palette, "gone")
    _check_scene(view, shapes)
    _check_words(game, view, players)
    _check_picks(view, shapes, facts)
    _check_mentions(view, {shape["id"] for shape in shapes}, facts)


def check_turned(game: Game[Any], view: View, other: View) -> None:
    """Check that ids, labels and picks stay when the board is seen from another seat.

    If each player has a sheet, the places stay; what is on them is the player's own.
    """
    if game.sheets:
        promise(_places(view) == _places(other), "the sheets have different places")
    else:
        promise(_labels(view) == _labels(other), "ids or labels turn with the board")
    promise(view["picks"] == other["picks"], "picks turn with the board")


def check_layout(view: View, other: View, name: str) -> None:
    """Check that a board laid out otherwise has the same places, picks and words."""
    promise(_labels_said(view) == _labels_said(other), f"{name}: other places or labels")
    for key in ("picks", "prompts", "buttons", "players", "panels", "status", "changed", "said",
                "note", "hold", "hand"):  # fmt: skip
        promise(view[key] == other[key], f"{name}: other {key}")


def check_spoken_to(view: View, other: View) -> None:
    """Check that addressing a player changes sentences and nothing else."""
    for key in ("scene", "picks", "via", "buttons", "players", "rounds", "over"):
        promise(view[key] == other[key], f"you: other {key}")
    promise(_cells(view) == _cells(other), "you: other cells of panels")


def _cells(view: View) -> list[list[Any]]:
    return [[row["cells"] for row in panel["rows"]] for panel in view["panels"]]


def check_gone(before: View, view: View) -> None:
    """Check that what has just gone was there, is gone, and has a motion."""
    was = {shape["id"] for shape in _shapes(before)}
    now = {shape["id"] for shape in _shapes(view)}
    for shape in view["scene"]["gone"]:
        promise(shape["id"] in was, f"gone: {shape['id']} was not there")
        promise(shape["id"] not in now, f"gone: {shape['id']} is still there")
        promise("exit" in shape, f"gone: {shape['id']} doesn't say how it goes")


def check_explain(game: Game[Any], state: State, view: View, random: Random) -> None:
    """Check that wrong picks are explained, also after right ones."""
    rules = game.text()
    ids = [shape["id"] for shape in _shapes(view) if "label" in shape]
    ids += [button["id"] for button in view["buttons"]]
    for right, node in _inner_nodes(view["picks"], random):
        wrong = [id for id in ids if id not in node]
        for id in (*random.sample(wrong, min(2, len(wrong))), NOWHERE):
            explanation = game.look.explain(state, [*right, id], None)
            words(explanation.sentence, f"explaining {[*right, id]}")
            promise(
                explanation.clause and explanation.clause in rules,
                f"explaining {[*right, id]}: clause {explanation.clause!r} is not in rules.md",
            )
            to_player = game.look.explain(state, [*right, id], max(0, state.current_player()))
            words(to_player.sentence, f"explaining {[*right, id]} to a player")
            promise(
                to_player.clause == explanation.clause,
                f"explaining {[*right, id]} to a player: other clause",
            )


def check_read(game: Game[Any], state: State, view: View) -> None:
    """Check that a position can be read part by part, and that the parts name its places."""
    places = {shape["id"] for shape in _shapes(view) if "label" in shape}
    for reading in game.look.read(state, view["seat"]) if game.look.read else ():
        promise(reading.kind in KINDS, f"read: there is no kind {reading.kind!r}")
        words(reading.title, f"read: a {reading.kind}'s title")
        words(reading.words, f"read: {reading.title}")
        promise(places.issuperset(reading.places), f"read: {reading.title} has no such places")


def check_written(game: Game[Any], state: State, view: View) -> None:
    """Check that each legal action is read as the picks that make it."""
    if game.rules.read_action is None:
        return
    for action in state.legal_actions():
        picks = game.rules.read_action(state, action)
        promise(picks and follow(view["picks"], picks) == action, f"{action} is read as {picks}")


_DEEDS = 3
"""How many actions of a position say what they bring: it is played out for each."""


def check_phrases(game: Game[Any], state: State, facts: Facts) -> None:
    """Check that everything that can happen next has words, and that no two are alike."""
    for actions in (facts.legal, [action for action, _ in facts.chance]):
        phrases = [(action, game.look.phrase(state, action)) for action in actions]
        for action, phrase in phrases:
            words(phrase.words, f"phrase of {action}")
            words(phrase.brief or phrase.words, f"brief phrase of {action}")
            for glyph in phrase.glyphs:
                exists = glyph in game.look.glyphs
                promise(exists, f"phrase of {action}: there is no glyph {glyph!r}")
        distinct((phrase.words for _, phrase in phrases), "phrases")
        distinct((phrase.brief or phrase.words for _, phrase in phrases), "brief phrases")
    if game.look.deed is not None:
        for action in facts.legal[:_DEEDS]:
            if deed := game.look.deed(state, action):
                words(deed.can, f"deed of {action}")
                words(deed.does, f"deed of {action}")


def _inner_nodes(tree: Tree, random: Random) -> Iterator[tuple[list[str], Tree]]:
    """Walk down the tree at random: the picks made so far, and what can follow."""
    right: list[str] = []
    node: Tree | str = tree
    while not isinstance(node, str):
        yield right, node
        if not node:
            return
        id = random.choice(sorted(node))
        right, node = [*right, id], node[id]


def _shapes(view: View) -> list[Shape]:
    return [*view["scene"]["ground"], *view["scene"]["pieces"]]


def _labels(view: View) -> dict[str, str | None]:
    return {shape["id"]: shape.get("label") for shape in _shapes(view)}


def _labels_said(view: View) -> dict[str, str]:
    """Return the labels of all places except those that only lead to another sheet."""
    return {
        shape["id"]: shape["label"]
        for shape in _shapes(view)
        if "label" in shape and "sheet" not in shape
    }


def _places(view: View) -> set[str]:
    return set(_labels_said(view))


def _check_scene(view: View, shapes: list[Shape]) -> None:
    scene = view["scene"]
    promise(scene["width"] > 0 and scene["height"] > 0, "scene: no size")
    promise(shapes, "scene: nothing is drawn")
    if stretch := scene.get("stretch"):
        promise(0 < stretch["to"] <= scene["height"], "scene: a stretched part that isn't in it")
        promise(stretch["most"] >= 1 and stretch["below"] >= 0, "scene: a stretch that shrinks it")
    labelled = {shape["id"] for shape in shapes if "label" in shape}
    for shape in shapes:
        promise("exit" not in shape, f"scene: {shape['id']} leaves, and is there")
        if "of" in shape:
            promise(shape["of"] in labelled, f"scene: {shape['id']} is of no labelled place")


def _check_words(game: Game[Any], view: View, players: int) -> None:
    promise(len(view["players"]) == players, f"players: {len(view['players'])} for {players}")
    promise(view["over"] or view["status"].strip(), "status: no words")
    promise(view["ply"] or view["said"] is None, "said: something before the first action")
    promise(view["ply"] or not view["told"], "told: something before the first action")
    for key, lines in (("told", [view["told"]]), ("note", view["note"].split("\n"))):
        for line in lines:
            fine = _SENTENCES.fullmatch(line) and not line[0].islower()
            promise(not line or fine, f"{key}: {line!r}: no sentences")
    if view["over"]:
        words(view["result"], "result")
    for panel in view["panels"]:
        words(panel["title"], "panel")
        for cell in (cell for row in panel["rows"] for cell in row["cells"]):
            promise(
                cell["text"] or cell["label"] or not cell["glyph"],
                f"panel: no words for the glyph {cell['glyph']!r}",
            )
            promise(
                not cell["glyph"] or cell["glyph"] in game.look.glyphs,
                f"panel: there is no glyph {cell['glyph']!r}",
            )


def _check_picks(view: View, shapes: list[Shape], facts: Facts) -> None:
    places = {shape["id"]: shape for shape in shapes if "label" in shape}
    buttons = [button["id"] for button in view["buttons"]]
    distinct([*(shape["id"] for shape in shapes), *buttons], "shapes and buttons")
    for button in view["buttons"]:
        words(button["label"], f"button {button['id']}")
        promise(not button["more"] or button["id"] in view["picks"], f"{button['id']}: goes on")
    leaves, legal = list(_leaves(view["picks"])), set(facts.legal)
    actions = {action for _, action in leaves}
    promise(actions <= legal, f"picks: {min(actions - legal, default='')} is not legal")
    promise(legal <= actions, f"picks: there is no path for {min(legal - actions, default='')}")
    for id in sorted({id for path, _ in leaves for id in path}.difference(buttons)):
        promise(id in places, f"picks: {id} is no labelled shape or button")
        promise("mark" in places[id], f"picks: {id} has no mark")


def _leaves(tree: Tree, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    for id, node in tree.items():
        if isinstance(node, str):
            yield (*path, id), node
        else:
            promise(node, f"picks {' '.join((*path, id))} lead nowhere")
            yield from _leaves(node, (*path, id))


def _check_mentions(view: View, ids: set[str], facts: Facts) -> None:
    """Check that `via`, `prompts` and `changed` name things that exist."""
    for action, places in view["via"].items():
        promise(action in facts.legal, f"via: {action} is not legal")
        promise(ids.issuperset(places), f"via: {action} passes what isn't there")
    beginnings = {path[:-1] for path, _ in _leaves(view["picks"])}
    starts = {path[:number] for path in beginnings for number in range(1, len(path) + 1)}
    inner = {" ".join(start) for start in starts} | {str(len(start)) for start in starts}
    for picks, prompt in view["prompts"].items():
        promise(picks in inner, f"prompts: {picks!r} are no picks with more to follow")
        words(prompt, f"prompt for {picks!r}")
    put = {shape["id"] for shape in _shapes(view) if "puts" in shape}
    for id in view["hand"]:
        promise(id in put, f"hand: {id} is nothing to put down")
    for id in view["changed"]:
        promise(id in ids, f"changed: {id} isn't there")
