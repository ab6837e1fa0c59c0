#!/usr/bin/env python3
"""Sets this checkout up, builds the site, serves it, tests it and measures it.

  python3 build.py              build the site into dist/
  python3 build.py --with GAME.whl     the same, with the games of a wheel of yours, or my_game.py
  python3 build.py serve        build it and serve it on this machine
  python3 build.py serve --with my_game.py    with a game of yours, anew each time you save it
  python3 build.py --without fame,daily serve    without some of the rooms in web/src/rooms/
  python3 build.py test         everything: lint, types, unit, conformance and browser tests
  python3 build.py test -k rules    with arguments for pytest: only these tests
  python3 build.py test --fast      the most informative tests, in under 3 minutes
  python3 build.py test --unit      all tests that need no site: builds nothing
  python3 build.py test --long      the long forms too: more games, more faults; takes hours
  python3 build.py check        fast: lint and types alone
  python3 build.py stale        list the translations that English has left behind
  python3 build.py words de     write all sentences of a language, English beside them, in gallery/
  python3 build.py mutate       see whether the tests of the rules notice small changes of these
  python3 build.py bench        measure everything; prints tables
  python3 build.py bench page   only some: the names of lab/bench/bench_*.py
  python3 build.py pin          pin the tools and packages anew
  python3 build.py verify SITE  build the commit that a site names, and compare every file: of an
                                address what can be found there, of a folder all

All that it needs it installs below .cache/ and web/node_modules/, with pip and npm as they are set
up for you. Only Python 3.11 or later must be there.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - this file may be run by any Python
    sys.exit("Python 3.11 or later is needed, and this is {}.{}.".format(*sys.version_info))

import argparse
import runpy
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from subprocess import SubprocessError

from web.tools import checks, more_browsers
from web.tools.assemble import DIST, assemble
from web.tools.browser import find_browser
from web.tools.console import ROOT, Stop, say
from web.tools.door_types import write_door_types
from web.tools.mutation import install_operators
from web.tools.nginx import get_nginx
from web.tools.pins import pin
from web.tools.serve import serve
from web.tools.setup import set_up
from web.tools.simple_names import write_simple_names
from web.tools.stale import look
from web.tools.stamps import only_one
from web.tools.verify import verify

FORMS = {
    "--fast": "only what is fast",
    "--unit": "only what needs no built site",
    "--long": "with the long forms",
}


def write_generated() -> None:
    """Write what the page's sources take from the package."""
    write_door_types()
    write_simple_names()


def build(without: Sequence[str] = ()) -> None:
    """Set up and build the site, without some of its rooms."""
    with only_one():
        set_up()
        write_generated()
        say(f"Built dist/ ({assemble(without=without)})")


def invite(wheels: list[str]) -> None:
    """Let the build take the games of wheels and files for its own."""
    if wheels:
        from web.tools import guests  # noqa: PLC0415 - it reads what few need

        guests.invite(map(Path, wheels))


def run_check() -> int:
    """Set up and check."""
    with only_one():
        set_up()
        write_generated()
    return report(checks.check())


def run_test(arguments: list[str], form: str) -> int:
    """Build, and run every check and test; with arguments, only the tests they name.

    The form is `--long`, `--fast`, `--unit` or none.
    """
    with only_one():
        set_up()
        write_generated()
    if form == "--unit":
        return report([*([] if arguments else checks.check()), *checks.test(arguments, form)])
    with ThreadPoolExecutor(1) as pool:
        # Fetching browsers mostly waits for the network, and only the tests need them.
        browsers = pool.submit(find_browsers)
        build()
        failed = [] if arguments else checks.check(form)
        missing = browsers.result()
    failed += checks.test(arguments, form)
    more_browsers.warn(missing)
    return report(failed)


def find_browsers() -> list[more_browsers.Name]:
    """Find or get Chromium and the other browsers, and nginx; return those that can't be had."""
    find_browser()
    get_nginx()
    return more_browsers.find_more()


def run_stale(right: list[str]) -> int:
    """Set up, and list stale translations; those of a language may be right as they stand."""
    with only_one():
        set_up()
        write_generated()
    language, *names = right or [""]
    look(language, names)
    return 0


def run_words(language: str) -> int:
    """Set up, and write all sentences of a language beside the English ones."""
    with only_one():
        set_up()
        write_generated()
    from web.tools import words  # noqa: PLC0415 - it reads all games

    words.write(language)
    return 0


def run_mutate(arguments: list[str]) -> int:
    """Set up, and try the tests of the games' rules on mutants of these."""
    with only_one():
        set_up()
        install_operators()
    return checks.mutate(arguments)


