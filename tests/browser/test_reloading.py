"""Authors see a game of theirs on a page, and what they save shows there."""

from __future__ import annotations

from pathlib import Path
from threading import Event, Thread

from playwright.sync_api import Browser

from tests.support.sites import change, copy_site
from web.tools.hosting import rules
from web.tools.reloading import Reloading, follow
from web.tools.serve import open_server


def test_each_file_of_a_game_is_followed(tmp_path: Path) -> None:
    saved, game = Event(), tmp_path / "my_game.py"
    follow([game], saved.set)
    for name in ("my_game.py", "rules.md", "theme.json"):
        saved.clear()
        (tmp_path / name).write_text("saved", "utf-8")
        assert saved.wait(20), name


def test_open_pages_reload_once_the_site_was_built_again(
    browser: Browser, dist: Path, tmp_path: Path
) -> None:
    site = copy_site(dist, tmp_path / "site")
    server = open_server(Reloading(site, "/games/", rules()), 0)
    Thread(target=server.serve_forever, daemon=True).start()
    context = browser.new_context()
    try:
        pages = [context.new_page(), context.new_page()]
        for page, place in zip(pages, ("", "cercas/"), strict=True):
            with page.expect_response("**/built.txt"):
                page.goto(f"http://127.0.0.1:{server.server_port}/games/{place}")
            assert page.evaluate("before = true; 'serviceWorker' in navigator") is False
        change(site, "index.html", lambda text: text + b"<!-- again -->")
        for page in pages:
            page.wait_for_function("() => !('before' in globalThis)")
    finally:
        context.close()
        server.shutdown()
        server.server_close()
