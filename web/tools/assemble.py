"""Assembles the site: the page's modules, the wheels, Pyodide, and the service worker."""

from __future__ import annotations

import json
import re
import shutil
from dataclasses import dataclass
from fnmatch import fnmatchcase
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from pygames.games import catalog
from web.tools import (
    answers,
    api,
    classics,
    folders,
    frames,
    game_pages,
    game_pictures,
    host_files,
    isolated,
    languages,
    library,
    live,
    manifest,
    notices,
    page,
    page_head,
    provenance,
    rooms,
    runtime,
    sbom,
    wheel,
)
from web.tools.bundle import SOURCES, bundle
from web.tools.console import CACHE, ROOT, Stop
from web.tools.door_shapes import door_shapes
from web.tools.folders import Folder
from web.tools.hosting import page_policy
from web.tools.kinds import served
from web.tools.provenance import Provenance
from web.tools.setup import WEB
from web.tools.stamps import digest
from web.tools.wheel import build_wheel, kit, micropip_wheel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from web.tools.languages import Language

SOURCE = WEB / "src"
DIST = ROOT / "dist"
PACKAGES = WEB / "node_modules"
TEMPLATE = "index.html"
# The service worker's own part, and what withdraws it: both at the root of the site.
WORKER = "keep-builds.js"
KILL = "kill-sw.js"
WORKSHOP = "workshop"
KEPT = "files.json"
KIT = "pygames_kit.zip"
"""What games that are made on a page need of the package."""
# The files of Pyodide's package that browsers load at the start.
PYODIDE = {
    "module": runtime.MODULE,
    "loader": runtime.SCRIPT,
    "wasm": runtime.PROGRAM,
    "library": library.NAME,
    "rare": library.RARE,
}
# Files that aren't kept for offline use: no game needs the reference, or the rest of the library;
# what others read of the site is of no use there; and the name of the commit may change when
# nothing else has, which makes no new version.
NOT_KEPT = (
    f"{api.PLACE}/**",
    *(frames.PAGE, f"{frames.SCRIPT}.js", f"{frames.FIRST}.js"),
    # Few people make games: what only they need is fetched when they do.
    *(isolated.NAME, isolated.LIST, KIT, f"{WORKSHOP}.js", f"{classics.FOLDER}/**"),
    *(library.RARE, provenance.NAME, KILL, page_head.PREVIEW, game_pages.SITEMAP),
    page.PREVIEW,
    *languages.LATER,
    *host_files.NAMES,
    host_files.SCRIPT,
    *(f"{shape}.jpg" for shape in manifest.SHAPES),
    "manifest-*.json",
)
# The default source of packages, as a template with the version.
OTHER_HOST = re.compile(rb"(\.packageBaseUrl\?\?)`https://[\w./-]+\$\{\w+\}[\w./-]*`")
HASHED = re.compile(r"(app|py|pyodide)/[0-9a-f]+/")
FREEZE = (
    "const freeze=(it)=>{typeof it=='object'&&Object.values(it).forEach(freeze);"
    "return Object.freeze(it)};"
)
FONTS = {
    "besley": "@fontsource-variable/besley",
    "atkinson": "@fontsource-variable/atkinson-hyperlegible-next",
}


@dataclass(frozen=True)
class Part:
    """A folder of the site and its place."""

    path: str
    files: Folder


@dataclass(frozen=True)
class Worker:
    """The service worker of a build, without the list of its files."""

    build: str
    script: bytes

    def whole(self, site: Folder) -> bytes:
        """Put it together in one file, because one of several might not arrive."""
        name = json.dumps(self.build.removeprefix("app/"))
        names = sorted(path for path in site if not is_left_out(path))
        files = ",".join(_entry(path, site[path]) for path in names)
        head = f"self.pygamesBuild={name};\nself.pygamesFiles=[{files}];\n"
        return head.encode() + self.script


def _entry(path: str, content: bytes) -> str:
    """Say what a file must contain; the address of one in a named folder says it too.

    Pages read it (web/src/offline/files.ts).
    """
    whole = folders.integrity(content)
    revision = "null" if HASHED.match(path) else f'"{digest(whole)[:16]}"'
    return f'{{url:"{path}",revision:{revision},integrity:"{whole}"}}'


