"""Pins what build.py installs: everything that the tools need, with hashes."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

from web.tools.console import ROOT, Stop, say
from web.tools.setup import REQUIREMENTS, VENV, WEB, environment, install_tools, tool

if TYPE_CHECKING:
    from collections.abc import Mapping

    from web.tools.console import Command

LOCK = WEB / "package-lock.json"
# Asks the index for the hashes of all files of a version, including other systems.
PIP_TOOLS = "pip-tools==7.6.2"
COMPILE = (
    *("compile", "--quiet", "--generate-hashes", "--allow-unsafe", "--strip-extras"),
    *("--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"),
)


def pin() -> None:
    """Write web/tools/requirements.txt and web/package-lock.json from the declared dependencies."""
    pin_python()
    # npm's packages can't be installed before they are pinned: their versions may have changed.
    install_tools()
    pin_npm()


def pin_python() -> None:
    """Resolve the development group of pyproject.toml, and add the hashes of all files."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    tools: list[str] = project["dependency-groups"]["dev"]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        source, pinned = folder / "asked.in", folder / "pinned.txt"
        source.write_text("\n".join(map(_requirement, tools)) + "\n", encoding="utf-8")
        python = folder / tool("python").relative_to(VENV)
        env = environment()
        subprocess.run([sys.executable, "-m", "venv", folder], check=True, env=env)
        subprocess.run([python, "-m", "pip", "install", "-q", PIP_TOOLS], check=True, env=env)
        command: Command = [python, "-m", "piptools", *COMPILE, "--output-file", pinned, source]
        # In this folder, `build` would be our build.py.
        subprocess.run(command, check=True, cwd=folder, env=env)
        text = pinned.read_text(encoding="utf-8")
    REQUIREMENTS.write_text(_with_systems(text, tools), encoding="utf-8")
    say(f"Wrote {REQUIREMENTS.relative_to(ROOT)}")


def _requirement(line: str) -> str:
    """Drop a tool's system marker, so that it is pinned on every system."""
    return line.partition(" ;")[0]


def _with_systems(pins: str, tools: list[str]) -> str:
    """Restore a tool's system marker."""
    for line in tools:
        pins = pins.replace(f"{_requirement(line)} \\\n", f"{line} \\\n")
    return pins


def pin_npm() -> None:
    """Lock the npm packages, including those for other systems."""
    command: Command = [tool("npm"), "--prefix", WEB, "install", "--package-lock-only"]
    subprocess.run(command, check=True, env=environment(), cwd=ROOT)
    packages = json.loads(LOCK.read_text(encoding="utf-8"))["packages"]
    if lacking := unhashed(packages) + missing(packages):
        raise Stop(
            f"The registry doesn't have {lacking[0]}: choose a version that it has for all systems"
        )
    say(f"Wrote {LOCK.relative_to(ROOT)}")


def unhashed(packages: Mapping[str, Mapping[str, object]]) -> list[str]:
    """Return the packages whose content the lock file doesn't fix."""
    return [path for path, package in packages.items() if path and "integrity" not in package]


def missing(packages: Mapping[str, Mapping[str, object]]) -> list[str]:
    """Return the packages for other systems that npm left out.

    npm leaves one out if its registry doesn't have it, as with mirrors, and `npm ci` then refuses
    the lock file.
    """
    optional = (package.get("optionalDependencies", {}) for package in packages.values())
    return [
        path
        for names in optional
        if isinstance(names, dict)
        for name, version in names.items()
        if version[0].isdigit() and (path := f"node_modules/{name}") not in packages
    ]
