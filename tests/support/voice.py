#!/usr/bin/env python3
"""A voice for speech-dispatcher that makes no sound, and writes down what it is to say.

Each line of the file HEARD is JSON: a text that begins, or one that has come to its end. A text
takes HEARD_MS milliseconds a letter, so texts wait for and interrupt each other as they do by ear.
"""

import html
import json
import os
import re
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

SECONDS = float(os.environ.get("HEARD_MS", "40")) / 1000
ANSWERS = {
    "INIT": "299-ready\n299 OK LOADED SUCCESSFULLY",
    "LIST VOICES": "200-English\ten\tnone\n200 OK VOICE LIST SENT",
    "QUIT": "210 OK QUIT",
}
SETTINGS = {
    "AUDIO": ("207 OK RECEIVING AUDIO SETTINGS", "203 OK AUDIO INITIALIZED"),
    "LOGLEVEL": ("207 OK RECEIVING LOGLEVEL SETTINGS", "203 OK LOG LEVEL SET"),
    "SET": ("203 OK RECEIVING SETTINGS", "203 OK SETTINGS RECEIVED"),
}


def send(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def lines() -> Iterator[str]:
    """Read a message up to its single dot."""
    while (line := sys.stdin.readline().rstrip("\n")) != ".":
        yield line.removeprefix(".") if line.startswith("..") else line


class Voice:
    """Says one text after another."""

    def __init__(self, log: Any) -> None:
        self.log = log
        self.stopped = threading.Event()
        self.saying: threading.Thread | None = None

    def note(self, what: str, text: str) -> None:
        self.log.write(json.dumps([what, text], ensure_ascii=False) + "\n")

    def say(self) -> None:
        send("202 OK RECEIVING MESSAGE")
        markup = "\n".join(lines())
        text = html.unescape(re.sub(r"<[^>]*>", "", markup)).strip()
        if self.saying:
            self.saying.join()
        self.stopped.clear()
        self.note("begins", text)
        send("200 OK SPEAKING")
        self.saying = threading.Thread(target=self.pronounce, args=(text,), daemon=True)
        self.saying.start()

    def pronounce(self, text: str) -> None:
        send("701 BEGIN")
        cut = self.stopped.wait(len(text) * SECONDS)
        self.note("ends", text)
        send("703 STOP" if cut else "702 END")


def main() -> None:
    with Path(os.environ["HEARD"]).open("a", buffering=1, encoding="utf-8") as log:
        voice = Voice(log)
        for request in map(str.strip, sys.stdin):
            if request in {"SPEAK", "CHAR", "KEY", "SOUND_ICON"}:
                voice.say()
            elif request in {"STOP", "PAUSE"}:
                voice.stopped.set()
            elif request in SETTINGS:
                begin, end = SETTINGS[request]
                send(begin)
                list(lines())
                send(end)
            else:
                send(ANSWERS.get(request, "300 ERR UNKNOWN COMMAND"))
            if request == "QUIT":
                return


if __name__ == "__main__":
    main()
