"""Finds translations whose English message has changed since they were last looked at.

For each language, `docs/languages/looked-at/` has two hashes of each message: that of the English
one when its translation was last looked at, and that of the translation. Whoever changes a
translation has looked at it, so the next check notes both anew. If the English message alone has
changed, the translation is stale; `python3 build.py stale --right de` says that it is right as it
stands.
"""

from __future__ import annotations

import ast
import hashlib
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from pygames.language import ENGLISH
from web.tools import languages as of_site
from web.tools import page_words
from web.tools.console import ROOT, say
from web.tools.stamps import rewrite
from web.tools.words_beside import page_exports

PACKAGE = ROOT / "pygames"
LOOKED_AT = ROOT / "docs" / "languages" / "looked-at"
_STATIC = Path(page_words.__file__).parent
HEX = 4
"""Digits of a hash."""
_SAID = ("words", "task", "success", "answers", "otherwise")
"""What a step of a lesson says, beside its position."""
Messages = dict[str, str]
"""The hashes of messages, by place and name: "pygames/words: DRAW"."""
Looked = dict[str, tuple[str, str]]
"""By message, the hash of the English one and that of the translation when it was looked at."""


def languages() -> list[str]:
    """List the codes of the languages besides English."""
    return [each.code for each in of_site.found(ROOT / "web" / "src")]


def messages(language: str) -> Messages:
    """Return the hashes of all messages of a language."""
    places = sorted(PACKAGE.rglob(f"words/{ENGLISH}.py"))
    texts: Messages = {}
    for folder in [*(path.parent for path in places), _STATIC]:
        place = folder.relative_to(ROOT).as_posix()
        path = folder / f"{language}.py"
        text = path.read_text("utf-8") if path.is_file() else ""
        texts |= {f"{place}: {name}": text for name, text in _of_module(text)}
        texts |= {f"{place}: {name}": text for name, text in _of_game(folder, language)}
    for file, exports in page_exports(language).items():
        place = re.sub(rf"\bwords/{language}\b", "words", file)
        texts |= {f"{place}: {name}": text for name, text in _of_page("", exports)}
    return {name: hashlib.sha256(text.encode()).hexdigest()[:HEX] for name, text in texts.items()}


def _of_module(text: str) -> Iterator[tuple[str, str]]:
    """Yield the messages of a module, with the helpers that they use but without docstrings."""
    nodes: dict[str, ast.stmt] = {}
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef):
            node.body = node.body[1:] if ast.get_docstring(node) is not None else node.body
            nodes[node.name] = node
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            nodes |= {ast.unparse(target): node for target in targets}
    for name, node in nodes.items():
        if not name.startswith("_"):
            yield name, "\n".join(map(ast.unparse, _with_helpers(node, nodes, [])))


def _with_helpers(
    node: ast.stmt, nodes: Mapping[str, ast.stmt], helpers: list[ast.stmt]
) -> list[ast.stmt]:
    """Return a message and the helpers that it uses."""
    helpers.append(node)
    for each in ast.walk(node):
        helper = nodes.get(each.id) if isinstance(each, ast.Name) else None
        if helper and isinstance(each, ast.Name) and each.id[0] == "_" and helper not in helpers:
            _with_helpers(helper, nodes, helpers)
    return helpers


def _of_game(folder: Path, language: str) -> Iterator[tuple[str, str]]:
    """Yield the steps of a game's lessons, and the parts of its rules."""
    english = language == ENGLISH
    game = folder.parent
    lessons = game / "lessons.py" if english else folder / f"{language}_lessons.py"
    if lessons.is_file():
        yield from _of_lessons(ast.parse(lessons.read_text("utf-8")))
    rules = game / "rules.md" if english else folder / f"{language}_rules.md"
    if rules.is_file():
        parts = re.split(r"^(?=#)", rules.read_text("utf-8"), flags=re.MULTILINE)
        yield from ((f"rules {number}", part) for number, part in enumerate(parts))


def _of_lessons(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            keywords = [each for each in node.value.keywords if each.arg in _SAID]
            parts = (part for each in keywords for part in ast.walk(each))
            texts = [ast.unparse(part) for part in parts if isinstance(part, ast.Constant)]
            if keywords:
                yield f"lesson {ast.unparse(node.targets[0])}", "\n".join(texts)


def _of_page(name: str, value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, Mapping) and set(value) != {"source"}:
        for key, each in value.items():
            yield from _of_page(f"{name}.{key}" if name else key, each)
    else:
        yield name, re.sub(r"\s+", " ", json.dumps(value, ensure_ascii=False))


def compare(english: Messages, translated: Messages, before: Looked) -> tuple[Looked, list[str]]:
    """Return what has been looked at by now, and the names of stale translations."""
    now: Looked = {}
    for name, own in translated.items():
        if name in english:
            looked = before.get(name)
            now[name] = looked if looked and looked[1] == own else (english[name], own)
    return now, [name for name, (digest, _) in now.items() if digest != english[name]]


def read(language: str) -> Looked:
    """Return what has been looked at in a language."""
    path = LOOKED_AT / f"{language}.json"
    places = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    return {
        f"{place}: {name}": (hashes[:HEX], hashes[HEX:])
        for place, names in places.items()
        for name, hashes in (pair.rsplit(" ", 1) for pair in names.split("; "))
    }


def write(language: str, looked: Looked) -> None:
    """Keep what has been looked at: a line for each place."""
    places: dict[str, list[str]] = {}
    for message, hashes in sorted(looked.items()):
        place, name = message.split(": ", 1)
        places.setdefault(place, []).append(f"{name} {''.join(hashes)}")
    lines = {place: "; ".join(names) for place, names in places.items()}
    rewrite(LOOKED_AT / f"{language}.json", json.dumps(lines, indent=0, ensure_ascii=False) + "\n")


def look(right: str = "", names: Sequence[str] = ()) -> None:
    """Note which translations have changed, and list the stale ones.

    Of the language `right`, those named, or all, are right as they stand.
    """
    english = messages(ENGLISH)
    for language in languages():
        looked, stale = compare(english, messages(language), read(language))
        for name in stale if language == right else []:
            if not names or name in names:
                looked[name] = (english[name], looked[name][1])
        write(language, looked)
        for name in stale:
            if looked[name][0] != english[name]:
                say(f"Stale in {language}: {name}")


if __name__ == "__main__":
    look()
