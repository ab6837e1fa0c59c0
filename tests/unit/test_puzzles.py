"""Puzzles: texts, answers at the door, packs that are made, and packs that are checked."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import takewhile
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lab.puzzles import maker
from lab.puzzles.__main__ import main
from lab.puzzles.make import grown
from lab.puzzles.prove import checked, sample
from pygames.conformance.puzzles import check_puzzles
from pygames.door.puzzles import read_puzzle
from pygames.errors import MistakeError
from pygames.games import catalog, find, guest
from pygames.packing import Packer, Unpacker
from pygames.puzzles import Judged, Pack, pack
from pygames.puzzles.line import take_line
from pygames.puzzles.text import MOST_LETTERS, write
from tests.support import toy_puzzles
from tests.support.cards import changed
from tests.support.door import failure, ok
from tests.support.effort import SEED, often, sampled
from tests.support.sites import ROOT
from tests.support.states import Ended
from tests.support.toy_puzzles import LET_GO, PUZZLES, SOLVED, packed
from tests.toy.dice_nim import GAME as TOY
from tests.unit.test_directions import imports

GAME = changed(TOY, puzzles=lambda: PUZZLES, puzzle_themes={"many": "Many"})
WITH_PUZZLES = [game for game in catalog() if game.puzzles]
TAKE, MANY = write(GAME.id, packed(2)), write(GAME.id, packed(9))
PROVED_SECONDS = often(3, 36_000)
"""How long puzzles of the packs are proved: all of them in the long form."""

FIRST = {"eight-by-eight": 158, "murus-gallicus": 337}
"""Which game gave the first puzzle of a pack, where that takes long."""


@pytest.fixture
def nim(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for what in ("maker", "proof"):
        monkeypatch.setitem(sys.modules, f"lab.puzzles.dice_nim_{what}", toy_puzzles)
    with guest(GAME):
        yield


def asked(text: str) -> Any:
    return ok("puzzle", game=GAME.id, text=text)


def after(record: Any, *actions: str) -> Any:
    return record | {"actions": [*record["actions"], *actions]}


# Texts


@pytest.mark.usefixtures("nim")
def test_a_text_says_all_about_a_puzzle() -> None:
    task = asked(TAKE)
    assert task["record"]["start"] == "2 3 0 11"
    assert (task["player"], task["asks"], task["moves"]) == (0, "Take the rest.", 1)
    assert (task["band"], task["themes"]) == (3, [])


@pytest.mark.usefixtures("nim")
@pytest.mark.parametrize("call", ["puzzle", "solution"])
@pytest.mark.parametrize(
    "text",
    ["", "A", TAKE[:-1], TAKE + "A", "B" + TAKE[1:], TAKE[:3] + "A" + TAKE[3:], "é" + TAKE[1:],
     "\ud800" + TAKE, "A" * (MOST_LETTERS + 1), "5" * 10_000, write("other-game", packed(2))],
)  # fmt: skip
def test_a_damaged_text_or_one_of_another_game_is_refused(call: str, text: str) -> None:
    assert failure(call, game=GAME.id, text=text)["kind"] == "bad-puzzle"


@pytest.mark.usefixtures("nim")
def test_a_puzzle_that_makes_no_sense_is_refused_with_the_reason() -> None:
    error = failure("puzzle", game=GAME.id, text=write(GAME.id, packed(0)))
    assert error["kind"] == "bad-puzzle"
    assert error["message"].endswith("no counters")


def test_a_game_without_puzzles_says_so() -> None:
    with guest(TOY):
        assert not ok("card", game=TOY.id)["puzzles"]
        for call, more in {"puzzle": {"text": TAKE}, "puzzles": {}}.items():
            assert failure(call, game=TOY.id, **more)["kind"] == "not-supported"


@pytest.mark.usefixtures("nim")
def test_a_call_for_a_missing_pack_says_so() -> None:
    assert failure("puzzles", game=GAME.id)["kind"] == "not-supported"


# Answers


@pytest.mark.usefixtures("nim")
def test_an_answer_is_right_wrong_or_not_there_yet() -> None:
    record = asked(TAKE)["record"]
    for actions, verdict, words in [((), "more", ""), (("t1",), "wrong", LET_GO),
                                   (("t2",), "right", SOLVED)]:  # fmt: skip
        attempt = after(record, *actions)
        answer = ok("solve", game=GAME.id, text=TAKE, record=attempt)
        assert answer == {"verdict": verdict, "said": words, "record": attempt}
    assert ok("solution", game=GAME.id, text=TAKE) == {"actions": ["t2"], "turns": [1]}


@pytest.mark.usefixtures("nim")
def test_an_answer_is_graded_by_the_points_that_it_loses() -> None:
    record = asked(MANY)["record"]
    for action, lost in {"t1": 2, "t2": 1, "t3": 0}.items():
        answer = ok("solve", game=GAME.id, text=MANY, record=after(record, action))
        assert (answer["verdict"], answer["lost"]) == ("wrong" if lost else "right", lost)


@pytest.mark.usefixtures("nim")
def test_a_record_that_is_not_the_puzzles_is_refused() -> None:
    record = asked(TAKE)["record"]
    other = record | {"start": "3 3 0 11"}
    error = failure("solve", game=GAME.id, text=TAKE, record=other)
    assert error["kind"] == "bad-request"


def test_a_line_that_goes_on_after_the_end_is_refused() -> None:
    with pytest.raises(ValueError, match="its line goes on after the end"):
        take_line(Unpacker(Packer().letters()), Ended((1, -1)), 1)


# Packs


def test_a_pack_is_read_as_it_was_written() -> None:
    whole = Pack("seed-1", 12, 34, ("AAA", "BBB"), {"BBB": 4})
    assert pack.read(whole.write()) == whole


@pytest.mark.parametrize("content", ["", "AAA\n", "version=2 seed=a games=1 tried=1\n"])
def test_a_file_that_is_no_pack_is_refused(content: str) -> None:
    with pytest.raises(ValueError, match="not a pack"):
        pack.read(content)


def made(*arguments: str) -> int:
    return main(["make", GAME.id, *arguments])


@pytest.mark.usefixtures("nim")
def test_a_pack_that_was_broken_off_becomes_the_same_as_one_made_at_once(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.txt", tmp_path / "parts.txt"
    assert made("--count", "7", "-o", str(whole)) == 0
    for count in (1, 2, 7, 7):
        assert made("--count", str(count), "-o", str(parts)) == 0
    assert parts.read_text() == whole.read_text()
    assert len(pack.read(whole.read_text()).texts) == 7


@pytest.mark.usefixtures("nim")
def test_packs_have_no_puzzle_twice_and_none_that_is_not_proved(tmp_path: Path) -> None:
    file = tmp_path / "pack.txt"
    assert made("--count", "99", "--games", "200", "-o", str(file)) == 0
    whole = pack.read(file.read_text())
    puzzles = [read_puzzle(GAME, text) for text in whole.texts]
    kinds = [(puzzle.band, puzzle.asks) for puzzle in puzzles]
    assert (whole.games, whole.tried) == (200, 600)
    assert len(kinds) == len(set(kinds)) > 5
    assert "7 3 0 11" not in [puzzle.start for puzzle in puzzles]


@pytest.mark.usefixtures("nim")
def test_proving_names_each_puzzle_with_a_fault(capsys: pytest.CaptureFixture[str]) -> None:
    wrong = write(GAME.id, packed(7))
    assert main(["prove", GAME.id, "--text", TAKE]) == 0
    assert main(["prove", GAME.id, "--text", TAKE, "--text", wrong]) == 1
    assert f"{wrong}: seven is too many" in capsys.readouterr().out
    assert main(["prove", GAME.id, "--text", "AAAA"]) == 1
    assert main(["prove", "--text", TAKE]) == 1
    assert main(["prove", GAME.id, "--pack", "/no/such/file"]) == 1


# What conformance asks of a pack


def in_folder(folder: Path, *texts: str) -> Any:
    (folder / pack.NAME).write_text(Pack("seed", 1, 1, texts).write())
    return changed(GAME, folder=folder)


def test_a_pack_that_can_be_solved_keeps_every_promise(tmp_path: Path) -> None:
    game = in_folder(tmp_path, TAKE, MANY)
    with guest(game):
        check_puzzles(game)


@pytest.mark.parametrize(
    ("texts", "words"),
    [
        ((), "there are no puzzles"),
        ((TAKE, TAKE), "twice"),
        (tuple(f"{number:08}" for number in range(4_000)), "bytes, not 30000 at most"),
    ],
)
def test_a_pack_that_breaks_a_promise_is_named(
    tmp_path: Path, texts: tuple[str, ...], words: str
) -> None:
    game = in_folder(tmp_path, *texts)
    with guest(game), pytest.raises(MistakeError, match=words):
        check_puzzles(game)


def test_a_solution_that_is_not_taken_breaks_a_promise(tmp_path: Path) -> None:
    deaf = replace(PUZZLES, judge=lambda *arguments: Judged("wrong" if arguments[-1] else "more"))
    game = changed(in_folder(tmp_path, MANY), puzzles=lambda: deaf)
    with guest(game), pytest.raises(MistakeError, match="its solution is wrong"):
        check_puzzles(game)


# The packs of the games


def _kept(game: Any) -> Pack:
    whole = pack.of(game.folder)
    assert whole is not None
    return whole


@pytest.mark.parametrize("game", WITH_PUZZLES, ids=lambda game: game.id)
def test_a_pack_tells_how_hard_each_puzzle_is_and_its_themes(
    game: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    some = replace(_kept(game), texts=tuple(sampled(_kept(game).texts, 40)))
    monkeypatch.setattr(pack, "of", lambda _folder: some)
    answer = ok("puzzles", game=game.id)
    assert (answer["game"], answer["puzzles"]) == (game.id, list(some.texts))
    for at, text in enumerate(some.texts[: often(10, len(some.texts))]):
        task = ok("puzzle", game=game.id, text=text)
        assert answer["bands"][at] == some.bands.get(text, task["band"])
        themes = {theme for theme, places in answer["themes"].items() if at in places}
        assert themes == set(task["themes"])


@pytest.mark.parametrize("game", WITH_PUZZLES, ids=lambda game: game.id)
def test_puzzles_differ_up_to_symmetry(game: Any) -> None:
    key = maker(game.id).key
    keys = [key(read_puzzle(game, text)) for text in sampled(_kept(game).texts, 50)]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("game", WITH_PUZZLES, ids=lambda game: game.id)
def test_some_puzzles_are_proved(game: Any) -> None:
    seconds = PROVED_SECONDS / len(WITH_PUZZLES)
    texts = sample(_kept(game).texts, str(SEED), seconds)
    faults = [(text, fault) for text, fault in checked(game, texts, seconds) if fault]
    assert faults == []


@pytest.mark.parametrize("game", WITH_PUZZLES, ids=lambda game: game.id)
def test_a_verifier_shares_no_code_with_bots_or_the_puzzle_finder(game: Any) -> None:
    proof = ROOT / "lab" / "puzzles" / f"{game.id.replace('-', '_')}_proof.py"
    used = {part for name in imports(proof) for part in name.split(".")}
    assert used.isdisjoint({"bot", "bots", "search", "solver", "guide", "judge"})
    assert not any(part.endswith("_maker") for part in used)


@pytest.mark.parametrize("game", WITH_PUZZLES, ids=lambda game: game.id)
def test_a_seed_always_gives_the_same_pack(game: Any) -> None:
    whole, count = _kept(game), often(1, 5)
    start = Pack(whole.seed, often(FIRST.get(game.id, 0), 0))
    again = next(each for each in grown(find(game.id), start) if len(each.texts) >= count)
    assert again.texts == whole.texts[:count]


@pytest.mark.long
def test_a_pack_is_the_same_in_any_number_of_processes() -> None:
    game, count = find("murus-gallicus"), 8
    alone, shared = (
        list(takewhile(lambda each: len(each.texts) < count, grown(game, Pack("puzzles"), jobs)))
        for jobs in (1, 2)
    )
    assert alone == shared


@pytest.mark.parametrize("game", WITH_PUZZLES, ids=lambda game: game.id)
def test_changed_texts_of_a_pack_are_refused(game: Any) -> None:
    random = Random(game.id)
    for text in random.sample(_kept(game).texts, 20):
        at = random.randrange(len(text))
        letter = random.choice([each for each in "AZaz09-_" if each != text[at]])
        changed_text = text[:at] + letter + text[at + 1 :]
        assert failure("puzzle", game=game.id, text=changed_text)["kind"] == "bad-puzzle"
