"""The languages of the site besides English: for each a file of words, an archive, and answers.

A page fetches them only if its language is chosen. The file of words says where the others are.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from web.tools import answers, wheel
from web.tools.console import ROOT

if TYPE_CHECKING:
    from pathlib import Path

    from web.tools.folders import Folder

ENGLISH = wheel.ENGLISH
# What is kept for offline use once its language is chosen.
LATER = (
    "words-*.js",
    "language-*.zip",
    f"{answers.FOLDER}/*/*.json",
    "letters.css",
    "*-letters.woff2",
    "*-more.woff2",
)
# What has the letters that the usual fonts lack, and which these are.
LETTERS = ("letters.css", "fonts/besley-letters.woff2", "fonts/atkinson-letters.woff2")
OURS = frozenset("ĆćČčĐđŠšŽž")
MORE = ("fonts/besley-more.woff2", "fonts/atkinson-more.woff2")
LACKING = re.compile("[\u0100-\u0130\u0132-\u0151\u0154-\u02ba]")
LOAD_LETTERS = """\
const sheet = globalThis.document?.createElement('link');
if (sheet) {
  Object.assign(sheet, { rel: 'stylesheet', href: new URL('./letters.css', import.meta.url) });
  document.head.append(sheet);
}
"""


@dataclass(frozen=True)
class Language:
    """A language, or one that programs make from English: for tests."""

    code: str
    program: Path | None = None
    """What makes the words of the page; the same in Python lies beside it."""

    @property
    def words(self) -> str:
        """Return the name of its file of words."""
        return f"words-{self.code}.js"

    @property
    def archive(self) -> str:
        """Return the name of its archive."""
        return f"language-{self.code}.zip"

    def modules(self, source: Path) -> dict[str, Any]:
        """List the modules with its words: those of the core, then those of rooms."""
        if self.program:
            return {
                "words": list(map(str, words_in(source, ENGLISH))),
                "program": str(self.program),
            }
        return {"words": list(map(str, words_in(source, self.code)))}

    @property
    def in_python(self) -> tuple[Path, ...]:
        """Return the program that makes the words of the package, if one does."""
        return (self.program.with_suffix(".py"),) if self.program else ()

    def answers(self) -> Folder:
        """Return the answers in it."""
        return answers.write(self.code, *self.in_python)

    def package(self) -> bytes:
        """Return the archive to unpack over the package."""
        for program in self.in_python:
            return wheel.archive({f"pygames/words/{program.name}": program.read_bytes()})
        return wheel.language(self.code)


def words_in(source: Path, code: str) -> list[Path]:
    """List the modules of a page with words in a language."""
    core = sorted(source.glob(f"words/{code}/*.ts"))
    return [*core, *sorted(source.glob(f"rooms/*/words/{code}*.ts"))]


def found(source: Path) -> list[Language]:
    """Return the languages that both the page and the package have."""
    of_page = {path.name for path in source.glob("words/*/")} - {ENGLISH}
    of_package = {path.stem for path in (ROOT / "pygames" / "words").glob("*.py")}
    return [Language(code) for code in sorted(of_page & of_package)]


def written(language: Language, words: bytes, archive: dict[str, Any], own: Folder) -> bytes:
    """Add to a file of words where the rest of the language is.

    `own` has its answers.
    """
    hashes = answers.hashes(own, language.code)
    letters = fonts(words.decode())
    files = [f"./{name}" for name in (language.words, *letters, *own)] + [archive["path"]]
    parts = {"archive": archive, "answers": hashes, "files": files}
    lines = [f"export const {name}={_json(part)};\n" for name, part in parts.items()]
    return words + "".join([*lines, LOAD_LETTERS if letters else ""]).encode()


def fonts(words: str) -> tuple[str, ...]:
    """Return the files that have the letters of these words, besides the usual fonts."""
    lacking = set(LACKING.findall(words))
    return (*(LETTERS if lacking else ()), *(() if lacking <= OURS else MORE))


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))
