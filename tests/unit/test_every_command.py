"""Every command that a document or a help names is run, or is listed with a reason why it isn't.

Amounts are cut, such as how many games bots play; all else stands as it is written.
"""

import io
import json
import re
import shlex
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from pygames import new
from pygames.__main__ import _parser, main
from pygames.cli.arguments import write_games
from pygames.games import catalog, ids
from pygames.programs.reader import read_one
from pygames.record import Record, extend, final, settle
from tests.support.sites import ROOT
from tests.unit.test_docs import COMMAND, DOCUMENTS, FIGURES, text_of

pytestmark = pytest.mark.usefixtures("no_added_game")

ELSEWHERE: Mapping[str, tuple[str, str]] = {
    # What a command begins with, the test that runs such, and what stands in it.
    "build.py --with": ("tests/build/test_guests.py", "--with"),
    "build.py --without": ("tests/build/test_rooms.py", "without"),
    "build.py verify": ("tests/build/test_verify.py", "verify("),
    "build.py bench": ("tests/browser/test_benches.py", "measurements"),
    "build.py mutate": ("tests/unit/test_mutants.py", "mutate"),
    "build.py stale": ("tests/unit/test_stale.py", "look"),
    "build.py words": ("tests/unit/test_words_document.py", "words.write"),
    "pygames --with": ("tests/unit/test_guests.py", "--with"),
    "pygames play dice-nim": ("tests/unit/test_guests.py", "--with"),
    "web.tools.used": ("tests/build/test_library.py", "used"),
    "pip": ("tests/build/test_installed.py", "pip"),
}
NOT_RUN: Mapping[str, str] = {
    "build.py test": "this is it",
    "build.py check": "it is a part of build.py test, which runs this",
    "build.py serve": "it ends with Ctrl+C; what it serves is what all tests in browsers open",
    "build.py pin": "it asks the registries for all versions anew",
    "build.py --help": "it prints what is read here",
    "build.py": "every test in a browser has a site that it built",
    "lab.": "it trains or measures for minutes to hours (lab/README.md)",
    "tests.support.coverage": "it counts in a run of all tests",
}
CUT = (
    # No bot thinks long, and few games are played.
    (r"(check \S+) --games \d+", r"\1 --games 1"),
    (r"(arena .*|measure .*)--games \d+", r"\1--games 2"),
    (r"nodes=\d+", "nodes=40"),
    (r"playouts=\d+", "playouts=6"),
    (r"seconds=[\d.]+", "seconds=0.01"),
    (r"\bperft ([\w-]+) 5", r"perft \1 3"),
    (r"\bcheck ([\w.-]+)$", r"check \1 --games 1"),
    (r"\bmeasure ([\w.-]+)$", r"measure \1 --games 1"),
    (r"\barena (?!.*--games)(.*)", r"arena \1 --games 2"),
    (r"\bshow (?!.*--(?:go|quick))(.*)", r"show \1 --go UNIT=6"),
)


def of_documents() -> Iterator[str]:
    for file in [*DOCUMENTS, *FIGURES]:
        if file.name not in ("CHANGELOG.md", "your-first-game.md"):
            for _, program, rest in COMMAND.findall(text_of(file)):
                yield f"{program}{rest}".strip()


def subparsers() -> Mapping[str, ArgumentParser]:
    (commands,) = (each for each in _parser()._actions if each.metavar == "COMMAND")
    parsers: Any = commands.choices
    return dict(parsers)


def of_helps() -> Iterator[str]:
    usage = (ROOT / "build.py").read_text("utf-8").split('"""')[1]
    helps = [
        usage,
        _parser().format_help(),
        *(each.format_help() for each in subparsers().values()),
    ]
    for text in helps:
        for _, program, rest in COMMAND.findall(text):
            yield f"{program}{re.split(r'   | > ', rest)[0]}".strip()


def is_whole(command: str) -> bool:
    """Tell whether a command is one to type, and not the name of one in a sentence."""
    return not re.search(
        r"…|\[-h\]|\b[A-Z]{3,}\b(?<!FILE)(?<!SITE)(?<!GAME)|^pygames( [a-z-]+)?$", command
    )


def cut(command: str) -> str:
    """Return a command with less to do."""
    for pattern, less in CUT:
        command = re.sub(pattern, less, command)
    # Whatever has no budget gets one, in what its game's bot counts.
    unit = "nodes" if re.search(r"murus|game\.json", command) else "playouts"
    command = re.sub(r"\b(bot\d(?:\.\d+)?)(?![\w.:])", rf"\1:{unit}=6", command)
    return command.replace("UNIT", unit)


def is_left_out(command: str) -> bool:
    """Tell whether a command is one of those that aren't run here."""
    return any(command.startswith(each) for each in (*ELSEWHERE, *NOT_RUN))


