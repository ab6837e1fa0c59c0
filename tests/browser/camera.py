"""Codes on a screen, as the camera of another device sees them: small, since it is held away."""

from __future__ import annotations

from base64 import b64decode, b64encode
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.support.node import said_by
from tests.support.sites import ROOT

WIDTH, HEIGHT = 1920, 1080
SIDE = round(0.3 * HEIGHT)
# The brightness of each dot of a picture, in the middle of what a camera sees.
SEEN = f"""async (png) => {{
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const context = new OffscreenCanvas({WIDTH}, {HEIGHT}).getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, {WIDTH}, {HEIGHT});
  const size = Math.min({SIDE} / picture.width, {SIDE} / picture.height);
  context.drawImage(picture, 800, 400, picture.width * size, picture.height * size);
  const {{ data }} = context.getImageData(0, 0, {WIDTH}, {HEIGHT});
  return btoa(Array.from({{ length: {WIDTH * HEIGHT} }},
    (_, at) => String.fromCharCode(data[at * 4])).join(''));
}}"""
# What the code says that is in a file of such dots.
READ = f"""import {{ readFileSync }} from 'node:fs';
import {{ decodeQR }} from '{(ROOT / "web/node_modules/qr/decode.js").as_uri()}';
const dots = readFileSync(process.argv[1]);
const data = new Uint8Array(dots.length * 4);
dots.forEach((dot, at) => data.fill(dot, at * 4, at * 4 + 4));
console.log(JSON.stringify(decodeQR({{ width: {WIDTH}, height: {HEIGHT}, data }})));
"""
GREY = bytes([128])
COLOURS = GREY * (WIDTH * HEIGHT // 2)


def dots_of(code: Locator) -> bytes:
    """Take a picture of a code."""
    expect(code.locator("path")).to_have_count(1)
    return b64decode(code.page.evaluate(SEEN, b64encode(code.screenshot()).decode()))


def read_code(code: Locator, folder: Path) -> str:
    """Read what a code says from its picture, as the camera of a phone does."""
    file = folder / "dots"
    file.write_bytes(dots_of(code))
    return str(said_by("--input-type=module", "-e", READ, file))


@dataclass(frozen=True)
class Film:
    """What the camera of a device shows, again and again."""

    file: Path

    @property
    def switches(self) -> list[str]:
        """A browser with these has that camera, and lets pages use it."""
        film = f"--use-file-for-fake-video-capture={self.file}"
        return ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream", film]

    def empty(self) -> None:
        """Show a grey wall."""
        self.file.write_bytes(b"")
        self._show(GREY * (WIDTH * HEIGHT))

    def shows(self, code: Locator) -> None:
        """Hold a code before the camera."""
        self._show(dots_of(code))

    def _show(self, dots: bytes) -> None:
        """Write over the film, which the browser keeps open."""
        head = f"YUV4MPEG2 W{WIDTH} H{HEIGHT} F10:1 C420\n".encode()
        with self.file.open("r+b") as film:
            film.write(head + (b"FRAME\n" + dots + COLOURS) * 4)
