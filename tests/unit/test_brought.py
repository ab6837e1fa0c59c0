"""Games that a page is given as a text: each version is a game of its own."""

import json
import re
import sys
import tracemalloc
from binascii import crc32
from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from io import BytesIO
from itertools import repeat
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import pytest

from pygames import examples
from pygames.added import brought, fields, own
from pygames.added.brought import answer
from pygames.added.wheel import unpack
from pygames.games import find
from pygames.link import write
from pygames.record import parse
from tests.support.effort import often
from tests.support.toy import toy_wheel

MODELS = Path(examples.__path__[0])
FIRST = (MODELS / "three.py").read_text("utf-8")
BOT = (MODELS / "bots" / "bot.py").read_text("utf-8")
SILENT = "class Silent(Exception):\n    def __str__(self): 1 / 0\nraise Silent\nGAME = game("
FAST = "def choose(state, seconds):\n    return state.legal_actions()[-1]\n"


pytestmark = pytest.mark.usefixtures("no_added_game")


def ask(call: str, **arguments: Any) -> Any:
    return json.loads(answer(json.dumps({"id": 1, "call": call, **arguments})))


def bring(text: str) -> str:
    """Bring a game and return its id."""
    (card,) = ask("bring", name="my_game.py", text=text)["ok"]["games"]
    return str(card["id"])


def test_a_file_to_begin_from_is_checked_only_once_it_was_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    checks: list[object] = []
    monkeypatch.setattr(brought, "check_in_short", checks.append)
    for text in (FIRST, *(each.read_text("utf-8") for each in brought.shelf())):
        bring(text)
    assert checks == []
    game = bring(FIRST.replace("Squares(3, 3)", "Squares(4, 4)"))
    assert len(checks) == 1
    # A version that was checked is only read.
    monkeypatch.setattr(brought, "ids", tuple)
    text = FIRST.replace("Squares(3, 3)", "Squares(4, 4)")
    for checked, count in ((game, 1), ("another", 2)):
        ask("bring", name="my_game.py", text=text, checked=checked)
        assert len(checks) == count


def test_each_version_of_a_file_is_a_game_of_its_own_and_the_older_one_stays() -> None:
    three = bring(FIRST)
    four = bring(FIRST.replace("Squares(3, 3)", "Squares(4, 4)"))
    assert three != four
    assert bring(FIRST) == three
    for game, answers in ((three, "error"), (four, "ok")):
        record = ask("new", game=game)["ok"]["record"]
        assert answers in ask("act", record=record, action="d4")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("GAME = game(", "GAME = game((", "this isn’t Python"),
        ("% 2 if", "% 2 if 1 / 0 and", "ZeroDivisionError"),
        ("GAME = game(", "OTHER = game(", "has no GAME"),
        (
            "GAME = game(",
            "raise ValueError('x\\n' * 10_000)\nGAME = game(",
            "line 44: ValueError: x x",
        ),
        ("return Three(", "raise ValueError('x' * 10_000, ", "x…, at the start."),
        ("GAME = game(", SILENT, "line 46: Silent"),
        ('"Three in a Row"', '"Three " * 20', "line 46: title: "),
        ('"Three in a Row"', '"\\ud800"', "half a letter"),
    ],
)
def test_a_fault_is_reported_in_a_sentence_with_its_line(old: str, new: str, words: str) -> None:
    error = ask("bring", name="my_game.py", text=FIRST.replace(old, new, 1))["error"]
    assert error["message"].startswith("my_game.py")
    assert len(error["message"]) < 400
    assert words in error["message"]
    assert ("line" in error["message"]) == ("at" in error)


def test_the_longest_title_has_an_id_that_pages_take() -> None:
    game = bring(FIRST.replace("Three in a Row", "Three 3" * 8 + "3333"))
    assert re.fullmatch(r"[a-z\d-]{1,64}-[\da-f]{32}", game)


SPELLINGS: dict[str, Callable[[str], str]] = {
    "lf": str,
    "crlf": lambda text: text.replace("\n", "\r\n"),
    "cr": lambda text: text.replace("\n", "\r"),
    "mark": lambda text: "\ufeff" + text,
    "no end": lambda text: text.rstrip("\n"),
    "more ends": lambda text: text + "\n\n",
    "mixed": lambda text: text.replace("\n", "\r\n", 7),
}


def old_version(text: str) -> str:
    """Name a version as 1.0 did."""
    return f"three-in-a-row-{sha256(text.encode()).hexdigest()[:12]}"


