"""A screen reader without a screen and without sound: Orca, as Debian has it, reads Firefox.

All programs get a display, a bus, a home and a profile of their own in one folder, and are ended by
their ids. The voice is `tests/support/voice.py`.
"""

import fcntl
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir
from typing import Any

import pytest

VOICE = Path(__file__).with_name("voice.py")
LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
NEEDED = {
    "orca": "orca",
    "firefox-esr": "firefox-esr",
    "speech-dispatcher": "speech-dispatcher",
    "xdotool": "xdotool",
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "dbus-daemon": "dbus",
}
"""The programs, and Debian's packages for them."""
PATIENCE = 90.0
"""Seconds to wait for what must come; a busy machine needs some."""
# No welcome, no questions, no news.
PREFS: dict[str, Any] = {
    "accessibility.force_disabled": -1,
    "browser.aboutwelcome.enabled": False,
    "browser.newtab.preload": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.translations.automaticallyPopup": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "termsofuse.bypassNotification": True,
    "network.captive-portal-service.enabled": False,
    "app.update.enabled": False,
    "intl.accept_languages": "en",
}
# Keys aren't named while they are pressed, but letters once they are in a field.
# It drops what it is told while more than 50 events wait, so it tells how many do, after each.
OF_ORCA = """import os

import orca.settings as settings
from orca.event_manager import EventManager

settings.enableKeyEcho = False
settings.enableEchoByCharacter = True

events = os.open(os.environ["EVENTS"], os.O_WRONLY)


def telling(do):
    def do_and_tell(manager, *given):
        answer = do(manager, *given)
        os.pwrite(events, b"%6d" % manager._eventQueue.qsize(), 0)
        return answer

    return do_and_tell


EventManager._addToQueue = telling(EventManager._addToQueue)
EventManager._dequeue = telling(EventManager._dequeue)
"""
# Orca needs the same library, so the system's Python has it.
CLIPBOARD = """import gi
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk
print(Gtk.Clipboard.get(Gdk.SELECTION_CLIPBOARD).wait_for_text())
"""
# Whoever has copied a text holds it for others.
COPY = """import gi, sys
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk
Gtk.Clipboard.get(Gdk.SELECTION_CLIPBOARD).set_text(sys.argv[1], -1)
Gtk.main()
"""


def skip_without_reader() -> None:
    """Skip a test where one of the programs is missing, and say which."""
    missing = [package for name, package in NEEDED.items() if not shutil.which(name)]
    if not LAUNCHER.exists():
        missing.append("at-spi2-core")
    if missing:
        pytest.skip(f"There is no screen reader here: install Debian's {', '.join(missing)}")


