"""The bill of materials: valid by its schema, and the same parts as the licences."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

import pygames
from tests.build.test_notices import installed
from web.tools import notices, sbom

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


def test_it_is_valid_by_the_schema(text: str) -> None:
    errors = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    assert errors is None, errors


def test_it_is_about_this_version(text: str) -> None:
    site = json.loads(text)["metadata"]["component"]
    assert (site["name"], site["version"]) == ("pygames", pygames.__version__)


def test_every_part_with_a_licence_is_in_it(dist: Path, components: dict[str, Any]) -> None:
    (file,) = dist.glob(f"app/*/{notices.NAME}")
    licences = file.read_text(encoding="utf-8")
    assert len(components) > 30
    for name, component in components.items():
        title = f"{name} {component.get('version', '')}".rstrip()
        license_name = component["licenses"][0]
        spdx = license_name.get("expression") or license_name["license"]["id"]
        assert f"\n{title}: {spdx}\n" in licences


def test_npm_packages_have_the_version_that_is_installed(components: dict[str, Any]) -> None:
    for package in notices.dependencies():
        version = installed(package)
        assert components[package]["purl"] == (f"pkg:npm/{package.replace('@', '%40')}@{version}")
