"""The site in a language that programs make from English (tests/support/pseudo)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tests.support.languages import PSEUDO_PROGRAM
from tests.support.pseudo import PSEUDO, learn
from tests.support.sites import change, copy_site
from web.tools import folders, languages
from web.tools.assemble import SOURCE
from web.tools.bundle import bundle

if TYPE_CHECKING:
    from pathlib import Path

CHOSEN = f"Object.defineProperty(navigator, 'languages', {{ value: {json.dumps([PSEUDO])} }});"
"""What a page runs before it starts, to be in that language."""


def pseudo_site(site: Path, folder: Path) -> Path:
    """Copy a site, and let it have that language too."""
    language = languages.Language(PSEUDO, PSEUDO_PROGRAM)
    copy = copy_site(site, folder)
    archive = language.package()
    (copy / "py" / PSEUDO).mkdir()
    (copy / "py" / PSEUDO / language.archive).write_bytes(archive)
    place = {
        "path": f"../../py/{PSEUDO}/{language.archive}",
        "bytes": len(archive),
        "integrity": folders.integrity(archive),
    }
    words = bundle(SOURCE, [language]).files[language.words]
    (app,) = (copy / "app").iterdir()
    learn()
    own = language.answers()
    folders.write(own, app)
    (app / language.words).write_bytes(languages.written(language, words, place, own))
    change(copy, "index.html", lambda page: page.replace(b'languages="', b'languages="xx '))
    return copy
