"""Prints every sentence of the site in one document, to be read from beginning to end.

  python3 -m web.tools.words > words.md
  python3 -m web.tools.words --lang de > words.md   # beside German ones

It has the sentences of the page; then for each game what its card, its courses and its rules say,
and what is said while games are played, each kind of sentence once, as it was first met.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from pygames.door.bridge import answer
from pygames.game import Game
from pygames.games import catalog, find
from web.tools.console import ROOT

Ask = Callable[..., Any]
PAGE = ROOT / "web" / "src"
SEEDS = ("one", "two", "three")
HINT_EVERY = 4
"""Plies from one hint to the next."""
HINT = {"playouts": 60, "nodes": 600}
PICKS = 6
"""Places to pick in each position, to hear why that isn't possible."""

_LITERAL = re.compile(r"^\s*(?://|/?\*).*$|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`", re.MULTILINE)
SILENT = {"action", "actions", "colors", "d", "font", "from", "glyph", "glyphs", "id", "link"}
SILENT |= {"notation", "path", "sample", "picks", "record", "seed", "texture", "tint", "to"}
"""Texts that nobody reads, by their keys."""
_NO_WORDS = re.compile(r"^import .*$|\btranslated\(\s*'\w+',", re.MULTILINE)
"""What has no words in a file of words, though there are quotes in it."""
_NOTATION = re.compile(r"[#>*]?\S*[\d<>#+-]\S*|[#>*]\S+")
_SENTENCES = re.compile(r"(?<=[.:?!;]) +(?=[A-Z])")
_VALUE = re.compile(
    r"[a-h]?\d+|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b"
    r"|\b[A-Z][\w-]*(?: [A-Z][\w-]*)*|\b(?:empty|circled|a star|your|you)\b"
)
"""A number, a place, or a name: any word with a capital."""
_LIST = re.compile(r"@(?:st|nd|rd|th|'s)?(?:(?:–|-|, | and |: |; | )@)+")


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the document, or that of another language."""
    parser = argparse.ArgumentParser(description="Print every sentence of the site.")
    parser.add_argument("--lang", metavar="CODE", help="beside which language")
    if language := parser.parse_args(arguments).lang:
        from web.tools import words_beside  # noqa: PLC0415 - it needs this module

        words_beside.main(language)
        return
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
    for plain, template in _LITERAL.findall(_NO_WORDS.sub("", source)):
        if text := plain or template:
            yield text


def texts(value: Any, key: str = "") -> Iterator[str]:
    """Yield all words of an answer that people may read."""
    if isinstance(value, str):
        if re.search("[A-Za-z]{2}", value) and not _NOTATION.fullmatch(value):
            yield value
    elif isinstance(value, Mapping):
        for name, part in value.items():
            if name not in SILENT:
                yield from texts(part, name)
    elif isinstance(value, list):
        for part in value:
            yield from texts(part, key)


def once(sentences: Iterable[str]) -> Iterator[str]:
    """Yield the first of all sentences that differ only in numbers, places and names."""
    kinds = set()
    for text in sentences:
        for sentence in _SENTENCES.split(text):
            kind = _LIST.sub("@", _VALUE.sub("@", sentence)).lower()
            if kind not in kinds:
                kinds.add(kind)
                yield sentence


def _print(title: str, sentences: Iterable[str]) -> None:
    print(f"\n## {title}\n")
    for text in sentences:
        print(f"- {text}")


def _print_courses(game: Game[Any]) -> None:
    lessons = game.lessons()
    for name, steps in (("basics", lessons.basics), ("fine print", lessons.fine_print)):
        print(f"\n## {game.title}: {name}")
        for number, step in enumerate(steps, 1):
            answers = [*step.answers, *filter(None, [step.otherwise])]
            sentences = [step.words, step.task, step.success, *(each.sentence for each in answers)]
            print(f"\n{number}.", *filter(None, sentences), sep="\n   - ")


def _rules(game: Game[Any]) -> Path:
    return ROOT / "pygames" / "games" / game.id.replace("-", "_") / "rules.md"


def _said(game: str) -> Iterator[str]:
    """Yield the sentences of some games, played at random to their ends."""
    for reply in played_games(game, _ask):
        yield from texts(reply)


def played_games(game: str, ask: Ask) -> Iterator[Any]:
    """Yield what is answered in some games, played at random to their ends."""
    fewest, most = find(game).players
    for seed in SEEDS:
        for players in sorted({fewest, min(2, most), min(3, most)}):
            record = ask("new", game=game, players=players, seed=seed)["record"]
            yield from _played(record, Random(seed), ask)


def _played(record: dict[str, Any], random: Random, ask: Ask) -> Iterator[Any]:
    while legal := ask("state", record=record)["legal"]:
        yield from _asked(record, random, ask)
        record = ask("play", record=record, action=random.choice(legal))["record"]
    yield from _asked(record, random, ask)
    yield ask("read", record=record)
    yield ask("frames", record=record)


def _asked(record: dict[str, Any], random: Random, ask: Ask) -> Iterator[Any]:
    """Yield what is said about one position: with and without "you", and by a hint."""
    view = ask("view", record=record)
    yield _of_view(view)
    yield _of_view(ask("view", record=record, you=0))
    places = [shape["id"] for shape in view["scene"]["ground"] if shape.get("label")]
    for place in random.sample(places, min(PICKS, len(places))):
        yield ask("explain", record=record, picks=[place])
    bots = find(record["game"]).bots
    if len(record["actions"]) % HINT_EVERY == 0 and bots.levels:
        yield ask("hint", record=record, seed="hint", **{bots.counts: HINT[bots.counts]})


def _of_view(view: Mapping[str, Any]) -> list[Any]:
    """Return the words of a view, and the labels of its places."""
    scene = view["scene"]
    labels = [shape.get("label", "") for shape in (*scene["ground"], *scene["pieces"])]
    return [{name: part for name, part in view.items() if name != "scene"}, labels]


def _ask(call: str, **arguments: Any) -> Any:
    """Make a call, which may be refused."""
    return json.loads(answer(json.dumps({"id": 1, "call": call, **arguments}))).get("ok")


@contextmanager
def asking(language: str) -> Iterator[Ask]:
    """Give what makes calls in a language."""
    yield partial(_ask, lang=language)


if __name__ == "__main__":
    main()