@pytest.mark.parametrize("spelled", SPELLINGS.values(), ids=SPELLINGS)
def test_a_file_is_one_game_with_any_line_ends_and_answers_to_the_id_that_version_1_gave_to_it(
    spelled: Callable[[str], str],
) -> None:
    text = spelled(FIRST)
    assert bring(text) == bring(FIRST)
    old = old_version(text)
    (card,) = ask("bring", name="my_game.py", text=text, checked=old)["ok"]["games"]
    assert card["id"] == old
    record = ask("new", game=old)["ok"]["record"]
    link = write(parse(record))
    assert ask("open", link=link)["ok"]["record"]["game"] == old


def test_a_file_read_today_answers_to_the_id_of_another_spelling() -> None:
    for old in map(old_version, (FIRST, SPELLINGS["crlf"](FIRST), SPELLINGS["no end"](FIRST))):
        (card,) = ask("bring", name="my_game.py", text=FIRST, checked=old)["ok"]["games"]
        assert card["id"] == old
    (card,) = ask("bring", name="a.py", text=FIRST, checked=old_version("another"))["ok"]["games"]
    assert card["id"] == bring(FIRST)


def test_a_check_that_takes_long_ends_with_the_beginnings_of_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    late = FIRST.replace("return Three(", "1 / (len(self.pieces) < 4)\n        return Three(")
    assert "ZeroDivision" in ask("bring", name="my_game.py", text=late)["error"]["message"]
    monkeypatch.setattr(sys.modules["pygames.added.load"], "_SECONDS", 0.0)
    bring(late)


def test_a_file_is_a_text_and_may_not_stand_elsewhere_than_in_its_folder() -> None:
    (card,) = ask("bring", name="../../x/my_game.py", text=FIRST)["ok"]["games"]
    assert card["title"] == "Three in a Row"
    assert ask("bring", name="my_game.py", text=1)["error"]["kind"] == "bad-request"


# A player's own bot


@pytest.mark.parametrize("text", [BOT.replace("cercas", "murus-gallicus"), FIRST + FAST])
def test_a_files_own_bot_is_a_level_of_its_game(text: str) -> None:
    (card,) = ask("bring", name="my_bot.py", text=text)["ok"]["games"]
    assert card["levels"] == [1, 2, 3, 4, 5, 9]
    record = ask("new", game=card["id"])["ok"]["record"]
    assert ask("choose", record=record, level=9, seconds=0.01)["ok"]["action"]
    assert ask("hint", record=record, seconds=0.01)["ok"]["action"]


def test_a_bot_for_a_game_of_ours_has_its_own_name_in_the_title() -> None:
    (card,) = ask("bring", name="my_bot.py", text=f'GAME = "cercas"\n{FAST}')["ok"]["games"]
    assert card["title"] == "Cercas · my_bot"
    assert find("cercas").title == "Cercas"
    assert (card["daily"], card["puzzles"], card["courses"]) == (False, None, [])


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('GAME = "cercas"\n', "my_bot.py has no function choose"),
        ('GAME = "chess"\n' + FAST, "unknown game 'chess'"),
        ('GAME = "cercas"\ndef choose(state, seconds):\n    return 1 / 0\n', "line 3: Zero"),
        (FIRST + FAST.replace("[-1]", ""), "line 53: choose returned ["),
    ],
)
def test_a_bot_that_cant_play_is_refused_with_its_line(text: str, words: str) -> None:
    error = ask("bring", name="my_bot.py", text=text)["error"]
    assert words in error["message"]


