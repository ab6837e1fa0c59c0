"""Kinds of files: names that every host knows, and the type that each kind must be sent with."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
# Hosts send files with other endings as anything, or not at all: nginx doesn't know the ending of
# modules, and IIS refuses all unknown ones.
_KNOWN = {".mjs": ".js", ".whl": ".zip"}
# Browsers refuse these with another type. A program would be slower: it is compiled only when it is
# complete, and many hosts don't compress it.
_MUST = (".css", ".html", ".js", ".svg", ".wasm")
# Other names of the same type that hosts send.
_SAME = {"application/javascript": "text/javascript", "application/x-javascript": "text/javascript"}


def served(name: str) -> str:
    """Return a file's name on the site."""
    suffix = PurePosixPath(name).suffix
    return name.removesuffix(suffix) + _KNOWN.get(suffix, suffix)


def wrong_types(headers: Mapping[str, str]) -> dict[str, str]:
    """Say what a host must change, by the first file of each kind.

    `headers` has the type of each file that arrives.
    """
    first = {
        PurePosixPath(name).suffix: name
        for name in sorted(headers, reverse=True)
        if _wrong(name, headers[name])
    }
    return {name: _advice(suffix, headers[name]) for suffix, name in sorted(first.items())}


def _wrong(name: str, kind: str) -> bool:
    suffix = PurePosixPath(name).suffix
    return suffix in _MUST and (_plain(kind) != _plain(TYPES[suffix]) or bool(_other_letters(kind)))


def _other_letters(kind: str) -> str:
    """Return the code of letters that a host claims, if it isn't ours: it beats that of a page."""
    code = kind.lower().partition("charset=")[2].partition(";")[0].strip(" \"'")
    return "" if code in {"utf-8", "utf8"} else code


def _advice(suffix: str, kind: str) -> str:
    if code := _other_letters(kind):
        return f"comes as {code}: let the host send all {suffix} files as UTF-8, or name no charset"
    comes = f"comes as {_plain(kind)}" if kind else "comes without a type"
    return f"{comes}: let the host send all {suffix} files as {_plain(TYPES[suffix])}"


def _plain(media: str) -> str:
    name = media.partition(";")[0].strip().lower()
    return _SAME.get(name, name)
