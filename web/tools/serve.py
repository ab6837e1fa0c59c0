"""A local server for the built site, with the headers of netlify.toml.

Run by itself: python3 -m web.tools.serve [--folder dist] [--port 0] [--base /path/] [--rules FILE]
"""

from __future__ import annotations

import argparse
import mimetypes
import sys
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote

from web.tools.console import ROOT, Stop, say
from web.tools.host_files import MISSING
from web.tools.hosting import Rule, headers_for, rules
from web.tools.kinds import TYPES

HOST = "127.0.0.1"
PORT = 8000
PORTS_TO_TRY = 20
# Endings of files that are sent in place of others to browsers that accept brotli.
BROTLI = ".br"
# The headers that hosts send by default.
DEFAULT_CACHING = "public, max-age=0, must-revalidate"


@dataclass(frozen=True)
class Site:
    """A folder, the path that it is served under, and its header rules."""

    folder: Path
    base: str
    rules: list[Rule]

    def file(self, path: str) -> Path | None:
        """Find the file of a path of the site, never one outside the folder."""
        if path.endswith("/"):
            path += "index.html"
        root = self.folder.resolve()
        try:
            file = (root / path[1:]).resolve()
            inside = file.is_relative_to(root) and file.is_file()
        except (OSError, ValueError):
            return None
        return file if inside else None

    def read(self, path: str) -> tuple[str, bytes] | None:
        """Return the name and the content of the file of a path."""
        file = self.file(path)
        try:
            return (str(file), file.read_bytes()) if file else None
        except OSError:
            return None


class Handler(BaseHTTPRequestHandler):
    """Answers GET and HEAD with files, and everything else with an error."""

    protocol_version = "HTTP/1.1"
    server_version = "pygames"
    sys_version = ""
    # An answer leaves as a whole and at once: its end would wait 40 ms for the receipt of its head.
    wbufsize = -1
    disable_nagle_algorithm = True

    def __init__(self, site: Site, *args: object) -> None:
        self.site = site
        super().__init__(*args)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        """Send a file."""
        self._answer()

    def do_HEAD(self) -> None:
        """Send what GET would send, without the content."""
        self._answer()

    def send_error(self, code: int, *_: str | None) -> None:
        """Answer a bad request, under the policy too."""
        self.close_connection = True
        self._send_text(HTTPStatus(code), "/")

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base class's name
        """Stay quiet."""

    def _answer(self) -> None:
        target, _, query = self.path.partition("?")
        path = unquote(target)
        if not path.startswith(self.site.base):
            self._send_text(HTTPStatus.NOT_FOUND, "/")
            return
        path = "/" + path.removeprefix(self.site.base)
        answer = self.site.read(path)
        if answer is not None:
            self._send_file(path, Path(answer[0]), answer[1])
        elif self.site.file(f"{path}/"):
            self._send_on(f"{target}/{query and f'?{query}'}")
        else:
            self._send_missing(path)

    def _send_on(self, place: str) -> None:
        """Send those who ask for a folder without its slash to its address, as hosts do."""
        own = {"Location": place, "Content-Type": TYPES[".txt"]}
        self._send(HTTPStatus.MOVED_PERMANENTLY, headers_for("/", self.site.rules) | own, b"")

    def _send_file(self, path: str, file: Path, content: bytes) -> None:
        tag = f'"{sha256(content).hexdigest()[:32]}"'
        headers = {"ETag": tag, "Content-Type": _type_of(file), "Cache-Control": DEFAULT_CACHING}
        headers |= headers_for(path, self.site.rules)
        small = file.with_name(file.name + BROTLI)
        if "br" in self.headers.get("Accept-Encoding", "") and small.is_file():
            content = small.read_bytes()
            headers |= {"Content-Encoding": "br", "Vary": "Accept-Encoding"}
        if tag in self.headers.get("If-None-Match", ""):
            self._send(HTTPStatus.NOT_MODIFIED, headers, b"")
        else:
            self._send(HTTPStatus.OK, headers, content)

    def _send_missing(self, path: str) -> None:
        """Send the site's own page for missing files, as static hosts do."""
        page = self.site.folder / MISSING
        if page.is_file():
            self._send_own(HTTPStatus.NOT_FOUND, path, TYPES[page.suffix], page.read_bytes())
        else:
            self._send_text(HTTPStatus.NOT_FOUND, path)

    def _send_text(self, status: HTTPStatus, path: str) -> None:
        text = f"{status.value} {status.phrase}\n"
        self._send_own(status, path, TYPES[".txt"], text.encode())

    def _send_own(self, status: HTTPStatus, path: str, media: str, content: bytes) -> None:
        # The rule for files that never change doesn't apply to missing ones.
        own = {"Content-Type": media, "Cache-Control": "no-store"}
        self._send(status, headers_for(path, self.site.rules) | own, content)

    def _send(self, status: HTTPStatus, headers: dict[str, str], content: bytes) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if status != HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)


class Server(ThreadingHTTPServer):
    """Doesn't log browsers that hang up."""

    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """Report errors other than closed connections."""
        if not isinstance(sys.exception(), OSError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def open_server(site: Site, port: int | None) -> Server:
    """Listen on the requested port (0: any free one), or on the first free one from 8000."""
    ports = range(PORT, PORT + PORTS_TO_TRY) if port is None else [port]
    for each in ports:
        try:
            return Server((HOST, each), partial(Handler, site))
        except OverflowError as error:
            raise Stop(f"{each} is no port: use one from 0 to 65535") from error
        except OSError as error:
            problem = error.strerror
    places = f"Port {port} is" if port is not None else f"Ports {PORT} to {ports[-1]} are"
    raise Stop(f"{places} not to be had ({problem}): choose another with --port")


def serve(
    folder: Path,
    port: int | None,
    base: str = "/",
    table: list[Rule] | None = None,
    kind: type[Site] = Site,
) -> None:
    """Serve a site until interrupted; with other header rules than ours, if given."""
    if not (folder / "index.html").is_file():
        raise Stop(f"{folder} holds no built site: run 'python3 build.py' first")
    base = "/" + base.strip("/") + "/" if base.strip("/") else "/"
    server = open_server(kind(folder, base, rules() if table is None else table), port)
    try:
        say(f"Serving at http://{HOST}:{server.server_port}{base} (Ctrl-C ends it)")
        server.serve_forever()
    except KeyboardInterrupt:
        say("")
    finally:
        server.server_close()


def _type_of(file: Path) -> str:
    guessed = mimetypes.guess_type(file.name)[0]
    return TYPES.get(file.suffix) or guessed or "application/octet-stream"


def main() -> None:
    """Serve from the command line."""
    parser = argparse.ArgumentParser(prog="python3 -m web.tools.serve", description=__doc__)
    parser.add_argument("--folder", type=Path, default=ROOT / "dist")
    parser.add_argument("--port", type=int)
    parser.add_argument("--base", default="/")
    parser.add_argument("--rules", type=Path, help="another version's netlify.toml")
    options = parser.parse_args()
    try:
        table = rules(options.rules) if options.rules else None
        serve(options.folder, options.port, options.base, table)
    except Stop as stop:
        sys.exit(str(stop))


if __name__ == "__main__":
    main()
