"""Texts from outside: files of all systems, lines that come in pieces, and JSON in other texts."""

import io
import json
from typing import Any

import pytest

from pygames.cli.lines import lines_of
from pygames.errors import GameError
from pygames.outside import enclosed, text_of, text_or_guess
from tests.support.sites import ROOT

TEXTS = json.loads((ROOT / "tests" / "corpus" / "texts.json").read_text("utf-8"))
ENCODINGS = json.loads((ROOT / "tests" / "corpus" / "encodings.json").read_text("utf-8"))
CODES = ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"]


class Pieces:
    """A stream that gives a few bytes at a time."""

    def __init__(self, content: bytes, size: int) -> None:
        self.bytes, self.size = io.BytesIO(content), size

    def read1(self, size: int, /) -> bytes:
        return self.bytes.read(min(size, self.size))


@pytest.mark.parametrize("code", CODES)
def test_a_file_is_read_in_each_code_that_systems_write(code: str) -> None:
    text = '{"title": "Zoë 李 😀"}\r\n'
    assert text_of(text.encode(code)) == text


@pytest.mark.parametrize("mark", [b"\xfe\xff", b"\xff\xfe", b"\xef\xbb\xbf"])
def test_a_file_that_is_empty_but_for_its_mark_is_an_empty_text(mark: bytes) -> None:
    assert text_of(mark) == text_of(b"") == ""


@pytest.mark.parametrize("raw", [b"\xe4rger", b"\xff\xfea", b"\x89PNG\r\n"])
def test_bytes_that_are_no_text_are_refused(raw: bytes) -> None:
    with pytest.raises(GameError, match="not a text"):
        text_of(raw)


@pytest.mark.parametrize("case", ENCODINGS, ids=lambda case: case["what"])
def test_a_file_of_a_person_is_read_as_the_page_reads_it(case: dict[str, Any]) -> None:
    assert text_or_guess(bytes.fromhex(case["bytes"])) == (case["text"], case["guessed"])


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("size", [1, 2, 3, 1000])
def test_lines_are_the_same_in_each_code_however_they_come(code: str, size: int) -> None:
    text = 'Ċ{"id": 1}\r\n\nzwölf 😀\nthe last'.removeprefix("" if "-sig" in code else "Ċ")
    lines = list(lines_of(Pieces(text.encode(code), size), 100))
    assert lines == [line.removesuffix("\r").encode() for line in text.split("\n")]


@pytest.mark.parametrize("size", [1, 3, 1000])
def test_of_a_long_line_only_so_much_is_kept_that_its_length_shows(size: int) -> None:
    content = b"x" * 10 + b"\r\n" + b"y" * 11 + b"\n" + b"z" * 500 + b"\nend"
    lines = list(lines_of(Pieces(content, size), 10))
    assert lines == [b"x" * 10, b"y" * 11, b"z" * 11, b"end"]


@pytest.mark.parametrize("case", TEXTS, ids=lambda case: case["what"])
def test_the_games_in_a_text_are_found_however_it_was_quoted(case: dict[str, Any]) -> None:
    assert [json.loads(text) for text in enclosed(case["text"])] == case["holds"]


def test_a_right_text_is_only_copied() -> None:
    text = json.dumps(
        {"title": "a\n> b “c” \ufeff\u00a0", "n": [1, {"x": "]"}]}, ensure_ascii=False
    )
    assert list(enclosed(f"{text} {text}")) == [text, text]


@pytest.mark.parametrize("hostile", ['{"', '[{"', '{"a":"', '[{"\\', "“", "{“:", "> \n", "{ ", "["])
def test_hostile_texts_take_no_long_time(hostile: str) -> None:
    assert [text for text in enclosed(hostile * 50_000) if json.loads(text)] == []
