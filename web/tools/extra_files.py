"""Files of a site that aren't in its build, as far as they can be found from outside.

Few hosts list their files. So this asks for every address that a file of the site names, and for
names that hosts, tools and attackers often use. A file that nothing names can be found only in the
folder itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import PurePosixPath
from urllib.parse import unquote, urljoin

from web.tools.folders import Folder

Fetch = Callable[[str], bytes | None]

TEXTS = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".webmanifest", ".xml"}
# A path in quotes, in brackets as in style sheets, or in a tag, with an ending that sites use.
NAMED = re.compile(
    r"""["'`(=]((?:[\w@%.-]+/|/)*[\w@%.-]+\.(?:css|gif|html?|ico|jpe?g|js|json|map|mjs|pdf|php|png|py|"""
    r"""svg|ttf|txt|wasm|webmanifest|webp|whl|woff2?|xml|zip))(?=["'`)?#>\s])"""
)
USUAL = (
    *("robots.txt", "sitemap.xml", "favicon.ico", "humans.txt", "ads.txt", "CNAME", "404.html"),
    *("index.htm", "index.php", "manifest.json", "manifest.webmanifest", "package.json"),
    *("service-worker.js", "serviceworker.js", "worker.js", "main.js", "crossdomain.xml"),
    *(".well-known/security.txt", ".well-known/assetlinks.json", "clientaccesspolicy.xml"),
    *("_headers", "_redirects", "netlify.toml", ".htaccess", ".env", ".git/HEAD"),
)
# Apache, nginx, lighttpd and Python's own server head such a page so.
LISTING = re.compile(rb"<title>\s*(?:index of|directory listing for) ")
LINKED = re.compile(r"""href=["']([^"'?#]+)["']""", re.IGNORECASE)
# No build has a file of this name: the answer shows what the host sends for unknown files.
UNKNOWN = "no-build-has-this.txt"
# The base to resolve addresses against; it is never fetched.
BASE = "https://site.invalid/"


def extra_files(fetch: Fetch, there: Folder) -> Folder:
    """Find files of a site that aren't known yet.

    `fetch` returns the file with a name, or None if there is none.
    """
    anything = fetch(UNKNOWN)
    names, files = {*there}, dict[str, bytes]()
    waiting = [*USUAL, *_folders(there)]
    waiting += [other for name, content in there.items() for other in _named_by(name, content)]
    while waiting:
        name = waiting.pop()
        content = None if name in names else fetch(name)
        names.add(name)
        if content and name.endswith("/") and _is_listing(content):
            # The host's own page: what it lists is asked for, and so is a page in its place.
            waiting += [f"{name}index.html", *_listed(name, content)]
        # For the address of a folder, a host sends the page in it.
        elif content not in (None, anything, there.get(f"{name}index.html")):
            files[name] = content
            waiting += _named_by(name, content)
    return files


def _folders(there: Folder) -> set[str]:
    """Return the folders of files: some hosts list what is in them."""
    parents = {str(parent) for name in there for parent in PurePosixPath(name).parents}
    return {f"{parent}/" for parent in parents - {"."}}


def _is_listing(content: bytes) -> bool:
    """Tell whether a page is a list of files, as hosts make them: links, and nothing that runs."""
    page = content.lower()
    return LISTING.search(page) is not None and b"<script" not in page


def _listed(name: str, content: bytes) -> Iterator[str]:
    """Yield what a listing names of the folder."""
    for link in LINKED.findall(content.decode(errors="replace")):
        path = unquote(urljoin(BASE + name, link).removeprefix(BASE))
        if path.startswith(name) and path != name:
            yield path


def _named_by(name: str, content: bytes) -> Iterator[str]:
    """Yield the files that a text file names, relative to it and to the root."""
    if PurePosixPath(name).suffix not in TEXTS:
        return
    for path in NAMED.findall(content.decode(errors="replace")):
        for address in (urljoin(BASE + name, path), urljoin(BASE, path)):
            if address.startswith(BASE):
                yield unquote(address.removeprefix(BASE))
