"""Set-up: complete pins, steps that are redone when their inputs change, and clear failures."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.support.signals import interruptible
from tests.support.sites import ROOT, Server
from web.tools import console, setup, stamps
from web.tools.pins import missing, unhashed
from web.tools.setup import REQUIREMENTS, WEB, pyodide_python

if TYPE_CHECKING:
    from collections.abc import Mapping

LOCK = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
PINS = re.split(r"\n(?=\w)", REQUIREMENTS.read_text(encoding="utf-8").rstrip("\n"))

PATIENCE = 60


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stamps, "STAMPS", tmp_path / "stamps")
    monkeypatch.setattr(console, "CACHE", tmp_path)
    monkeypatch.setattr(console, "ROOT", tmp_path)


def test_every_python_tool_is_pinned_by_hash_with_its_dependencies() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    tools = {re.sub(r"\[.*\]", "", line) for line in project["dependency-groups"]["dev"]}
    assert tools <= {pin.partition(" \\\n")[0] for pin in PINS}
    hashed = re.compile(r"[\w.-]+==[\w.]+( ; [^\n]+)?( \\\n    --hash=sha256:[0-9a-f]{64})+")
    assert all(hashed.fullmatch(pin) for pin in PINS)


def test_micropip_is_chosen_for_the_python_of_the_pyodide_that_is_installed() -> None:
    assert pyodide_python('{"info": {"python": "3.15.0"}}') == "3.15"


def test_pythons_environment_here_does_not_reach_the_tools_of_a_first_set_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else pip fails at its own warnings, and the network is blamed."""
    steps: list[tuple[str, Mapping[str, str]]] = []

    def run(name: str, _: object, env: Mapping[str, str], __: str) -> None:
        steps.append((name, env))

    for name in ("VENV", "WHEELS"):
        monkeypatch.setattr(setup, name, tmp_path / name)
    for name in ("PYTHONWARNINGS", "PYTHONDEVMODE", "PYTHONOPTIMIZE", "PIP_INDEX_URL"):
        monkeypatch.setenv(name, "error")
    monkeypatch.setattr(setup, "run", run)
    setup.set_up()
    assert [name for name, _ in steps] == ["venv", "python-tools", "npm", "micropip"]
    for _, env in steps:
        assert not [name for name in env if name.startswith("PYTHON")]
        assert env["PIP_INDEX_URL"] == "error"


def test_every_npm_package_is_pinned_for_all_systems_by_its_hash_and_from_no_source() -> None:
    package = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    for kind in ("dependencies", "devDependencies"):
        assert package[kind] == LOCK["packages"][""][kind]
        assert all(re.fullmatch(r"[\d.]+", version) for version in package[kind].values())
    assert not missing(LOCK["packages"])
    assert not unhashed(LOCK["packages"])
    assert not [name for name, package in LOCK["packages"].items() if "resolved" in package]


def test_a_step_that_was_interrupted_is_not_done() -> None:
    with stamps.stamped("step", "one"):
        pass
    with pytest.raises(KeyboardInterrupt), stamps.stamped("step", "one"):
        raise KeyboardInterrupt
    assert not stamps.is_done("step", "one")


def test_a_failing_command_ends_in_one_line_of_advice(
    capsys: pytest.CaptureFixture[str],
) -> None:
    script = "print('the cause'); raise SystemExit(3)"
    with pytest.raises(console.Stop, match=r"^do this \(the whole log: logs.step\.log\)$"):
        console.run("step", [sys.executable, "-c", script], os.environ, "do this")
    assert "the cause" in capsys.readouterr().err


def test_a_taken_port_is_reported_in_one_line(server: Server) -> None:
    command = [sys.executable, "-m", "web.tools.serve", "--port", str(server.port)]
    process = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert process.returncode == 1
    (line,) = process.stderr.splitlines()
    assert f"Port {server.port} is not to be had" in line
    assert "--port" in line


@pytest.mark.skipif(sys.platform == "win32", reason="signals are different there")
def test_interrupting_the_server_prints_no_traceback(dist: Path) -> None:
    command = interruptible("web.tools.serve", "--port", "0", "--folder", str(dist))
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout
        assert process.stdout.readline().startswith("Serving at http://127.0.0.1:")
        process.send_signal(signal.SIGINT)
        try:
            _, errors = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert (process.returncode, errors) == (0, "")


def test_a_python_that_is_too_old_is_reported_in_one_line() -> None:
    script = "import runpy, sys; sys.version_info = (3, 10, 1); runpy.run_path('build.py')"
    command = [sys.executable, "-c", script]
    process = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert process.returncode == 1
    assert process.stderr == "Python 3.11 or later is needed, and this is 3.10.\n"


def test_an_environment_is_made_anew_where_its_checkout_was_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its programs name the folder that they were made in."""
    folders: list[Path] = []

    def run(name: str, command: Any, *_: object) -> None:
        del name
        folders.append(command[-1])
        place = setup.tool("python")
        place.parent.mkdir(parents=True)
        place.touch()
        (setup.VENV / "pyvenv.cfg").write_text(f"command = python3 -m venv {setup.VENV}\n")

    monkeypatch.setattr(setup, "run", run)
    for place in ("here", "here", "there"):
        if place == "there":
            (tmp_path / "here").rename(tmp_path / "there")
        monkeypatch.setattr(setup, "VENV", tmp_path / place / "venv")
        setup._make_venv()
    assert folders == [tmp_path / "here" / "venv", tmp_path / "there" / "venv"]
