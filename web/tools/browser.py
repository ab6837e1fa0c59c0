"""Finds a Chromium for the tests, or gets one."""

from __future__ import annotations

import os
import shutil
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from web.tools.console import CACHE, Stop, quietly, say
from web.tools.setup import environment, tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from web.tools.console import Command

VARIABLE = "PYGAMES_CHROMIUM"
LIGHT_VARIABLE = "PYGAMES_LIGHT_CHROMIUM"
# Debian's Chromium without windows, of the same version.
SHELL = "chromium-headless-shell"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = {
    "darwin": (
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ),
    "win32": (
        r"C:\Program Files\Google\Chrome\Application\chrome.exe",
        r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
    ),
}
# The path of Playwright's own browser; empty if it has none.
ASK_PLAYWRIGHT = """
import sys
from functools import cache
from pathlib import Path
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    path = getattr(playwright, sys.argv[1]).executable_path
    print(path if Path(path).exists() else "")
"""


def find_browser() -> Path:
    """Return an existing Chromium, or install one."""
    browser = installed() or playwrights_own("chromium", fetch=True)
    if browser is None and (from_debian(["chromium", SHELL]) or from_debian(["chromium"])):
        browser = installed()
    if browser is None:
        raise Stop(
            f"No Chromium for the tests: install Chromium or Chrome, or name one in {VARIABLE}"
        )
    if VARIABLE not in os.environ and (shell := _shell_beside(browser)):
        os.environ.setdefault(LIGHT_VARIABLE, shell)
    os.environ[VARIABLE] = str(browser)
    return browser


def _shell_beside(chromium: Path) -> str | None:
    """Find the one without windows; beside Debian's Chromium, install it where it isn't there."""
    if shutil.which(SHELL) is None and chromium.name == "chromium":
        from_debian([SHELL])
    return shutil.which(SHELL)


def light() -> Path | None:
    """Find the one without windows, in which a page takes a sixth less work.

    If a Chromium was named, only that one is used.
    """
    shell = os.environ.get(LIGHT_VARIABLE)
    return Path(shell) if shell else None


def installed() -> Path | None:
    """Find a browser of the system."""
    path = os.environ.get(VARIABLE)
    if path:
        if not Path(path).is_file():
            raise Stop(f"{VARIABLE} names {path}, which isn't there")
        return Path(path)
    on_path = filter(None, map(shutil.which, NAMES))
    usual = filter(os.path.exists, PLACES.get(sys.platform, ()))
    return next(map(Path, [*on_path, *usual]), None)


def playwrights_own(name: str, *, fetch: bool) -> Path | None:
    """Find Playwright's own browser; if it is missing, fetch it on request."""
    browser = _ask_playwright(name)
    if browser or not fetch:
        return browser
    say(f"Fetching Playwright's {name.capitalize()} …")
    command: Command = [tool("python"), "-m", "playwright", "install", name]
    return _ask_playwright(name) if quietly(command, environment(), _log("playwright")) else None


def _ask_playwright(name: str) -> Path | None:
    log = _log("playwright-path")
    if not quietly([tool("python"), "-c", ASK_PLAYWRIGHT, name], environment(), log):
        return None
    answer = log.read_text(encoding="utf-8").strip()
    return Path(answer) if answer else None


def from_debian(packages: Sequence[str]) -> bool:
    """Install packages if Debian's installer is there and allowed; return whether it was."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return False
    say(f"Installing Debian's {' and '.join(packages)} …")
    _update_lists()
    return _apt_get("install", "-y", "--no-install-recommends", *packages)


@cache
def _update_lists() -> None:
    """Update the lists of packages, once for all installations."""
    _apt_get("update")


def _apt_get(command: str, *words: str) -> bool:
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return quietly(["apt-get", command, *words], env, _log(f"apt-{command}"))


def _log(name: str) -> Path:
    log = CACHE / "logs" / f"{name}.log"
    log.parent.mkdir(parents=True, exist_ok=True)
    return log
