"""How a built site was made, so that anyone can build it again and compare."""

from __future__ import annotations

import json
import subprocess
from dataclasses import asdict, dataclass
from typing import Self

from web.tools.console import ROOT, Stop

NAME = "build.json"


@dataclass(frozen=True)
class Provenance:
    """The commit that a site was built from, its address, and what was left out."""

    commit: str | None
    """None if the files were not those of a commit."""
    address: str
    """The address in link previews (page.py); empty if the site doesn't know its address."""
    without: tuple[str, ...] = ()
    """The rooms that the site hasn't."""
    frames: tuple[str, ...] = ()
    """The sites that may show its boards in frames (frames.py)."""
    added: tuple[str, ...] = ()
    """The files and wheels whose games the host has added, each with its hash (guests.py)."""
    stun: tuple[str, ...] = ()
    meet: str = ""
    """The servers for live games (live.py)."""

    @classmethod
    def read(cls, text: bytes) -> Self:
        """Read what a site states."""
        try:
            fields = json.loads(text)
            commit, address, without = fields["commit"], fields["address"], tuple(fields["without"])
            frames, games = tuple(fields["frames"]), tuple(fields.get("added", ()))
            stun, meet = tuple(fields.get("stun", ())), fields.get("meet", "")
        except (ValueError, TypeError, KeyError) as error:
            raise Stop(f"{NAME} isn't one that this build writes") from error
        names = (*without, *frames, *games, *stun, meet)
        texts = (address, *names, *([] if commit is None else [commit]))
        if not all(isinstance(text, str) for text in texts):
            raise Stop(f"{NAME} isn't one that this build writes")
        return cls(commit, address, without, frames, games, stun, meet)

    def choices(self) -> list[str]:
        """Say what a host has chosen besides the commit: it is built as the site says itself."""
        choices = {
            "it has no room called": self.without,
            "these sites may show its boards in frames:": self.frames,
            "its host has added": self.added,
            "live games ask these STUN servers:": self.stun,
            "live games meet at": (self.meet,) if self.meet else (),
        }
        return [f"{what} {', '.join(names)}" for what, names in choices.items() if names]

    def write(self) -> bytes:
        """Write it as the site shows it."""
        return (json.dumps(asdict(self), indent=2) + "\n").encode()


def commit() -> str | None:
    """Return the commit of the checkout; None if anything in it was changed."""
    try:
        if _git("status", "--porcelain"):
            return None
        return _git("rev-parse", "HEAD")
    except (OSError, subprocess.CalledProcessError):
        return None


def _git(*words: str) -> str:
    command = ["git", *words]
    process = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    return process.stdout.strip()
