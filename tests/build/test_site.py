"""The built site: its files, their names, and what the service worker keeps."""

from __future__ import annotations

import hashlib
import json
import re
import zipfile
from email.parser import Parser
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import pygames
from pygames.door.bridge import answer
from pygames.games import catalog
from pygames.language import ENGLISH
from tests.support.node import said_by
from tests.support.page_modules import ROOMS, bundled
from tests.support.sites import ROOT
from web.tools import api, folders, game_pages, notices, page
from web.tools.assemble import SOURCE, WORKER, is_left_out, without_host
from web.tools.console import Stop
from web.tools.languages import found
from web.tools.page import BROWSERS
from web.tools.setup import WEB
from web.tools.wheel import is_elsewhere

if TYPE_CHECKING:
    from pathlib import Path

ENTRY = re.compile(r'\{url:"([^"]+)",revision:(null|"\w+"),integrity:"([^"]+)"\}')
PUBLISHED = Path(__file__).with_name("published.ts")
HOST = re.compile(rb"https?://([\w.-]+)")
# Names in XML and of the bill's schema, a short link in Workbox's own message, and the fonts'
# licences.
HARMLESS = {
    b"www.w3.org",
    b"schema.org",
    b"cyclonedx.org",
    b"bit.ly",
    b"scripts.sil.org",
    b"openfontlicense.org",
    b"code.haverbeke.berlin",
    b"github.com",
    # Where the rules of models come from.
    b"en.wikipedia.org",
    b"setupgroup.com",
}


def files_of(dist: Path) -> dict[str, bytes]:
    return folders.read(dist)


def config_of(dist: Path) -> Any:
    (path,) = dist.glob("app/*/config.js")
    text = path.read_text(encoding="utf-8")
    return json.loads(text[text.index("freeze({") + len("freeze(") : text.rindex(")")])


def not_kept(site: dict[str, bytes]) -> set[str]:
    of_api = {name for name in site if name.startswith(f"{api.PLACE}/")}
    return of_api | {name for name in site if name == "sw.js" or is_left_out(name)}


def test_nobody_is_sent_micropip_before_something_uses_it(dist: Path) -> None:
    assert list(dist.glob("py/*/micropip-*.zip"))
    assert "micropip-" not in (dist / "sw.js").read_text("utf-8")
    (file,) = dist.glob("app/*/files.json")
    assert "micropip-" not in file.read_text("utf-8")


def test_a_page_reads_the_hosts_files_in_the_service_worker_and_nothing_else(
    dist: Path,
) -> None:
    read = said_by(PUBLISHED, dist / "sw.js")
    assert read["build"] == next((dist / "app").iterdir()).name
    sources = [[file["url"], file.get("revision"), file["integrity"]] for file in read["files"]]
    entries = ENTRY.findall((dist / "sw.js").read_text(encoding="utf-8"))
    assert sources == [
        [url, None if revision == "null" else revision.strip('"'), integrity]
        for url, revision, integrity in entries
    ]
    assert [said_by(PUBLISHED, dist / name) for name in ("index.html", "kill-sw.js")] == (
        ["another"] * 2
    )


def test_the_service_worker_is_whole_in_one_file_and_names_its_build(dist: Path) -> None:
    worker = (dist / "sw.js").read_text(encoding="utf-8")
    assert "importScripts(" not in worker
    (app,) = (dist / "app").iterdir()
    assert worker.startswith(f'self.pygamesBuild="{app.name}";')


def test_the_service_worker_knows_every_file_but_itself_and_the_rare_ones(dist: Path) -> None:
    site = files_of(dist)
    entries = ENTRY.findall(site["sw.js"].decode())
    assert {url for url, _, _ in entries} == set(site) - not_kept(site)
    for url, revision, integrity in entries:
        assert integrity == folders.integrity(site[url])
        assert (revision == "null") == url.startswith(("app/", "py/", "pyodide/"))


def test_the_page_lists_the_files_of_the_site(dist: Path) -> None:
    site, config = files_of(dist), config_of(dist)
    (app,) = (name.removesuffix("config.js") for name in site if name.endswith("/config.js"))
    urls = json.loads(site[f"{app}files.json"])
    paths = {str((ROOT / app / path).resolve().relative_to(ROOT)) for path in urls}
    assert paths == set(site) - not_kept(site)
    assert config["version"] == pygames.__version__
    for key in ("wheel", "micropip"):
        content = site[config[key]["path"].removeprefix("../../")]
        assert config[key]["bytes"] == len(content)
        assert config[key]["integrity"] == folders.integrity(content)


def test_constant_answers_of_the_door_are_files(dist: Path) -> None:
    (app,) = (dist / "app").iterdir()
    files, config = folders.read(app), config_of(dist)["answers"]
    calls = [(call, game.id) for call in ("card", "rules") for game in catalog()]
    calls += [("puzzles", game.id) for game in catalog() if game.puzzles]
    assert len([name for name in config if not name.startswith("opening-")]) == len(calls)
    for call, id in calls:
        name = f"{call}-{id}"
        content = files[f"answers/{name}.json"]
        request = {"id": None, "call": call, "game": id}
        assert json.loads(answer(json.dumps(request)))["ok"] == json.loads(content)
        assert config[name] == folders.integrity(content)


