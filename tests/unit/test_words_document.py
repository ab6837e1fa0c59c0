"""The page with every sentence of a language beside the English one, for those who translate."""

import re

import pytest

from pygames.words import de
from tests.support.languages import PACKAGE
from web.tools import words
from web.tools.console import ROOT, Stop
from web.tools.words_beside import Message, messages
from web.tools.words_heard import said


def test_a_message_has_its_line_what_it_is_for_and_its_texts() -> None:
    source = '# Offer a swap.\ndef may(who: str) -> str: return f"{who} may swap"\nNO = "No"\n'
    assert messages(source) == {
        "may": Message(2, "Offer a swap.", ("{who} may swap",)),
        "NO": Message(3, "", ("No",)),
    }


def test_a_message_is_said_with_values_of_the_kinds_that_it_takes() -> None:
    assert [*said(de.points)] == ["Etwa 1 Punkt", "1 Punkt", "Etwa 5 Punkte", "5 Punkte"]
    assert "Anna hat aufgegeben" in [*said(de.resigned)]


def test_sentences_of_the_page_stand_beside_the_english_ones_with_examples() -> None:
    rows = {row.name: row for row in words._of_page("de")}
    against = rows["home.someonesMove"]
    assert against.said == [("Anna to move", "Anna am Zug")]
    for row in rows.values():
        file, _, line = row.place.partition(":")
        text = (ROOT / file).read_text("utf-8").splitlines()[int(line) - 1]
        assert any(part in text for part in re.findall(r"[^. ]+", row.name)), row


def test_each_step_of_a_course_has_its_line() -> None:
    game = PACKAGE / "games" / "cercas"
    german = game / "words" / "de_lessons.py"
    rows = [*words._lessons(game, "de")]
    assert len(rows) > 5
    for row in rows:
        line = german.read_text("utf-8").splitlines()[int(row.place.partition(":")[2]) - 1]
        assert line.startswith(f"{row.name} = Said("), row
        assert len(row.english) == len(row.other), row


def test_a_page_shows_what_a_message_says_and_no_marks_of_its_own() -> None:
    row = words.Row("de.py:3", "DRAW", "A <tie>", ["A draw"], ["Remis"], [("<1>", "<2>")])
    page = words._html("de", {"Words": [row]})
    assert "A &lt;tie&gt;" in page
    assert '<p lang="de">Remis</p>' in page
    assert '<p class="said" lang="de">&lt;2&gt;</p>' in page


@pytest.mark.parametrize("code", ["en", "zz", "../de"])
def test_a_language_that_is_not_here_is_refused_with_those_that_are(code: str) -> None:
    with pytest.raises(Stop, match=r"try de, es, et, fr, hr"):
        words.write(code)
