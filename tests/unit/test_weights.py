"""What the first screen and a start load is weighed, and what has grown is named."""

import json

from web.tools.weights import FILE, LOADED

BEFORE = {name: 10_000 for names in LOADED.values() for name in names}


def test_all_that_is_loaded_is_written_down() -> None:
    assert set(json.loads(FILE.read_text("utf-8"))) == set(BEFORE)
