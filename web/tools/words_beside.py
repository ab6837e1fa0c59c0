"""The sentences of the package in a language, beside the English ones: for those who translate.

  python3 -m web.tools.words --lang de > words.md

First come all messages, by file, with what each is for and its line; what stands in braces is put
in. Then come courses and rules, and examples: what is said in the same games in both languages.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple

from pygames.game import Game
from pygames.games import catalog
from pygames.language import ENGLISH, speaking
from web.tools import page_words
from web.tools.console import ROOT
from web.tools.words import SILENT, asking, once, played_games

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
    print(f"# The words of the package: {ENGLISH} and {language}\n")
    static = Path(page_words.__file__).with_name(f"{ENGLISH}.py")
    for english in [*sorted(PACKAGE.rglob(f"words/{ENGLISH}.py")), static]:
        _print_messages(english, english.with_name(f"{language}.py"))
    for game in catalog():
        _print_pairs(f"{game.title}: courses", _courses(game, language))
        _print_pairs(f"{game.title}: rules", _rules(game, language))
        _print_pairs(f"{game.title}: while it is played", _said(game, language))


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
    found: dict[str, Message] = {}
    tree = ast.parse(source)
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            body = node.body[1:] if ast.get_docstring(node) else node.body
            about = (ast.get_docstring(node) or "").split("\n")[0]
            found[node.name] = Message(node.lineno, about, tuple(_texts(body)))
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if texts := tuple(_texts([node.value])):
                found[ast.unparse(target)] = Message(node.lineno, "", texts)
    return found


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
        for answer, said in zip(
            (*one.answers, one.otherwise), (*other.answers, other.otherwise), strict=True
        ):
            if answer and said:
                yield answer.sentence, said.sentence


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
