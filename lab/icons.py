"""Make the app's icons from web/src/icon.svg, and the pictures that others show of the page."""

from __future__ import annotations

import base64
from html import escape
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from pygames.door.card import shown
from pygames.games import catalog
from pygames.vector.marks import Marked
from pygames.vector.palette import palette
from pygames.vector.picture import of_view, still
from tests.browser.conftest import launch_options
from tests.support.icons import ICONS, SOURCE, WANTED
from tests.support.moments import SETTLED, all_states, open_state
from tests.support.sites import DIST, ROOT, Server

PREVIEWS = ROOT / "web" / "previews"
SCREENSHOTS = ROOT / "web" / "src" / "screenshots"
# A window of 1440 by 756, shown at five sixths of its size: 1200 by 630.
WINDOW, DENSITY = ViewportSize(width=1440, height=756), 5 / 6
NARROW = ("murus-gallicus", "middle")
PREVIEW = """
<style>
@font-face {{
  font-family: Besley; src: url(data:font/woff2;base64,{besley});
  font-weight: 400 900;
}}
@font-face {{
  font-family: "Atkinson Hyperlegible Next"; src: url(data:font/woff2;base64,{atkinson});
  font-weight: 200 800;
}}
body {{
  display: grid; grid-template: 630px / 480px 640px; gap: 16px; align-items: center; margin: 0;
  padding-left: 48px; background: #e9ece6; color: #15201d;
}}
h1 {{ margin: 0; font: 600 76px / 1.08 Besley; letter-spacing: -0.02em }}
p {{ margin: 24px 0 0; font: 400 32px / 1.35 "Atkinson Hyperlegible Next"; color: #43504b }}
svg {{ width: 100%; height: auto; max-height: 582px }}
</style>
<div><h1>{title}</h1><p>{summary}</p></div><div>{board}</div>
"""


def make_icons(browser: Browser) -> None:
    """Paint each icon at its size."""
    svg = SOURCE.read_text(encoding="utf-8")
    for name, (form, size) in WANTED.items():
        page = browser.new_page(viewport={"width": size, "height": size})
        page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{form(svg)}")
        page.screenshot(path=ICONS / f"{name}.png", omit_background=True)
        page.close()


def _font(name: str) -> str:
    (path,) = DIST.glob(f"app/*/fonts/{name}.woff2")
    return base64.b64encode(path.read_bytes()).decode()


def make_share(page: Page, site: str, target: Path) -> None:
    """Take the shelf of games as it shows in a window."""
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("data-offline", "ready")
    expect(page.locator("[data-game]").first).to_be_visible()
    page.evaluate(SETTLED)
    page.screenshot(path=target, type="jpeg", quality=85)


def make_previews(browser: Browser) -> None:
    """Show the board of each game beside its name, for links to its page."""
    PREVIEWS.mkdir(exist_ok=True)
    for game in catalog():
        page = browser.new_page(viewport={"width": 1200, "height": 630})
        board = of_view(shown(game, game.look.sample), game.title, Marked(()))
        picture = still(board, game, palette(game, "light"), 600)
        page.set_content(PREVIEW.format(
            besley=_font("besley"), atkinson=_font("atkinson"), board=picture,
            title=escape(game.title), summary=escape(game.summary),
        ))  # fmt: skip
        page.evaluate("document.fonts.ready.then(() => null)")
        page.screenshot(path=PREVIEWS / f"{game.id}.jpg", type="jpeg", quality=80)
        page.close()


def make_screenshots(browser: Browser, site: str) -> None:
    """Take the screenshots that browsers show before installation: a table on a phone, and the
    shelf."""
    SCREENSHOTS.mkdir(exist_ok=True)
    phone = ViewportSize(width=390, height=844)
    page = browser.new_page(viewport=phone, device_scale_factor=2, color_scheme="light")
    middle = next(each for each in all_states() if (each.row, each.name) == NARROW)
    open_state(page, site, middle)
    page.evaluate(SETTLED)
    page.screenshot(path=SCREENSHOTS / "narrow.jpg", type="jpeg", quality=80)
    page.close()
    page = browser.new_page(viewport=ViewportSize(width=1280, height=800), color_scheme="light")
    make_share(page, site, SCREENSHOTS / "wide.jpg")
    page.close()


def main() -> None:
    """Make them all."""
    ICONS.mkdir(exist_ok=True)
    with Server(DIST) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        make_icons(browser)
        make_previews(browser)
        page = browser.new_page(viewport=WINDOW, device_scale_factor=DENSITY, color_scheme="light")
        make_share(page, server.url, ICONS / "share.jpg")
        make_screenshots(browser, server.url)
        browser.close()
    folders = (each.relative_to(ROOT) for each in (ICONS, PREVIEWS, SCREENSHOTS))
    print("Made", *folders)


if __name__ == "__main__":
    main()
