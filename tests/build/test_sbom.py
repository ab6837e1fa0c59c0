"""The bill of materials: valid by its schema, and the same parts as the licences."""

from __future__ import annotations

import json
import re
from base64 import b64decode
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import pytest
from cyclonedx.schema import SchemaVersion

import pygames
from tests.support.sites import ROOT
from web.tools import notices, sbom
from web.tools.setup import WEB

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module")
def text(dist: Path) -> str:
    """The bill of materials as the site has it."""
    (file,) = dist.glob(f"app/*/{sbom.NAME}")
    return file.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def components(text: str) -> dict[str, Any]:
    """Its components, by name."""
    return {component["name"]: component for component in json.loads(text)["components"]}


def test_it_is_valid_by_the_schema_and_about_this_version(text: str) -> None:
    # Not above: its grammar of addresses takes seconds, in each worker that collects tests.
    from cyclonedx.validation.json import JsonStrictValidator  # noqa: PLC0415

    errors = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    assert errors is None, errors
    site = json.loads(text)["metadata"]["component"]
    assert (site["name"], site["version"]) == ("pygames", pygames.__version__)


def test_every_part_with_a_licence_is_in_it(dist: Path, components: dict[str, Any]) -> None:
    (file,) = dist.glob(f"app/*/{notices.NAME}")
    licences = file.read_text(encoding="utf-8")
    assert len(components) > 30
    for name, component in components.items():
        title = component["bom-ref"]
        assert title.startswith(f"{name} {component.get('version', '')}".rstrip())
        license_name = component["licenses"][0]
        spdx = license_name.get("expression") or license_name["license"]["id"]
        assert f"\n{title}: {spdx}\n" in licences


def test_packages_have_the_hash_that_the_lock_file_fixes(
    dist: Path, components: dict[str, Any]
) -> None:
    hashed = {name: part["hashes"] for name, part in components.items() if "hashes" in part}
    assert {"micropip", "workbox-routing", *notices.dependencies()} <= set(hashed)
    (wheel,) = dist.glob("py/*/micropip-*.zip")
    assert hashed["micropip"] == [
        {"alg": "SHA-256", "content": sha256(wheel.read_bytes()).hexdigest()}
    ]
    locked = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    digest = locked["packages"]["node_modules/pyodide"]["integrity"].removeprefix("sha512-")
    assert hashed["pyodide"] == [{"alg": "SHA-512", "content": b64decode(digest).hex()}]


def test_files_without_a_hash_are_in_a_package_that_has_one(text: str) -> None:
    bill = json.loads(text)
    brought = {each["ref"]: each["dependsOn"] for each in bill["dependencies"]}
    hashed = [part["bom-ref"] for part in bill["components"] if "hashes" in part]
    inside = [ref for package in hashed for ref in within(package, brought)]
    assert sorted(inside) == sorted(part["bom-ref"] for part in bill["components"])
    assert set(hashed) == set(brought[bill["metadata"]["component"]["bom-ref"]])


def within(ref: str, brought: dict[str, list[str]]) -> list[str]:
    """List a part, and all that it brings in turn."""
    return [ref, *(way for part in brought.get(ref, []) for way in within(part, brought))]


@pytest.mark.parametrize(
    ("name", "purl", "cpe"),
    [
        ("packaging", "pkg:pypi/packaging@", ""),
        ("bzip2", "pkg:generic/bzip2@", "cpe:2.3:a:bzip:bzip2:"),
        ("liblzma", "pkg:generic/xz@", "cpe:2.3:a:tukaani:xz:"),
        ("libffi", "pkg:github/libffi/libffi@", "cpe:2.3:a:libffi_project:libffi:"),
        ("musl", "pkg:generic/musl@", "cpe:2.3:a:musl-libc:musl:"),
        ("CPython", "pkg:generic/cpython@", "cpe:2.3:a:python:python:"),
    ],
)
def test_scanners_know_the_parts_of_pyodide_by_name_and_version(
    components: dict[str, Any], name: str, purl: str, cpe: str
) -> None:
    component = components[name]
    assert component["purl"].startswith(purl)
    assert component["version"]
    if cpe:
        assert component["cpe"] == f"{cpe}{component['version']}{':*' * 7}"


def test_the_document_on_security_names_everything_that_reaches_visitors(
    components: dict[str, Any],
) -> None:
    document = (ROOT / ".github" / "SECURITY.md").read_text(encoding="utf-8")
    section = document.partition("## What reaches visitors")[2].partition("\n## ")[0]
    whole = r"(?<![\w@/-]){}(?![\w/-])"
    assert [
        name for name in components if not re.search(whole.format(re.escape(name)), section)
    ] == []
    assert set(re.findall(r"`([\w@-]+(?:/[\w-]+)?)`", section)) <= set(components)
