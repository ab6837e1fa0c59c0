"""Finds or gets a Firefox and a WebKit for the tests that run in every browser.

Playwright's own builds are used if there are any. Otherwise Firefox is the system's, of a version
that Playwright can drive, and WebKit is WebKitGTK's small browser with its driver, as Debian has
them. The environment then tells the tests what was found.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from web.tools.browser import from_debian, playwrights_own
from web.tools.console import say

if TYPE_CHECKING:
    from collections.abc import Callable

Name = Literal["firefox", "webkit"]
VARIABLES: dict[Name, str] = {"firefox": "PYGAMES_FIREFOX", "webkit": "PYGAMES_WEBKIT"}
# Older ones lack a command that Playwright needs.
FIREFOX_AT_LEAST = 150
PACKAGES: dict[Name, list[str]] = {
    "firefox": ["firefox-esr"],
    "webkit": ["webkit2gtk-driver", "xvfb"],
}
WEBKIT_PROGRAMS = ("WebKitWebDriver", "Xvfb")
WEBKIT_BROWSER = "*/webkit2gtk-4.*/MiniBrowser"


def find_more() -> list[Name]:
    """Put what was found into the environment, and return what can't be had."""
    missing: list[Name] = []
    for name, variable in VARIABLES.items():
        path = _named(variable) or _find(name)
        if path:
            os.environ[variable] = str(path)
        else:
            missing.append(name)
    return missing


def warn(missing: list[Name]) -> None:
    """Say what was not tested, and how to change that."""
    for name in missing:
        packages = " and ".join(PACKAGES[name])
        say(
            f"Not tested in {name.capitalize()}: Playwright's build can't be had here, and nor can "
            f"Debian's {packages}; or name one in {VARIABLES[name]}"
        )


def _find(name: Name) -> Path | None:
    of_system: dict[Name, Callable[[], Path | None]] = {
        "firefox": _firefox_of_system,
        "webkit": _webkit_of_system,
    }
    there = of_system[name]() or playwrights_own(name, fetch=False)
    if there:
        return there
    if from_debian(PACKAGES[name]):
        return of_system[name]()
    return playwrights_own(name, fetch=True)


def _named(variable: str) -> Path | None:
    path = Path(os.environ.get(variable, ""))
    return path if path.is_file() else None


def _firefox_of_system() -> Path | None:
    for name in ("firefox", "firefox-esr"):
        path = shutil.which(name)
        if path and _version(path) >= FIREFOX_AT_LEAST:
            return Path(path)
    return None


def _version(program: str) -> int:
    try:
        process = subprocess.run(
            [program, "--version"], capture_output=True, text=True, check=False
        )
    except OSError:
        return 0
    match = re.search(r"\d+", process.stdout)
    return int(match[0]) if match else 0


def _webkit_of_system() -> Path | None:
    if not all(map(shutil.which, WEBKIT_PROGRAMS)):
        return None
    return max(Path("/usr/lib").glob(WEBKIT_BROWSER), default=None)
