"""What a site has besides the files of its build, as far as that can be seen from outside.

A host doesn't list what it has. So all addresses that any file of the site names are asked for, and
names that files of hosts, tools and attackers usually have. A file that nothing names stays unseen:
only who has the folder itself can see that.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import PurePosixPath
from urllib.parse import unquote, urljoin

from web.tools.folders import Folder

Fetch = Callable[[str], bytes | None]

TEXTS = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".webmanifest", ".xml"}
# A path in quotes, in brackets as in style sheets, or in a tag, that ends as files of sites do.
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
# No build has a file of this name: what a host answers is what it answers to any.
NOBODYS = "no-build-has-this.txt"
# An address to resolve others by; it is never asked for.
BASE = "https://site.invalid/"


def besides(fetch: Fetch, there: Folder) -> Folder:
    """Find more files of a site than those that are known to be there.

    `fetch` returns a file by its name, or None where there is none.
    """
    anything = fetch(NOBODYS)
    asked, found = {*there}, dict[str, bytes]()
    waiting = [*USUAL, *_folders(there)]
    waiting += [other for name, content in there.items() for other in _named_by(name, content)]
    while waiting:
        name = waiting.pop()
        content = None if name in asked else fetch(name)
        asked.add(name)
        # A host answers the address of a folder with the page in it.
        if content not in (None, anything, there.get(f"{name}index.html")):
            found[name] = content
            waiting += _named_by(name, content)
    return found


def _folders(there: Folder) -> set[str]:
    """Name the folders of files: some hosts answer with a list of what is in them."""
    parents = {str(parent) for name in there for parent in PurePosixPath(name).parents}
    return {f"{parent}/" for parent in parents - {"."}}


def _named_by(name: str, content: bytes) -> Iterator[str]:
    """Name the files that a file names, if it is a text; paths may be from it, or from the root."""
    if PurePosixPath(name).suffix not in TEXTS:
        return
    for path in NAMED.findall(content.decode(errors="replace")):
        for address in (urljoin(BASE + name, path), urljoin(BASE, path)):
            if address.startswith(BASE):
                yield unquote(address.removeprefix(BASE))
