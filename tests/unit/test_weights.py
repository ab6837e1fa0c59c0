"""What the first screen and a start load is weighed, and what has grown is named."""

import json

from web.tools.weights import FILE, LOADED, MOST, grown

BEFORE = {name: 10_000 for names in LOADED.values() for name in names}


def test_what_has_grown_is_named() -> None:
    (sentence,) = grown({**BEFORE, "main.js": 11_000, "style.css": 9_990}, BEFORE)
    assert sentence == "What the first screen loads has grown by 990 bytes: main.js +1,000"
    (sentence,) = grown({**BEFORE, "rules": 12_000}, BEFORE)
    assert "a start" in sentence
    assert "rules +2,000" in sentence


def test_a_sentence_more_is_no_news_nor_is_less() -> None:
    most = round(30_000 * (MOST - 1))
    assert not grown({**BEFORE, "main.js": 10_000 + most}, BEFORE)
    assert grown({**BEFORE, "main.js": 10_001 + most}, BEFORE)
    assert not grown(dict.fromkeys(BEFORE, 1), BEFORE)


def test_a_file_that_is_new_counts() -> None:
    before = {name: size for name, size in BEFORE.items() if name != "worker.js"}
    assert "worker.js +10,000" in grown(BEFORE, before)[0]


def test_all_that_is_loaded_is_written_down() -> None:
    assert set(json.loads(FILE.read_text("utf-8"))) == set(BEFORE)
