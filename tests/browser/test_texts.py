"""What is typed in the workshop is found again, whatever is opened and wherever the page ends."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.axe import findings
from tests.browser.library import menu
from tests.browser.tables import PHONE
from tests.browser.test_workshop import FINE, LOOKS, MODELS, REST, THREE, file_of, files_of
from tests.support import ways_out

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Locator, Page
    from pytest_playwright.pytest_playwright import CreateContextCallback

    from tests.browser.conftest import Watch

TEXTS = """() => Object.entries(localStorage).flatMap(([name, text]) =>
  /:text:/.test(name) ? [JSON.parse(text).text] : []).sort()"""
DROPPED = """() => {
  const files = new DataTransfer();
  files.items.add(new File(['w = 1\\n'], 'dropped.py'));
  return files;
}"""
FULL = """() => {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (name, text) {
    if (name.includes(':text:')) throw new DOMException('', 'QuotaExceededError');
    setItem.call(this, name, text);
  };
}"""


def editor_of(page: Page) -> Locator:
    return page.get_by_role("textbox", name="a game in Python")


def type_before(page: Page, letters: str) -> None:
    """Type at the beginning of the file."""
    editor_of(page).click()
    page.keyboard.press("ControlOrMeta+Home")
    page.keyboard.type(letters)


def workshop(page: Page, site: str) -> None:
    page.goto(f"{site}#games")
    page.goto(f"{site}#workshop")
    expect(editor_of(page)).to_be_visible()


def take_in(page: Page, site: str, beside: dict[str, str]) -> None:
    """Import what a backup has beside games."""
    page.goto(f"{site}#games")
    menu(page, "Import").click()
    text = json.dumps({"format": "pygames-games-1", "games": [], "beside": beside})
    page.get_by_role("dialog").get_by_role("textbox").fill(text)
    page.get_by_role("dialog").get_by_role("button", name="Import").click()
    expect(page.get_by_text("is in “Your files” of “Make a game”")).to_be_visible()


def opened_and_typed(context: BrowserContext, site: str, folder: Path) -> list[str]:
    """Open something in every way, and type one letter in it; return what was typed."""
    page = context.new_page()
    hexes = (MODELS / "hex.py").read_text("utf-8")
    typed = []

    def type_in(letter: str, text: str) -> None:
        type_before(page, letter)
        typed.append(letter + text)

    page.goto(f"{site}#workshop")
    expect(file_of(page).get_by_text(FINE)).to_be_visible()
    type_in("A", THREE)
    page.get_by_role("button", name="Placing stones").click()
    expect(file_of(page).get_by_text("my_game.py is in “Your files”")).to_be_visible()
    type_in("B", hexes)
    file = folder / "chosen.py"
    file.write_text("x = 1\n", "utf-8")
    page.locator(".workshop input[type=file]").set_input_files(file)
    expect(file_of(page).get_by_text("chosen.py", exact=True)).to_be_visible()
    type_in("C", "x = 1\n")
    editor_of(page).dispatch_event("drop", {"dataTransfer": page.evaluate_handle(DROPPED)})
    expect(file_of(page).get_by_text("dropped.py", exact=True)).to_be_visible()
    type_in("H", "w = 1\n")
    # A game that was sent, twice: by its link, and once it is kept by the list.
    page.goto(ways_out.link_to(site, THREE, "three.py"))
    page.get_by_role("button", name="View code").click()
    expect(file_of(page).get_by_text("three.py", exact=True)).to_be_visible()
    type_in("D", THREE)
    page.reload()
    expect(editor_of(page)).to_contain_text("D")
    files_of(page).get_by_role("link", name="View code").click()
    expect(editor_of(page)).not_to_contain_text('D"')
    type_in("E", THREE)
    take_in(page, site, {"workshop": json.dumps({"name": "old.py", "text": "y = 1\n"})})
    typed.append("y = 1\n")
    text = {"name": "new.py", "text": "z = 1\n", "used": 4_000_000_000_000}
    take_in(page, site, {"text:abc": json.dumps(text)})
    return typed + typed_in_two_tabs([page, context.new_page()], site)


def typed_in_two_tabs(pages: list[Page], site: str) -> list[str]:
    """Go on with one text in two tabs, the second of which finds it changed; and kill both."""
    for page in pages:
        workshop(page, site)
        expect(editor_of(page)).to_contain_text("z = 1")
    type_before(pages[0], "F")
    expect(file_of(pages[1]).get_by_text("changed in another tab, too")).to_be_visible()
    type_before(pages[1], "G")
    for page in pages:
        # Nothing of the page can be done any more.
        page.context.new_cdp_session(page).send("Page.close")
    return ["Fz = 1\n", "Gz = 1\n"]


def test_all_that_was_ever_typed_is_found_after_a_kill(
    watch: Watch, site: str, new_context: CreateContextCallback, tmp_path: Path
) -> None:
    watch.allow(f"{LOOKS}|{REST}")
    context = new_context()
    typed = opened_and_typed(context, site, tmp_path)
    page = context.new_page()
    workshop(page, site)
    assert page.evaluate(TEXTS) == sorted(typed)
    files = files_of(page)
    expect(files.get_by_role("button", name="Remove")).to_have_count(len(typed) + 1)
    # Addresses of this page begin as those of places in it do.
    assert [each for each in findings(page) if not each.startswith("skip-link")] == []
    # Each can be opened, and thrown away; what was thrown away can be put back.
    files.get_by_role("button", name="Open chosen.py").click()
    expect(editor_of(page)).to_contain_text("Cx = 1")
    files_of(page).get_by_role("button", name="Remove chosen.py").press("Enter")
    expect(page.get_by_role("button", name="Put it back")).to_be_focused()
    assert page.evaluate(TEXTS) == sorted(set(typed) - {"Cx = 1\n"})
    page.get_by_role("button", name="Put it back").press("Enter")
    assert page.evaluate(TEXTS) == sorted(typed)


def test_a_file_that_cant_be_kept_is_told_at_once_and_can_be_saved(
    watch: Watch, site: str, new_context: CreateContextCallback, tmp_path: Path
) -> None:
    """Also one with a fault."""
    watch.allow(f"{LOOKS}|{REST}")
    page = new_context(**PHONE).new_page()
    workshop(page, site)
    expect(file_of(page).get_by_text(FINE)).to_be_visible()
    page.evaluate(f"({FULL})()")
    type_before(page, "(")
    expect(file_of(page).get_by_text("keeps nothing of what you write")).to_be_visible()
    assert findings(page) == []
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the file").click()
    saving.value.save_as(tmp_path / "saved.py")
    assert (tmp_path / "saved.py").read_text("utf-8") == f"({THREE}"
    with page.expect_event("dialog") as asking:
        page.close(run_before_unload=True)
    assert asking.value.type == "beforeunload"
    asking.value.dismiss()
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Save my_game.py")).to_be_visible()
