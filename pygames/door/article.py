"""The rules as an article: the little of Markdown that `rules.md` is written in, as sections.

Headings, paragraphs, lists, bold, italic, code, and figures, each a line of its own,
`![caption](name)`. A paragraph that begins with a bold number such as "M4" is a clause; what
follows "**Our ruling.**" in it is a ruling of ours.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Literal, TypedDict

from pygames import words


class Span(TypedDict):
    """A stretch of words with a mark; it holds text, or further spans."""

    mark: Literal["", "strong", "em", "code"]
    text: str
    spans: Sequence[Span]


class Heading(TypedDict):
    """A heading; the title of the article has level 1."""

    kind: Literal["heading"]
    level: int
    spans: Sequence[Span]


class Paragraph(TypedDict):
    """A paragraph without a number."""

    kind: Literal["paragraph"]
    spans: Sequence[Span]


class Clause(TypedDict):
    """A numbered paragraph: what was published, and our ruling; either may be empty."""

    kind: Literal["clause"]
    number: str
    spans: Sequence[Span]
    ruling: Sequence[Span]


class ListBlock(TypedDict):
    """A list, with numbers or without."""

    kind: Literal["list"]
    ordered: bool
    items: Sequence[Sequence[Span]]


Block = Heading | Paragraph | Clause | ListBlock


class Caption(TypedDict):
    """The name of a figure, and the words below it."""

    name: str
    caption: str


class FigureLine(Caption):
    """A figure between two blocks; it is not sent."""

    kind: Literal["figure"]


class Section(TypedDict):
    """A block, and the figures that illustrate it; null where figures stand before all blocks."""

    text: Block | None
    figures: Sequence[Caption]


_HEADING = re.compile(r"(#{1,4})\s+(.*)")
_FIGURE = re.compile(r"!\[([^\]]*)\]\(([^)]*)\)")
_ITEM = re.compile(r"\s*(?:[-*]|\d+\.)\s+")
_CLAUSE = re.compile(r"\*\*([A-Z]{1,2}\d+[a-z]?)\*\*\s*(.*)")
_MARKED = re.compile(r"\*\*(?P<strong>.+?)\*\*|`(?P<code>.+?)`|\*(?P<em>.+?)\*")
_APOSTROPHE = re.compile(r"(?<=[^\W\d_])'")


def article(text: str) -> list[Section]:
    """Split Markdown into sections: each block with the figures that follow it.

    Figures before the first block make a section without one.
    """
    sections: list[Section] = []
    for part in _parts(text):
        if part["kind"] != "figure":
            sections.append({"text": part, "figures": []})
            continue
        if not sections:
            sections.append({"text": None, "figures": []})
        caption: Caption = {"name": part["name"], "caption": part["caption"]}
        sections[-1]["figures"] = [*sections[-1]["figures"], caption]
    return sections


def clauses(sections: Sequence[Section]) -> list[Clause]:
    """Return the clauses of an article, in order."""
    texts = (section["text"] for section in sections)
    return [text for text in texts if text and text["kind"] == "clause"]


def _parts(text: str) -> Iterator[Block | FigureLine]:
    for part in re.split(r"\n\s*\n", text.replace("\r", "")):
        yield from _blocks([line for line in part.split("\n") if line.strip()])


def _blocks(lines: Sequence[str]) -> Iterator[Block | FigureLine]:
    """Yield the blocks of lines that stand together."""
    while lines:
        count = 1
        if not (_HEADING.match(lines[0]) or _FIGURE.fullmatch(lines[0])):
            items = _ITEM.match(lines[0]) is not None
            while count < len(lines) and not _begins(lines[count], items):
                count += 1
        yield _block(lines[:count])
        lines = lines[count:]


def _begins(line: str, in_list: bool) -> bool:
    """Tell whether a line begins another block; in a list, an item does not."""
    other = _HEADING.match(line) or _FIGURE.fullmatch(line)
    return bool(other or (not in_list and _ITEM.match(line)))


def _block(lines: Sequence[str]) -> Block | FigureLine:
    if match := _HEADING.match(lines[0]):
        return {"kind": "heading", "level": len(match[1]), "spans": _spans(match[2])}
    if match := _FIGURE.fullmatch(lines[0]):
        return {"kind": "figure", "name": match[2], "caption": match[1]}
    if _ITEM.match(lines[0]):
        return _list(lines)
    return _paragraph(" ".join(line.strip() for line in lines))


def _list(lines: Sequence[str]) -> ListBlock:
    items: list[str] = []
    for line in lines:
        if match := _ITEM.match(line):
            items.append(line[match.end() :])
        else:
            items[-1] += f" {line.strip()}"
    ordered = lines[0].lstrip()[0].isdigit()
    return {"kind": "list", "ordered": ordered, "items": list(map(_spans, items))}


def _paragraph(text: str) -> Paragraph | Clause:
    match = _CLAUSE.match(text)
    if not match:
        return {"kind": "paragraph", "spans": _spans(text)}
    published, ruling, ours = match[2].partition(f"**{words.OUR_RULING}**")
    return {
        "kind": "clause",
        "number": match[1],
        "spans": _spans(published.strip()),
        "ruling": _spans(ruling + ours),
    }


def _spans(text: str) -> list[Span]:
    spans: list[Span] = []
    end = 0
    for match in _MARKED.finditer(text):
        spans += _plain(text[end : match.start()])
        spans.append(_marked(match))
        end = match.end()
    return spans + _plain(text[end:])


def _plain(text: str) -> list[Span]:
    """Return words without marks; their apostrophes become curly."""
    curly = _APOSTROPHE.sub("’", text)
    return [{"mark": "", "text": curly, "spans": []}] if text else []


def _marked(match: re.Match[str]) -> Span:
    if match["code"]:
        return {"mark": "code", "text": match["code"], "spans": []}
    if match["strong"]:
        return {"mark": "strong", "text": "", "spans": _spans(match["strong"])}
    return {"mark": "em", "text": "", "spans": _spans(match["em"])}
