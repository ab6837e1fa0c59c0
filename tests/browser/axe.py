"""axe-core on a page: what it finds, in a few words each.

Its source goes in by the debugger's way, which the page's policy leaves alone.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page

from tests.support.sites import ROOT

SOURCE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# A move whose notation shows has a name in words, in which its notation need not stand: it is read
# as a formula is (WCAG 2.1, Understanding 2.5.3: mathematical expressions).
RUN = """async (only) => {
  const runOnly = only.length ? { type: 'tag', values: only } : undefined;
  const options = { preload: false, resultTypes: ['violations'], ...(runOnly && { runOnly }) };
  const { violations } = await axe.run(document, options);
  const isMove = ({ target }) => document.querySelector(target[0]).closest('[data-moves]');
  return violations.map(({ id, nodes }) => {
    const isFine = (node) => id === 'label-content-name-mismatch' && isMove(node);
    return { id, nodes: nodes.filter((node) => !isFine(node)) };
  });
}"""


@cache
def _source() -> str:
    return SOURCE.read_text(encoding="utf-8")


def findings(page: Page, *tags: str) -> list[str]:
    """Return what is wrong on the page as it shows: all rules, or those with one of these tags."""
    if not page.evaluate("typeof globalThis.axe === 'object'"):
        page.evaluate(_source())
    found: list[Any] = page.evaluate(RUN, list(tags))
    return [
        f"{rule['id']} at {' '.join(map(str, node['target']))}: {_summary(node)}"
        for rule in found
        for node in rule["nodes"]
    ]


def _summary(node: Any) -> str:
    checks = [*node["any"], *node["all"], *node["none"]]
    return "; ".join(check["message"] for check in checks)