def assemble(
    dist: Path = DIST,
    source: Path = SOURCE,
    without: Sequence[str] = (),
    also: Sequence[Language] = (),
) -> str:
    """Build the site into a folder, replacing it in one step; return the build's name.

    It has all rooms of the page except those left out, and all languages, and more for tests.
    """
    without = rooms.known(without, source)
    if without:
        source = rooms.copy_without(without, source, CACHE / "sources" / "src")
    template = _template(source)
    wheels = [_named("py", {served(path.name): path.read_bytes()}) for path in _wheels()]
    wheels.append(_named("py", {KIT: kit()}))
    pyodide = _named("pyodide", _pyodide())
    version = build_wheel().name.split("-")[1]
    translated = languages.found(source)
    codes = [languages.ENGLISH, *(each.code for each in translated)]
    spoken = [*translated, *also]
    bundled = bundle(source, spoken)
    files = bundled.files | _static(source)
    if not live.broker():
        files.pop(live.MEETING, None)
    files |= manifest.write_all(files, source, page.address(), codes)
    files |= answers.write() | game_pictures.pictures(codes)
    files[classics.LIST] = classics.listed(codes)
    archives = [_named("py", {each.archive: each.package()}) for each in spoken]
    for language, archive in zip(spoken, archives, strict=True):
        files |= _of_language(language, files.pop(language.words), archive)
    articles = game_pages.pages(page.address(), rooms.rooms(source), codes)
    parts = notices.collect(bundled.packages, micropip_wheel())
    files[notices.NAME] = notices.write(parts)
    files[sbom.NAME] = sbom.write(parts)
    worker, kill = files.pop(WORKER), files.pop(KILL)
    files[isolated.NAME] = isolated.script(source, pyodide.files)
    files[isolated.LIST] = _isolated(files, wheels[-1], pyodide)
    files["config.js"] = _config(version, files, wheels, pyodide)
    files[KEPT] = _kept(files, list(articles), [*wheels, pyodide])
    app = _named("app", files, template.encode(), worker, *articles.values())
    ahead = [*frames.unframed(app.path), *page.ahead(app.path, bundled.modules)]
    filled = page.fill(template, app.path, ahead, [*codes, *(each.code for each in also)])
    games = tuple(sorted(wheel.added))
    servers = (tuple(live.stun_servers()), live.broker())
    origin = Provenance(
        provenance.commit(), page.address(), without, frames.framing(), games, *servers
    )
    index = {"index.html": filled.encode(), provenance.NAME: origin.write(), KILL: kill}
    index |= game_pages.filled(articles, app.path)
    index |= game_pages.sitemap(page.address(), codes)
    index |= host_files.write(page.address(), app.path, codes) | api.write()
    index |= frames.page(app.path, page_policy(), codes)
    _write([Part("", index), app, *wheels, *archives, pyodide], Worker(app.path, worker), dist)
    return app.path


def _template(source: Path) -> str:
    try:
        return (source / TEMPLATE).read_text(encoding="utf-8")
    except OSError as error:
        raise Stop(f"The page is missing: {source / TEMPLATE} can't be read") from error


def _named(kind: str, files: Folder, *more: bytes) -> Part:
    return Part(f"{kind}/{folders.name_of(files, *more)}", files)


def _wheels() -> tuple[Path, Path]:
    """Return the wheels; each has a folder of its own, since they change at different times."""
    return build_wheel(), micropip_wheel()


def left_out() -> tuple[str, ...]:
    """Return what isn't kept for offline use; micropip is fetched on demand."""
    translated = (page_head.kept_by_none(each.code) for each in languages.found(SOURCE))
    return (*NOT_KEPT, *chain(*translated), served(micropip_wheel().name))


def _pyodide() -> Folder:
    package = PACKAGES / "pyodide"
    module = without_host((package / runtime.MODULE).read_bytes())
    names_script = module.replace(runtime.SCRIPT.encode(), served(runtime.SCRIPT).encode())
    files = {runtime.MODULE: names_script} | runtime.runtime(package)
    files |= library.library(package, build_wheel())
    return {served(name): content for name, content in files.items()}


def without_host(module: bytes) -> bytes:
    """Remove the other host from Pyodide's module, its fallback: everything it needs is here."""
    text, count = OTHER_HOST.subn(rb'\1"./"', module)
    if count != 1 or b"https://" in text:
        raise Stop("Pyodide's module names other hosts than this build knows: see assemble.py")
    return text


