"""Measures which lines and branches of `pygames/` the tests run, and keeps the floors.

    python3 -m tests.support.coverage             # measure, and name what is below its floor
    python3 -m tests.support.coverage --raise     # and raise the floors to what was measured

The floors are in tests/coverage.json: one for the whole, and one for each file that needs another
than the usual. Floors only rise. See CONTRIBUTING.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from web.tools.setup import tool

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "tests" / "coverage.json"
USUAL = 97
"""The floor of the whole, and of a file that is not named, in per cent."""
TESTS = ("tests/unit", "tests/games", "tests/golden", "tests/conformance")
RULES = """
[run]
branch = true
source = pygames
parallel = true
"""


class Measured(NamedTuple):
    """Per cent of lines and branches: of all, and of each file."""

    whole: float
    files: Mapping[str, float]


class Floors(NamedTuple):
    """What may not be fallen short of, in per cent."""

    whole: float
    files: Mapping[str, float]

    def of(self, file: str) -> float:
        """Return the floor of a file."""
        return self.files.get(file, USUAL)

    def missed(self, measured: Measured) -> list[str]:
        """Say what is below its floor."""
        figures = [("pygames", measured.whole, self.whole)]
        figures += [(file, share, self.of(file)) for file, share in sorted(measured.files.items())]
        return [
            f"{file}: {share:.1f} % is less than {floor:g} %"
            for file, share, floor in figures
            if share < floor
        ]

    def raised(self, measured: Measured) -> Floors:
        """Return the floors at what was measured, in whole per cent, but none lower."""
        files = {
            file: max(self.of(file), int(share)) for file, share in sorted(measured.files.items())
        }
        unusual = {file: floor for file, floor in files.items() if floor != USUAL}
        return Floors(max(self.whole, int(measured.whole)), unusual)


def kept() -> Floors:
    """Return the floors that are kept."""
    data = json.loads(KEPT.read_text("utf-8"))
    return Floors(data["whole"], data["files"])


def keep(floors: Floors) -> None:
    """Keep floors."""
    data = {"whole": floors.whole, "files": dict(floors.files)}
    KEPT.write_text(json.dumps(data, indent=2) + "\n", "utf-8")


def measure(tests: Sequence[str] = TESTS) -> Measured:
    """Run tests, which must pass, and return what they cover.

    Hypothesis draws the same examples each time.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        rules, result = folder / "rules", folder / "result.json"
        rules.write_text(RULES, "utf-8")
        env = {**os.environ, "COVERAGE_FILE": str(folder / "data"), "COVERAGE_RCFILE": str(rules)}
        pytest = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "--hypothesis-seed=0", *tests)
        for words in (("run", *pytest), ("combine", "-q"), ("json", "-q", "-o", str(result))):
            subprocess.run([tool("coverage"), *words], cwd=ROOT, env=env, check=True)
        report = json.loads(result.read_text("utf-8"))
    files = {
        Path(file).as_posix(): float(each["summary"]["percent_covered"])
        for file, each in report["files"].items()
    }
    return Measured(float(report["totals"]["percent_covered"]), files)


def main(words: Sequence[str]) -> int:
    """Measure, and compare with the floors or raise them."""
    if set(words) - {"--raise"}:
        print(__doc__)
        return 2
    measured = measure()
    print(f"{measured.whole:.2f} % of the lines and branches of pygames/")
    missed = kept().missed(measured)
    print(*missed, sep="\n")
    if words:
        keep(kept().raised(measured))
        print(f"Wrote {KEPT.relative_to(ROOT)}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
