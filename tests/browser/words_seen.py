"""Words that a screen breaks or hides: what longer languages show first."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.support.moments import SETTLED

# A word that goes on in the next line without a hyphen, a line that its own box cuts or hides, and
# a heading of more than three lines. Only the letters count, not the air around them. A note on a
# phone is hidden as a whole if there is no room for it; what scrolls by itself is cut somewhere.
AMISS = """() => {
  const found = [];
  const around = (it) => it.parentElement ? [it, ...around(it.parentElement)] : [];
  const unseen = '.spoken, .skip, canvas, svg, code, textarea, option';
  const linesOf = (range) => [...range.getClientRects()].filter(({ width }) => width > 0);
  const tops = (range) => {
    const sorted = linesOf(range).map(({ top }) => top).sort((a, b) => a - b);
    return sorted.filter((top, i) => i === 0 || top - sorted[i - 1] > 8).length;
  };
  const range = document.createRange();
  const broken = (node) => {
    for (const { 0: word, index } of node.data.matchAll(/\\p{L}{2,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (tops(range) > 1) found.push(`broken: ${word}`);
    }
  };
  const hidden = (node) => {
    const it = node.parentElement;
    const half = parseFloat(getComputedStyle(it).fontSize) * 0.45;
    range.selectNodeContents(node);
    for (const box of around(it)) {
      const { overflowY } = getComputedStyle(box);
      if (box.matches('.one-note') || overflowY === 'visible') continue;
      if (overflowY === 'auto' && !box.matches('.stage')) return;
      const { top, bottom } = box.getBoundingClientRect();
      for (const line of linesOf(range)) {
        const middle = (line.top + line.bottom) / 2;
        if (middle + half > bottom + 4 || middle - half < top - 4)
          return found.push(`hidden by ${box.className}: ${node.data}`);
      }
    }
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const it = node.parentElement;
    if (!node.data.trim() || !it.checkVisibility() || it.closest(unseen)) continue;
    if (getComputedStyle(it).clipPath !== 'none') continue;
    broken(node);
    hidden(node);
  }
  for (const head of document.querySelectorAll('h1, h2, h3')) {
    range.selectNodeContents(head);
    if (head.checkVisibility() && tops(range) > 3) found.push(`long: ${head.textContent}`);
  }
  return found;
}"""


def amiss(page: Page) -> list[str]:
    """Return which words are broken or hidden, and which headings are too long."""
    page.evaluate(SETTLED)
    faults: list[str] = page.evaluate(AMISS)
    return faults
