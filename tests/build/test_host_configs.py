"""The files of docs/hosts/ for nginx, Caddy and Apache do what netlify.toml says."""

from __future__ import annotations

import gzip
import re
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING

import pytest

from tests.support.hosts import CONFIGURED, apache, caddy, free_port, nginx, of_docs
from tests.support.sites import ROOT, ask
from web.tools.hosting import headers_for, rules
from web.tools.kinds import wrong_types

if TYPE_CHECKING:
    from pathlib import Path

HOSTS = ("nginx.conf", "Caddyfile", "apache.conf")
SAMPLES = (
    *("", "index.html", "sw.js", "cercas/", "app/*/main.js", "app/*/style.css", "app/*/icon.svg"),
    *("py/*/pygames_tabletop-*.zip", "pyodide/*/pyodide.asm.wasm", "pyodide/*/python_stdlib.zip"),
)


def host(name: str, site: Path, port: int, folder: Path) -> AbstractContextManager[None]:
    """Run what the file is for."""
    if name == "nginx.conf":
        return nginx(of_docs(name, site, f"127.0.0.1:{port}"), folder)
    if name == "Caddyfile":
        return caddy(of_docs(name, site, f"http://127.0.0.1:{port}"), folder)
    return apache(of_docs(name, site, f"*:{port}"), port, folder)


@pytest.mark.parametrize("name", HOSTS)
def test_a_host_of_the_docs_sends_the_headers_types_and_pages_of_the_site(
    dist: Path, tmp_path: Path, name: str
) -> None:
    port, types = free_port(), dict[str, str]()
    paths = [next(dist.glob(each)).relative_to(dist).as_posix() if each else "" for each in SAMPLES]
    paths = [path + "/" * (dist / path).is_dir() * bool(path) for path in paths]
    with host(name, dist, port, tmp_path):
        for path in paths:
            answer = ask(port, f"/{path}", Accept_Encoding="gzip")
            file = dist / path / "index.html" if (dist / path).is_dir() else dist / path
            assert answer.headers["content-encoding"] == "gzip", path
            assert gzip.decompress(answer.content) == file.read_bytes()
            headers = {header: answer.headers.get(header.lower()) for header in expected(path)}
            assert headers == expected(path), path
            types[file.name] = answer.headers["content-type"]
        missing = ask(port, "/app/0123456789abcdef/none.js")
    assert wrong_types(types) == {}
    assert missing.status == 404
    assert missing.content == (dist / "404.html").read_bytes()
    assert "max-age" not in missing.headers.get("cache-control", "")
    assert missing.headers["content-security-policy"] == headers_for("/", rules())[POLICY]


def expected(path: str) -> dict[str, str]:
    """Return the headers of netlify.toml but for types, which hosts write in several ways."""
    headers = headers_for(f"/{path}", rules())
    return {name: value for name, value in headers.items() if name != "Content-Type"}


POLICY = "Content-Security-Policy"


@pytest.mark.parametrize("name", HOSTS)
def test_a_file_of_the_docs_has_every_header_where_its_host_is_not_installed_too(name: str) -> None:
    text = (CONFIGURED / name).read_text("utf-8")
    for rule in rules():
        for header, value in rule.headers.items():
            assert header == "Content-Type" or f'"{value}"' in text, header


def test_the_container_is_made_of_files_that_are_there_in_ten_lines() -> None:
    lines = (CONFIGURED / "Containerfile").read_text("utf-8").splitlines()
    assert len(lines) <= 10
    copied = [re.fullmatch(r"COPY (?:--\S+ )?(\S+) (\S+)", line) for line in lines]
    sources = [match[1] for match in copied if match]
    assert sources[-1] == "/pygames/dist"
    assert all((ROOT / source).exists() for source in sources[:-1])
