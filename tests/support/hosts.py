"""Hosts that the site must be served by: programs as Debian has them, and one with bad habits."""

import os
import re
import shutil
import signal
import socket
import subprocess
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path, PurePosixPath
from typing import Self

import pytest

from tests.support.sites import ROOT
from web.tools.nginx import find_nginx, parts

CONFIGURED = ROOT / "docs" / "hosts"
WRITTEN_FOR = "/var/www/pygames"
"""Where the site lies by the files of the docs."""
LISTENS = re.compile(
    r"(?<=listen )80(?=;)|(?<=VirtualHost )\*:80|^games\.example(?= )", re.MULTILINE
)


@dataclass(frozen=True)
class Habits:
    """What hosts do that a site can't choose."""

    base: str = "/"
    types: Mapping[str, str] | None = None
    """By the ending; what isn't named comes as anything. None: the types that Python knows."""
    seconds: int | None = None
    """How long browsers may keep everything without asking."""
    tidies: bool = False
    """Sends those who ask for an index.html to the address of its folder."""


class _Handler(SimpleHTTPRequestHandler):
    disable_nagle_algorithm = True

    def __init__(self, habits: Habits, *args: object, directory: Path) -> None:
        self.habits = habits
        super().__init__(*args, directory=str(directory))  # type: ignore[arg-type]

    def send_head(self) -> object:  # type: ignore[override]
        path = self.path.partition("?")[0]
        if self.habits.tidies and path.endswith("/index.html"):
            self.send_response(HTTPStatus.PERMANENT_REDIRECT)
            self.send_header("Location", path.removesuffix("index.html"))
            self.send_header("Content-Length", "0")
            self.end_headers()
            return None
        if not path.startswith(self.habits.base):
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        return super().send_head()

    def translate_path(self, path: str) -> str:
        return super().translate_path("/" + path.removeprefix(self.habits.base))

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        if self.habits.types is None:
            return super().guess_type(path)
        ending = PurePosixPath(path).suffix.removeprefix(".")
        return self.habits.types.get(ending, "application/octet-stream")

    def end_headers(self) -> None:
        if self.habits.seconds is not None:
            self.send_header("Cache-Control", f"public, max-age={self.habits.seconds}")
        super().end_headers()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Send the site's own page for what isn't there, below its path."""
        page = Path(self.directory, "404.html")
        if code != HTTPStatus.NOT_FOUND or not self.path.startswith(self.habits.base):
            super().send_error(code, message, explain)
            return
        content = page.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def list_directory(self, _: str | os.PathLike[str]) -> None:
        """Never list the contents of a folder."""
        self.send_error(HTTPStatus.NOT_FOUND)

    def log_message(self, *_: object) -> None:
        """Stay quiet."""


@dataclass
class Host:
    """Python's own server with some habits: it sends no header of ours, and compresses nothing."""

    folder: Path
    habits: Habits = field(default_factory=Habits)

    def __enter__(self) -> Self:
        handler = partial(_Handler, self.habits, directory=self.folder)
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}{self.habits.base}"

    def stop(self) -> None:
        """Stop answering."""
        self._server.shutdown()
        self._server.server_close()


def program(name: str, package: str) -> str:
    """Find a server's program; without it a test is skipped."""
    path = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    return path or pytest.skip(f"There is no {name} here: install Debian's {package}")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def of_docs(name: str, site: Path, listens: str) -> str:
    """Return a file of the docs for a site that lies and listens elsewhere."""
    text = (CONFIGURED / name).read_text("utf-8").replace(WRITTEN_FOR, str(site))
    copy, count = LISTENS.subn(listens, text)
    assert count == 1
    return copy


@contextmanager
def mosquitto(folder: Path) -> Iterator[str]:
    """Run a broker at which pages meet, by the file of the docs; its address."""
    path = program("mosquitto", "mosquitto")
    port, file = free_port(), folder / "mosquitto.conf"
    text = (CONFIGURED / file.name).read_text("utf-8")
    text = text.replace("listener 1883", f"listener {free_port()}")
    file.write_text(text.replace("listener 9001", f"listener {port}"), encoding="utf-8")
    command = [path, "-c", str(file)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as broker:
        assert broker.stderr
        assert any("running" in line for line in broker.stderr)
        try:
            yield f"ws://127.0.0.1:{port}"
        finally:
            broker.terminate()


@contextmanager
def nginx(servers: str, folder: Path) -> Iterator[None]:
    """Run nginx with its own table of types, and with the servers given."""
    root = find_nginx()
    if root is None:
        pytest.skip("There is no nginx here: install Debian's nginx")
    path, types = parts(root)
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"""
user root;
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
    include {types};
    default_type application/octet-stream;
    access_log off;
    {places}{servers}
}}
""",
        encoding="utf-8",
    )
    command = [str(path), "-p", str(folder), "-c", str(folder / "nginx.conf")]
    with running(command, [*command, "-s", "stop"], folder):
        yield


@contextmanager
def caddy(config: str, folder: Path) -> Iterator[None]:
    """Run Caddy; it keeps what it keeps in the folder."""
    path = program("caddy", "caddy")
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n}}\n{config}", encoding="utf-8")
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    pid = folder / "pid"
    options = ["--config", str(folder / "Caddyfile"), "--pidfile", str(pid)]
    _start([path, "start", *options], folder, home)
    try:
        yield
    finally:
        os.kill(int(pid.read_text()), signal.SIGTERM)


APACHE_MODULES = (*("mpm_event", "authz_core", "mime", "dir", "filter", "deflate", "headers"),)


@contextmanager
def apache(config: str, port: int, folder: Path) -> Iterator[None]:
    """Run Apache with the modules that the docs name."""
    path = program("apache2", "apache2")
    loaded = "".join(
        f"LoadModule {name}_module /usr/lib/apache2/modules/mod_{name}.so\n"
        for name in APACHE_MODULES
    )
    (folder / "apache.conf").write_text(
        f"""
ServerRoot {folder}
ServerName localhost
PidFile {folder}/pid
DefaultRuntimeDir {folder}
ErrorLog {folder}/error.log
Listen 127.0.0.1:{port}
{loaded}
TypesConfig /etc/mime.types
{config}
""",
        encoding="utf-8",
    )
    command = [path, "-f", str(folder / "apache.conf"), "-k"]
    with running([*command, "start"], [*command, "stop"], folder):
        yield


@contextmanager
def running(start: Sequence[str], stop: Sequence[str], folder: Path) -> Iterator[None]:
    """Start a program that goes to the background once it listens, and stop it."""
    _start(start, folder, {})
    try:
        yield
    finally:
        subprocess.run(stop, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)


def _start(command: Sequence[str], folder: Path, env: Mapping[str, str]) -> None:
    """Run a command that returns soon; its background processes keep its output open."""
    log = folder / "started.log"
    with log.open("wb") as output:
        process = subprocess.run(
            command, env=os.environ | env, stdout=output, stderr=output, check=False
        )
    assert process.returncode == 0, log.read_text("utf-8")