def run_bench(names: list[str]) -> int:
    """Build, and run the measurements, all of them or those named."""
    modules = checks.measurements(names)
    build()
    with only_one():
        find_browser()
    return report(checks.bench(modules))


def run_serve(options: argparse.Namespace) -> None:
    """Serve what was built; with games of wheels and files, build again when these are saved."""
    if not options.wheels:
        serve(DIST, options.port, options.base)
        return
    from web.tools.reloading import Reloading, build_again, follow  # noqa: PLC0415 - few need it

    wheels = [word for path in options.wheels for word in ("--with", path)]
    words = [*wheels, "--without", options.without]
    follow([*map(Path, options.wheels)], lambda: build_again(words))
    serve(DIST, options.port, options.base, kind=Reloading)


def report(failed: list[str]) -> int:
    """At the end, list what failed, which may be far up, and return the exit code."""
    if failed:
        say(f"Failed: {', '.join(failed)}")
    return 1 if failed else 0


def read_arguments(arguments: list[str]) -> tuple[argparse.Namespace, list[str]]:
    """Read the command line; what follows `test` is pytest's."""
    parser = argparse.ArgumentParser(
        prog="build.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--without",
        default="",
        metavar="rooms",
        help="build and serve without these, such as fame,qr",
    )
    parser.set_defaults(wheels=[])
    add_with(parser)
    commands = parser.add_subparsers(dest="command", metavar="command")
    server = commands.add_parser("serve", help="build the site and serve it")
    server.add_argument("--port", type=int, help="the port (0: any); else the first free from 8000")
    server.add_argument("--base", default="/", help="the path to serve it under, such as /games/")
    add_with(server)
    test = commands.add_parser("test", help="run every check and test", add_help=False)
    forms = test.add_mutually_exclusive_group()
    for form, means in FORMS.items():
        forms.add_argument(
            form, dest="form", action="store_const", const=form, default="", help=means
        )
    commands.add_parser("check")
    bench = commands.add_parser("bench", help="measure")
    bench.add_argument("names", nargs="*", metavar="name", help="such as 'page'; else all")
    verifier = commands.add_parser("verify", help="compare a site with the commit that it names")
    verifier.add_argument("site", help="its address, or a folder with its files")
    add_with(verifier)
    stale = commands.add_parser("stale", help="list translations that English has left behind")
    stale.add_argument(
        "--right", nargs="+", default=[], metavar=("LANG", "NAME"), help="these are right, or all"
    )
    words = commands.add_parser("words", help="write all sentences of a language as a page to read")
    words.add_argument("language", help="such as 'de'")
    commands.add_parser("pin")
    commands.add_parser("mutate", add_help=False)
    options, rest = parser.parse_known_args(arguments)
    if rest and options.command not in ("test", "mutate"):
        parser.error(f"unknown: {' '.join(rest)}")
    if options.without and options.command not in (None, "serve"):
        parser.error("--without is for building and serving alone")
    return options, rest


def add_with(parser: argparse.ArgumentParser) -> None:
    """Take games; what isn't given changes nothing, so it may stand before a command or after."""
    parser.add_argument(
        "--with",
        metavar="GAME",
        dest="wheels",
        action="append",
        default=argparse.SUPPRESS,
        help="put the games of a wheel, or of a .py file, into the site (repeatable)",
    )


def main(words: list[str]) -> int:
    """Run one command and return its exit code."""
    options, rest = read_arguments(words)
    commands: dict[str, Callable[[], int]] = {
        "check": run_check,
        "bench": lambda: run_bench(options.names),
        "test": lambda: run_test(rest, options.form),
        "mutate": lambda: run_mutate(rest),
        "stale": lambda: run_stale(options.right),
        "words": lambda: run_words(options.language),
        "verify": lambda: verify(str(options.site)),
    }
    try:
        invite(options.wheels)
        if options.command in commands:
            return commands[options.command]()
        if options.command == "pin":
            pin()
            return 0
        build([name for name in options.without.split(",") if name])
        if options.command == "serve":
            run_serve(options)
    except Stop as stop:
        print(f"build.py: {stop}", file=sys.stderr)
        return 1
    except (OSError, SubprocessError) as error:
        print(f"build.py: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130
    return 0


def run_namesake() -> None:
    """Run the packaging tool that `python -m build` means; this file hides it in this folder."""
    sys.path[:] = [each for each in sys.path if Path(each).resolve() != ROOT]
    try:
        runpy.run_module("build", run_name="__main__", alter_sys=True)
    except ImportError:
        sys.exit(
            "python -m build runs a packaging tool, which isn't installed: python3 -m pip install "
            "build. The site is built by python3 build.py"
        )


if __name__ == "__main__":
    if __spec__ is None:
        sys.exit(main(sys.argv[1:]))
    run_namesake()
