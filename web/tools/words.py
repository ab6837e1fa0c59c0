"""Writes all sentences of a language beside the English ones, as one page to read.

  python3 build.py words de    # writes gallery/words-de.html

First come the sentences of the page, then those of the package and its games, courses and rules,
each with its file and line, and with what it says of real values.
"""

from __future__ import annotations

import ast
import json
import re
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple

from pygames.games import catalog
from pygames.language import ENGLISH, is_known
from web.tools import languages as of_site
from web.tools import page_words as of_pages
from web.tools.console import ROOT, Stop, say
from web.tools.setup import tool
from web.tools.words_beside import PACKAGE, Message, messages, page_messages
from web.tools.words_heard import examples

GALLERY = ROOT / "gallery"
STEP = ("words", "task", "success", "answers", "otherwise")
"""What a step of a lesson says."""
PAGE = ROOT / "web" / "src"
_PARAMETERS = r"\b{}: \(([^()]*)\) =>"
_PARAMETER = re.compile(r"(\w+)\??: ([\w\[\]]+)")
_VALUES: Mapping[str, Sequence[Any]] = {
    "number": (1, 5),
    "boolean": (True, False),
    "string[]": (["Anna", "Ben"],),
    "Who": ({"name": "Anna", "you": False}, {"name": "Anna", "you": True}),
}
_NAMED = {"game": "Go", "title": "Go", "file": "game.json", "move": "d4"}
"""What parameters of the page's sentences stand for, by name; others are names of people."""


class Row(NamedTuple):
    """A message: its place, what it is for, and what it has and says in both languages."""

    place: str
    name: str
    about: str
    english: Sequence[str]
    other: Sequence[str]
    said: Sequence[Sequence[str]] = ()


def write(language: str) -> Path:
    """Write the page of a language; Stop if there is no such language."""
    if language == ENGLISH or not is_known(language):
        raise Stop(f"There are no words in {language!r}; try {', '.join(_languages())}")
    sections = {"The page": [*_of_page(language)], **_of_package(language)}
    for game in catalog():
        sections[f"{game.title}: course"] = [*_lessons(game.folder, language)]
        sections[f"{game.title}: rules"] = [*_rules(game.folder, language)]
    GALLERY.mkdir(exist_ok=True)
    path = GALLERY / f"words-{language}.html"
    path.write_text(_html(language, sections), "utf-8")
    count = sum(map(len, sections.values()))
    say(f"{count} messages are in {path.relative_to(ROOT)}")
    return path


def _languages() -> list[str]:
    return [each.code for each in of_site.found(PAGE)]


def _of_package(language: str) -> dict[str, list[Row]]:
    """Return the messages of the package and of pages without a script, by folder."""
    static = Path(of_pages.__file__).parent
    folders = [*sorted(file.parent for file in PACKAGE.rglob(f"words/{ENGLISH}.py")), static]
    by_name = examples(folders, ENGLISH, language)
    sections: dict[str, list[Row]] = {}
    for folder in folders:
        file = folder / f"{language}.py"
        ours = messages((folder / f"{ENGLISH}.py").read_text("utf-8"))
        theirs = messages(file.read_text("utf-8"))
        none = Message(0, "", ())
        sections[str(folder.relative_to(ROOT))] = [
            Row(
                _place(file, theirs.get(name, none).line),
                name,
                message.about,
                message.texts,
                theirs.get(name, none).texts,
                by_name.get((str(folder), name), ()),
            )
            for name, message in ours.items()
        ]
    return sections


def _place(file: Path, line: int) -> str:
    return f"{file.relative_to(ROOT).as_posix()}:{line}"


def _of_page(language: str) -> Iterator[Row]:
    theirs = {name: (file, texts) for file, name, texts in page_messages(language)}
    ours = [*page_messages(ENGLISH)]
    calls = {f"{_both(file)}.{name}": _calls(file, name) for file, name, _ in ours}
    one, two = _page_says(ENGLISH, calls), _page_says(language, calls)
    for file, name, texts in ours:
        other, translated = theirs.get(name, (file, ()))
        key = f"{_both(file)}.{name}"
        pairs = [*zip(one.get(key, ()), two.get(key, ()), strict=False)]
        path = PAGE / other
        yield Row(_place(path, _line(path, name)), name, "", texts, translated, pairs)


def _both(file: str) -> str:
    return re.sub(rf"\bwords/{ENGLISH}\b", "words", file)


def _line(file: Path, name: str) -> int:
    """Return the line on which a message of the page begins: each name stands within the last."""
    lines = file.read_text("utf-8").splitlines()
    first, last = 0, len(lines)
    for part in re.sub(r" \d+\b", "", name).split("."):
        start = re.compile(rf"(?:^|[\s{{'])(?:const )?{re.escape(part)}'?\s*[:,=}}]")
        first = next((at for at in range(first, last) if start.search(lines[at])), first)
        deep = _depth(lines[first])
        last = next((at for at in range(first + 1, last) if _depth(lines[at]) <= deep), last)
    return first + 1


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip()) if line else 99


