"""The answer is on the other screen, as a code: the camera of this device sees it."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright

from tests.browser.conftest import CALM, launch_options
from tests.browser.far import begin, command
from tests.browser.live import answer, invitation, state

HOW: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, **CALM}
# The brightness of each dot of a picture, in the middle of what a camera sees.
SEEN = """async (png) => {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const context = new OffscreenCanvas(640, 480).getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, 640, 480);
  const size = Math.min(440 / picture.width, 440 / picture.height);
  context.drawImage(picture, 100, 20, picture.width * size, picture.height * size);
  const { data } = context.getImageData(0, 0, 640, 480);
  return btoa(Array.from({ length: 640 * 480 },
    (_, at) => String.fromCharCode(data[at * 4])).join(''));
}"""


@pytest.fixture
def film(tmp_path: Path) -> Path:
    """Name the film that the camera shows."""
    return tmp_path / "film.y4m"


@pytest.fixture
def host(playwright: Playwright, film: Path) -> Iterator[Page]:
    """Open a page on a device with a camera that may be used."""
    switches = ("--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream")
    options = launch_options(*switches, f"--use-file-for-fake-video-capture={film}")
    browser = playwright.chromium.launch(**options)
    yield browser.new_page(**HOW)
    browser.close()


def test_the_camera_reads_the_answer_from_the_other_screen(
    host: Page, browser: Browser, site: str, film: Path
) -> None:
    guest = browser.new_page(**HOW)
    guest.goto(site)
    begin(host, site, "murus-gallicus", "person,far").play(["c1-c3"])
    answer(guest, invitation(host), "Ben")
    command(guest, "QR code").click()
    code = guest.locator("dialog .link-code .code")
    code.wait_for()
    seen = b64decode(guest.evaluate(SEEN, b64encode(code.screenshot()).decode()))
    grey = bytes([128]) * (640 * 480 // 2)
    film.write_bytes(b"YUV4MPEG2 W640 H480 F10:1 C420\n" + (b"FRAME\n" + seen + grey) * 10)
    command(host, "Scan their code").click()
    for page in (host, guest):
        state(page, "connected", 1)
    guest.close()
