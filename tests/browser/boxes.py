"""Whether words lie on each other: the boxes of all visible text, compared."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

# A line's box is taller than its letters, so it is shrunk. What scrolls under a bar that stays in
# place is not lost: words in such a bar are compared with one another alone.
_OVERLAPS = """() => {
  const spoken = (it) => it.closest('.spoken') || getComputedStyle(it).clipPath !== 'none';
  const around = (it) => it.parentElement ? [it, ...around(it.parentElement)] : [it];
  const stays = (it) => around(it).find((each) =>
    each.matches('dialog, [popover]') || /sticky|fixed/.test(getComputedStyle(each).position));
  const clipped = (box, it) => {
    let { left, top, right, bottom } = box;
    for (const each of around(it)) {
      if (getComputedStyle(each).overflow === 'visible') continue;
      const hole = each.getBoundingClientRect();
      [left, right] = [Math.max(left, hole.left), Math.min(right, hole.right)];
      [top, bottom] = [Math.max(top, hole.top), Math.min(bottom, hole.bottom)];
    }
    const spare = (bottom - top) * 0.2;
    return { left: left + 1, right: right - 1, top: top + spare, bottom: bottom - spare };
  };
  const lines = [];
  const shown = document.querySelector('dialog[open]') ?? document.body;
  const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const it = node.parentElement;
    const seen = it.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!node.data.trim() || it.closest('.places') || !seen || spoken(it)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const box = clipped(rect, it);
      const empty = box.right - box.left < 2 || box.bottom - box.top < 2;
      if (!empty) lines.push({ node, bar: stays(it) ?? null, ...box });
    }
  }
  const found = new Set();
  lines.forEach((one, i) => {
    for (const other of lines.slice(i + 1)) {
      if (one.node === other.node || one.bar !== other.bar) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across > 1 && down > 1) found.add(`${one.node.data.trim()} | ${other.node.data.trim()}`);
    }
  });
  return [...found];
}"""


def overlaps(page: Page) -> list[str]:
    """Return the pairs of words that lie on each other."""
    pairs: Any = page.evaluate(_OVERLAPS)
    return list(pairs)
