"""A build can be made again anywhere, and a site compared with the commit that it names."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import replace
from socket import create_server, socket
from threading import Thread
from typing import TYPE_CHECKING

import pytest

from tests.support.hosts import Habits, Host
from tests.support.sites import ROOT, Server, change, copy_site, flip_one_bit
from web.tools import folders, provenance, wheel
from web.tools.caching import late_updates
from web.tools.console import Stop
from web.tools.extra_files import extra_files
from web.tools.kinds import wrong_types
from web.tools.provenance import Provenance
from web.tools.setup import REQUIREMENTS, SETS_UP, lend
from web.tools.verify import UNCOMMITTED, Difference, compare, compare_folder, rebuild, verify

if TYPE_CHECKING:
    from pathlib import Path

    from web.tools.folders import Folder

EXTRA = "isn't in the build"
COMMIT = "0123456789abcdef0123456789abcdef01234567"

PART = (
    *("*.html", "sw.js", "_headers", provenance.NAME),
    *("app/*/main.js", "app/*/config.js", "py/*/pygames_*"),
)
"""Files that stand for all: to fetch and compare the others takes longer."""


@pytest.fixture(scope="module")
def part(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a site of some files, which names a commit."""
    folder = tmp_path_factory.mktemp("part")
    for file in (file for pattern in PART for file in dist.glob(pattern)):
        (folder / file.relative_to(dist)).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, folder / file.relative_to(dist))
    name_commit(folder, COMMIT)
    return folder


@pytest.fixture
def own_site(part: Path, tmp_path: Path) -> Path:
    """Return a copy of it that a test may change."""
    return copy_site(part, tmp_path / "site")


