"""Finds a Chromium for the tests, or gets one."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from web.tools.console import CACHE, Stop, quietly, say
from web.tools.setup import environment, tool

if TYPE_CHECKING:
    from web.tools.console import Command

VARIABLE = "PYGAMES_CHROMIUM"
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
# Where Playwright's own browser is, as Playwright says it; empty where it has none.
ASK_PLAYWRIGHT = """
from pathlib import Path
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    path = playwright.chromium.executable_path
    print(path if Path(path).exists() else "")
"""


def find_browser() -> Path:
    """Return a Chromium that is there, or install one."""
    found = installed() or _from_playwright() or _from_debian()
    if found is None:
        raise Stop(
            f"No Chromium for the tests: install Chromium or Chrome, or name one in {VARIABLE}"
        )
    os.environ[VARIABLE] = str(found)
    return found


def installed() -> Path | None:
    """Find a browser of the system."""
    named = os.environ.get(VARIABLE)
    if named:
        if not Path(named).is_file():
            raise Stop(f"{VARIABLE} names {named}, which isn't there")
        return Path(named)
    on_path = filter(None, map(shutil.which, NAMES))
    usual = filter(os.path.exists, PLACES.get(sys.platform, ()))
    return next(map(Path, [*on_path, *usual]), None)


def _from_playwright() -> Path | None:
    found = _playwrights_own()
    if found:
        return found
    say("Fetching Playwright's Chromium …")
    command: Command = [tool("python"), "-m", "playwright", "install", "chromium"]
    return _playwrights_own() if quietly(command, environment(), _log("playwright")) else None


def _playwrights_own() -> Path | None:
    log = _log("playwright-path")
    if not quietly([tool("python"), "-c", ASK_PLAYWRIGHT], environment(), log):
        return None
    answer = log.read_text(encoding="utf-8").strip()
    return Path(answer) if answer else None


def _from_debian() -> Path | None:
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return None
    say("Installing Debian's Chromium …")
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    quietly(["apt-get", "update"], env, _log("apt-update"))
    install = ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]
    quietly(install, env, _log("apt-install"))
    return installed()


def _log(name: str) -> Path:
    log = CACHE / "logs" / f"{name}.log"
    log.parent.mkdir(parents=True, exist_ok=True)
    return log
