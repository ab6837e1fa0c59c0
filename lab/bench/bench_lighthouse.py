"""Lighthouse on every page: accessibility, best practices and SEO should each be 100."""

from __future__ import annotations

from collections.abc import Iterator

from lab.bench.common import print_table
from pygames.games import catalog
from tests.browser.lighthouse import PAINTED, Visit, look
from tests.browser.tables import BREAKTHROUGH, link
from tests.support.moments import all_states
from tests.support.sites import DIST, Server
from web.tools.browser import find_browser

ARTICLE = "article.rules"
SHEET = "dialog[open]"


def visits(site: str) -> Iterator[Visit]:
    """List the pages, and what opens over them."""
    for form in ("mobile", "desktop"):
        yield Visit("home", site, "[data-game]", form=form)
        for state in all_states():
            if state.name == "middle":
                yield Visit(f"table: {state.row}", f"{site}{state.hash}", PAINTED, form=form)
    yield Visit("rules", f"{site}#rules", ARTICLE)
    for game in catalog():
        yield Visit(f"rules: {game.id}", f"{site}#rules={game.id}", ARTICLE)
        yield Visit(f"set-up: {game.id}", site, SHEET, (f'[data-game="{game.id}"]',))
    review = '[data-command="review"]'
    yield Visit("review", link(site, BREAKTHROUGH), ".review", (review,), "desktop")


def main() -> None:
    """Print the tables."""
    find_browser()
    with Server(DIST) as site:
        reports = list(look(list(visits(site.url))))
    rows = [
        [
            f"{report.name} ({report.form})",
            *(f"{score * 100:.0f}" for score in report.scores.values()),
        ]
        for report in reports
    ]
    print_table("Lighthouse, of 100", ["", *reports[0].scores], rows)
    for report in reports:
        for words in report.findings:
            print(f"  {report.name}: {words}")


if __name__ == "__main__":
    main()
