"""axe-core on a page: what it finds, in a few words each.

Its source goes in by the debugger's way, which the page's policy leaves alone.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page

from tests.support.sites import ROOT

SOURCE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (only) => {
  const runOnly = only.length ? { type: 'tag', values: only } : undefined;
  const options = { preload: false, resultTypes: ['violations'], ...(runOnly && { runOnly }) };
  const { violations } = await axe.run(document, options);
  return violations;
}"""


@cache
def _source() -> str:
    return SOURCE.read_text(encoding="utf-8")


def findings(page: Page, *tags: str) -> list[str]:
    """Return what is wrong on the page as it shows: all rules, or those with one of these tags."""
    if not page.evaluate("typeof globalThis.axe === 'object'"):
        page.evaluate(_source())
    rules: list[Any] = page.evaluate(RUN, list(tags))
    return [
        f"{rule['id']} at {' '.join(map(str, node['target']))}: {_summary(node)}"
        for rule in rules
        for node in rule["nodes"]
    ]


def _summary(node: Any) -> str:
    checks = [*node["any"], *node["all"], *node["none"]]
    return "; ".join(check["message"] for check in checks)