def _calls(file: str, name: str) -> list[list[Any]]:
    """Return values to call a message with, if it takes what is known here."""
    path = PAGE / file
    line = path.read_text("utf-8").splitlines()[_line(path, name) - 1]
    match = re.search(_PARAMETERS.format(name.rsplit(".", maxsplit=1)[-1]), line)
    kinds = _PARAMETER.findall(match[1]) if match else []
    if not match or len(kinds) != match[1].count(":"):
        return []
    values = [
        _VALUES.get(kind, (_NAMED.get(of, "Anna"),) * (kind == "string")) for of, kind in kinds
    ]
    count = max(map(len, values), default=0)
    return [[each[at % len(each)] for each in values] for at in range(count)] if all(values) else []


def _page_says(language: str, calls: Mapping[str, list[list[Any]]]) -> dict[str, list[str]]:
    command = [str(tool("node")), str(Path(__file__).with_name("words.ts")), language, "--said"]
    process = subprocess.run(
        command, input=json.dumps(calls), capture_output=True, encoding="utf-8", check=True
    )
    sentences: dict[str, list[str]] = json.loads(process.stdout)
    return sentences


def _lessons(game: Path, language: str) -> Iterator[Row]:
    """Yield the steps of a course, in their order."""
    file = game / "words" / f"{language}_lessons.py"
    ours, theirs = steps(game / "lessons.py"), steps(file)
    for name, (_, texts) in ours.items():
        line, other = theirs.get(name, (0, []))
        yield Row(_place(file, line), name, "", texts, other)


def steps(file: Path) -> dict[str, tuple[int, list[str]]]:
    """Return the line and the texts of each step of a course."""
    by_name: dict[str, tuple[int, list[str]]] = {}
    for node in ast.parse(file.read_text("utf-8")).body if file.is_file() else []:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            parts = [each for each in node.value.keywords if each.arg in STEP]
            texts = [
                str(text.value)
                for part in parts
                for text in ast.walk(part.value)
                if isinstance(text, ast.Constant) and " " in str(text.value)
            ]
            if texts:
                by_name[ast.unparse(node.targets[0])] = (node.lineno, texts)
    return by_name


def _rules(game: Path, language: str) -> Iterator[Row]:
    file = game / "words" / f"{language}_rules.md"
    ours, theirs = ((game / "rules.md").read_text("utf-8"), file.read_text("utf-8"))
    pairs = zip_longest(ours.splitlines(), theirs.splitlines(), fillvalue="")
    for line, (one, other) in enumerate(pairs, 1):
        if one or other:
            yield Row(_place(file, line), "", "", [one], [other])


# As a page.

_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>The words of pygames: {language}</title>
<style>
:root {{ color-scheme: light dark; font: 1rem/1.45 system-ui, sans-serif; }}
body {{ max-width: 80rem; margin: auto; padding: 0 1rem 4rem; }}
h2 {{ margin: 3rem 0 .5rem; }}
article {{ border-top: 1px solid #8886; padding: .6rem 0; }}
header {{ font-size: .85rem; opacity: .8; overflow-wrap: anywhere; }}
header b {{ margin-right: 1em; }}
.both {{ display: grid; grid-template-columns: 1fr 1fr; gap: 0 1.5rem; }}
.both p {{ margin: .2rem 0; white-space: pre-line; }}
.both .said {{ font-size: .9rem; opacity: .85; padding-left: 1em; border-left: 2px solid #8886; }}
[lang="{language}"] {{ font-weight: 600; }}
@media (max-width: 40rem) {{ .both {{ grid-template-columns: 1fr; }} }}
</style>
<h1>The words of pygames: English and {language}</h1>
<p>On the left English, on the right {language}. What stands in braces is put in while people play;
below it, indented, is what the sentence says of real values. To correct one, send its file, line
and the new sentence, or change the text in quotation marks there (docs/translating.md).</p>
<nav><ul>{parts}</ul></nav>
{sections}
</html>
"""


def _html(language: str, sections: Mapping[str, Sequence[Row]]) -> str:
    parts = "".join(f'<li><a href="#{at}">{escape(title)}</a>' for at, title in enumerate(sections))
    bodies = (
        f'<h2 id="{at}">{escape(title)}</h2>{"".join(_article(row, language) for row in rows)}'
        for at, (title, rows) in enumerate(sections.items())
    )
    return _PAGE.format(language=language, parts=parts, sections="\n".join(bodies))


def _article(row: Row, language: str) -> str:
    lines = [*zip_longest(row.english, row.other, fillvalue=""), ()]
    cells = [_pair(pair, language, "") for pair in lines if pair]
    cells += [_pair(pair, language, ' class="said"') for pair in row.said if any(pair)]
    head = f"<b>{escape(row.name)}</b><code>{escape(row.place)}</code> {escape(row.about)}"
    return f'<article><header>{head}</header><div class="both">{"".join(cells)}</div></article>\n'


def _pair(pair: Sequence[str], language: str, kind: str) -> str:
    one, other = map(escape, pair)
    return f'<p{kind} lang="en">{one}</p><p{kind} lang="{language}">{other}</p>'
