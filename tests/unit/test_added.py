"""Added games: a wheel is unpacked, its games are checked, and then they are like any other."""

import contextlib
import json
import random
import re
import shutil
import sys
import warnings
import zipfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pygames.__main__ import main
from pygames.added import add, folders, know_again, load, unpack
from pygames.door import bridge
from pygames.door.calls import CALLS
from pygames.errors import GameError
from pygames.games import catalog, find, guest, ids
from pygames.link import write
from pygames.record import forget, parse
from tests.support.door import NIM, ask
from tests.support.effort import often
from tests.support.toy import NOT_COPIED, PEBBLES, PEBBLES_FILE, knowing_no_added_game, toy_wheel
from tests.toy.dice_nim import GAME as TOY
from web.tools import exercises

INFO = "dice_nim-1.0.dist-info"
PLAYED = NIM | {"options": {"heap": "9"}, "seed": "a", "actions": ["r2", "t1", "r3"]}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return toy_wheel(tmp_path_factory.mktemp("outside"))


@pytest.fixture
def unpacked(wheel: Path, tmp_path: Path) -> Path:
    """Return a folder with the files of the wheel."""
    folder = tmp_path / "unpacked"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


pytestmark = pytest.mark.usefixtures("no_added_game")


def added(path: Path) -> dict[str, Any]:
    """Add what is there, and return the cards by id."""
    answer = json.loads(add(str(path)))
    assert "ok" in answer, answer
    return {card["id"]: card for card in answer["ok"]["games"]}


def refused(path: Path) -> tuple[str, str]:
    """Return the kind and the message of the failure; nothing is left of the game."""
    before = (ids(), folders(), [*sys.path], {*sys.modules} & {"dice_nim"})
    error = json.loads(add(str(path)))["error"]
    assert (ids(), folders(), [*sys.path], {*sys.modules} & {"dice_nim"}) == before
    assert set(error) == {"kind", "message"}
    return error["kind"], error["message"]


def zipped(path: Path, files: dict[str, str | bytes]) -> Path:
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return path


def declaring(line: str) -> dict[str, str | bytes]:
    return {f"{INFO}/entry_points.txt": f"[pygames.games]\n{line}\n"}


# what is added is known


def test_a_wheel_is_unpacked_and_its_game_known(wheel: Path) -> None:
    with pytest.raises(GameError):
        find("dice-nim")
    cards = added(wheel)
    assert list(cards) == ["dice-nim"]
    assert find("dice-nim") in catalog()
    assert "dice-nim" in ids()
    with guest(TOY):
        assert cards["dice-nim"] == ask("card", game="dice-nim")["ok"]


def test_an_unpacked_folder_is_added_as_its_wheel_is(unpacked: Path) -> None:
    assert list(added(unpacked)) == ["dice-nim"]
    assert find("dice-nim").folder == unpacked / "dice_nim"


def test_a_game_in_one_file_is_added_with_the_files_beside_it(tmp_path: Path) -> None:
    file = Path(shutil.copytree(PEBBLES, tmp_path / "given", ignore=NOT_COPIED)) / PEBBLES_FILE
    assert list(added(file)) == ["pebbles"]
    assert ask("new", game="pebbles")["ok"]["record"]["players"] == 2


def test_a_game_in_one_file_names_its_requirements(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(PEBBLES, tmp_path / "given", ignore=NOT_COPIED))
    (folder / "rules.md").unlink()
    assert "Game needs rules.md: " in refused(folder / PEBBLES_FILE)[1]
    shutil.copy(PEBBLES / "rules.md", folder)
    odd = (folder / PEBBLES_FILE).rename(folder / "my-pebbles.py")
    assert "isn't the name of its folder, 'given', or of a file in it" in refused(odd)[1]


def test_an_incomplete_card_is_named(unpacked: Path) -> None:
    card = unpacked / "dice_nim" / "__init__.py"
    card.write_text(re.sub(r"(?ms)^        bots=.*?^        \),\n", "", card.read_text()))
    assert refused(unpacked) == ("bad-game", "Game needs bots: how its bots choose, as a Bots")


