"""What hosts and search engines read of the site, and the way back from missing pages."""

from __future__ import annotations

import re
from itertools import chain
from typing import TYPE_CHECKING
from urllib.parse import urljoin, urlsplit

import pytest

from tests.support.sites import Server
from web.tools import frames, host_files
from web.tools.assemble import NOT_KEPT
from web.tools.console import Stop
from web.tools.folders import Folder
from web.tools.host_files import HEADERS, MISSING, NAMES, ROBOTS, SCRIPT
from web.tools.hosting import rules

if TYPE_CHECKING:
    from pathlib import Path

LINK = re.compile(r'href="([^"]+)"')
SCRIPTS = re.compile(r'<script src="([^"]+)"')
# Cloudflare Pages reads no longer lines and no more rules.
LONGEST_LINE = 2000
MOST_RULES = 100


def test_hosts_that_read_headers_get_those_of_netlify_toml(dist: Path) -> None:
    read: list[tuple[str, dict[str, str]]] = []
    for line in (dist / HEADERS).read_text("utf-8").splitlines():
        assert len(line) <= LONGEST_LINE
        if line.startswith("  "):
            name, _, value = line.strip().partition(": ")
            read[-1][1][name] = value
        elif line:
            read.append((line, {}))
    assert read == [(rule.pattern, rule.headers) for rule in rules()]
    assert len(read) <= MOST_RULES


def test_files_for_hosts_and_search_engines_are_not_kept_for_offline(dist: Path) -> None:
    assert set(NAMES) <= set(NOT_KEPT)
    worker = (dist / "sw.js").read_text("utf-8")
    assert not [name for name in NAMES if f'url:"{name}"' in worker]


def ways_back(site: Folder) -> list[str]:
    return LINK.findall(site[MISSING].decode())


@pytest.mark.parametrize("place", ["a", "cercas/b", "a/"])
def test_a_missing_page_leads_back_without_a_script(dist: Path, place: str) -> None:
    """A site that doesn't know its address is reached by one step up, or by two."""
    with Server(dist, base="/below/here/") as host:
        answer = host.get(f"/below/here/{place}")
        assert (answer.status, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
        page = answer.content.decode()
        address = urljoin(host.url, place)
        reached = [urljoin(address, link) for link in LINK.findall(page)]
    assert host.url in reached


@pytest.mark.parametrize("base", ["/", "/below/here/"])
@pytest.mark.parametrize("place", ["nim-0", "nim-0/", "de/nim-0/", "de/cercas/b"])
def test_the_script_of_a_missing_page_is_asked_for_where_it_is(
    dist: Path, base: str, place: str
) -> None:
    with Server(dist, base=base) as host:
        page = host.get(f"{base}{place}").content.decode()
        address = urljoin(host.url, place)
        paths = [urlsplit(urljoin(address, script)).path for script in SCRIPTS.findall(page)]
        there = {path for path in paths if host.get(path).status == 200}
    (script,) = dist.glob(f"app/*/{SCRIPT}")
    assert there == {f"{base}{script.relative_to(dist).as_posix()}"}


@pytest.mark.parametrize("place", ["a", "a/b/c/d", "a/"])
def test_a_missing_page_of_a_site_that_knows_its_address_leads_back_from_any_depth(
    place: str,
) -> None:
    site = "https://games.example/below/here/"
    ways = ways_back(host_files.write(site, "app/0"))
    assert [urljoin(site + place, way) for way in ways] == [site, site]


def test_search_engines_may_read_everything_and_find_the_sitemap_if_it_exists() -> None:
    texts = [
        host_files.write(site, "app/0")[ROBOTS].decode() for site in ("", "https://games.example/")
    ]
    lines = [text.splitlines() for text in texts]
    assert "Disallow" not in "".join(chain(*lines))
    assert lines[0] == ["User-agent: *", "Allow: /"]
    assert lines[1][-1] == "Sitemap: https://games.example/sitemap.xml"


def test_sites_that_the_host_names_may_show_boards_in_frames(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert "frame-ancestors 'none'" in host_files.headers(rules())
    monkeypatch.setenv(frames.VARIABLE, "https://blog.example http://127.0.0.1:8000")
    headers = host_files.headers(rules())
    assert "frame-ancestors https://blog.example http://127.0.0.1:8000;" in headers
    assert "frame-ancestors 'none'" not in headers


@pytest.mark.parametrize("origin", ["*", "blog.example", "https://blog.example/a", "https:'none'"])
def test_a_folder_without_a_site_can_show_no_boards(
    monkeypatch: pytest.MonkeyPatch, origin: str
) -> None:
    monkeypatch.setenv(frames.VARIABLE, f"https://club.example {origin}")
    with pytest.raises(Stop, match="isn't the address of a site"):
        rules()