def test_how_each_game_begins_is_painted_by_the_rules_themselves(dist: Path) -> None:
    (app,) = (dist / "app").iterdir()
    files = folders.read(app)
    for game in catalog():
        opening = json.loads(files[f"answers/opening-{game.id}-{game.players[0]}.json"])
        for name, compact in (("view", False), ("compact", True)):
            arguments = {"record": opening["record"], "at": 0, "compact": compact}
            text = answer(json.dumps({"id": None, "call": "view", **arguments}))
            assert json.loads(text)["ok"] == opening[name]


def test_the_page_names_the_games_in_the_order_of_the_shelf(dist: Path) -> None:
    page = (dist / "index.html").read_text(encoding="utf-8")
    (games,) = re.findall(r'data-games="([^"]+)"', page)
    assert games.split() == config_of(dist)["games"] == [game.id for game in catalog()]


def test_folders_are_named_by_their_content(dist: Path) -> None:
    template, worker = (SOURCE / "index.html").read_bytes(), bundled().files[WORKER]
    codes = [ENGLISH, *(each.code for each in found(SOURCE))]
    articles = game_pages.pages(page.address(), ROOMS, codes).values()
    for kind, more in (("py", ()), ("pyodide", ()), ("app", (template, worker, *articles))):
        for folder in (dist / kind).iterdir():
            assert folder.name == folders.name_of(folders.read(folder), *more)


def test_each_wheel_has_a_folder_of_its_own(dist: Path) -> None:
    """A new version of one doesn't move the other."""
    assert all(len(list(folder.iterdir())) == 1 for folder in (dist / "py").iterdir())


def test_all_paths_of_the_page_are_relative(dist: Path) -> None:
    page = (dist / "index.html").read_text(encoding="utf-8")
    paths = re.findall(r'\b(?:src|href)="([^"]*)"', page)
    assert paths
    assert not [path for path in paths if path.startswith("/") or "://" in path]
    assert "%" not in re.sub(r"%[0-9A-Fa-f]{2}|\d%", "", page), "a place was not filled in"


def test_the_page_asks_at_once_for_the_modules_that_it_needs(dist: Path) -> None:
    page = (dist / "index.html").read_text(encoding="utf-8")
    ahead = re.findall(r'<link rel="modulepreload" href="([^"]+)"', page)
    names = [path.rsplit("/", 1)[1] for path in ahead]
    assert {"main.js", "worker.js", "config.js"} <= set(names)
    assert len(ahead) == len(set(ahead))
    assert all((dist / path).is_file() for path in ahead)


def test_no_file_of_the_site_names_another_host(dist: Path) -> None:
    for name, content in files_of(dist).items():
        # Notices say where the parts of the site come from; nothing is fetched from there.
        # So do the files of the classics, which name the sources of their rules.
        if not name.endswith((".wasm", ".zip", ".woff2", notices.NAME, "classics/list.json")):
            hosts = set(HOST.findall(content)) - HARMLESS
            assert not hosts, f"{name} names {hosts}"


def test_a_module_of_pyodides_that_names_other_hosts_than_expected_fails_the_build() -> None:
    fallback = b"a.packageBaseUrl??`https://host.example/v${V}/full/`"
    assert without_host(b"x;" + fallback + b";y") == b'x;a.packageBaseUrl??"./";y'
    for module in (b"x", fallback * 2, fallback + b';fetch("https://host.example")'):
        with pytest.raises(Stop, match="other hosts"):
            without_host(module)


def test_the_wheel_holds_the_rules_and_their_data(dist: Path) -> None:
    (wheel,) = dist.glob("py/*/pygames_tabletop-*.zip")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        (about,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        metadata = Parser().parsestr(archive.read(about).decode())
    sources = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "pygames").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    used = {name for name in sources if not is_elsewhere(name)}
    assert {name for name in names if name.startswith("pygames/")} == used
    assert used < sources
    assert "pygames/py.typed" in names
    assert (metadata["Name"], metadata["Version"]) == (
        "pygames-tabletop",
        pygames.__version__,
    )
    # Only the adapters need anything.
    assert all("extra ==" in each for each in metadata.get_all("Requires-Dist", []))


def test_the_page_and_the_readme_name_the_same_browsers() -> None:
    needed = BROWSERS.replace(" / ", " or ") + ", or a later version"
    assert needed in (ROOT / "README.md").read_text(encoding="utf-8")


def test_micropip_is_the_one_that_is_pinned(dist: Path) -> None:
    (wheel,) = dist.glob("py/*/micropip-*.zip")
    pinned = (WEB / "micropip.txt").read_text(encoding="utf-8")
    assert f"micropip=={wheel.name.split('-')[1]} " in pinned
    assert f"--hash=sha256:{hashlib.sha256(wheel.read_bytes()).hexdigest()}" in pinned
