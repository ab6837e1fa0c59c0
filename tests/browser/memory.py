"""What a page holds once all that nobody needs is collected."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

_NOT_OURS = {"code", "native"}


@dataclass(frozen=True)
class Held:
    """What the page holds after a collection; the workers of a table end with it."""

    bytes: int
    nodes: int
    listeners: int

    def grown_since(self, before: Held) -> list[str]:
        """Name what is more than one twentieth above what it was."""
        pairs = ((name, getattr(self, name), getattr(before, name)) for name in vars(self))
        return [f"{name}: {was} to {now}" for name, now, was in pairs if now > was * 1.05]


def held(page: Page) -> Held:
    """Look at what a page holds."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    chunks: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda part: chunks.append(part["chunk"]))
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    counters = session.send("Memory.getDOMCounters")
    session.detach()
    return Held(
        _size_of(json.loads("".join(chunks))), counters["nodes"], counters["jsEventListeners"]
    )


def _size_of(snapshot: dict[str, Any]) -> int:
    """Add up what the page's own objects hold.

    Code that the browser compiles, and what it measures, come and go as it likes.
    """
    meta = snapshot["snapshot"]["meta"]
    fields = meta["node_fields"]
    kinds = meta["node_types"][fields.index("type")]
    every, nodes = len(fields), snapshot["nodes"]
    types, sizes = (nodes[fields.index(name) :: every] for name in ("type", "self_size"))
    both = zip(types, sizes, strict=True)
    return sum(size for kind, size in both if kinds[kind] not in _NOT_OURS)