def test_a_bot_that_thinks_too_long_is_stopped_and_told_where(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(own, "LATE_SECONDS", 0.01)
    loops = "def choose(state, seconds):\n    while seconds:\n        state = state\n"
    error = ask("bring", name="my_bot.py", text=f'GAME = "cercas"\n{loops}')["error"]
    assert error["message"] == "my_bot.py, line 4: this takes too long: it was stopped after 0.01 s"


def test_a_bot_plays_pairs_of_games_with_exchanged_seats_against_a_level(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(own, "MOVE_SECONDS", 0.005)
    game = bring(FIRST + FAST)
    arguments: dict[str, Any] = {"game": game, "level": 1, "results": [], "seconds": 0}
    start = ask("duel", **arguments)["ok"]
    assert (start["results"], start["record"]["actions"]) == ([], [])
    arguments |= {"seconds": 9, "record": start["record"]}
    step = ask("duel", **arguments)["ok"]
    assert "record" not in step
    del arguments["record"]
    while len(step["results"]) < 6:
        step = ask("duel", **{**arguments, "results": step["results"]})["ok"]
    tally = step["tally"]
    assert tally["won"] + tally["drawn"] + tally["lost"] == 6
    assert 0 <= tally["low"] < tally["high"] <= 1


@pytest.mark.parametrize("wrong", [{"level": 7}, {"results": [5]}, {"seconds": "x"}, {"game": 1}])
def test_a_duel_needs_a_game_for_two_and_its_level(wrong: dict[str, Any]) -> None:
    game = bring(FIRST + FAST)
    arguments = {"game": game, "level": 1, "results": [], "seconds": 0} | wrong
    assert "error" in ask("duel", **arguments)


# Wheels


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return toy_wheel(tmp_path_factory.mktemp("wheel")).read_bytes()


NAME = "dice_nim-1.0-py3-none-any.whl"


def put(content: bytes, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path | None:
    """Put a wheel where a page does; return the folder for its files, None if it is refused."""
    monkeypatch.setattr(brought, "WHEELS", folder)
    monkeypatch.setattr(brought, "_refused", {})
    (folder / NAME).write_bytes(content)
    return brought.room_for(folder / NAME)


def test_a_game_of_a_wheel_is_a_version_like_that_of_a_file(
    toy: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = put(toy, tmp_path, monkeypatch)
    assert folder is not None
    unpack(tmp_path / NAME, folder)
    (card,) = ask("bring", name=NAME)["ok"]["games"]
    assert card["id"].startswith("dice-nim-")
    assert ask("new", game=card["id"])["ok"]["record"]["game"] == card["id"]


def hostile(files: Mapping[str, bytes | Iterator[bytes]]) -> bytes:
    buffer = BytesIO()
    with ZipFile(buffer, "w", ZIP_DEFLATED) as archive:
        for name, content in files.items():
            with archive.open(name, "w") as file:
                for part in [content] if isinstance(content, bytes) else content:
                    file.write(part)
    return buffer.getvalue()


def claiming(size: int, wheel: bytes) -> bytes:
    """Say that the one file of a wheel has so many bytes; the checksum is right for one more."""
    lying, (crc, length) = bytearray(wheel), (14, 22)
    for start in (0, wheel.index(b"PK\1\2") + 2):
        lying[start + crc : start + crc + 4] = crc32(bytes(size + 1)).to_bytes(4, "little")
        lying[start + length : start + length + 4] = size.to_bytes(4, "little")
    return bytes(lying)


@pytest.mark.parametrize("claimed", [10, 16 << 20, 33 << 20])
def test_a_wheel_of_a_gigabyte_takes_no_more_memory_than_a_wheel_may(
    claimed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wheel = claiming(claimed, hostile({"METADATA": repeat(bytes(1 << 20), often(64, 1024))}))
    tracemalloc.start()
    try:
        assert put(wheel, tmp_path, monkeypatch) is None
        assert tracemalloc.get_traced_memory()[1] < 34 << 20
    finally:
        tracemalloc.stop()
    message = ask("bring", name=NAME)["error"]["message"]
    assert ("32 MB at most" if claimed > 32 << 20 else "larger than its wheel says") in message


@pytest.mark.parametrize(
    ("files", "words"),
    [
        ({"../out.py": b""}, "has a file outside"),
        ({"/etc/out.py": b""}, "has a file outside"),
        ({"json.py": b""}, "json is a module of Python itself"),
        ({"random/__init__.py": b""}, "random is a module of Python itself"),
        ({"big.py": bytes(40 << 20)}, "32 MB at most"),
    ],
)
def test_a_hostile_wheel_is_refused_before_anything_of_it_is_unpacked(
    files: dict[str, bytes], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert put(hostile(files), tmp_path, monkeypatch) is None
    assert words in ask("bring", name=NAME)["error"]["message"]
    assert [each.name for each in tmp_path.iterdir()] == [NAME]


def test_a_wheel_that_could_not_be_installed_says_why() -> None:
    brought.refuse("a-1-py3-none-any.whl", ValueError("no metadata"))
    message = ask("bring", name="a-1-py3-none-any.whl")["error"]["message"]
    assert message == "a-1-py3-none-any.whl: no metadata"
    assert "is not here" in ask("bring", name="b-1-py3-none-any.whl")["error"]["message"]


def test_a_position_tells_its_fields_and_what_it_answers() -> None:
    record = ask("act", record=ask("new", game=bring(FIRST))["ok"]["record"], action="b2")["ok"]
    members = ask("fields", record=record["record"])["ok"]["fields"]
    values = {each["name"]: each["value"] for each in members}
    assert values["pieces"] == "Pieces({'b2': 'red'})"
    assert values["current_player()"] == "1"
    assert values["legal_actions()"].startswith("['a1', 'b1', ")
    assert values["returns()"] == "None"


def test_a_long_value_is_cut() -> None:
    text = FIRST.replace("\n    # Whose turn", '    note: str = "x" * 5000\n\n    # Whose turn')
    record = ask("new", game=bring(text))["ok"]["record"]
    assert len(ask("fields", record=record)["ok"]["fields"][1]["value"]) == fields.MOST_LETTERS + 1


@pytest.mark.parametrize("record", [None, 7, {"game": "nim"}])
def test_only_a_position_that_is_known_tells_its_fields(record: object) -> None:
    assert "error" in ask("fields", record=record)
