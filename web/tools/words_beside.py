"""The messages of a language, read from its files: those of the page, and those of the package."""

from __future__ import annotations

import ast
import json
import re
import subprocess
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from pathlib import Path
from typing import Any, NamedTuple

from web.tools.console import ROOT, Stop
from web.tools.setup import tool

PACKAGE = ROOT / "pygames"
_LITERAL = re.compile(r"^\s*(?://|/?\*).*$|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`", re.MULTILINE)


class Message(NamedTuple):
    """A message in a file: its line, what it is for, and its texts."""

    line: int
    about: str
    texts: tuple[str, ...]


def page_messages(language: str) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Yield the messages of the page: the file and the name of each, and its texts."""
    for file, exports in page_exports(language).items():
        for name, texts in _messages_in("", exports):
            yield file, name, texts


def page_exports(language: str, program: Path | None = None) -> dict[str, Any]:
    """Return what the files of the page's words export, or what a program makes of it."""
    script = Path(__file__).with_name("words.ts")
    command = [str(tool("node")), str(script), language, *([str(program)] if program else [])]
    process = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
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


def page_words(source: str) -> Iterator[str]:
    """Yield the texts in a source of the page, in order."""
    for plain, template in _LITERAL.findall(source):
        if text := plain or template:
            yield text


def messages(source: str) -> dict[str, Message]:
    """Return the messages of a file of words, by their names; helpers of a language are among them.

    Texts that are put together have their parts in braces.
    """
    by_name: dict[str, Message] = {}
    lines = source.splitlines()
    for node in ast.parse(source).body:
        about = _about(lines[: node.lineno - 1])
        if isinstance(node, ast.FunctionDef):
            docstring = ast.get_docstring(node)
            body = node.body[1:] if docstring else node.body
            about = docstring.split("\n")[0] if docstring else about
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
