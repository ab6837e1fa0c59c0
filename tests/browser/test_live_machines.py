"""Machines with an address each, joined by a cable or by routers: each a network of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Playwright, expect

from tests.browser.conftest import CALM, launch_options
from tests.browser.far import begin, command, paste
from tests.browser.live import ANSWER, CHANNELS, connect, give, invitation, link, state
from tests.browser.tables import Table
from web.tools.console import ROOT

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(not shutil.which("ip"), reason="there is no program 'ip' here"),
]
filtered = pytest.mark.skipif(not shutil.which("nft"), reason="there is no program 'nft' here")

HOW: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, **CALM}
PORT = 8621
SITE = f"http://127.0.0.1:{PORT}/"
# Names that mean something on one network alone are asked of all on it.
TO_ALL = "224.0.0.0/4"
# A camera that may be used once a person allows it.
CAMERA = ("--use-fake-device-for-media-stream",)
PUBLIC = "198.51.100.1"
# What a STUN server does: it says where a question has come from (RFC 8489).
STUN_SERVER = """
import socket, struct, sys
MAGIC = 0x2112A442
heard = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
heard.bind((sys.argv[1], 3478))
print("ready", flush=True)
while True:
    asked, (host, port) = heard.recvfrom(2048)
    if asked[:2] == bytes([0, 1]):
        place = int.from_bytes(socket.inet_aton(host), "big") ^ MAGIC
        found = struct.pack(">HHBBHI", 0x20, 8, 0, 1, port ^ (MAGIC >> 16), place)
        heard.sendto(struct.pack(">HH", 0x101, len(found)) + asked[4:20] + found, (host, port))
