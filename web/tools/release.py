"""Builds the files for a package index, and checks them: the sources, and a wheel made of them.

`python -m web.tools.release FOLDER`, with the Python of `.cache/venv`, writes both there.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

from packaging.metadata import Metadata

from web.tools.console import ROOT, Stop
from web.tools.wheel import BUILD

SOURCES = "import sys; from flit_core.buildapi import build_sdist; build_sdist(sys.argv[1])"


def release(folder: Path) -> tuple[Path, Path]:
    """Build the sources and the wheel into an empty folder, and return their paths.

    The wheel is built from the sources, as installers do.
    """
    folder.mkdir(parents=True, exist_ok=True)
    _run(SOURCES, ROOT, folder)
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


def _run(code: str, where: Path, folder: Path) -> None:
    subprocess.run([sys.executable, "-c", code, folder.resolve()], cwd=where, check=True)


def _only(folder: Path, pattern: str) -> Path:
    found = list(folder.glob(pattern))
    if len(found) != 1:
        raise Stop(f"{folder} should hold one {pattern}, not {len(found)}")
    return found[0]


def _check(metadata: bytes, file: Path) -> None:
    """Read what a file says of itself, as an index does: it refuses what isn't valid.

    Twine would check this too, and how the description is drawn, which can't fail for Markdown; it
    brings twenty packages with it, to upload what the workflow uploads without it.
    """
    about = Metadata.from_email(metadata, validate=True)
    if about.description_content_type != "text/markdown" or not about.description:
        raise Stop(f"{file.name} should describe itself in Markdown")
    if not file.name.startswith(f"{about.name.replace('-', '_')}-{about.version}"):
        raise Stop(f"{file.name} should be called as it says: {about.name} {about.version}")


if __name__ == "__main__":
    for built in release(Path(sys.argv[1])):
        print(built)
