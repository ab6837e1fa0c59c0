"""Translations whose English message has changed since they were looked at."""

import pytest

from web.tools import stale

ENGLISH = {"a: x": "e1e1", "a: y": "e2e2"}
LOOKED = {"a: x": ("e1e1", "d1d1"), "a: y": ("e2e2", "d2d2")}


def test_a_translation_is_stale_if_english_alone_has_changed() -> None:
    english = ENGLISH | {"a: x": "e9e9"}
    looked, late = stale.compare(english, {"a: x": "d1d1", "a: y": "d2d2"}, LOOKED)
    assert (looked, late) == (LOOKED, ["a: x"])
    looked, late = stale.compare({"a: y": "e2e2"}, {"a: y": "d2d2"}, LOOKED)
    assert (looked, late) == ({"a: y": ("e2e2", "d2d2")}, []), "what is gone is forgotten"


def test_a_helper_and_the_words_of_a_step_count_and_a_docstring_does_not() -> None:
    def of(helper: str, about: str) -> dict[str, str]:
        return dict(stale._of_module(f"def a():\n    '{about}'\n    return _b\n_b = '{helper}'\n"))

    assert of("one", "It says.") == of("one", "It tells.") != of("other", "It says.")


@pytest.fixture
def site(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> dict[str, dict[str, str]]:
    """Let there be German beside English, both as given."""
    hashes = {"en": dict(ENGLISH), "de": {"a: x": "d1d1", "a: y": "d2d2"}}
    monkeypatch.setattr(stale, "LOOKED_AT", tmp_path)
    monkeypatch.setattr(stale, "languages", lambda: ["de"])
    monkeypatch.setattr(stale, "messages", hashes.__getitem__)
    stale.look()
    hashes["en"] |= {"a: x": "e8e8", "a: y": "e9e9"}
    return hashes


@pytest.mark.usefixtures("site")
def test_stale_translations_are_listed_until_they_are_said_to_be_right(
    capsys: pytest.CaptureFixture[str],
) -> None:
    stale.look()
    assert capsys.readouterr().out.splitlines() == ["Stale in de: a: x", "Stale in de: a: y"]
    stale.look("de", ["a: x"])
    assert capsys.readouterr().out.splitlines() == ["Stale in de: a: y"]
    stale.look("de")
    stale.look()
    assert capsys.readouterr().out == ""
