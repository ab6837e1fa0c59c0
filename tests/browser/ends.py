"""The end of a game as it shows, frame by frame."""

from __future__ import annotations

from playwright.sync_api import Page

# The bar of a table and the height of its board, frame by frame, each once.
FILM = """() => {
  globalThis.film = [];
  const look = () => {
    const buttons = [...document.querySelectorAll('.commands button')];
    const bar = buttons.filter((it) => it.checkVisibility()).map((it) => it.textContent);
    const board = document.querySelector('.board');
    if (!board) return;
    const frame = [document.querySelector('[data-over]') !== null, `${bar}`, board.clientHeight];
    if (`${film.at(-1)}` !== `${frame}`) film.push(frame);
    requestAnimationFrame(look);
  };
  look();
}"""


def expect_once(page: Page) -> None:
    """Bar, result and board change together, and once."""
    *play, final = page.evaluate("film")
    assert (final[0], "Play again" in final[1]) == (True, True), final
    assert not any(over or "Play again" in bar for over, bar, _ in play), play
    assert len({board for _, _, board in play}) <= 1, play
