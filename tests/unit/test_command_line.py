"""The terminal: `python3 -m pygames` from a plain checkout, with nothing installed."""

import ast
import io
import json
import os
import re
import runpy
import subprocess
import sys
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from pygames import new, read
from pygames.__main__ import main

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-S", "-m", "pygames"]
"""Without site-packages, as on a machine that has only Python."""
CLEAN = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}


def run(
    *arguments: str, words: str | bytes = b"", env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*COMMAND, *arguments],
        input=words.encode() if isinstance(words, str) else words,
        cwd=ROOT, env=CLEAN | (env or {}), capture_output=True, timeout=60, check=False,
    )  # fmt: skip


def here(*arguments: str, words: str | bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run the command in this process, which is faster, and which coverage can watch."""
    data = io.TextIOWrapper(io.BytesIO(words.encode() if isinstance(words, str) else words))
    output, errors = io.StringIO(), io.StringIO()
    with patch.object(sys, "stdin", data), redirect_stdout(output), redirect_stderr(errors):
        code = main_exits(arguments)
    return subprocess.CompletedProcess(
        arguments, code, output.getvalue().encode(), errors.getvalue().encode()
    )


def engine(lines: Sequence[bytes | str]) -> list[dict[str, Any]]:
    """Send lines to the engine and return its answers; it must end well and say nothing else."""
    words = b"".join((x.encode() if isinstance(x, str) else x) + b"\n" for x in lines)
    process = here("engine", words=words)
    assert process.returncode == 0
    assert process.stderr == b""
    return [json.loads(line) for line in process.stdout.splitlines()]


@pytest.mark.parametrize("code", ["utf-8-sig", "utf-16", "utf-16-be", "latin-1"])
def test_a_games_file_is_read_in_any_code_and_a_guess_is_said(code: str, tmp_path: Path) -> None:
    """As PowerShell and old editors save a game with somebody's name, and as the page reads it."""
    file = tmp_path / "größe.txt"
    text = f"Zoë hat gespielt:\r\n{json.dumps(new('cercas').data())}\r\n"
    file.write_bytes(text.encode(code))
    process = here("show", str(file))
    assert process.returncode == 0
    assert ("was read as Windows-1252" in process.stderr.decode()) == (code == "latin-1")


def kinds(lines: Sequence[bytes | str]) -> list[str]:
    return [answer["error"]["kind"] for answer in engine(lines)]


def main_exits(arguments: Sequence[str]) -> int:
    """Run the command in this process and give its exit code."""
    try:
        return main(arguments)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 1


# engine


def test_the_engine_answers_in_order() -> None:
    requests = [json.dumps({"id": n, "call": "perft", "game": "murus-gallicus", "depth": 1 + n % 3})
             for n in range(12)]  # fmt: skip
    answers = engine(requests)
    assert [answer["id"] for answer in answers] == list(range(12))
    assert answers[2]["ok"]["counts"] == [20, 400, 6960]


def test_the_engine_flushes_each_answer() -> None:
    with subprocess.Popen(
        [*COMMAND, "engine"], cwd=ROOT, env=CLEAN, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin
        assert process.stdout
        record = None
        for id, call in enumerate(({"call": "new", "game": "murus-gallicus"}, {"call": "state"})):
            request = {"id": id, **call} | ({"record": record} if record else {})
            process.stdin.write(json.dumps(request).encode() + b"\n")
            process.stdin.flush()
            answer = json.loads(process.stdout.readline())
            assert answer["id"] == id
            record = answer["ok"].get("record")
        process.stdin.close()
        assert process.wait(20) == 0
        assert process.stdout.read() == b""


def test_the_engine_survives_any_input_and_answers_each_line_once() -> None:
    good = '{"id": 1, "call": "rules", "game": "murus-gallicus"}'
    lines: list[tuple[bytes | str, str]] = [
        ("", "bad-json"),
        (b"\xff\xfe\x00", "bad-json"),
        ("[" * 200_000, "bad-json"),
        ("true", "bad-request"),
        ('{"call": "states"}', "unknown-call"),
        ("a" * 10_000_000, "too-large"),
        ('{"id": 1, "x": "' + "é" * 600_000 + '"}', "too-large"),
    ]
    assert kinds([line for line, _ in lines]) == [kind for _, kind in lines]
    mixed = [line for pair in lines for line in (pair[0], good)]
    answers = engine(mixed)
    assert len(answers) == len(mixed)
    assert all("ok" in answer for answer in answers[1::2])


def test_a_line_at_the_limit_is_read_and_one_byte_more_is_too_large() -> None:
    head = '{"id": 1, "call": "catalog", "x": "'
    for extra, kind in ((0, "bad-request"), (1, "too-large"), (2, "too-large"), (3, "too-large")):
        line = head + "a" * ((1 << 20) - len(head) - 2 + extra) + '"}'
        assert kinds([line, "", line]) == [kind, "bad-json", kind]
    process = run("engine", words=line)
    assert json.loads(process.stdout)["error"]["kind"] == "too-large"
    assert [answer["id"] for answer in engine([line, "", line])] == [1, None, 1]


def test_the_engine_writes_ascii_in_any_terminal() -> None:
    process = run("engine", words='{"id": "\u00e9\u4e16"}\n', env={"PYTHONIOENCODING": "ascii"})
    assert json.loads(process.stdout)["id"] == "\u00e9\u4e16"


def test_the_engine_ends_quietly_when_its_reader_is_gone() -> None:
    with subprocess.Popen(
        [*COMMAND, "engine"], cwd=ROOT, env=CLEAN,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    ) as process:  # fmt: skip
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        process.stdin.write(b"{}\n" * 10)
        process.stdin.close()
        assert process.wait(20) == 1
        assert process.stderr.read() == b""


# play

LINK = r"To open this game on the page, .*:\n#of=murus-gallicus&g=\S+\n$"


def test_play_shows_the_board_and_takes_actions() -> None:
    process = run("play", "murus-gallicus", words="d1-d3\ne7-e5\nquit\n")
    text = process.stdout.decode()
    assert (process.returncode, process.stderr) == (0, b"")
    assert "1  W W W W W W W W" in text
    assert "3  . . . w . . . ." in text
    assert "White to move" in text
    assert "Black to move" in text


PLAYED: dict[str, tuple[str, str, tuple[str, ...]]] = {
    # What is given, what is typed, and what can be read then.
    "an illegal action is explained": (
        *("murus-gallicus", "d1-d2\nd1-d3\n"), ("Choose the farther", "Black to move"),
    ),
    "the chance since the last decision is reported": (
        *("eight-by-eight --seed daily", "x8\nquit\n"), (r"(?ms)^Rolled 8$.*^Rolled 7$",),
    ),
    "an action is taken back": (
        *("murus-gallicus", "d1-d3\nundo\nquit\n"), (r"(?s)White to move.*White to move",),
    ),
    "a game has options": ("on-tour --option map=europe", "quit\n", (r"(?m)^ *LT\b",)),
    "a game has other options": ("on-tour --option map=usa", "quit\n", (r"(?m)^ *UT\b",)),
    "actions are listed, and what can be typed": (
        *("murus-gallicus", "list\nhelp\n\n"),
        (" d1-d3 ", r"(?s)(Type an action, or: list \(all actions\).*){3}"),
    ),
    "no bot agrees on a draw": (
        *("murus-gallicus --seats person,bot1:nodes=20", "draw\nquit\n"),
        ("Bots don’t agree on draws.",),
    ),
    "a player resigns": (
        *("murus-gallicus", "resign\nno\nresign\nyes\n"),
        (rf"Black wins\. White resigned\.\n{LINK}",),
    ),
    "both agree on a draw": (
        *("murus-gallicus", "d1-d3\ndraw\nyes\n"),
        (rf"A draw\. Both players agreed on a draw\.\n{LINK}",),
    ),
    "bots play to the end": (
        *("murus-gallicus --seats random,bot1:nodes=20", ""),
        (rf"(White wins|Black wins|A draw)\. [A-Z].*\.\n{LINK}",),
    ),
    "it ends with its input": ("murus-gallicus", "", ("White to move",)),
}  # fmt: skip


@pytest.mark.parametrize(("arguments", "words", "read"), PLAYED.values(), ids=PLAYED)
def test_play_does_what_is_typed(arguments: str, words: str, read: tuple[str, ...]) -> None:
    process = here("play", *arguments.split(), words=words)
    assert (process.returncode, process.stderr) == (0, b"")
    assert all(re.search(each, process.stdout.decode()) for each in read)


def test_play_reads_moves_and_commands_as_people_write_them() -> None:
    words = (
        "\ufeff\uff24\uff11—\uff44\uff13\n“Undo”\nd1 – D3.\nLIST\n"
        "“e7” − e5!\nResign.\nno\nResign\n\uff39ES\n"
    )
    process = run("play", "murus-gallicus", words=words, env={"PYTHONIOENCODING": "utf-8"})
    text = process.stdout.decode()
    assert (process.returncode, process.stderr) == (0, b"")
    assert text.count("Black to move") == 3
    assert "Black wins. White resigned.\n" in text


@pytest.mark.parametrize("code", ["ascii", "cp437", "cp1252"])
def test_play_goes_on_in_a_terminal_that_lacks_letters(code: str) -> None:
    words = b"d1\x97d3\n\xff\xfe\ncastle\nd1-d2\nd1-d3\nquit\n"
    process = run("play", "murus-gallicus", words=words, env={"PYTHONIOENCODING": code})
    assert (process.returncode, process.stderr) == (0, b"")
    assert b"written like a move here" in process.stdout
    assert b"Black to move" in process.stdout


def test_play_takes_back_a_bots_answer_with_the_persons_move() -> None:
    seats = ("--seats", "person,bot1:nodes=20")
    process = here("play", "murus-gallicus", *seats, words="undo\nd1-d3\nundo\nquit\n")
    text = process.stdout.decode()
    assert "Black (bot1:nodes=20): " in text
    assert text.count("White to move") == 4
    boards = re.findall(r"^7  (?:.*\n){8}", text, re.MULTILINE)
    assert boards[0] == boards[1] == boards[-1] != boards[-2]


@pytest.mark.parametrize("word", ["resign", "draw"])
def test_play_ends_no_game_where_the_input_ends_before_the_answer(word: str) -> None:
    process = here("play", "murus-gallicus", words=f"{word}\n")
    assert process.returncode == 0
    assert "wins" not in process.stdout.decode()


def test_play_saves_after_each_action_and_goes_on_from_there(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    here("play", "murus-gallicus", "--save", str(file), words="d1-d3\ne7-e5\n")
    assert read(file.read_bytes())[0].actions == ("d1-d3", "e7-e5")
    again = ("play", "--resume", str(file))
    assert "White to move" in here(*again, words="quit\n").stdout.decode()
    here(*again, "--save", str(file), words="undo\nd7-d5\nquit\n")
    assert read(file.read_bytes())[0].actions == ("d1-d3", "d7-d5")


def test_play_ends_with_a_link_that_it_can_resume() -> None:
    lines = here("play", "cercas", words="c3-e3:c2\nquit\n").stdout.decode().splitlines()
    assert read(lines[-1])[0].actions == ("c3-e3:c2",)
    assert "O to move" in here("play", "--resume", lines[-1]).stdout.decode()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), "name a game, or one to --resume"),
        *(
            (("on-tour", "--option", text), "Map must be usa or europe")
            for text in ("map", "map=moon")
        ),
        (("on-tour", "--option", "land=usa"), "On Tour has no 'land'"),
        (("cercas", "--save", "{file}"), "is there already"),
        (("cercas", "--resume", "{file}"), "has its own options and seed"),
        (("--resume", "{file}", "--seed", "a"), "has its own options and seed"),
        (("--resume", "{file}", "--seats", "person"), "expected 2"),
        (("--resume", "{file}.txt"), "is no game and no file"),
        (("--resume", "{several}"), "there are 2 games in this text: say which"),
        (("cercas", "--save", "/no/such/folder/game.json"), "can't be written"),
    ],
)
def test_play_says_why_it_cannot_begin(
    arguments: Sequence[str], words: str, tmp_path: Path
) -> None:
    file, several = tmp_path / "game.json", tmp_path / "games.json"
    game = json.dumps(new("cercas").data())
    file.write_text(game)
    several.write_text(f"[{game}, {game}]")
    process = here("play", *(each.format(file=file, several=several) for each in arguments))
    assert process.returncode == 1
    assert words in process.stderr.decode()
    assert file.read_text() == game