def _static(source: Path) -> Folder:
    """Add what is served unchanged: icons and fonts; our own font replaces theirs."""
    sources = folders.read(source).items()
    files = {name: content for name, content in sources if not name.endswith((*SOURCES, ".html"))}
    for ours, theirs in FONTS.items():
        package = PACKAGES / theirs
        for part, name in (("latin", ours), ("latin-ext", f"{ours}-more")):
            font = package / "files" / f"{package.name}-{part}-wght-normal.woff2"
            files.setdefault(f"fonts/{name}.woff2", font.read_bytes())
        files[f"fonts/{ours}-license.txt"] = (package / "LICENSE").read_bytes()
    return files


def _config(version: str, app: Folder, wheels: list[Part], pyodide: Part) -> bytes:
    start = f"../../{pyodide.path}/"
    rules, micropip, _ = (_only_file(part) for part in wheels)
    config = {
        "version": version,
        "pyodide": {
            "folder": start,
            **{key: _sized(start, served(name), pyodide.files) for key, name in PYODIDE.items()},
            "lock": _empty_lock(),
        },
        "micropip": micropip,
        "wheel": rules,
        "games": [game.id for game in catalog()],
        "answers": answers.hashes(app),
        "stun": live.stun_servers(),
        **({"meet": live.broker()} if live.broker() else {}),
        **({"frames": True} if frames.framing() else {}),
    }
    text = json.dumps(config, separators=(",", ":"))
    return f"{FREEZE}export const config=freeze({text});\n".encode()


def _kept(app: Folder, articles: list[str], parts: list[Part]) -> bytes:
    """List all files that playing needs, to check that they are kept for offline use."""
    own = [f"./{name}" for name in (*app, KEPT)]
    pages = [f"../../{name}" for name in ("index.html", *articles)]
    others = [f"../../{part.path}/{name}" for part in parts for name in part.files]
    files = [path for path in (*pages, *own, *others) if not is_left_out(path)]
    return json.dumps(files, separators=(",", ":")).encode()


def _of_language(language: Language, words: bytes, archive: Part) -> Folder:
    """Return the files of a language; that of its words knows the others."""
    own = language.answers()
    return own | {language.words: languages.written(language, words, _only_file(archive), own)}


def is_left_out(path: str) -> bool:
    """Tell whether a file isn't kept for offline use by everybody."""
    return any(fnmatchcase(f"/{path}", f"*/{pattern}") for pattern in left_out())


def _isolated(app: Folder, kit: Part, pyodide: Part) -> bytes:
    """List what only the worker for games of others needs."""
    rest = _sized(f"../../{pyodide.path}/", runtime.REST, pyodide.files)
    script = _checked("./", isolated.NAME, app)
    contents = {"script": script, "kit": _only_file(kit), "rest": rest, "shapes": door_shapes()}
    return json.dumps(contents, separators=(",", ":")).encode()


def _only_file(part: Part) -> dict[str, str | int]:
    (name,) = part.files
    return _checked(f"../../{part.path}/", name, part.files)


def _sized(folder: str, name: str, files: Folder) -> dict[str, str | int]:
    return {"path": f"{folder}{name}", "bytes": len(files[name])}


def _checked(folder: str, name: str, files: Folder) -> dict[str, str | int]:
    return {**_sized(folder, name, files), "integrity": folders.integrity(files[name])}


def _empty_lock() -> dict[str, object]:
    """Build in an empty index of packages, so that Pyodide needn't fetch one."""
    lock = json.loads((PACKAGES / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))
    return {**lock, "packages": {}}


def _write(parts: list[Part], worker: Worker, dist: Path) -> None:
    staging = CACHE / f"staging-{digest(str(dist))[:8]}"
    shutil.rmtree(staging, ignore_errors=True)
    for part in parts:
        folders.write(part.files, staging / part.path)
    (staging / "sw.js").write_bytes(worker.whole(folders.read(staging)))
    old = staging.with_suffix(".old")
    shutil.rmtree(old, ignore_errors=True)
    dist.parent.mkdir(parents=True, exist_ok=True)
    if dist.exists():
        dist.rename(old)
    staging.rename(dist)
    shutil.rmtree(old, ignore_errors=True)