"""


def _run(*words: str) -> None:
    subprocess.run(words, check=True, capture_output=True)


def _ip(machine: str, *words: str) -> None:
    _run("ip", "-n", machine, *words)


def _rules(machine: str, *rules: str) -> None:
    """Say what a machine does with packets."""
    _run("ip", "netns", "exec", machine, "nft", "; ".join(rules))


@pytest.fixture
def networks() -> Iterator[list[str]]:
    """Five network namespaces: two machines, the router of each, and what lies between those."""
    names = [f"pygames-{os.getpid()}-{end}" for end in ("a", "b", "ra", "rb", "wan")]
    try:
        for name in names:
            _run("ip", "netns", "add", name)
            _ip(name, "link", "set", "lo", "up")
    except (OSError, subprocess.CalledProcessError) as error:
        pytest.skip(f"network namespaces aren't allowed here: {error}")
    try:
        yield names
    finally:
        for name in names:
            _run("ip", "netns", "del", name)


def _lets_in_answers(device: str, hook: str) -> list[str]:
    """Let what comes unasked leave no trace: a router that remembers it gives away another port."""
    return [
        f"add chain ip home {hook} {{ type filter hook {hook} priority 0 ; }}",
        f"add rule ip home {hook} iifname {device} ct state new drop",
    ]


def _cable(number: int, *ends: tuple[str, str]) -> list[str]:
    """Lay a cable between two machines, with an address at each end; return the ends."""
    devices = [f"pg{os.getpid()}{number}{end}" for end in "ab"]
    _run("ip", "link", "add", devices[0], "type", "veth", "peer", "name", devices[1])
    for (machine, address), device in zip(ends, devices, strict=True):
        _run("ip", "link", "set", device, "netns", machine)
        _ip(machine, "addr", "add", address, "dev", device)
        _ip(machine, "link", "set", device, "up")
    return devices


@pytest.fixture
def cable(networks: list[str]) -> list[str]:
    """Two machines with nothing between them; return their names."""
    machines = networks[:2]
    ends = [(name, f"10.99.0.{at}/24") for at, name in enumerate(machines, 1)]
    devices = _cable(0, *ends)
    for at, (name, device) in enumerate(zip(machines, devices, strict=True)):
        _ip(name, "route", "add", TO_ALL, "dev", device)
        _ip(name, "route", "add", "default", "via", f"10.99.0.{2 - at}")
    return machines


@pytest.fixture
def routers(networks: list[str]) -> Iterator[list[str]]:
    """Two machines, each behind a router that lets in only answers, and a STUN server outside."""
    *machines, _, _, wan = networks
    _ip(wan, "addr", "add", f"{PUBLIC}/32", "dev", "lo")
    _run("ip", "netns", "exec", wan, "sysctl", "-w", "net.ipv4.ip_forward=1")
    for at, (machine, router) in enumerate(zip(machines, networks[2:4], strict=True)):
        inside, near, far = (
            f"192.168.{at + 1}",
            f"203.0.113.{4 * at + 2}",
            f"203.0.113.{4 * at + 1}",
        )
        _cable(2 * at, (machine, f"{inside}.2/24"), (router, f"{inside}.1/24"))
        out, _ = _cable(2 * at + 1, (router, f"{near}/30"), (wan, f"{far}/30"))
        _ip(machine, "route", "add", "default", "via", f"{inside}.1")
        _ip(router, "route", "add", "default", "via", far)
        _run("ip", "netns", "exec", router, "sysctl", "-w", "net.ipv4.ip_forward=1")
        _rules(
            router,
            "add table ip home",
            "add chain ip home out { type nat hook postrouting priority 100 ; }",
            f"add rule ip home out oifname {out} masquerade",
            *_lets_in_answers(out, "forward"),
            *_lets_in_answers(out, "input"),
        )
    serve = ["ip", "netns", "exec", wan, sys.executable, "-c", STUN_SERVER, PUBLIC]
    with subprocess.Popen(serve, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        assert server.stdout.readline() == "ready\n"
        yield machines
        server.terminate()


class Machines:
    """Opens a browser on each machine, which has the site too: only what a test lays joins them."""

    def __init__(self, playwright: Playwright, dist: Path, folder: Path, ends: ExitStack) -> None:
        """Take where the site is, a folder for scripts, and what ends it all."""
        self._playwright, self._dist, self._folder, self._ends = playwright, dist, folder, ends

    def __call__(self, names: Sequence[str], *switches: str) -> list[Page]:
        """Return a page on each machine."""
        return [self._page(name, *switches) for name in names]

    def _page(self, name: str, *switches: str) -> Page:
        inside = ["ip", "netns", "exec", name]
        self._serve(inside)
        # The Chromium without windows has no camera.
        options = launch_options(*switches, whole=True)
        program = options.pop("executable_path", self._playwright.chromium.executable_path)
        script = self._folder / name
        script.write_text(f'#!/bin/sh\nexec {" ".join(inside)} "{program}" "$@"\n')
        script.chmod(0o755)
        browser = self._playwright.chromium.launch(executable_path=script, **options)
        self._ends.callback(browser.close)
        return browser.new_page(**HOW)

    def _serve(self, inside: Sequence[str]) -> None:
        serve = [sys.executable, "-m", "web.tools.serve", "--folder", str(self._dist)]
        server = self._ends.enter_context(
            subprocess.Popen(
                [*inside, *serve, "--port", str(PORT)],
                cwd=ROOT,
                stdout=subprocess.PIPE,
                text=True,
            )
        )
        self._ends.callback(server.terminate)
        assert server.stdout
        assert server.stdout.readline().startswith("Serving at ")


@pytest.fixture
def machines(playwright: Playwright, dist: Path, tmp_path: Path) -> Iterator[Machines]:
    """Browsers on machines."""
    with ExitStack() as ends:
        yield Machines(playwright, dist, tmp_path, ends)


def _play(ann: Page, ben: Page) -> None:
    """Both are connected, and a move travels."""
    for page in (ann, ben):
        state(page, "connected", 1)
    Table(ben).play(["c7-a5"], since=1)
    Table(ann).at(2)


def test_two_machines_connect_with_nothing_between_them(
    cable: list[str], machines: Machines
) -> None:
    ann, ben = machines(cable)
    begin(ann, SITE, "murus-gallicus", "person,far").play(["c1-c3"])
    ben.goto(SITE)
    connect(ann, ben, "Ben")
    _play(ann, ben)


@filtered
def test_behind_two_routers_the_server_that_the_host_has_named_is_enough(
    routers: list[str], machines: Machines
) -> None:
    ann, ben = machines(routers)
    ann.goto(SITE)
    command(ann, "Settings").click()
    ann.get_by_text("Advanced").click()
    ann.get_by_label("STUN server for live games").fill(f"stun:{PUBLIC}")
    begin(ann, SITE, "murus-gallicus", "person,far&names=%5B%22Ann%22%5D").play(["c1-c3"])
    ben.goto(SITE)
    paste(ben, invitation(ann))
    ben.get_by_label("Your name").fill("Ben")
    command(ben, "Join").click()
    expect(ben.get_by_text(f"Ann reaches other networks through {PUBLIC}.")).to_be_visible()
    command(ben, "Use it too").click()
    give(ann, link(ben, ANSWER))
    _play(ann, ben)


@filtered
def test_where_a_network_passes_on_no_names_the_camera_is_allowed_once(
    cable: list[str], machines: Machines
) -> None:
    for name in cable:
        _rules(
            name,
            "add table ip quiet",
            "add chain ip quiet in { type filter hook input priority 0 ; }",
            f"add rule ip quiet in ip daddr {TO_ALL} drop",
        )
    ann, ben = machines(cable, *CAMERA)
    begin(ann, SITE, "murus-gallicus", "person,far&names=%5B%22Ann%22%5D").play(["c1-c3"])
    ben.goto(SITE)
    paste(ben, invitation(ann))
    ben.get_by_label("Your name").fill("Ben")
    command(ben, "Join").click()
    give(ann, link(ben, ANSWER))
    state(ann, "lost", 0)
    ann.keyboard.press("Escape")
    # What a person does where the browser asks.
    ann.context.grant_permissions(["camera"])
    command(ann, "Allow the camera once").click()
    ben.goto(link(ann, "[#&]live=.*&m="))
    give(ann, link(ben, ANSWER))
    _play(ann, ben)


@filtered
def test_after_a_loss_two_machines_come_back_by_themselves(
    cable: list[str], machines: Machines
) -> None:
    ann, ben = machines(cable)
    for page in (ann, ben):
        page.context.add_init_script(CHANNELS)
    begin(ann, SITE, "murus-gallicus", "person,far").play(["c1-c3"])
    ben.goto(SITE)
    connect(ann, ben, "Ben")
    _play(ann, ben)
    for page in (ann, ben):
        expect(page.locator("html")).to_have_attribute("data-spared", "")
    _rules(
        cable[0],
        "add table ip cut",
        "add chain ip cut out { type filter hook output priority 0 ; }",
        "add rule ip cut out oifname != lo drop",
        "add chain ip cut in { type filter hook input priority 0 ; }",
        "add rule ip cut in iifname != lo drop",
    )
    Table(ann).play(["f1-f3"], since=2)
    for page in (ann, ben):
        expect(page.get_by_text("Trying again…")).to_be_visible()
    _rules(cable[0], "delete table ip cut")
    for page in (ann, ben):
        state(page, "connected", 1)
    Table(ben).at(3)
