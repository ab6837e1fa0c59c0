"""A text of games as a programmer's keyboard would have typed it.

Phones, word processors, messengers and mail change quotes, dashes, blanks and lines, and put words
around a text. What people say in comments and tags stays as it is.
"""

from __future__ import annotations

import re

from pygames.outside import as_typed, unescaped, unquoted

_QUOTE = "[\"\u201c-\u201f\u2018-\u201b\u00ab\u00bb\u2033\uff02'`\u00b4]"
_BEFORE = r"^(?:\[[\d/.,:\ apmAPM-]+\])?[^\[{\"\n\uff3b\uff5b]{0,80}"
"""What may stand before the first tag in its line: a name and a time, or marks of an answer."""
_WIDE = "\uff3b\uff27\uff41\uff4d\uff45"
_FIRST = rf"\\?[\[\uff3b]\s*(?:Game\b|{_WIDE[1:]})"
_SAID = rf"""(?xs)
    \{{(?P<comment>(?:[^}}\\]|\\.)*)\}}
    | \uff5b(?P<wide>(?:[^\uff5d\\]|\\.)*)\uff5d
    | \\?[\[\uff3b]\s*(?P<tag>[A-Za-z]\w*)[^\S\n]*
      (?:"(?P<plain>(?:[^"\\\n]|\\.)*)"
      | {_QUOTE}(?P<value>(?:[^\\\n]|\\.){{0,300}}?){_QUOTE}
      | [^\S\n](?P<bare>[^\n\[\]\uff3d\\"]*))
      \s*\\?[\]\uff3d]
    | (?P<rest>[{{\uff5b].*)
"""
"""A comment or a tag, with any signs around it, or a comment that isn't closed."""
OF_THE_GAME = ("Game", "Players", "Option", "Seed", "Start")
"""The tags that say what is played; all others say more about it."""


def begins(text: str) -> int | None:
    """Return where games begin in a text, if there are any: at the tag that names the first."""
    match = re.search(rf"(?im){_BEFORE}(?P<tag>{_FIRST})|(?P<plain>\[Game[ \t]+\")", text)
    return match and max(match.span("tag")[0], match.span("plain")[0])


def has_tags(text: str) -> bool:
    """Tell whether a text has what looks like a tag."""
    return re.search(r"[\[\uff3b]\s*[A-Za-z]\w*\W", text) is not None


def typed(text: str) -> str:
    """Return a text with the signs that games are written in; each line stays where it is."""
    text = unquoted(text.replace("\r\n", "\n").replace("\r", "\n"), _FIRST)
    text = unquoted(unescaped(text, _FIRST), _FIRST)
    if re.search(_WIDE, text):
        text = as_typed(text)
    parts, at = [], 0
    for match in re.compile(_SAID, re.IGNORECASE).finditer(text, begins(text) or 0):
        parts += [as_typed(text[at : match.start()]), _said(match)]
        at = match.end()
    return "".join((*parts, as_typed(text[at:])))


def _said(match: re.Match[str]) -> str:
    """Write a comment or a tag with plain signs around what it says."""
    if match["rest"]:
        return match["rest"]
    parts = {name: text for name, text in match.groupdict().items() if text is not None}
    if (tag := parts.pop("tag", None)) is None:
        return f"{{{''.join(parts.values())}}}"
    (value,) = parts.values()
    name = next((each for each in OF_THE_GAME if each.lower() == tag.lower()), tag)
    if name in OF_THE_GAME and name != "Seed":
        value = as_typed(value).strip()
    if name == "Game":
        value = value.lower()
    quoted = re.sub(r'(?s)(\\.)|"', lambda each: each[1] or '\\"', value)
    return f'[{name} "{quoted}"]'