NAMED = sorted(
    re.sub(r"<game>", catalog()[0].id, each).replace("FILE", "my_game.py")
    for each in {*of_documents(), *of_helps()} if is_whole(each)
)  # fmt: skip
HERE = sorted({cut(each) for each in NAMED if not is_left_out(each)})


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Go to a folder with the files that documents speak of."""
    monkeypatch.chdir(tmp_path)
    examples = ROOT / "pygames/examples"
    (tmp_path / "pygames/games/murus_gallicus").mkdir(parents=True)
    (tmp_path / "pygames/examples").symlink_to(examples)
    (tmp_path / "my_game.py").symlink_to(examples / "three.py")
    choose = "def choose(state, seconds):\n    return state.legal_actions()[0]\n"
    (tmp_path / "my_bot.py").write_text(choose, "utf-8")
    (tmp_path / "mine.py").symlink_to(ROOT / "tests/support/sample_engine.py")
    engine = f"#!/bin/sh\nexec {sys.executable} {tmp_path}/mine.py\n"
    (tmp_path / "mine").write_text(engine, "utf-8")
    (tmp_path / "mine").chmod(0o755)
    for name, game in (("game.json", "murus-gallicus"), ("game.txt", "cercas")):
        write_games(tmp_path / name, [read_one(json.dumps(begun(game).data()), None)])
    return tmp_path


def begun(game: str) -> Record:
    """Return a game of twelve actions."""
    record = settle(new(game))
    for _ in range(12):
        record = settle(extend(record, final(record).legal_actions()[0]))
    return record


def run(command: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """Run a command of the package; return its exit code, and what it says."""
    words = shlex.split(command.partition("pygames ")[2])
    with patch.object(sys, "stdin", io.TextIOWrapper(io.BytesIO(b""))):
        try:
            code = main(words)
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 1
    output = capsys.readouterr()
    return code, output.out + output.err


@pytest.mark.parametrize("command", HERE)
def test_a_command_that_a_text_names_does_what_it_says(
    command: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = re.search(r"new-game (my_game)|(?<!--resume game.txt) --save (\S+)", command)
    if match:  # it isn't there before
        (folder / (match[2] or "my_game.py")).unlink(missing_ok=True)
    code, output = run(command, capsys)
    assert (code, "Traceback" in output) == (0, False), output


def test_every_other_command_has_a_test_or_a_reason() -> None:
    for test, needle in ELSEWHERE.values():
        assert needle in (ROOT / test).read_text("utf-8"), test
    others = [each for each in NAMED if is_left_out(each)]
    assert all(any(each.startswith(key) for each in others) for key in {*ELSEWHERE, *NOT_RUN})


# What a help lets choose.

OF_A_GAME: Mapping[str, str] = {
    # The smallest form of each command that takes a game. tests/conformance checks all five games,
    # and a help names one of them, so here `check` takes a file.
    "perft": "{game} 1",
    "play": "{game} --seats {bots} --seed 1",
    "arena": "{game} random {bot} --games 2 --opening 1",
    "check": "{game} --games 1",
    "measure": "{game} --games 1 --seed 2",
    "svg": "{game} --compact --theme dark --seat 0",
}
ONCE = (
    # Options that no text names.
    "perft murus-gallicus 1 --start {start}",
    "play --resume game.json --number 1",
    "play on-tour --option map=europe --save new.txt",
    "arena on-tour random random --games 2 --option map=europe",
    "show game.json --number 1 --quick --seed 5",
    "svg game.json --number 1",
    *(f"svg game.json --theme {theme}" for theme in ("light", "contrast", "paper", "auto")),
)
BY_CHANCE = "has chance, so perft"
REFUSED = {"perft": {game.id: BY_CHANCE for game in catalog() if game.chance}}
"""What a help says that a command doesn't take."""


def games_for(command: str) -> list[str]:
    """List the games that a help names."""
    (words,) = (each.help for each in subparsers()[command]._actions if each.metavar == "GAME")
    files = ["my_game.py"] if "my_game.py" in str(words) else []
    return [*([] if command == "check" else ids()), *files]


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("command", OF_A_GAME)
def test_a_command_takes_each_game_that_its_help_lists(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for game in games_for(command):
        bot = f"bot1:{'nodes' if 'murus' in game else 'playouts'}=4"
        words = OF_A_GAME[command].format(game=game, bot=bot, bots=f"{bot},{bot}")
        code, output = run(f"pygames {command} {words}", capsys)
        refusal = REFUSED.get(command, {}).get(game)
        assert "Traceback" not in output
        assert (code == 0) if refusal is None else refusal in output, output


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("words", ONCE)
def test_an_option_does_what_its_help_says(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    start = shlex.quote(str(final(begun("murus-gallicus")).position()))
    words = words.format(start=start)
    code, output = run(f"pygames {words}", capsys)
    assert (code, "Traceback" in output) == (0, False), output


def test_each_option_of_each_command_is_run() -> None:
    lines = [*HERE, *(f"pygames {name} {rest}" for name, rest in OF_A_GAME.items()),
             *(f"pygames {words}" for words in ONCE)]  # fmt: skip
    for name, parser in subparsers().items():
        used = {word for line in lines if re.match(rf"pygames( --lang \w+)? {name}\b", line)
                for word in line.split()}  # fmt: skip
        for action in parser._actions:
            if not {"--help", "--lang"} & {*action.option_strings} and action.option_strings:
                assert used & {*action.option_strings}, f"{name} {action.option_strings}"
