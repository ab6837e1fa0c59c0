"""The sentences of the site in a language, beside the English ones: for those who translate.

  python3 -m web.tools.words --lang de > words.md

First come the sentences of the page, by name and file. Then come all messages of the package, by
file, with what each is for and its line. What stands in braces is put in. Last come courses and
rules, and examples: what is said in the same games in both languages.
"""

from __future__ import annotations

import ast
import json
import subprocess
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import takewhile, zip_longest
from pathlib import Path
from typing import Any, NamedTuple

from pygames.game import Game
from pygames.games import catalog
from pygames.language import ENGLISH, speaking
from web.tools import page_words as of_pages
from web.tools.console import ROOT, Stop
from web.tools.setup import tool
from web.tools.words import SILENT, asking, once, page_words, played_games

PACKAGE = ROOT / "pygames"
Pair = tuple[str, str]


class Message(NamedTuple):
    """A message in a file: its line, what it is for, and its texts."""

    line: int
    about: str
    texts: tuple[str, ...]


def main(language: str) -> None:
    """Print the document."""
    with speaking(language):
        pass
    print(f"# The words of pygames: {ENGLISH} and {language}\n")
    _print_page(language)
    static = Path(of_pages.__file__).with_name(f"{ENGLISH}.py")
    for english in [*sorted(PACKAGE.rglob(f"words/{ENGLISH}.py")), static]:
        _print_messages(english, english.with_name(f"{language}.py"))
    for game in catalog():
        _print_pairs(f"{game.title}: courses", _courses(game, language))
        _print_pairs(f"{game.title}: rules", _rules(game, language))
        _print_pairs(f"{game.title}: while it is played", _said(game, language))


def _print_page(language: str) -> None:
    theirs = {name: texts for _, name, texts in page_messages(language)}
    for file, name, texts in page_messages(ENGLISH):
        print(f"- **{name}**, {file}")
        for text in texts:
            print(f"  - {text}")
        for text in theirs.get(name, ("missing",)):
            print(f"  - → {text}")


def page_messages(language: str) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Yield the messages of the page: the file and the name of each, and its texts."""
    for file, exports in page_exports(language).items():
        for name, texts in _messages_in("", exports):
            yield file, name, texts


def page_exports(language: str, program: Path | None = None) -> dict[str, Any]:
    """Return what the files of the page's words export, or what a program makes of it."""
    script = Path(__file__).with_name("words.ts")
    command = [str(tool("node")), str(script), language, *([str(program)] if program else [])]
    process = subprocess.run(command, capture_output=True, text=True, check=False)
    if process.returncode:
        raise Stop(f"The words of the page can't be read: {process.stderr.strip()}")
    exports: dict[str, Any] = json.loads(process.stdout)
    return exports


def _messages_in(name: str, value: Any) -> Iterator[tuple[str, tuple[str, ...]]]:
    if isinstance(value, str):
        yield name, (value,)
    elif isinstance(value, list):
        for place, each in enumerate(value, 1):
            yield from _messages_in(f"{name} {place}", each)
    elif isinstance(value, Mapping) and set(value) == {"source"}:
        yield name, tuple(page_words(value["source"]))
    elif isinstance(value, Mapping):
        for key, each in value.items():
            yield from _messages_in(f"{name}.{key}" if name else key, each)


def _print_messages(english: Path, other: Path) -> None:
    print(f"\n## {english.relative_to(ROOT)}\n")
    if not other.is_file():
        print(f"There is no {other.name}: this is spoken in English.")
        return
    ours, theirs = messages(english.read_text("utf-8")), messages(other.read_text("utf-8"))
    for name, message in ours.items():
        translated = theirs.get(name)
        print(f"- **{name}**, line {translated.line if translated else '–'}: {message.about}")
        for text in message.texts:
            print(f"  - {text}")
        for text in translated.texts if translated else ("missing",):
            print(f"  - → {text}")


def messages(source: str) -> dict[str, Message]:
    """Return the messages of a file of words, by their names; helpers of a language are among them.

    Texts that are put together have their parts in braces.
    """
    by_name: dict[str, Message] = {}
    lines = source.splitlines()
    for node in ast.parse(source).body:
        about = _about(lines[: node.lineno - 1])
        if isinstance(node, ast.FunctionDef):
            told = ast.get_docstring(node)
            body = node.body[1:] if told else node.body
            about = told.split("\n")[0] if told else about
            by_name[node.name] = Message(node.lineno, about, tuple(_texts(body)))
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if texts := tuple(_texts([node.value])):
                by_name[ast.unparse(target)] = Message(node.lineno, about, texts)
    return by_name


def _about(above: Sequence[str]) -> str:
    """Return the comment that the lines above a message end with, or ""."""
    comment = takewhile(lambda line: line.startswith("#"), reversed(above))
    return " ".join(reversed([line.lstrip("# ") for line in comment]))


def _texts(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """Yield the texts in code, in order."""
    for node in nodes:
        if isinstance(node, ast.JoinedStr):
            yield "".join(map(_part, node.values))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        else:
            yield from _texts(ast.iter_child_nodes(node))


def _part(part: ast.expr) -> str:
    if isinstance(part, ast.FormattedValue):
        return f"{{{ast.unparse(part.value)}}}"
    return str(ast.literal_eval(part))


def _courses(game: Game[Any], language: str) -> Iterator[Pair]:
    with asking(ENGLISH) as ask:
        english = ask("lessons", game=game.id)
    with asking(language) as ask:
        yield from beside(english, ask("lessons", game=game.id))
    with speaking(language):
        translated = next(each for each in catalog() if each.id == game.id).lessons()
    both = (game.lessons(), translated)
    for one, other in zip(*([*each.basics, *each.fine_print] for each in both), strict=True):
        yield one.success, other.success
        for answer, translation in zip(
            (*one.answers, one.otherwise), (*other.answers, other.otherwise), strict=True
        ):
            if answer and translation:
                yield answer.sentence, translation.sentence


def _rules(game: Game[Any], language: str) -> Iterator[Pair]:
    with speaking(language):
        text = next(each for each in catalog() if each.id == game.id).text()
    yield from zip_longest(game.text().splitlines(), text.splitlines(), fillvalue="")


def _said(game: Game[Any], language: str) -> Iterator[Pair]:
    """Yield each kind of sentence of the same games, as it was first met."""
    with asking(ENGLISH) as ask:
        english = list(played_games(game.id, ask))
    with asking(language) as ask:
        pairs = [
            pair
            for one, other in zip(english, played_games(game.id, ask), strict=True)
            for pair in beside(one, other)
        ]
    translated = dict(pairs)
    kinds = set(once(translated))
    return ((one, other) for one, other in translated.items() if one in kinds)


def beside(one: Any, other: Any, key: str = "") -> Iterator[Pair]:
    """Yield the texts of two answers that people may read, those of one place together."""
    if isinstance(one, str) and isinstance(other, str):
        if one != other:
            yield one, other
    elif isinstance(one, Mapping) and isinstance(other, Mapping):
        for name in one:
            if name not in SILENT and name in other:
                yield from beside(one[name], other[name], name)
    elif isinstance(one, list) and isinstance(other, list):
        for part, its in zip(one, other, strict=False):
            yield from beside(part, its, key)


def _print_pairs(title: str, pairs: Iterable[Pair]) -> None:
    print(f"\n## {title}\n")
    for one, other in dict.fromkeys(pairs):
        if one or other:
            print(f"- {one}\n  - → {other}")
