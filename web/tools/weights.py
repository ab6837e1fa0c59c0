"""Weighs what the first screen and a start load, and says what has grown.

`python3 build.py check` compares with what was last written down (`weights.json`). What may grow
for a reason is written down anew: `python3 -m web.tools.weights --right`.
"""

from __future__ import annotations

import json
import sys
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

from web.tools import languages
from web.tools.bundle import bundle
from web.tools.console import Stop, say
from web.tools.setup import WEB
from web.tools.wheel import build_wheel

if TYPE_CHECKING:
    from collections.abc import Mapping

FILE = Path(__file__).with_suffix(".json")
SOURCE = WEB / "src"
RULES = "rules"
LOADED = {
    "the first screen": ("head.js", "main.js", "style.css"),
    "a start": ("playing.js", "later.css", "worker.js", RULES),
}
MOST = 1.01
"""How much more than was written down may be loaded: one sentence or function is no news."""

Weights = dict[str, int]


def weigh() -> Weights:
    """Return the compressed size of each file that is loaded, in bytes."""
    files = dict(bundle(SOURCE, languages.found(SOURCE)).files)
    files[RULES] = build_wheel().read_bytes()
    names = (name for group in LOADED.values() for name in group)
    return {name: len(zlib.compress(files[name], 9)) for name in names}


def grown(now: Weights, before: Mapping[str, int]) -> list[str]:
    """Return a sentence for each kind of loading that has grown too much."""
    sentences = []
    for what, names in LOADED.items():
        more = {name: now[name] - before.get(name, 0) for name in names}
        if sum(more.values()) <= (MOST - 1) * sum(before.get(name, 0) for name in names):
            continue
        each = ", ".join(f"{name} {by:+,}" for name, by in more.items() if by > 0)
        sentences.append(f"What {what} loads has grown by {sum(more.values()):,} bytes: {each}")
    return sentences


def main() -> None:
    """Weigh, and compare or write down."""
    now = weigh()
    if "--right" in sys.argv:
        FILE.write_text(json.dumps(now, indent=2) + "\n", encoding="utf-8")
    before: Weights = json.loads(FILE.read_text("utf-8"))
    for what, names in LOADED.items():
        say(f"{what}: {sum(now[name] for name in names):,} bytes")
    if sentences := grown(now, before):
        raise Stop(
            "\n".join([*sentences, "If that is right: python3 -m web.tools.weights --right"])
        )


if __name__ == "__main__":
    main()
