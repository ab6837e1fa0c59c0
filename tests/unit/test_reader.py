"""One reader for everything that has a game: records, exports, links, messages."""

import json
from dataclasses import replace
from typing import Any
from urllib.parse import quote

import pytest

import pygames
from pygames import link, match
from pygames import words as sentences
from pygames.errors import GameError
from pygames.programs.reader import read_one
from tests.support.door import failure, ok
from tests.support.sites import ROOT

ONE = pygames.random_game("eight-by-eight", "a")
OTHER = pygames.extend(pygames.new("cercas"), "c3-e3:c2")
CORPUS = ROOT / "tests" / "corpus"
MESSAGE = (CORPUS / "matches-m.txt").read_text("utf-8").split()[0]


def export(*records: pygames.Record) -> dict[str, Any]:
    seats = {"seats": ["person", "bot3"], "names": ["Zoë", ""]}
    games = [{"record": each.data(), **seats} for each in records]
    return {"format": "pygames-games-1", "games": games, "deck": [["x"]]}


def address(record: pygames.Record, field: str = "g") -> str:
    return f"https://example.org/games/#of={record.header.game}&{field}={link.write(record)}"


TEXTS: dict[str, tuple[str, tuple[pygames.Record, ...]]] = {
    "a record": (json.dumps(ONE.data()), (ONE,)),
    "a record in lines": (json.dumps(ONE.data(), indent=2) + "\n", (ONE,)),
    "a marked record": ("\ufeff" + json.dumps(ONE.data()), (ONE,)),
    "a list of records": (json.dumps([ONE.data(), OTHER.data()]), (ONE, OTHER)),
    "an export": (json.dumps(export(ONE, OTHER)), (ONE, OTHER)),
    "an answer of an engine": (json.dumps({"id": 1, "ok": {"record": ONE.data()}}), (ONE,)),
    "a link": (address(ONE), (ONE,)),
    "a link without an address": (f"#g={link.write(ONE)}", (ONE,)),
    "the text of a link": (link.write(OTHER), (OTHER,)),
    "a dare": (address(ONE, "seats=person,bot2&beat"), (ONE,)),
    "a board to think on": (address(ONE, "at=3&analyse"), (ONE,)),
    "a link of a record": (f"/#record={quote(json.dumps(ONE.data()))}", (ONE,)),
    "two links in words": (f"Ours: {address(ONE)}\nand <{address(OTHER)}>.", (ONE, OTHER)),
}


@pytest.mark.parametrize("what", TEXTS)
def test_the_games_of_a_text_are_read(what: str) -> None:
    text, records = TEXTS[what]
    assert pygames.read(text) == records
    assert pygames.read(text.encode()) == records


# the same at the door


def games(text: str, **more: Any) -> list[Any]:
    answer: list[Any] = ok("games", text=text, **more)["games"]
    return answer


@pytest.mark.parametrize("what", TEXTS)
def test_pages_are_told_of_the_same_games(what: str) -> None:
    text, records = TEXTS[what]
    assert [game["record"] for game in games(text)] == [each.data() for each in records]


def test_exports_that_were_joined_come_whole_with_all_that_they_have() -> None:
    one, other = export(ONE), export(OTHER) | {"beside": {"names": "[]"}}
    laid_out = json.dumps(other, indent=2)
    for between in ("", "\n", "\r\n\r\n", 'Our {best} game, and {"a": 1}: '):
        answer = ok("games", text=json.dumps(one) + between + laid_out)
        assert answer["games"] == [*one["games"], *other["games"]]
        assert (answer["deck"], answer["beside"]) == ([["x"], ["x"]], [{"names": "[]"}])
    for around in ("Look:\n{}\n\nBye! https://example.com/#g=1abc", "```json\n{}\n```"):
        assert games(around.format(laid_out)) == other["games"]


def test_what_a_page_has_found_in_addresses_is_read_each_on_its_own() -> None:
    addresses = [["g", link.write(ONE)], ["g", "1abc"], ["m", MESSAGE]]
    whole, cut, message = games("#g=1a #g=1abc", addresses=addresses)
    assert whole == {"record": ONE.data()}
    assert cut["refused"]["kind"] == "bad-link"
    assert message == {"message": MESSAGE}
    assert games(json.dumps(OTHER.data()), addresses=addresses) == [{"record": OTHER.data()}]


@pytest.mark.parametrize("text", ["", "x", "5", "null", "[]", '{"format": "pygames-games-1"}'])
def test_a_text_without_anything_is_refused_at_the_door(text: str) -> None:
    error = failure("games", text=text)
    assert (error["kind"], error["message"]) == ("bad-record", sentences.NO_GAME_IN_TEXT)
    assert ok("games", text='{"format": "pygames-games-1", "deck": ["a"]}')["deck"] == ["a"]
    assert failure("games", text='{"format":"pygames-games-2"}')["kind"] == "newer-record"


@pytest.mark.parametrize("codec", ["utf-8", "utf-8-sig", "utf-16"])
def test_an_export_is_read_in_a_text_that_people_send(codec: str) -> None:
    lines = json.dumps(export(ONE), indent=1).splitlines()
    text = "\n".join(["Here is our game:", "```", *(f"> {line}" for line in lines), "```"])
    assert pygames.read(text.encode(codec)) == (ONE,)


def test_a_message_and_its_text_alone_are_read() -> None:
    record = match.read(MESSAGE).record
    assert pygames.read(f"https://example.org/#of={record.header.game}&m={MESSAGE}") == (record,)
    assert pygames.read(MESSAGE) == (record,)


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("", "bad-record", "no game in this text"),
        ("Hello, Anna", "bad-record", "no game in this text"),
        ("[]", "bad-record", "no game in this text"),
        ("{", "bad-json", "not JSON"),
        ("[" * 99 + "]" * 99, "bad-json", "nested"),
        ('{"format": "pygames-games-2", "games": []}', "newer-record", "newer version"),
        ('{"format": "mine", "games": []}', "bad-record", "expected"),
        ("https://example.org/#g=1abcdef", "bad-link", "link"),
        (b"\xff\xfe\xfd", "bad-record", "no game in this text"),
        (json.dumps(replace(OTHER, actions=("a1-a2:a1",)).data()), "illegal-action", "not legal"),
    ],
)  # fmt: skip
def test_a_text_without_a_sound_game_is_refused(text: str | bytes, kind: str, words: str) -> None:
    with pytest.raises(GameError, match=words) as error:
        pygames.read(text)
    assert error.value.kind == kind


def test_one_of_several_games_is_chosen_by_its_number() -> None:
    text = json.dumps(export(ONE, OTHER))
    assert [read_one(text, number).record for number in (1, 2)] == [ONE, OTHER]
    assert read_one(json.dumps(ONE.data())).record == ONE
    with pytest.raises(GameError, match="there are 2 games in this text: say which"):
        read_one(text)
    with pytest.raises(GameError, match="no number 3"):
        read_one(text, 3)


def test_every_link_that_is_kept_for_ever_is_read() -> None:
    lines = (CORPUS / "links-1.txt").read_text("utf-8").splitlines()
    for text, record in zip(lines[::2], lines[1::2], strict=True):
        assert pygames.read(f"#g={text}") == pygames.read(record)
