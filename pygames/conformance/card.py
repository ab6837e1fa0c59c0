"""What a card promises, and the files beside it."""

from __future__ import annotations

import re
from typing import Any

from pygames.bots.budget import OWN, SECONDS
from pygames.conformance.promise import distinct, promise, words
from pygames.conformance.shapes import Palette, check_shapes
from pygames.game import SCHEMES, Game, Option
from pygames.look.short import InShort
from pygames.workshop.needed import missing_file

_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", re.ASCII)
_LENGTH = re.compile(r"[\w-]+ (minutes?|hours?)\b", re.IGNORECASE)
_GOAL, _SENTENCE = 20, 30
"""Maximum number of words in a goal, and in the other sentences that say a game in short."""
_LONGEST = 60
_COLOR = re.compile(r"#[0-9A-F]{6}([0-9A-F]{2})?", re.ASCII)


def check_card(game: Game[Any]) -> None:
    """Check everything about a game that doesn't need playing."""
    promise(_ID.fullmatch(game.id), f"id: {game.id!r} isn't small words joined by -", "id=")
    own = game.id.replace("-", "_")
    promise(
        game.folder.name == own or (game.folder / f"{own}.py").is_file(),
        f"id: {game.id!r} isn't the name of its folder, {game.folder.name!r}, or of a file in it",
    )
    for what, text in {"title": game.title, "summary": game.summary}.items():
        words(text, what, f"{what}=")
    promise(len(game.title) <= _LONGEST, f"title: longer than {_LONGEST} letters", "title=")
    _check_tip(game.tip)
    _check_short(game.short)
    promise(game.authors, "authors: nobody is credited", "authors=")
    whole = type(game.minutes) is int and game.minutes > 0
    promise(whole, "minutes: expected a whole number above 0", "minutes=")
    _check_seats(game)
    _check_options(game.options)
    _check_levels(game.bots.levels)
    counts = game.bots.counts
    promise(counts in ("nodes", "playouts"), f"counts: {counts!r} is neither nodes nor playouts")
    ponders = game.bots.ponders
    promise(set(ponders) <= set(game.bots.levels), f"ponders: {ponders} aren't all levels")
    missing = missing_file(game)
    promise(not missing, missing)
    _check_rules(game.text())
    _check_colors(game.colors())
    _check_glyphs(game)


def _check_tip(tip: str) -> None:
    promise(
        tip == "" or re.fullmatch(r"\{Tap\} .{,79}\.", tip), "tip: no short sentence with {Tap}"
    )


def _check_short(short: InShort) -> None:
    """Check that each part is one sentence, and short; the goal is shorter still."""
    for part, sentence in short._asdict().items():
        about = f"{part}="
        words(sentence, f"in short: {part}", about)
        single = sentence[:1].isupper() and re.fullmatch(r"[^.!?]*\.", sentence)
        promise(single, f"in short: {part}: no single sentence", about)
        most = _GOAL if part == "goal" else _SENTENCE
        promise(len(sentence.split()) <= most, f"in short: {part}: more than {most} words", about)


def _check_rules(text: str) -> None:
    promise(text.strip(), "rules.md is empty")
    length = _LENGTH.search(text)
    promise(not length, f"rules.md: {length and length[0]!r}: only the card says how long it takes")


def _check_seats(game: Game[Any]) -> None:
    fewest, most = game.players
    promise(1 <= fewest <= most, f"players: {fewest} to {most} is no range")
    promise(len(game.seats) == most, f"seats: {len(game.seats)} for {most} players")
    distinct((seat.name for seat in game.seats), "seats")
    for seat in game.seats:
        words(seat.name, "seats")
        short = len(seat.name) <= _LONGEST
        promise(short, f"seats: a name is longer than {_LONGEST} letters", "names=")
        promise(seat.glyph in game.look.glyphs, f"seats: there is no glyph {seat.glyph!r}")


def _check_options(options: tuple[Option, ...]) -> None:
    distinct((option.id for option in options), "options")
    for option in options:
        values = [value for value, _ in option.choices]
        distinct(values, f"option {option.id}")
        promise(option.default in values, f"option {option.id}: {option.default!r} is not a choice")
        for text in (option.title, *(title for _, title in option.choices)):
            words(text, f"option {option.id}")


def _check_levels(levels: tuple[int, ...]) -> None:
    promise(levels, "levels: there is no bot")
    promise(list(levels) == sorted(set(levels)), "levels: expected the gentlest first")
    numbers = SECONDS.keys() - {OWN}
    promise(set(levels) <= numbers, f"levels: expected whole numbers from 1 to {max(numbers)}")


def _check_colors(colors: dict[str, dict[str, str]]) -> None:
    promise(colors.keys() == set(SCHEMES), f"theme.json: expected {', '.join(sorted(SCHEMES))}")
    tokens = colors["light"].keys()
    for scheme, palette in colors.items():
        odd = sorted(tokens ^ palette.keys())
        promise(not odd, f"theme.json: {', '.join(odd)} not in light and {scheme} alike")
        for token, color in palette.items():
            promise(
                _COLOR.fullmatch(color), f"theme.json: {scheme} {token}: {color!r} is no #RRGGBB"
            )


def _check_glyphs(game: Game[Any]) -> None:
    palette = Palette.of(game)
    for name, shapes in game.look.glyphs.items():
        promise(shapes, f"glyph {name}: nothing is drawn")
        check_shapes(shapes, palette, f"glyph {name}")
        promise(name not in _within(game, name), f"glyph {name}: it is part of itself")


def _within(game: Game[Any], name: str) -> set[str]:
    """Collect the glyphs that a glyph is made of, at any depth."""
    ids: set[str] = set()
    waiting = [name]
    while waiting:
        parts = {
            shape["name"] for shape in game.look.glyphs[waiting.pop()] if shape["kind"] == "glyph"
        }
        waiting += parts - ids
        ids |= parts
    return ids
