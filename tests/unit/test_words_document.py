"""The document with every sentence of the site: what it has, and what it has once."""

from __future__ import annotations

from web.tools.words import PAGE, once, page_files, page_words, texts


def test_the_page_s_sentences_are_found_in_quotes_and_templates() -> None:
    source = "import { a } from './a.ts';\n// It's a comment.\nx: 'No ’s', y: `${n} games left`\n"
    assert list(page_words(source)) == ["No ’s", "${n} games left"]


def test_every_file_of_words_has_sentences() -> None:
    for path in page_files():
        assert list(page_words(path.read_text(encoding="utf-8"))), path


def test_every_room_with_words_is_in_the_document() -> None:
    rooms = {path.parent.name for path in PAGE.glob("rooms/*/words")}
    assert rooms == {path.parents[1].name for path in page_files()} - {"words"}


def test_sentences_that_differ_in_numbers_places_and_names_stand_once() -> None:
    sentences = ["White moved a1–c3.", "Black moved e7–e5.", "White wins by 3. Black lost.", "Pass"]
    assert list(once(sentences)) == [
        "White moved a1–c3.",
        "White wins by 3.",
        "Black lost.",
        "Pass",
    ]


def test_unread_files_are_left_out() -> None:
    answer = {"id": "sq-a1", "words": ["Pass", "a1-b2"], "notation": "pass", "path": "M 0 0 h 4"}
    assert list(texts(answer)) == ["Pass"]
