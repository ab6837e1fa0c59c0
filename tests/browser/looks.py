"""What is wrong with a page as it shows: what axe-core finds, and words that are lost."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.axe import findings
from tests.support.moments import SETTLED, Theme, wear

OTHERS: list[Theme] = ["dark", "contrast"]
# Unreadable words: cut off by their container, or outside the page where nothing scrolls. On a
# phone a note is hidden as a whole if there is no room for it.
LOST = """() => {
  const spoken = (it) => it.closest('.spoken') || getComputedStyle(it).clipPath !== 'none';
  const clips = (it) => /hidden|clip/.test(getComputedStyle(it).overflowX);
  const scrolls = (it) => /auto|scroll/.test(getComputedStyle(it).overflowX);
  const around = (it) => it.parentElement ? [it, ...around(it.parentElement)] : [it];
  const lost = (range, it) => {
    const text = range.getBoundingClientRect();
    const room = it.closest('.one-note')?.getBoundingClientRect();
    if (room && text.left > room.right - 1) return false;
    for (const each of around(it)) {
      if (scrolls(each)) return false;
      const box = each.getBoundingClientRect();
      if (clips(each) && (text.right > box.right + 2 || text.left < box.left - 2)) return true;
    }
    return text.right > innerWidth + 1 || text.left < -1;
  };
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const it = node.parentElement;
    if (!node.data.trim() || it.closest('canvas') || !it.checkVisibility() || spoken(it)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (lost(range, it)) found.push(node.data);
  }
  return found;
}"""


def expect_nothing_found(page: Page) -> None:
    """Nothing is found in any theme; what isn't about colours is the same in each."""
    wear(page, "light")
    faults = findings(page)
    for theme in OTHERS:
        wear(page, theme)
        faults += [f"{theme}: {each}" for each in findings(page, "cat.color")]
    wear(page, "light")
    assert not faults, "\n".join(faults)


def expect_nothing_lost(page: Page) -> None:
    """Nothing lies beyond the page, and all words can be read."""
    page.evaluate(SETTLED)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert page.evaluate(LOST) == []