def test_several_games_can_be_declared(unpacked: Path) -> None:
    (unpacked / "coin_nim").mkdir()
    for name in ("rules.md", "theme.json"):
        (unpacked / "coin_nim" / name).write_bytes((unpacked / "dice_nim" / name).read_bytes())
    (unpacked / "coin_nim" / "__init__.py").write_text(
        "from dataclasses import replace\nfrom pathlib import Path\nfrom dice_nim import GAME\n"
        'GAME = replace(GAME, id="coin-nim", folder=Path(__file__).parent)\n'
    )
    points = unpacked / INFO / "entry_points.txt"
    points.write_text(
        "# comments\n[console_scripts]\nx = y:z\n\n[pygames.games]\n"
        "dice-nim=dice_nim:GAME\ncoin-nim = coin_nim : GAME\n"
    )
    assert list(added(unpacked)) == ["dice-nim", "coin-nim"]


def test_another_process_knows_what_this_one_has_checked_or_is_told(unpacked: Path) -> None:
    load(unpacked)
    paths = folders()
    know_again(paths)
    assert ids().count("dice-nim") == 1
    assert folders() == paths == (str(unpacked),)
    with knowing_no_added_game():
        know_again(paths)
        assert find("dice-nim").title == "Dice Nim"


# every call of the door

CANT = {"daily", "objection", "rival", "perft", "arrange", "standing"}
CANT |= {"puzzles", "puzzle", "solve", "solution", "booklet"}
"""Calls for what the toy game has not."""
OF_BOTS = {"choose", "hint", "evaluate", "lines", "weigh"}
"""Calls that are answered by lot, or by the clock."""


def answers(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Any]]:
    """Make every call about the game that is known now, as the page may."""
    replies: list[tuple[str, Any]] = []

    def answer(request: str) -> str:
        text, call = bridge.answer(request), json.loads(request)
        by_lot = call["call"] in OF_BOTS or (call["call"] == "new" and "seed" not in call)
        # Who asks for an unknown game is told of all that there are.
        reply = json.loads(text.replace(", dice-nim", ""))
        replies.append((call["call"], [*reply] if by_lot else reply))
        return text

    monkeypatch.setattr(exercises, "answer", answer)
    exercises.ask_all(exercises.subject_of(exercises.ask("card", game="dice-nim"), "build"))
    return replies


