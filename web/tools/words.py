"""Prints every sentence of the site in one document, to be read from beginning to end.

  python3 -m web.tools.words > words.md

It has the sentences of the page; then for each game what its card, its courses and its rules say,
and what is said while games are played, each kind of sentence once, as it was first met.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

from pygames.door.bridge import answer
from pygames.game import Game
from pygames.games import catalog, find
from web.tools.console import ROOT

PAGE = ROOT / "web" / "src"
SEEDS = ("one", "two", "three")
HINT_EVERY = 4
"""Plies from one hint to the next."""
HINT = {"playouts": 60, "nodes": 600}
PICKS = 6
"""Places to pick in each position, to hear why that isn't possible."""

_LITERAL = re.compile(r"^\s*(?://|/?\*).*$|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`", re.MULTILINE)
_SILENT = {"action", "actions", "colors", "d", "font", "from", "glyph", "glyphs", "id", "link"}
_SILENT |= {"notation", "path", "sample", "picks", "record", "seed", "texture", "tint", "to"}
"""Texts that nobody reads, by their keys."""
_IMPORT = re.compile(r"^import .*$", re.MULTILINE)
_NOTATION = re.compile(r"[#>*]?\S*[\d<>#+-]\S*|[#>*]\S+")
_SENTENCES = re.compile(r"(?<=[.:?!;]) +(?=[A-Z])")
_VALUE = re.compile(
    r"[a-h]?\d+|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b"
    r"|\b[A-Z][\w-]*(?: [A-Z][\w-]*)*|\b(?:empty|circled|a star|your|you)\b"
)
"""A number, a place, or a name: any word with a capital."""
_LIST = re.compile(r"@(?:st|nd|rd|th|'s)?(?:(?:–|-|, | and |: |; | )@)+")


def main() -> None:
    """Print the document."""
    print("# The words of pygames\n")
    for path in page_files():
        part = path.parent.parent.name if path.parent.name == "words" else path.stem
        _print(f"The page: {part}", page_words(path.read_text(encoding="utf-8")))
    for game in catalog():
        _print(f"{game.title}: card", texts(_ask("card", game=game.id)))
        _print_courses(game)
        print(f"\n## {game.title}: rules\n\n{_rules(game).read_text(encoding='utf-8')}")
        _print(f"{game.title}: while it is played", once(_said(game.id)))


def page_files() -> list[Path]:
    """List the files with the page's words: those of the core, then those of its rooms."""
    return [*sorted(PAGE.glob("words/en/*.ts")), *sorted(PAGE.glob("rooms/*/words/en*.ts"))]


def page_words(source: str) -> Iterator[str]:
    """Yield the sentences in a file of the page's words, in order."""
    for plain, template in _LITERAL.findall(_IMPORT.sub("", source)):
        if text := plain or template:
            yield text


def texts(value: Any, key: str = "") -> Iterator[str]:
    """Yield all words of an answer that people may read."""
    if isinstance(value, str):
        if re.search("[A-Za-z]{2}", value) and not _NOTATION.fullmatch(value):
            yield value
    elif isinstance(value, Mapping):
        for name, part in value.items():
            if name not in _SILENT:
                yield from texts(part, name)
    elif isinstance(value, list):
        for part in value:
            yield from texts(part, key)


def once(said: Iterable[str]) -> Iterator[str]:
    """Yield the first of all sentences that differ only in numbers, places and names."""
    known = set()
    for text in said:
        for sentence in _SENTENCES.split(text):
            kind = _LIST.sub("@", _VALUE.sub("@", sentence)).lower()
            if kind not in known:
                known.add(kind)
                yield sentence


def _print(title: str, said: Iterable[str]) -> None:
    print(f"\n## {title}\n")
    for text in said:
        print(f"- {text}")


def _print_courses(game: Game[Any]) -> None:
    lessons = game.lessons()
    for name, steps in (("basics", lessons.basics), ("fine print", lessons.fine_print)):
        print(f"\n## {game.title}: {name}")
        for number, step in enumerate(steps, 1):
            answers = [*step.answers, *filter(None, [step.otherwise])]
            said = [step.words, step.task, step.success, *(each.sentence for each in answers)]
            print(f"\n{number}.", *filter(None, said), sep="\n   - ")


def _rules(game: Game[Any]) -> Path:
    return ROOT / "pygames" / "games" / game.id.replace("-", "_") / "rules.md"


def _said(game: str) -> Iterator[str]:
    """Yield the sentences of some games, played at random to their ends."""
    fewest, most = find(game).players
    for seed in SEEDS:
        for players in sorted({fewest, min(2, most), min(3, most)}):
            record = _ask("new", game=game, players=players, seed=seed)["record"]
            yield from _played(record, Random(seed))


def _played(record: dict[str, Any], random: Random) -> Iterator[str]:
    while legal := _ask("state", record=record)["legal"]:
        yield from _asked(record, random)
        record = _ask("play", record=record, action=random.choice(legal))["record"]
    yield from _asked(record, random)
    yield from texts(_ask("read", record=record))
    yield from texts(_ask("frames", record=record))


def _asked(record: dict[str, Any], random: Random) -> Iterator[str]:
    """Yield the sentences about one position: with and without "you", and by a hint."""
    view = _ask("view", record=record)
    yield from _of_view(view)
    yield from _of_view(_ask("view", record=record, you=0))
    places = [shape["id"] for shape in view["scene"]["ground"] if shape.get("label")]
    for place in random.sample(places, min(PICKS, len(places))):
        yield from texts(_try("explain", record=record, picks=[place]))
    bots = find(record["game"]).bots
    if len(record["actions"]) % HINT_EVERY == 0 and bots.levels:
        yield from texts(_try("hint", record=record, **{bots.counts: HINT[bots.counts]}))


def _of_view(view: Mapping[str, Any]) -> Iterator[str]:
    for name, part in view.items():
        if name != "scene":
            yield from texts(part, name)
    for shape in (*view["scene"]["ground"], *view["scene"]["pieces"]):
        yield from texts(shape.get("label"))


def _ask(call: str, **arguments: Any) -> Any:
    return json.loads(answer(json.dumps({"id": 1, "call": call, **arguments})))["ok"]


def _try(call: str, **arguments: Any) -> Any:
    """Make a call that may be refused."""
    return json.loads(answer(json.dumps({"id": 1, "call": call, **arguments}))).get("ok")


if __name__ == "__main__":
    main()
