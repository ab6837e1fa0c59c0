"""Two machines with an address each, joined by a cable: each a network of its own on this one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Playwright

from tests.browser.conftest import CALM, launch_options
from tests.browser.far import begin
from tests.browser.live import connect, state
from tests.browser.tables import Table
from web.tools.console import ROOT

HOW: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, **CALM}
PORT = 8621
# Names that mean something on one network alone are asked of all on it.
TO_ALL = "224.0.0.0/4"


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


@pytest.fixture
def networks() -> Iterator[list[str]]:
    """Two network namespaces, with a cable between them."""
    names = [f"pygames-{os.getpid()}-{end}" for end in "ab"]
    try:
        for name in names:
            _ip("netns", "add", name)
    except (OSError, subprocess.CalledProcessError) as error:
        pytest.skip(f"network namespaces aren't allowed here: {error}")
    try:
        ends = [f"pg{os.getpid()}{end}" for end in "ab"]
        _ip("link", "add", ends[0], "type", "veth", "peer", "name", ends[1])
        for at, (name, end) in enumerate(zip(names, ends, strict=True), 1):
            _ip("link", "set", end, "netns", name)
            _ip("-n", name, "addr", "add", f"10.99.0.{at}/24", "dev", end)
            for device in ("lo", end):
                _ip("-n", name, "link", "set", device, "up")
            _ip("-n", name, "route", "add", TO_ALL, "dev", end)
            _ip("-n", name, "route", "add", "default", "via", f"10.99.0.{3 - at}")
        yield names
    finally:
        for name in names:
            _ip("netns", "del", name)


@pytest.fixture
def machines(
    networks: list[str], playwright: Playwright, dist: Path, tmp_path: Path
) -> Iterator[list[Page]]:
    """A browser on each machine, which has the site too: nothing else joins them."""
    options = launch_options()
    program = options.pop("executable_path", playwright.chromium.executable_path)
    with ExitStack() as ends:
        pages = []
        for name in networks:
            inside = ["ip", "netns", "exec", name]
            serve = [sys.executable, "-m", "web.tools.serve", "--folder", str(dist)]
            server = ends.enter_context(
                subprocess.Popen(
                    [*inside, *serve, "--port", str(PORT)],
                    cwd=ROOT,
                    stdout=subprocess.PIPE,
                    text=True,
                )
            )
            ends.callback(server.terminate)
            assert server.stdout
            assert server.stdout.readline().startswith("Serving at ")
            script = tmp_path / name
            script.write_text(f'#!/bin/sh\nexec {" ".join(inside)} "{program}" "$@"\n')
            script.chmod(0o755)
            browser = playwright.chromium.launch(executable_path=script, **options)
            ends.callback(browser.close)
            pages.append(browser.new_page(**HOW))
        yield pages


@pytest.mark.long
@pytest.mark.skipif(not shutil.which("ip"), reason="there is no program 'ip' here")
def test_two_machines_connect_with_nothing_between_them(machines: list[Page]) -> None:
    ann, ben = machines
    site = f"http://127.0.0.1:{PORT}/"
    begin(ann, site, "murus-gallicus", "person,far").play(["c1-c3"])
    ben.goto(site)
    connect(ann, ben, "Ben")
    for page in machines:
        state(page, "connected", 1)
    Table(ben).play(["c7-a5"], since=1)
    Table(ann).at(2)
