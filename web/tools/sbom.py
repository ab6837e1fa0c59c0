"""The software bill of materials: all that the site is made of, as CycloneDX 1.6 in JSON."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING
from urllib.parse import quote

if TYPE_CHECKING:
    from collections.abc import Sequence

    from web.tools.notices import Notice

NAME = "sbom.cdx.json"


def write(notices: Sequence[Notice]) -> bytes:
    """List every part that has a notice; the first is the site itself.

    It has no time and no serial number: the same parts give the same bytes.
    """
    site, *parts = map(_component, notices)
    content = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": site | {"type": "application"}},
        "components": parts,
        "dependencies": [
            {"ref": site["bom-ref"], "dependsOn": [part["bom-ref"] for part in parts]}
        ],
    }
    return (json.dumps(content, indent=2, ensure_ascii=False) + "\n").encode()


def _component(notice: Notice) -> dict[str, object]:
    component: dict[str, object] = {
        "type": "library",
        "bom-ref": notice.title,
        "name": notice.name,
        "licenses": [_license(notice.license)],
    }
    if notice.version:
        component["version"] = notice.version
    if notice.kind:
        name = quote(notice.name, safe="/")
        component["purl"] = f"pkg:{notice.kind}/{name}@{notice.version}"
    if notice.source:
        component["externalReferences"] = [{"type": "vcs", "url": notice.source}]
    return component


def _license(name: str) -> dict[str, object]:
    return {"expression": name} if " " in name else {"license": {"id": name}}