def until(holds: Callable[[], object], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, f"{what}: not in {PATIENCE:.0f} s"
        time.sleep(0.05)


@dataclass
class Reader:
    """Somebody who presses keys, and hears."""

    folder: Path
    started: list[subprocess.Popen[bytes]] = field(default_factory=list)
    env: dict[str, str] = field(default_factory=dict)

    def start(self, *command: str | Path, tells: bool = False) -> str:
        """Start a program; return the first line that it writes if it tells something."""
        name = Path(command[0]).name
        with (self.folder / f"{name}.log").open("ab") as log:
            process = subprocess.Popen(
                [*map(str, command)],
                env=self.env,
                start_new_session=True,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE if tells else log,
                stderr=log,
            )
        self.started.append(process)
        if not process.stdout:
            return ""
        with process.stdout as output:
            return output.readline().decode().strip()

    def close(self) -> None:
        """End all programs; those that start others end these, if they are asked."""
        for sign in (signal.SIGTERM, signal.SIGKILL):
            for process in reversed(self.started):
                _end(process, sign)

    def said(self) -> list[str]:
        """Return all that was said, from the beginning."""
        return [text for what, text in self._notes() if what == "begins"]

    def is_done(self) -> bool:
        """Whether nothing is being said, and the reader has taken in all that has changed."""
        notes = self._notes()
        is_silent = not notes or notes[-1][0] == "ends"
        return is_silent and int((self.folder / "events").read_text() or 0) == 0

    def _notes(self) -> list[list[str]]:
        text = (self.folder / "heard").read_text("utf-8")
        return [json.loads(line) for line in text.splitlines(keepends=True) if line.endswith("\n")]

    def clipboard(self) -> str:
        """Return the text that was copied."""
        command = ("/usr/bin/python3", "-c", CLIPBOARD)
        process = subprocess.run(command, env=self.env, check=True, capture_output=True, text=True)
        return process.stdout.strip()

    def copy(self, text: str) -> None:
        """Copy a text, as somebody does who has got it by mail."""
        self.start("/usr/bin/python3", "-c", COPY, text)
        until(lambda: self.clipboard() == text, "the text is in the clipboard")

    def press(self, key: str) -> None:
        """Press a key, as xdotool names it, or type letters, each once the one before was heard.

        A person too waits for a reader that is behind.
        """
        until(self.is_done, "the reader is done")
        kind, _, letters = key.partition(" ")
        if kind != "type":
            self._press(key)
            return
        for letter in letters:
            self._type(letter)

    def _press(self, key: str) -> None:
        """Let go of what is held last, as hands do.

        xdotool lets go of it first, and of a Home that is let go alone a busy Orca thinks that its
        own caret was moved: it then leaves the keys that a page gives to a board alone.
        """
        *held, last = key.split("+")
        self._do(*_each("keydown", held), "key", last, *_each("keyup", held))

    def _type(self, letter: str) -> None:
        before = len(self.said())
        self._do("type", letter)
        # Orca doesn't say a blank.
        if letter != " ":
            until(lambda: len(self.said()) > before, f"{letter} is in the field")

    def _do(self, *how: str) -> None:
        subprocess.run(["xdotool", *how], env=self.env, check=True)


def _each(way: str, keys: list[str]) -> list[str]:
    return [part for key in keys for part in (way, key)]


def _end(process: subprocess.Popen[bytes], sign: signal.Signals) -> None:
    with suppress(ProcessLookupError, subprocess.TimeoutExpired):
        os.killpg(process.pid, sign)
        process.wait(timeout=3)


@contextmanager
def _alone() -> Iterator[None]:
    """Wait until nobody else has a reader here: Orca doesn't start beside another one."""
    with Path(gettempdir(), "reader.lock").open("wb") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@contextmanager
def reader(address: str) -> Iterator[Reader]:
    """Start everything at an address; it is ended afterwards."""
    skip_without_reader()
    # Names of sockets must be short.
    place = TemporaryDirectory(prefix="reader-", ignore_cleanup_errors=True)
    with _alone(), place as folder:
        someone = Reader(Path(folder))
        try:
            _furnish(someone)
            _start(someone)
            _open(someone, address)
            yield someone
        except (AssertionError, pytest.fail.Exception) as error:
            error.add_note(_load())
            raise
        finally:
            someone.close()


def _load() -> str:
    """Say how busy the machine is.

    Orca takes in what it is told when nothing more comes, and drops it while too much waits.
    """
    load = os.getloadavg()[0] / (os.cpu_count() or 1)
    return f"{load:.1f} programs wanted each processor; beside more than two, Orca loses lines"


def _furnish(someone: Reader) -> None:
    folder = someone.folder
    for name in ("heard", "events"):
        (folder / name).touch()
    for name in ("run", "home", "speech", "profile"):
        (folder / name).mkdir(mode=0o700)
    settings = folder / "home" / ".local" / "share" / "orca"
    settings.mkdir(parents=True)
    (settings / "orca-customizations.py").write_text(OF_ORCA)
    someone.env = {
        "PATH": os.environ["PATH"],
        "HOME": str(folder / "home"),
        "XDG_RUNTIME_DIR": str(folder / "run"),
        "LC_ALL": "C.UTF-8",
        "GNOME_ACCESSIBILITY": "1",
        "SPEECHD_ADDRESS": f"unix_socket:{folder}/run/speech.sock",
        "HEARD": str(folder / "heard"),
        "HEARD_MS": "5",
        "EVENTS": str(folder / "events"),
    }


def _start(someone: Reader) -> None:
    screen = ("-screen", "0", "1280x900x24", "-nolisten", "tcp")
    number = someone.start("Xvfb", "-displayfd", "1", *screen, tells=True)
    someone.env["DISPLAY"] = f":{number}"
    bus = ("dbus-daemon", "--session", "--nofork", "--print-address")
    someone.env["DBUS_SESSION_BUS_ADDRESS"] = someone.start(*bus, tells=True)
    someone.start(LAUNCHER, "--launch-immediately", "--a11y=1", "--screen-reader=1")
    someone.start("openbox", "--sm-disable")
    _start_voice(someone)
    someone.start("orca")
    until(someone.said, "the reader says that it is there")


def _start_voice(someone: Reader) -> None:
    speech, run = someone.folder / "speech", someone.folder / "run"
    command = someone.folder / "voice"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{VOICE}"\n')
    command.chmod(0o700)
    (speech / "speechd.conf").write_text(f'AddModule "log" "{command}" ""\nDefaultModule log\n')
    socket = run / "speech.sock"
    places = ("-C", speech, "-L", speech, "-P", run / "speech.pid")
    someone.start("speech-dispatcher", "-s", "-c", "unix_socket", "-S", socket, *places, "-t", "0")
    until(socket.exists, "speech-dispatcher listens")


def _open(someone: Reader, address: str) -> None:
    """Start the browser, and then go home: it has much to tell of itself when it starts."""
    prefs = {**PREFS, "browser.startup.homepage": address}
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(of)});" for name, of in prefs.items()]
    profile = someone.folder / "profile"
    (profile / "user.js").write_text("\n".join(lines))
    size = ("--width", "1280", "--height", "880")
    before = len(someone.said())
    someone.start("firefox-esr", "--no-remote", "--profile", profile, *size, "about:blank")
    until(lambda: len(someone.said()) > before, "the browser opens")
    someone.press("alt+Home")
