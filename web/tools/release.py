"""Builds the files for a package index, and checks them: the sources, and a wheel made of them.

`python -m web.tools.release FOLDER`, with the Python of `.cache/venv`, writes both there. The page
of the package at an index stands alone: PYGAMES_SOURCE names the repository to which its links and
pictures lead, such as https://host/name/pygames. Workflows get it from where they run.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

from packaging.metadata import Metadata

from pygames import __version__
from web.tools.console import ROOT, Stop
from web.tools.wheel import BUILD

SOURCE = "PYGAMES_SOURCE"
PACKAGED = ("pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md")
RELATIVE = re.compile(r"(!?)(\[[^\]]*\]\()(?![a-z]+:|#)([^)]+\))")
SOURCES = "import sys; from flit_core.buildapi import build_sdist; build_sdist(sys.argv[1])"


def release(folder: Path) -> tuple[Path, Path]:
    """Build the sources and the wheel into an empty folder, and return their paths.

    The wheel is built from the sources, as installers do.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        _run(SOURCES, _told_where(Path(name)), folder)
    sources = _only(folder, "*.tar.gz")
    with tempfile.TemporaryDirectory() as name, tarfile.open(sources) as archive:
        archive.extractall(name, filter="data")
        _run(BUILD, _only(Path(name), "*"), folder)
    wheel = _only(folder, "*.whl")
    with tarfile.open(sources) as archive:
        member = archive.extractfile(f"{sources.name.removesuffix('.tar.gz')}/PKG-INFO")
        assert member is not None
        _check(member.read(), sources)
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (each for each in archive.namelist() if each.endswith(".dist-info/METADATA"))
        _check(archive.read(name), wheel)
    return sources, wheel


def _told_where(copy: Path) -> Path:
    """Copy what is packaged, with the links of its page made whole."""
    for file in PACKAGED:
        shutil.copy(ROOT / file, copy)
    shutil.copytree(
        ROOT / "pygames", copy / "pygames", ignore=shutil.ignore_patterns("__pycache__")
    )
    if source := os.environ.get(SOURCE, "").rstrip("/"):
        readme, project = copy / "README.md", copy / "pyproject.toml"
        readme.write_text(with_whole_links(readme.read_text("utf-8"), source), "utf-8")
        project.write_text(with_urls(project.read_text("utf-8"), source), "utf-8")
    return copy


def with_whole_links(text: str, source: str) -> str:
    """Let the links and pictures of a document lead to this version in the repository."""

    def whole(match: re.Match[str]) -> str:
        kind = "raw" if match[1] else "blob"
        return f"{match[1]}{match[2]}{source}/{kind}/v{__version__}/{match[3]}"

    return RELATIVE.sub(whole, text)


def with_urls(project: str, source: str) -> str:
    """Add the addresses that an index shows beside a package."""
    urls = {
        "Source": source,
        "Documentation": f"{source}/blob/v{__version__}/README.md",
        "Changelog": f"{source}/blob/v{__version__}/CHANGELOG.md",
        "Issues": f"{source}/issues",
    }
    lines = "".join(f'{name} = "{url}"\n' for name, url in urls.items())
    return f"{project}\n[project.urls]\n{lines}"


def _run(code: str, where: Path, folder: Path) -> None:
    subprocess.run([sys.executable, "-c", code, folder.resolve()], cwd=where, check=True)


def _only(folder: Path, pattern: str) -> Path:
    paths = list(folder.glob(pattern))
    if len(paths) != 1:
        raise Stop(f"{folder} should hold one {pattern}, not {len(paths)}")
    return paths[0]


def _check(metadata: bytes, file: Path) -> None:
    """Read what a file says of itself, as an index does: it refuses what isn't valid.

    Twine would check this too, and how the description is drawn, which can't fail for Markdown; it
    brings twenty packages with it, to upload what the workflow uploads without it.
    """
    about = Metadata.from_email(metadata, validate=True)
    if about.description_content_type != "text/markdown" or not about.description:
        raise Stop(f"{file.name} should describe itself in Markdown")
    if SOURCE in os.environ and (left := RELATIVE.search(about.description)):
        raise Stop(f"{file.name} has a link that leads nowhere at an index: {left[0]}")
    if not file.name.startswith(f"{about.name.replace('-', '_')}-{about.version}"):
        raise Stop(f"{file.name} should be called as it says: {about.name} {about.version}")


if __name__ == "__main__":
    for built in release(Path(sys.argv[1])):
        print(built)
