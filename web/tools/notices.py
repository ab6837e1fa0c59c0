"""The licences of all parts of the site, as one text that the site keeps and shows."""

from __future__ import annotations

import json
import re
import tomllib
import zipfile
from dataclasses import dataclass, replace
from email.parser import Parser
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from pygames import __version__
from web.tools import folders
from web.tools.console import ROOT, Stop
from web.tools.setup import WEB

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

NAME = "licenses.txt"
PACKAGES = WEB / "node_modules"
TEXTS = WEB / "tools" / "licenses"
PARTS = TEXTS / "parts.toml"
# Facts that packages don't state themselves.
REMARKS = {
    "pyodide": "The address of another host is taken out of pyodide.mjs, here pyodide.js.",
}
OWN = ("version", "license", "source", "purl", "cpe", "integrity")
HEAD = """\
Licences

This site is pygames, under the licence that comes first, and is made with what follows it. Where a
source is named, all of the source code is to be had there under the same licence; what changes it
for this site is told beside it, and done by pygames's own web/tools.
"""


@dataclass(frozen=True)
class Notice:
    """One part of the site: its licence's SPDX name, and its notice."""

    name: str
    version: str
    license: str
    text: str
    source: str = ""
    remarks: tuple[str, ...] = ()
    inside: str = ""
    """The part that contains it; empty if the site has it directly."""
    purl: str = ""
    """Its source, as a package URL, without a version unless that is special."""
    cpe: str = ""
    """Its vendor and name in the list of vulnerabilities of the NVD."""
    integrity: str = ""
    """The hash of its package, in the form of browsers and npm; empty if it is inside another's."""

    @property
    def title(self) -> str:
        """The part, its version if it has one of its own, and the part that contains it."""
        where = f" (in {self.inside})" if self.inside else ""
        return f"{self.name} {self.version}".rstrip() + where

    @property
    def about(self) -> list[str]:
        """The lines below the title."""
        return [*([f"Source: {self.source}"] if self.source else []), *self.remarks]


def collect(bundled: Iterable[str], micropip: Path) -> list[Notice]:
    """Return the notices of pygames, the npm packages, micropip and Pyodide's parts."""
    own = Notice("pygames", __version__, "MIT", (ROOT / "LICENSE").read_text(encoding="utf-8"))
    names = dict.fromkeys([*dependencies(), *bundled])
    locked = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    packages = [_of_package(name, locked[f"node_modules/{name}"]["integrity"]) for name in names]
    return [own, *packages, *_of_wheel(micropip), *parts()]


def write(notices: Iterable[Notice]) -> bytes:
    """Write the notices as one text, grouped by licence text."""
    by_text: dict[str, list[Notice]] = {}
    for notice in notices:
        by_text.setdefault(notice.text, []).append(notice)
    return "\n".join([HEAD, *(_block(text, alike) for text, alike in by_text.items())]).encode()


def dependencies() -> list[str]:
    """Return the npm packages in the site, as they are or processed."""
    return list(json.loads((WEB / "package.json").read_text(encoding="utf-8"))["dependencies"])


def parts() -> list[Notice]:
    """Return the notices of what packages contain besides their own code."""
    table = tomllib.loads(PARTS.read_text(encoding="utf-8"))
    return [_of_part(part) for part in table["part"]]


def _of_package(name: str, hashed: str) -> Notice:
    about = json.loads((PACKAGES / name / "package.json").read_text(encoding="utf-8"))
    return Notice(
        name,
        about["version"],
        about["license"],
        _own_text(PACKAGES / name) or _kept_text(about["license"]),
        _address(about["repository"]),
        (REMARKS[name],) if name in REMARKS else (),
        purl=f"npm/{quote(name, safe='/')}",
        integrity=hashed,
    )


def _address(repository: dict[str, str] | str) -> str:
    address = repository if isinstance(repository, str) else repository["url"]
    return address.removeprefix("git+").removesuffix(".git")


def _own_text(package: Path) -> str:
    files = sorted(package.glob("LICENSE*"))
    return _tidy(files[0].read_text(encoding="utf-8")) if files else ""


def _of_wheel(wheel: Path) -> Iterator[Notice]:
    """Return the notices of micropip, and of its contents."""
    with zipfile.ZipFile(wheel) as archive:
        texts = {PurePosixPath(name): archive.read(name).decode() for name in archive.namelist()}
    (about,) = (text for path, text in texts.items() if path.name == "METADATA")
    metadata = Parser().parsestr(about)
    name, source = metadata["Name"], metadata["Project-URL"].partition(", ")[2]
    for path, text in texts.items():
        if path.name == "LICENSE" and path.parts[0].endswith(".dist-info"):
            notice = Notice(name, metadata["Version"], "MPL-2.0", _tidy(text), source)
            hashed = folders.integrity(wheel.read_bytes())
            yield replace(notice, purl=f"pypi/{name}", integrity=hashed)
        elif path.name == "LICENSE.BSD":
            inner = path.parent.name
            version = _version_in(texts[path.parent / "src" / inner / "__init__.py"])
            notice = Notice(inner, version, "BSD-2-Clause", _tidy(text), inside=name)
            yield replace(notice, purl=f"pypi/{inner}")


def _version_in(module: str) -> str:
    match = re.search(r'^__version__ = "(.+)"$', module, re.MULTILINE)
    if match is None:
        raise Stop("A package in micropip's wheel doesn't say its version: see notices.py")
    return match[1]


def _of_part(part: dict[str, Any]) -> Notice:
    own = {name: part.get(name, "") for name in OWN}
    remarks = (*part["copyright"], *([part["change"]] if "change" in part else []))
    text = _kept_text(part["license"])
    return Notice(part["name"], text=text, remarks=remarks, inside=part["in"], **own)


def _kept_text(license_name: str) -> str:
    try:
        return _tidy((TEXTS / f"{license_name}.txt").read_text(encoding="utf-8"))
    except OSError as error:
        raise Stop(f"The text of {license_name} is missing in web/tools/licenses") from error


def _tidy(text: str) -> str:
    """Make texts equal that differ only in spaces at the ends of lines."""
    return "\n".join(line.rstrip() for line in text.strip("\n").splitlines()) + "\n"


def _block(text: str, notices: list[Notice]) -> str:
    """Write the parts of the site with the same licence text, and the text."""
    names = [
        "\n".join([f"{notice.title}: {notice.license}", *(f"  {line}" for line in notice.about)])
        for notice in notices
    ]
    return "\n".join(["=" * 80, *names, "-" * 80, text])