def checkout(target: Path) -> Path:
    """Copy all files of this checkout that git knows or would add, and lend it the tools."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=ROOT, capture_output=True, check=True).stdout
    for name in names.decode().split("\0"):
        if name and (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, target / name)
    lend(target)
    return target


@pytest.mark.long
def test_two_builds_in_different_folders_and_surroundings_are_the_same(
    dist: Path, tmp_path: Path
) -> None:
    """The workflow proves it for each commit (.github/workflows/test.yml)."""
    folder = checkout(tmp_path / "another place" / "pygames")
    surroundings = {"TZ": "Pacific/Auckland", "LC_ALL": "C", "PYTHONHASHSEED": "7"}
    subprocess.run(
        [sys.executable, "build.py"], cwd=folder, env={**os.environ, **surroundings}, check=True
    )
    here, there = folders.read(dist), folders.read(folder / "dist")
    # A copy of a checkout is at no commit.
    del here[provenance.NAME], there[provenance.NAME]
    assert set(here) == set(there)
    assert not [name for name in here if here[name] != there[name]]


def test_a_checkout_that_would_set_up_something_else_is_lent_nothing(tmp_path: Path) -> None:
    for path in SETS_UP:
        (tmp_path / path.relative_to(ROOT)).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, tmp_path / path.relative_to(ROOT))
    (tmp_path / REQUIREMENTS.relative_to(ROOT)).write_text("another==1.0", encoding="utf-8")
    lend(tmp_path)
    assert not (tmp_path / ".cache").exists()


@pytest.mark.parametrize(
    ("headers", "hints"),
    [
        ({"sw.js": "no-cache", "./": "private, No-Store", "index.html": "max-age=600"}, {}),
        ({"sw.js": "public, max-age=14400"}, {"sw.js": "kept for 4 hours, so updates"}),
        ({"./": "max-age=0, s-maxage=86400"}, {"./": "kept for 1 day"}),
        ({"index.html": ""}, {"index.html": "comes without a time to keep it"}),
        ({"app/x.js": "", "cercas/index.html": "max-age=9999"}, {}),
    ],
)
def test_caching_that_delays_updates_is_reported_with_the_right_header(
    headers: dict[str, str], hints: dict[str, str]
) -> None:
    advice = dict(late_updates(headers))
    assert advice.keys() == hints.keys()
    for name, words in hints.items():
        assert words in advice[name]
        assert advice[name].endswith("let the host send it with Cache-Control: no-cache")


def again(dist: Path) -> Folder:
    return folders.read(dist)


def name_commit(site: Path, commit: str | None) -> None:
    change(site, provenance.NAME, lambda _: Provenance(commit, "").write())


def test_a_site_that_is_as_its_commit_has_no_differences(dist: Path, tmp_path: Path) -> None:
    name_commit(site := copy_site(dist, tmp_path / "site"), COMMIT)
    origins: list[Provenance] = []

    def same(origin: Provenance) -> Folder:
        origins.append(origin)
        return again(site)

    with Server(site, base="/below/here/") as server:
        assert compare(server.url, same) == []
    assert origins == [Provenance(COMMIT, "")]


def test_a_site_without_some_rooms_or_with_added_games_is_built_again_like_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(wheel, "added", {"mine.py sha256:12": tmp_path / "mine.py"})
    ran: list[list[str]] = []
    monkeypatch.setattr(subprocess, "run", lambda command, **_: ran.append(command))
    without = Provenance.read(Provenance(COMMIT, "", ("fame", "print")).write())
    origin = Provenance.read(Provenance(COMMIT, "", added=("mine.py sha256:12",)).write())
    assert rebuild(without) == rebuild(origin) == {}
    commands = [command[1:] for command in ran if "build.py" in command]
    assert commands == [
        ["build.py", "--without", "fame,print"], ["build.py", "--with", str(tmp_path / "mine.py")]
    ]  # fmt: skip
    wheel.added.clear()
    with pytest.raises(Stop, match=r"give each file with --with: mine\.py sha256:12"):
        rebuild(origin)


def test_how_a_host_sends_files_is_checked_though_no_commit_has_them(own_site: Path) -> None:
    name_commit(own_site, None)
    with Host(own_site, Habits(base="/below/", seconds=7200)) as host:
        differences = compare(host.url, lambda _: again(own_site))
    assert differences[0] == Difference(provenance.NAME, UNCOMMITTED)
    assert {each.name for each in differences[1:]} == {"./", "index.html", "sw.js"}
    assert all("may be kept for 2 hours" in each.what for each in differences[1:])


@pytest.mark.parametrize(
    ("types", "hints"),
    [
        ({"b/x.js": "text/plain", "a/x.js": "", "x.css": "text/css"}, {"a/x.js": "without a type"}),
        ({"x.wasm": "text/html; charset=utf-8"}, {"x.wasm": "comes as text/html: let the host"}),
        ({"x.svg": "text/xml"}, {"x.svg": "send all .svg files as image/svg+xml"}),
        ({"x.js": "application/javascript", "y.js": "Text/JavaScript;charset=UTF-8"}, {}),
        ({"x.zip": "text/plain", "x.woff2": "", "x.json": "text/html"}, {}),
        # What a header says beats what a page says: “für” would be “fÃ¼r”.
        ({"de/x.html": "text/html; charset=ISO-8859-1"}, {"de/x.html": "comes as iso-8859-1: "}),
        ({"index.html": 'text/html; charset="UTF-8"', "a.js": "text/javascript"}, {}),
    ],
)
def test_a_type_that_browsers_refuse_is_reported_once_with_the_right_one(
    types: dict[str, str], hints: dict[str, str]
) -> None:
    advice = wrong_types(types)
    assert advice.keys() == hints.keys()
    assert all(words in advice[name] for name, words in hints.items())


def test_what_only_the_site_itself_says_is_named() -> None:
    plain = Provenance("a" * 40, "https://games.test/")
    assert plain.choices() == []
    broker = replace(plain, meet="wss://broker.test", without=("fame", "daily"))
    assert broker.choices() == [
        "it has no room called fame, daily",
        "live games meet at wss://broker.test",
    ]


def test_files_that_are_missing_or_another_are_named(
    own_site: Path, own_server: Server, part: Path
) -> None:
    wheel = change(own_site, "py/*/pygames_tabletop-*.zip", flip_one_bit)
    (missing,) = own_site.glob("app/*/main.js")
    missing.unlink()
    differences = compare(own_server.url, lambda _: again(part))
    assert set(differences) == {
        Difference(wheel.relative_to(own_site).as_posix(), "is another"),
        Difference(missing.relative_to(own_site).as_posix(), "is missing"),
    }


def test_files_that_the_build_has_not_are_found_where_a_file_names_them_or_by_their_usual_name(
    own_site: Path, own_server: Server, part: Path
) -> None:
    """A changed page loads a script, which loads another; no file names the last one."""
    script = b"<script src='app/stray.js'></script>"
    change(own_site, "index.html", lambda page: page.replace(b"</body>", script + b"</body>"))
    (own_site / "app" / "stray.js").write_text("import './worse.mjs'", encoding="utf-8")
    for name in ("app/worse.mjs", "humans.txt", "nobody-names-me.html"):
        (own_site / name).write_text(name, encoding="utf-8")
    others = [Difference("index.html", "is another")]
    stray = [Difference(n, EXTRA) for n in ("app/stray.js", "app/worse.mjs", "humans.txt")]
    assert compare(own_server.url, lambda _: again(part)) == [*stray, *others]
    unseen = Difference("nobody-names-me.html", EXTRA)
    both = [*stray, *others, unseen]
    assert compare_folder(own_site, lambda _: again(part)) == both


def test_a_host_that_answers_every_address_has_no_extra_files() -> None:
    """Some send the page for any request: that is no file."""
    site = {"index.html": b"<script src='a.js'></script><link href='b.css'>", "a.js": b"1"}
    assert extra_files(lambda name: site.get(name, site["index.html"]), site) == {}
    listing = {**site, "app/": b"<a href='app/more.js'>"}
    there = {**site, "app/main.js": b"2"}
    assert extra_files(listing.get, there) == {"app/": listing["app/"]}


LISTINGS = {
    "Python": "<title>Directory listing for /app/</title><a href='main.js'>m</a><a href='more.js'>",
    "nginx": '<title>Index of /app/</title><a href="../"><a href="main.js"><a href="more.js">',
    "Apache": '<title>Index of /app</title><a href="?C=N;O=D">N</a><a href="/"><a href="more.js">',
}


@pytest.mark.parametrize("host", LISTINGS)
def test_the_list_of_a_folder_is_no_file_and_tells_of_others(host: str) -> None:
    there = {"index.html": b"", "app/main.js": b"2"}
    site = {**there, "app/": LISTINGS[host].encode()}
    assert extra_files(site.get, there) == {}
    assert extra_files({**site, "app/more.js": b"3"}.get, there) == {"app/more.js": b"3"}
    running = site["app/"] + b"<script>"
    assert extra_files({**site, "app/": running}.get, there) == {"app/": running}


@pytest.mark.parametrize(
    ("commit", "words"),
    [(None, "files that no commit has"), ("main", "names no commit"), (COMMIT, "fetch it")],
)
def test_a_commit_that_cant_be_built_again_is_reported_in_one_line(
    commit: str | None, words: str
) -> None:
    with pytest.raises(Stop, match=words):
        rebuild(Provenance(commit, ""))


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[]",
        b'{"commit": 1, "address": "", "without": []}',
        b'{"commit": "", "without": []}',
        b'{"commit": "", "address": "", "without": [1]}',
        b'{"commit": "", "address": "", "without": 1}',
    ],
)
def test_a_damaged_account_of_the_build_is_reported_in_one_line(content: bytes) -> None:
    with pytest.raises(Stop, match="isn't one that this build writes"):
        Provenance.read(content)


def test_a_site_without_an_account_of_its_build_or_without_answer_is_reported(
    own_site: Path, own_server: Server
) -> None:
    (own_site / provenance.NAME).unlink()
    with pytest.raises(Stop, match="doesn't say how it was built"):
        verify(own_server.url)
    own_server.stop()
    with pytest.raises(Stop, match="can't be reached"):
        verify(own_server.url)
    with pytest.raises(Stop, match="and no folder"):
        verify("ftp://example.org")


def test_a_host_that_hangs_up_in_the_middle_of_a_file_is_reported_in_one_line() -> None:
    def answer(server: socket) -> None:
        asking, _ = server.accept()
        with asking:
            asking.recv(1 << 16)
            asking.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{")

    with create_server(("127.0.0.1", 0)) as server:
        Thread(target=answer, args=(server,), daemon=True).start()
        with pytest.raises(Stop, match=f"{provenance.NAME} can't be fetched: IncompleteRead"):
            verify(f"http://127.0.0.1:{server.getsockname()[1]}")


def test_a_build_names_its_commit_only_where_nothing_was_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(provenance, "ROOT", tmp_path)
    assert provenance.commit() is None
    who = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
    for words in (["init", "-q"], [*who, "commit", "-q", "--allow-empty", "-m", "first"]):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    commit = provenance.commit()
    assert commit
    assert len(commit) == 40
    (tmp_path / "new.txt").write_text("new", encoding="utf-8")
    assert provenance.commit() is None


@pytest.mark.long
def test_a_site_is_verified_by_building_its_commit_again(dist: Path, tmp_path: Path) -> None:
    commit = provenance.commit()
    assert commit, "commit what was changed: this test builds the commit"
    name_commit(site := copy_site(dist, tmp_path / "site"), commit)
    with Server(site) as server:
        assert verify(server.url) == 0
