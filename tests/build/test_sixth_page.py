"""A game that has only what its card promises gets its page."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pygames.game import Game
from pygames.games import add, guest
from pygames.workshop.elsewhere import Entry
from tests.support.toy import TOY, knowing_no_added_game
from tests.toy.dice_nim import GAME as TOY_GAME
from web.tools import game_pages, page_head

RULES = {
    "as copied": (TOY / "dice_nim" / "rules.md").read_text("utf-8"),
    "a title alone": "# Dice Nim\n",
    "no title": "Take the red pebble.\n",
    "no first lines": "# Dice Nim\n\n## Goal\n\n**D1** Take the red pebble.\n",
}


@pytest.fixture
def toy() -> Iterator[Game[Any]]:
    """Let the catalogue list the toy game too."""
    with knowing_no_added_game():
        add(TOY_GAME, Entry(TOY_GAME.id, TOY_GAME.__module__, "GAME"))
        yield TOY_GAME


def test_a_game_without_a_picture_beside_links_has_that_of_the_site(toy: Game[Any]) -> None:
    page = game_pages.pages("https://games.example/", ())[game_pages.path_of(toy)].decode()
    assert page_head.own_preview(toy) is None
    assert "https://games.example/%APP%/icons/share.jpg" in page
    assert "games/dice-nim/preview.jpg" not in page


@pytest.mark.parametrize("text", RULES.values(), ids=RULES)
def test_rules_as_a_beginner_writes_them_get_their_page(tmp_path: Path, text: str) -> None:
    for file in (TOY / "dice_nim").glob("*.json"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    (tmp_path / "rules.md").write_text(text, "utf-8")
    with guest(game := replace(TOY_GAME, folder=tmp_path)):
        page = game_pages._page(game, "", ())
    assert page.count("<h1>") == 1
    assert page.count('class="in-short"') == 1
    assert ("Take the red pebble" in page) == ("Take the red pebble" in text)