def test_every_call_answers_as_for_a_game_of_ours(
    wheel: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with guest(TOY):
        expected = answers(monkeypatch)
    forget()
    added(wheel)
    assert answers(monkeypatch) == expected
    assert {call for call, _ in expected} >= set(CALLS) - CANT - {"catalog"}
    assert "dice-nim" in {card["id"] for card in ask("catalog")["ok"]["games"]}


def test_no_request_adds_a_game(wheel: Path) -> None:
    assert ask("add", path=str(wheel))["error"]["kind"] == "unknown-call"


def test_a_link_opens_once_its_game_is_known(wheel: Path) -> None:
    with guest(TOY):
        link = write(parse(PLAYED))
    forget()
    assert ask("open", link=link)["error"]["kind"] == "unknown-game"
    assert ask("named", link=link)["ok"] == {"game": "dice-nim"}
    assert ask("state", record=PLAYED)["error"]["kind"] == "unknown-game"
    added(wheel)
    assert ask("open", link=link)["ok"]["record"] == PLAYED


# what is refused


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("dice_nim.zip", "bad-wheel"),
        ("dice_nim.whl", "bad-wheel"),
        ("dice_nim-1.0-cp312-cp312-linux_x86_64.whl", "not-pure"),
        ("dice_nim-1.0-py2-none-any.whl", "not-pure"),
        ("dice_nim-1.0-py3-none-any.whl", "bad-wheel"),
        ("dice_nim-1.0-1-py3-none-any.whl", "bad-wheel"),
        ("dice_nim-1.0-py2.py3-none-any.whl", "bad-wheel"),
    ],
)
def test_only_wheels_of_pure_python_are_read(name: str, kind: str, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(b"no archive")
    assert refused(tmp_path / name)[0] == kind


def test_a_wheel_that_is_not_there_is_refused(tmp_path: Path) -> None:
    kind, message = refused(tmp_path / "dice_nim-1.0-py3-none-any.whl")
    assert (kind, "No such file" in message) == ("bad-wheel", True)


@pytest.mark.parametrize(
    "path", ["/etc/x.py", "../x.py", "a/../../x.py", "c:/x.py", "a\\..\\x.py", "a\nb.py"]
)
def test_a_file_outside_its_folder_is_refused(path: str, tmp_path: Path) -> None:
    files = declaring("dice-nim = dice_nim:GAME") | {path: b""}
    kind, message = refused(zipped(tmp_path / "x-1-py3-none-any.whl", files))
    assert (kind, "outside" in message) == ("bad-wheel", True)
    assert [each.name for each in tmp_path.iterdir()] == ["x-1-py3-none-any.whl"]


def test_a_wheel_that_is_too_large_is_refused(wheel: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed = wheel.stat().st_size
    for most in (packed - 1, packed):
        monkeypatch.setattr("pygames.added.wheel.MOST_BYTES", most)
        assert refused(wheel) == ("bad-wheel", f"{wheel.name}: a wheel can have 0 MB at most")


def test_a_wheel_that_was_changed_anywhere_is_refused_in_words_or_unpacked(
    wheel: Path, tmp_path: Path
) -> None:
    whole, random_ = wheel.read_bytes(), random.Random(1)
    for number in range(often(300, 30_000)):
        spoiled = bytearray(whole)
        for _ in range(random_.randint(1, 4)):
            spoiled[random_.randrange(len(whole))] = random_.randrange(256)
        path = tmp_path / str(number) / wheel.name
        path.parent.mkdir()
        path.write_bytes(spoiled)
        with contextlib.suppress(GameError):
            unpack(path, path.parent / "unpacked")


ODD_NAMES = (
    "a", "a/b", "a/b/c", "A", "", "/", ".", "./a", "a/", "a//b", "x" * 300, "x" * 5_000,
    "d/" * 3_000 + "e", "d/" * 1_500 + "e", "con.py", "é.py", f"{INFO}/entry_points.txt/x",
    f"{INFO}/RECORD/x", INFO,
)  # fmt: skip
"""Names that systems refuse, or that exclude each other."""


def test_a_wheel_of_any_names_is_refused_in_words_or_unpacked(tmp_path: Path) -> None:
    random_ = random.Random("names")
    for number in range(often(60, 10_000)):
        path = tmp_path / str(number) / "x-1-py3-none-any.whl"
        path.parent.mkdir()
        names = random_.choices(ODD_NAMES, k=random_.randint(0, 4))
        with warnings.catch_warnings(), zipfile.ZipFile(path, "w") as archive:
            warnings.simplefilter("ignore")
            for name in names:
                archive.writestr(zipfile.ZipInfo(name), b"GAME = 1")
        kind, message = refused(path)
        assert kind in {"bad-wheel", "no-game", "name-taken"}, (names, message)
        assert len(message) < 1_000
        assert kind != "bad-wheel" or [*path.parent.iterdir()] == [path]


@pytest.mark.parametrize("how", [zipfile.ZIP_LZMA, zipfile.ZIP_BZIP2])
def test_a_wheel_that_is_compressed_otherwise_is_refused(how: int, tmp_path: Path) -> None:
    path = tmp_path / "x-1-py3-none-any.whl"
    with zipfile.ZipFile(path, "w", how) as archive:
        archive.writestr("a.py", "GAME = 1\n" * 1000)
    damaged = path.read_bytes()
    for content in (damaged, damaged[:50] + bytes(20) + damaged[70:]):
        path.write_bytes(content)
        kind, message = refused(path)
        assert (kind, "compressed otherwise" in message) == ("bad-wheel", True)


def test_a_wheel_of_very_many_files_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "x-1-py3-none-any.whl"
    entry = b"PK\1\2" + bytes(24) + b"\1" + bytes(17) + b"a"
    files = 600_000
    size, count = (files * len(entry)).to_bytes(4, "little"), b"\xff\xff"
    path.write_bytes(entry * files + b"PK\5\6" + bytes(4) + count + count + size + bytes(6))
    assert refused(path) == ("bad-wheel", f"{path.name}: a wheel can have 2000 files at most")


def test_a_wheel_of_very_many_entry_points_is_refused_unread(tmp_path: Path) -> None:
    lines = "\n".join(f"g{number} = a:GAME" for number in range(600_000))
    path = tmp_path / "x-1-py3-none-any.whl"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in (declaring(lines) | {"a.py": ""}).items():
            archive.writestr(name, content)
    assert refused(path) == ("bad-wheel", "x-1-py3-none-any has more than 64 kB of entry points")


@pytest.mark.parametrize("file", ["pygames/games/cercas/rules.py", "pygames.py", "PyGames/x.py"])
def test_nothing_of_ours_can_be_overwritten(file: str, tmp_path: Path) -> None:
    files = declaring("dice-nim = dice_nim:GAME") | {file: "1 / 0"}
    assert refused(zipped(tmp_path / "x-1-py3-none-any.whl", files))[0] == "name-taken"


@pytest.mark.parametrize(
    ("files", "kind"),
    [
        ({"a.py": "GAME = 1"}, "no-game"),
        ({f"{INFO}/entry_points.txt": "[console_scripts]\na = a:b\n"}, "no-game"),
        ({f"{INFO}/entry_points.txt": b"[pygames.games]\n\xff"}, "no-game"),
        (declaring("dice-nim"), "no-game"),
        (declaring("a = a:GAME") | {"a.py": "GAME = 1"}, "bad-game"),
        (declaring("a = a:GAME") | {"a.py": ""}, "bad-game"),
        (declaring("a = a:GAME") | {"a.py": "import nothing_like_it"}, "bad-game"),
        (declaring("a = a:GAME") | {"a.py": "raise SystemExit"}, "bad-game"),
        (declaring("a = a:GAME") | {"a.py": "raise GeneratorExit"}, "bad-game"),
        (declaring("a = a:GAME") | {"a.py": "raise BaseException('no')"}, "bad-game"),
        (declaring("a = a:GAME") | {"a.py": "from pygames.games.cercas import GAME"}, "bad-game"),
        (declaring("a = random:GAME") | {"random.py": "GAME = 1"}, "name-taken"),
        (declaring("a = a:GAME\na = b:GAME"), "name-taken"),
        (declaring("cercas = cercas:GAME"), "name-taken"),
    ],
)  # fmt: skip
def test_a_package_that_declares_no_game_of_its_own_is_refused(
    files: dict[str, str | bytes], kind: str, tmp_path: Path
) -> None:
    assert refused(zipped(tmp_path / "x-1-py3-none-any.whl", files))[0] == kind


def test_a_module_of_the_same_name_is_shown_with_its_file(tmp_path: Path) -> None:
    files = declaring("a = pytest:GAME") | {"pytest.py": "GAME = 1"}
    assert str(pytest.__file__) in refused(zipped(tmp_path / "x-1-py3-none-any.whl", files))[1]


def test_a_game_that_two_cannot_play_has_no_match_in_the_arena(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with guest(replace(TOY, players=(3, 3))):
        assert main(["arena", TOY.id, "bot1", "bot2"]) == 1
    assert capsys.readouterr().err == "pygames: Dice Nim can't be played by two, as in the arena\n"


def test_a_game_is_added_once(wheel: Path) -> None:
    added(wheel)
    assert refused(wheel)[0] == "name-taken"


@pytest.mark.parametrize("broken", ["lambda state: None", "lambda state: exit(3)"])
def test_a_game_that_breaks_a_promise_is_not_added(unpacked: Path, broken: str) -> None:
    rules = unpacked / "dice_nim" / "rules.py"
    rules.write_text(rules.read_text() + f"\nNim.returns = {broken}\n")
    kind, message = refused(unpacked)
    assert kind == "broken-promise"
    assert message.startswith("dice-nim, ply")
