"""Set-up: a Python environment, Node, npm's packages and micropip, all inside the checkout."""

from __future__ import annotations

import json
import os
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from web.tools.console import CACHE, ROOT, run, say
from web.tools.stamps import STAMPS, digest, is_done, stamped

if TYPE_CHECKING:
    from web.tools.console import Command

VENV = CACHE / "venv"
WHEELS = CACHE / "wheels"
WEB = ROOT / "web"
REQUIREMENTS = WEB / "tools" / "requirements.txt"
MICROPIP = WEB / "micropip.txt"
SETS_UP = (
    *(REQUIREMENTS, MICROPIP, WEB / "tools" / "setup.py"),
    *(WEB / name for name in ("package.json", "package-lock.json", ".npmrc")),
)
"""What the steps depend on: checkouts with the same values set up the same."""
STEPS = ("venv", "python-tools", "micropip", "npm")
PYODIDE_LOCK = WEB / "node_modules" / "pyodide" / "pyodide-lock.json"


def tool(name: str) -> Path:
    """Find a program of the environment."""
    folder, suffix = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
    return VENV / folder / (name + suffix)


def npm_program(name: str) -> Path:
    """Find a program of an npm package; on Windows it is a script for its shell."""
    return WEB / "node_modules" / ".bin" / (f"{name}.cmd" if os.name == "nt" else name)


def environment() -> dict[str, str]:
    """Return the caller's environment with our tools first; proxies and the like stay.

    The caller's settings for Python don't apply to our tools: pip fails if its own warnings are
    errors.
    """
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    env["PATH"] = str(tool("python").parent) + os.pathsep + env.get("PATH", "")
    return env


def set_up() -> None:
    """Do the steps whose inputs have changed."""
    install_tools()
    _install_npm_packages()
    _fetch_micropip()


def install_tools() -> None:
    """Install Python's tools and Node, which the other steps use."""
    _make_venv()
    _install_python_tools()


def _make_venv() -> None:
    state = digest(sys.version, sys.base_prefix)
    if is_done("venv", state) and tool("python").exists() and _made_at().exists():
        return
    say("Making a Python environment …")
    shutil.rmtree(VENV, ignore_errors=True)
    with stamped("venv", state):
        run("venv", [sys.executable, "-m", "venv", VENV], environment(), _venv_advice())


def _made_at() -> Path:
    """Return where the environment was made, which its programs name: a checkout may be moved."""
    settings = (VENV / "pyvenv.cfg").read_text("utf-8")
    return Path(settings.partition(" -m venv ")[2].partition("\n")[0] or VENV)


def _venv_advice() -> str:
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    return (
        "Python's venv module doesn't work here: on Debian and Ubuntu install it with "
        f"'apt install python{version}-venv', then try again"
    )


def _install_python_tools() -> None:
    state = digest(REQUIREMENTS, sys.version)
    if is_done("python-tools", state) and tool("pytest").exists():
        return
    say("Installing the Python tools and Node …")
    command: Command = [
        tool("python"),
        "-m",
        "pip",
        "install",
        # Imported modules compile themselves.
        "--no-compile",
        "--only-binary=:all:",
        "-r",
        REQUIREMENTS,
    ]
    with stamped("python-tools", state):
        run("python-tools", command, environment(), _network_advice("pip"))


def _fetch_micropip() -> None:
    python = pyodide_python(PYODIDE_LOCK.read_text(encoding="utf-8"))
    state = digest(MICROPIP, python)
    if is_done("micropip", state) and list(WHEELS.glob("micropip-*.whl")):
        return
    say("Fetching micropip …")
    shutil.rmtree(WHEELS, ignore_errors=True)
    command: Command = [
        *(tool("python"), "-m", "pip", "download", "--no-deps", "--only-binary=:all:"),
        *("--python-version", python, "--require-hashes"),
        *("--requirement", MICROPIP, "--dest", WHEELS),
    ]
    with stamped("micropip", state):
        run("micropip", command, environment(), _network_advice("pip"))


def pyodide_python(lock: str) -> str:
    """Return the version of Pyodide's Python, such as 3.14: micropip needs a recent one."""
    major, minor, *_ = json.loads(lock)["info"]["python"].split(".")
    return f"{major}.{minor}"


def _install_npm_packages() -> None:
    state = digest(WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc")
    if is_done("npm", state) and (WEB / "node_modules").is_dir():
        return
    say("Installing the npm packages …")
    # Biome's and TypeScript's programs come as packages: no script needs to run.
    command: Command = [tool("npm"), "--prefix", WEB, "ci"]
    with stamped("npm", state):
        run("npm", command, environment(), _network_advice("npm"))


def lend(target: Path) -> None:
    """Let another checkout use this set-up, if it would set up the same."""
    if any(_content(target, path) != path.read_bytes() for path in SETS_UP):
        return
    (target / ".cache" / "stamps").mkdir(parents=True)
    for folder in (VENV, WHEELS):
        (target / folder.relative_to(ROOT)).symlink_to(folder)
    # Not a link to the folder: a bundler follows it, and names files by where they are.
    packages = WEB / "node_modules"
    there = target / packages.relative_to(ROOT)
    shutil.copytree(packages, there, symlinks=True, copy_function=_link)
    for step in STEPS:
        shutil.copy(STAMPS / step, target / ".cache" / "stamps" / step)


def _content(target: Path, path: Path) -> bytes | None:
    there = target / path.relative_to(ROOT)
    return there.read_bytes() if there.is_file() else None


def _link(source: str, target: str) -> None:
    """Link a file instead of copying its content, if both are on one file system."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def _network_advice(client: str) -> str:
    return (
        f"{client} failed: see above; without a network connect and try again, behind a proxy "
        f"set {client} up for it as usual"
    )
