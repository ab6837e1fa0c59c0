"""The local server behaves like a static host: the same headers, any sub-path, nothing else."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from tests.support.sites import Server
from web.tools.host_files import HEADERS
from web.tools.hosting import HEADER_ONLY, POLICY, headers_for, page_policy, rules

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

# Endings that every host sends with their type, and two that may come with any.
KNOWN = {".css", ".html", ".jpg", ".js", ".json", ".png", ".svg", ".txt", ".zip"}
MAY_BE_UNKNOWN = {".wasm", ".woff2"}
YEAR = "public, max-age=31536000, immutable"
TYPES = {
    "index.html": "text/html; charset=utf-8",
    "sw.js": "text/javascript; charset=utf-8",
    "app/*/worker.js": "text/javascript; charset=utf-8",
    "app/*/fonts/besley.woff2": "font/woff2",
    "py/*/pygames_tabletop-*.zip": "application/zip",
    "pyodide/*/pyodide.js": "text/javascript; charset=utf-8",
    "pyodide/*/pyodide.asm.wasm": "application/wasm",
    "pyodide/*/python_stdlib.zip": "application/zip",
}


def path_of(dist: Path, pattern: str) -> str:
    (file,) = dist.glob(pattern)
    return "/" + file.relative_to(dist).as_posix()


@pytest.fixture(scope="module")
def below(dist: Path) -> Iterator[Server]:
    with Server(dist, base="/some/path/") as running:
        yield running


@pytest.mark.parametrize("pattern", TYPES)
def test_a_file_comes_with_its_type_and_the_headers_of_netlify_toml(
    dist: Path, server: Server, pattern: str
) -> None:
    path = path_of(dist, pattern)
    answer = server.get(path)
    assert answer.status == 200
    assert answer.content == (dist / path[1:]).read_bytes()
    assert answer.headers["content-type"] == TYPES[pattern]
    for name, value in headers_for(path, rules()).items():
        assert answer.headers[name.lower()] == value


def test_hosts_know_the_endings_of_all_files(dist: Path) -> None:
    files = [path for path in dist.rglob("*") if path.is_file() and path.name != HEADERS]
    endings = {path.suffix for path in files}
    assert endings == KNOWN | MAY_BE_UNKNOWN


@pytest.mark.parametrize("query", ["", "?lang=de"])
def test_a_page_that_is_asked_for_without_its_slash_is_at_the_address_with_it(
    below: Server, query: str
) -> None:
    answer = below.get(f"/some/path/de/cercas{query}")
    assert (answer.status, answer.headers["location"]) == (301, f"/some/path/de/cercas/{query}")


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml",
        "/%2e%2e/pyproject.toml",
        "/app/../../pyproject.toml",
        "/..%2fpyproject.toml",
        "//etc/passwd",
        "/..\\pyproject.toml",
    ],
)
def test_nothing_outside_the_folder_is_served(server: Server, path: str) -> None:
    assert server.get(path).status == 404


def test_the_site_is_served_below_any_path_and_not_beside_it(dist: Path, below: Server) -> None:
    assert below.url.endswith("/some/path/")
    assert below.get("/some/path/").content == (dist / "index.html").read_bytes()
    module = path_of(dist, "app/*/worker.js")
    assert below.get(f"/some/path{module}").headers["cache-control"] == YEAR
    assert below.get("/").status == 404
    assert below.get(module).status == 404


def test_only_folders_named_by_their_content_are_cached_without_asking() -> None:
    table = rules()
    for path in ("/app/x/y.js", "/py/x/y.zip", "/pyodide/x/y.wasm"):
        assert headers_for(path, table)["Cache-Control"] == YEAR
    for path in ("/", "/index.html", "/sw.js"):
        assert headers_for(path, table)["Cache-Control"] == "no-cache"


def test_no_two_rules_give_a_path_the_same_header() -> None:
    paths = ["/", "/index.html", "/sw.js", "/app/x/y.js", "/py/x/y.zip"]
    for one, other in combinations(rules(), 2):
        if any(one.matches(path) and other.matches(path) for path in paths):
            assert not one.headers.keys() & other.headers.keys()


def test_the_policy_forbids_inline_scripts_and_eval_and_the_page_carries_it(dist: Path) -> None:
    """For hosts that send no headers."""
    policy = headers_for("/", rules())[POLICY]
    assert "default-src 'none'" in policy
    assert "'unsafe-inline'" not in policy
    assert "'unsafe-eval'" not in policy
    assert "http" not in policy
    page = (dist / "index.html").read_text(encoding="utf-8")
    assert f'content="{page_policy()}"' in page
    assert not any(name in page_policy() for name in HEADER_ONLY)
