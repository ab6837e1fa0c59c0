"""Pins what build.py installs anew: all that the tools need in turn, exactly."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from web.tools.console import ROOT, say
from web.tools.setup import REQUIREMENTS, VENV, WEB, environment, set_up, tool

if TYPE_CHECKING:
    from web.tools.console import Command

LOCK = WEB / "package-lock.json"


def pin() -> None:
    """Write web/tools/requirements.txt and web/package-lock.json from what is asked for."""
    pin_python()
    set_up()
    pin_npm()


def pin_python() -> None:
    """Install the development group of pyproject.toml in a new place, and note what came."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = project["dependency-groups"]["dev"]
    with tempfile.TemporaryDirectory() as folder:
        python = Path(folder) / tool("python").relative_to(VENV)
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        subprocess.run([python, "-m", "pip", "install", "-q", *wanted], check=True)
        freeze: Command = [python, "-m", "pip", "--disable-pip-version-check", "freeze"]
        pins = subprocess.run(freeze, check=True, capture_output=True, text=True).stdout
    elsewhere = [line for line in wanted if ";" in line]
    lines = sorted({*pins.splitlines(), *elsewhere}, key=str.lower)
    REQUIREMENTS.write_text("\n".join(lines) + "\n", encoding="utf-8")
    say(f"Wrote {REQUIREMENTS.relative_to(ROOT)}")


def pin_npm() -> None:
    """Lock the npm packages, those for other systems too."""
    command: Command = [tool("npm"), "--prefix", WEB, "install", "--package-lock-only"]
    subprocess.run(command, check=True, env=environment(), cwd=ROOT)
    lock = json.loads(LOCK.read_text(encoding="utf-8"))
    lock["packages"] = dict(sorted({**missing(lock["packages"]), **lock["packages"]}.items()))
    LOCK.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    say(f"Wrote {LOCK.relative_to(ROOT)}")


def missing(packages: dict[str, Any]) -> dict[str, Any]:
    """Name the packages for other systems that npm left out.

    npm leaves one out where its registry doesn't have it, as mirrors may not, and `npm ci` then
    refuses the lock file. With its version, system and processor named it is content.
    """
    wanted = {
        f"node_modules/{name}": (version, "dev" in package)
        for package in packages.values()
        for name, version in package.get("optionalDependencies", {}).items()
        if version[0].isdigit()
    }
    return {
        path: {"version": version, **_system(path), "dev": dev, "optional": True}
        for path, (version, dev) in wanted.items()
        if path not in packages
    }


def _system(path: str) -> dict[str, list[str]]:
    """Read the system out of a name like @scope/tool-linux-x64-musl."""
    words = os.path.basename(path).split("-")  # noqa: PTH119 - a package's name, not a file's
    systems = ("android", "darwin", "freebsd", "linux", "openbsd", "openharmony", "win32")
    at = next(index for index, word in enumerate(words) if word in systems)
    libc = [name for mark, name in (("gnu", "glibc"), ("musl", "musl")) if mark in words]
    system = {"cpu": [words[at + 1]], "os": [words[at]]}
    return {**system, "libc": libc} if libc and words[at] == "linux" else system
