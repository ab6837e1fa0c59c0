"""A file that a real browser keeps up to date, and the question whether to add what comes.

All else of backups and warnings is tested without a browser (`tests/web/page/backup.test.ts`).
"""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.browser.tables import RECORD_HEADER, Table, go_home, text_in

KEEP = "([name, text]) => localStorage.setItem(`pygames:${location.pathname}:${name}`, text)"
READ = "(name) => localStorage.getItem(`pygames:${location.pathname}:${name}`)"
RECORD = RECORD_HEADER | {"actions": ["a1-a3", "a7-a5"]}
TABLE = {"format": 1, "key": "mine", "record": RECORD, "seats": ["person", "person"], "used": 1}
# A file of the browser's own, which needs no dialog. Whether it may be written, the test says.
PICKER = """
if (window.isSecureContext) window.asks = localStorage.asks ?? 'granted';
window.showSaveFilePicker = async () => {
  const root = await navigator.storage.getDirectory();
  return root.getFileHandle('copy.json', { create: true });
};
// A blank page has no files.
if (window.FileSystemFileHandle) Object.assign(FileSystemFileHandle.prototype, {
  queryPermission: async () => window.asks,
  requestPermission: async () => { window.asks = 'granted'; },
});
"""
WRITTEN = """async () => {
  const root = await navigator.storage.getDirectory();
  const file = await (await root.getFileHandle('copy.json')).getFile();
  return file.text();
}"""


def restart(page: Page, site: str) -> None:
    """Start anew with the page that backs up."""
    page.goto("about:blank")
    page.goto(f"{site}#backup")


def test_a_file_is_kept_up_to_date_until_the_browser_asks_again_or_it_ends(
    page: Page, site: str
) -> None:
    page.add_init_script(PICKER)
    go_home(page, site).evaluate(KEEP, ["table:mine", json.dumps(TABLE)])
    page.goto(f"{site}#backup")
    page.get_by_role("button", name="Choose a file").click()
    expect(page.get_by_text("copy.json is up to date.")).to_be_visible()
    assert [each["record"] for each in json.loads(page.evaluate(WRITTEN))["games"]] == [RECORD]
    Table(page).open(f"{site}#table=mine").play(["b1-b3"], since=2)
    page.wait_for_function(f"async () => (await ({WRITTEN})()).includes('b1-b3')")
    assert json.loads(page.evaluate(READ, "backup"))["made"] > 0
    page.evaluate("localStorage.asks = 'prompt'")
    restart(page, site)
    page.get_by_role("button", name="Allow it").click()
    expect(page.get_by_text("copy.json is up to date.")).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Choose a file")).to_be_visible()
    page.get_by_text("Other ways").click()
    link = text_in(page.get_by_label("Link with everything"))
    restart(page, site)
    expect(page.get_by_role("button", name="Choose a file")).to_be_visible()
    expect(page.get_by_text("copy.json")).to_have_count(0)
    # However tall the window is, nothing is stretched to fill it.
    page.goto(link)
    box = page.get_by_role("button", name="Add it").bounding_box()
    assert box
    assert box["height"] < 50
