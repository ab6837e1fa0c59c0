"""Hosts as they are: with an old table of types, or with one answer to whatever is asked."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.browser.tables import BREAKTHROUGH, Table
from tests.browser.versions import expect_ready
from tests.support.sites import Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.conftest import Watch

pytestmark = pytest.mark.keeps

OFFLINE = "Failed to load resource|ERR_CONNECTION_REFUSED|service worker"
# What nginx 1.18 knows of what sites usually have. Today's knows .woff2 and .wasm besides, and
# still no .mjs, .whl or .webmanifest.
NGINX = """
text/html                 html htm shtml
text/css                  css
text/xml                  xml
image/gif                 gif
image/jpeg                jpeg jpg
application/javascript    js
application/atom+xml      atom
application/rss+xml       rss
text/mathml               mml
text/plain                txt
image/png                 png
image/svg+xml             svg svgz
image/tiff                tif tiff
image/webp                webp
image/x-icon              ico
font/woff                 woff
application/java-archive  jar war ear
application/json          json
application/pdf           pdf
application/vnd.ms-fontobject eot
application/x-x509-ca-cert der pem crt
application/xhtml+xml     xhtml
application/zip           zip
application/octet-stream  bin exe dll
audio/mpeg                mp3
video/mp4                 mp4
"""
UNKNOWN = "application/octet-stream"


def headers_by(table: str) -> str:
    """Write the rules of a host that sends types by a table, and no other header."""
    types = {"/*": UNKNOWN, "*/": "text/html"}
    for line in table.strip().splitlines():
        media, *endings = line.split()
        types |= {f"/*.{ending}": media for ending in endings}
    rule = '[[headers]]\nfor = {}\nvalues = {{ "Content-Type" = {} }}\n'
    return "".join(rule.format(*map(json.dumps, each)) for each in types.items())


@pytest.fixture
def nginx(own_site: Path, tmp_path: Path) -> Iterator[Server]:
    """Serve a copy of the site as nginx does without another word."""
    rules = tmp_path / "nginx.toml"
    rules.write_text(headers_by(NGINX), encoding="utf-8")
    with Server(own_site, rules=rules) as running:
        yield running


def test_a_host_that_knows_few_types_serves_games_that_are_kept_for_offline(
    page: Page, watch: Watch, nginx: Server
) -> None:
    table = Table(page).open(f"{nginx.url}#game=murus-gallicus").play(BREAKTHROUGH[:2])
    expect_ready(page)
    nginx.stop()
    watch.allow(OFFLINE)
    page.reload()
    table.painted().at(2).play(BREAKTHROUGH[2:3], since=2)