def test_a_game_that_is_saved_as_a_text_keeps_its_comments(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    assert here("play", "cercas", "--save", str(file), words="c3-e3:c2\nquit\n").returncode == 0
    assert file.read_text() == '[Game "cercas"]\n\n1. c3-e3:c2\n'
    file.write_text('[Game "cercas"]\n[Player1 "Anna"]\n\n1. c3-e3:c2 {Quiet.} (1. a2-b2:a1)\n')
    again = ("play", "--resume", str(file), "--save", str(file))
    assert here(*again, words="e5-g5:f5\nresign\nyes\n").returncode == 0
    *tags, moves, result = file.read_text().splitlines()
    assert tags == ['[Game "cercas"]', '[Player1 "Anna"]', ""]
    assert moves == "1. c3-e3:c2 {Quiet.} (1. a2-b2:a1) e5-g5:f5"
    assert result == "= 0-1 resigned"


def test_a_file_is_written_through_a_link_and_into_a_pipe(tmp_path: Path) -> None:
    picture = here("svg", "cercas").stdout
    (tmp_path / "link.svg").symlink_to(tmp_path / "board.svg")
    assert here("svg", "cercas", "-o", str(tmp_path / "link.svg")).returncode == 0
    assert (tmp_path / "link.svg").is_symlink()
    assert (tmp_path / "board.svg").read_bytes() == picture
    os.mkfifo(tmp_path / "pipe")
    with subprocess.Popen(["cat", tmp_path / "pipe"], stdout=subprocess.PIPE) as reader:
        try:
            assert here("svg", "cercas", "-o", str(tmp_path / "pipe")).returncode == 0
            assert reader.communicate(timeout=30)[0] == picture
        finally:
            reader.kill()


def test_each_command_that_takes_a_file_takes_one_of_several_games(tmp_path: Path) -> None:
    games = [{"record": new(game).data()} for game in ("cercas", "murus-gallicus")]
    file = tmp_path / "export.json"
    file.write_text(json.dumps({"format": "pygames-games-1", "games": games}))
    pictures = [here("svg", str(file), "--number", number).stdout for number in ("1", "2")]
    assert pictures == [here("svg", game).stdout for game in ("cercas", "murus-gallicus")]
    resumed = here("play", "--resume", str(file), "--number", "2", words="quit\n")
    assert resumed.stdout.decode().startswith("Murus Gallicus.")


# arena


def test_arena_counts_games_and_gives_an_interval() -> None:
    process = here(
        "arena", "murus-gallicus", "bot1:nodes=30", "random", "--games", "4", "--seed", "1"
    )
    score, *shares = process.stdout.decode().splitlines()[-3:]
    assert process.returncode == 0
    numbers = re.search(r"(\d+) won, (\d+) drawn, (\d+) lost", score)
    assert numbers
    assert sum(map(int, numbers.groups())) == 4
    for who, share in zip(("bot1:nodes=30", "The player who begins"), shares, strict=True):
        assert re.match(rf"{who} wins \d+\.\d% to \d+\.\d% .*95% interval", share)


def test_arena_stops_as_soon_as_the_match_is_decided() -> None:
    bots = ("bot5:nodes=200", "random", "--games", "400", "--decide", "70")
    lines = here("arena", "murus-gallicus", *bots).stdout.decode().splitlines()
    assert len(lines) < 60
    assert "0 lost" in lines[-3]


@pytest.mark.parametrize(
    ("arguments", "prints"),
    [
        ("scatter --games 11", r"10 games: \d+\.\d\d ± \d+\.\d\d\nscatter: .*\n"),
        ("scatter --games 1", r"scatter: \d+\.\d\d points in 1 games\n"),
        (
            "bot2 scatter --option map=europe --jobs 2 --games 3",
            r"((bot2|scatter): \d+\.\d\d ± \d+\.\d\d points in 3 games\n){2}",
        ),
    ],
)
def test_arena_gives_the_mean_of_each_bot_that_plays_alone(arguments: str, prints: str) -> None:
    """After ten games it says how far it is; a single game has no error."""
    output = here("arena", "on-tour", *arguments.split(), "--solo").stdout.decode()
    assert re.fullmatch(prints, output)


# The whole


def test_usage_names_the_program_as_it_was_called(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("--help").stdout.startswith(b"usage: python3 -m pygames ")
    monkeypatch.setattr(sys, "argv", ["/somewhere/bin/pygames"])
    assert main_exits(["--help"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("usage: pygames ")
    assert "\n  pygames new-game my_game\n" in text
    assert "python3" not in text


def test_help_lists_games_without_loading_any() -> None:
    code = (
        "import sys; from pygames.__main__ import main\n"
        "try: main(['play', '--help'])\n"
        "except SystemExit: pass\n"
        "print([name for name in sys.modules if name.startswith('pygames.games.')])\n"
    )
    process = subprocess.run(
        [sys.executable, "-S", "-c", code],
        cwd=ROOT, env=CLEAN, capture_output=True, text=True, timeout=60, check=True,
    )  # fmt: skip
    assert "on-tour" in process.stdout
    modules = ast.literal_eval(process.stdout.splitlines()[-1])
    assert modules == ["pygames.games.catalog"]


def test_exit_codes_come_from_the_process() -> None:
    assert run("--help").returncode == 0
    assert run("perft", "chess", "2").returncode == 1
    assert run("chess").returncode == 2


def test_an_interrupted_command_ends_as_shells_expect() -> None:
    with patch("pygames.cli.engine.serve", side_effect=KeyboardInterrupt):
        assert main(["engine"]) == 130
    with patch("builtins.input", side_effect=KeyboardInterrupt):
        assert here("play", "murus-gallicus").returncode == 130


def test_nothing_is_written_at_exit_when_the_reader_is_gone() -> None:
    serving = patch("pygames.cli.engine.serve", side_effect=BrokenPipeError)
    with serving, patch("os.dup2") as redirect:
        assert main(["engine"]) == 1
    redirect.assert_called_once()


def test_the_file_is_the_program(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["pygames", "--version"])
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(ROOT / "pygames" / "__main__.py"), run_name="__main__")
    assert ended.value.code == 0
    assert capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ([], 2),
        *(
            (["perft", "murus-gallicus", depth], 2)
            for depth in ("0", "-1", "five", "1.5", "\u0663")
        ),
        (["chess"], 2),
        (["perft"], 2),
        (["engine", "more"], 2),
        (["arena", "murus-gallicus", "bot1"], 2),
        (["perft", "chess", "2"], 1),
        (["play", "chess"], 1),
        (["perft", "murus-gallicus", "2", "--start", "nonsense"], 1),
        (["play", "murus-gallicus", "--seats", "person"], 1),
        (["play", "murus-gallicus", "--seats", "person,bot9"], 1),
        (["play", "murus-gallicus", "--seed", "\u00e9"], 1),
        (["arena", "murus-gallicus", "bot1", "nobody"], 1),
        (["arena", "murus-gallicus", "bot1:nodes=0", "random"], 1),
        (["arena", "murus-gallicus", "bot1:nodes=1.2.3", "random"], 1),
        (["arena", "murus-gallicus", "bot1", "random", "--seed", "a b"], 1),
        (["arena", "murus-gallicus", "bot1", "random", "--games", "0"], 1),
        (["arena", "murus-gallicus", "bot1", "random", "--games", "-1"], 1),
        (["arena", "murus-gallicus", "bot1", "random", "--decide", "7"], 1),
        *(
            (["arena", "murus-gallicus", "random", "--bot", "x", "--go", budget], 1)
            for budget in ("apples=2", "seconds=nan", "playouts=inf")
        ),
        *(
            (["arena", "murus-gallicus", "random", "--bot", command], 1)
            for command in ("./no-such-engine --fast", "'x")
        ),
        (["arena", "murus-gallicus", "bot1", "random", "--report", "report.txt"], 1),
        (["perft", "on-tour", "2"], 1),
    ],
)
def test_wrong_arguments_get_a_sentence_and_an_exit_code(
    arguments: list[str], code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main_exits(arguments) == code
    errors = capsys.readouterr().err
    assert ("usage" in errors) == (code == 2)
    if code == 1:
        assert errors.startswith("pygames: ")
        assert len(errors.splitlines()) == 1
