"""The headers in netlify.toml, the one place where they are written."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

from web.tools import frames, live
from web.tools.console import ROOT, Stop

if TYPE_CHECKING:
    from pathlib import Path

POLICY = "Content-Security-Policy"
# A page can't set these itself: browsers accept them from headers only.
HEADER_ONLY = ("frame-ancestors", "report-uri", "sandbox")


@dataclass(frozen=True)
class Rule:
    """Headers for the paths that match a pattern; `*` stands for anything, slashes too."""

    pattern: str
    headers: dict[str, str]

    def matches(self, path: str) -> bool:
        """Tell whether the rule applies to this path."""
        return fnmatchcase(path, self.pattern)


def rules(file: Path = ROOT / "netlify.toml") -> list[Rule]:
    """Read the header rules."""
    try:
        config = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise Stop(f"{file.name} can't be read: {error}") from error
    return [Rule(rule["for"], _named(rule["values"])) for rule in config["headers"]]


def _named(headers: dict[str, str]) -> dict[str, str]:
    """Let those sites show boards in frames, and that broker be asked, that the host names."""
    return {name: live.policy(frames.policy(text)) for name, text in headers.items()}


def headers_for(path: str, table: list[Rule]) -> dict[str, str]:
    """Collect the headers of all rules for a path of the site, which begins with a slash."""
    headers: dict[str, str] = {}
    for rule in table:
        if rule.matches(path):
            headers |= rule.headers
    return headers


def page_policy() -> str:
    """Return the policy for the page's own <meta>, for hosts that can't send headers."""
    policy = headers_for("/", rules())[POLICY]
    parts = [part.strip() for part in policy.split(";")]
    return "; ".join(part for part in parts if not part.startswith(HEADER_ONLY))
