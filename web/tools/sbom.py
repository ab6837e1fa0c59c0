"""The software bill of materials: all parts of the site, as CycloneDX 1.6 in JSON."""

from __future__ import annotations

import base64
import json
from typing import TYPE_CHECKING
from uuid import NAMESPACE_URL, uuid5

if TYPE_CHECKING:
    from collections.abc import Sequence

    from web.tools.notices import Notice

NAME = "sbom.cdx.json"
SCHEMA = "http://cyclonedx.org/schema/bom-1.6.schema.json"
# CycloneDX's names for the hashes of npm's lock file and of ours.
ALGORITHMS = {"sha256": "SHA-256", "sha512": "SHA-512"}
# A version by any vendor, for any system: the other fields of a CPE.
ANY = ":*" * 7


def write(notices: Sequence[Notice]) -> bytes:
    """List every part that has a notice; the first is the site itself.

    It has no time, and its serial number follows from its content: the same parts give the same
    bytes, and other parts another number.
    """
    site, *parts = map(_component, notices)
    content = {
        "metadata": {"component": site | {"type": "application"}},
        "components": parts,
        "dependencies": _dependencies(notices),
    }
    serial = uuid5(NAMESPACE_URL, json.dumps(content))
    head = {"$schema": SCHEMA, "bomFormat": "CycloneDX", "specVersion": "1.6"}
    whole = {**head, "serialNumber": f"urn:uuid:{serial}", "version": 1, **content}
    return (json.dumps(whole, indent=2, ensure_ascii=False) + "\n").encode()


def _dependencies(notices: Sequence[Notice]) -> list[dict[str, object]]:
    """List what contains what: a part without a hash is in the package of its container."""
    site, *parts = notices
    refs = {notice.name: notice.title for notice in notices}
    brought: dict[str, list[str]] = {}
    for part in parts:
        brought.setdefault(refs[part.inside or site.name], []).append(part.title)
    return [{"ref": ref, "dependsOn": references} for ref, references in brought.items()]


def _component(notice: Notice) -> dict[str, object]:
    return {
        "type": "library",
        "bom-ref": notice.title,
        "name": notice.name,
        **({"version": notice.version} if notice.version else {}),
        **({"hashes": [_hash(notice.integrity)]} if notice.integrity else {}),
        "licenses": [_license(notice.license)],
        **({"cpe": f"cpe:2.3:a:{notice.cpe}:{notice.version}{ANY}"} if notice.cpe else {}),
        **({"purl": _purl(notice)} if notice.purl else {}),
        **(
            {"externalReferences": [{"type": "vcs", "url": notice.source}]} if notice.source else {}
        ),
    }


def _purl(notice: Notice) -> str:
    """Write a package URL with the part's version, unless it has a commit."""
    version = f"@{notice.version}" if notice.version and "@" not in notice.purl else ""
    return f"pkg:{notice.purl}{version}"


def _hash(integrity: str) -> dict[str, str]:
    algorithm, _, digest = integrity.partition("-")
    return {"alg": ALGORITHMS[algorithm], "content": base64.b64decode(digest).hex()}


def _license(name: str) -> dict[str, object]:
    return {"expression": name} if " " in name else {"license": {"id": name}}
