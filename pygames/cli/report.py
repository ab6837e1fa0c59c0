"""A report of matches: a page in Markdown, and a chart of Elo and its intervals beside it."""

from __future__ import annotations

import math
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from platform import python_version
from typing import Any, Protocol
from urllib.parse import quote

from pygames.cli.commands import joined
from pygames.errors import GameError
from pygames.vector.written import legal, words
from pygames.workshop.tally import Estimate, Score, elo, estimate

Pairs = Sequence[tuple[int, int]]
_ROW, _LEFT, _WIDTH, _RIGHT = 32, 220, 400, 200
_MOST = 800.0
"""Elo beyond which the chart is cut off."""
_STYLE = (
    "text{font:14px system-ui,sans-serif;fill:#222}line{stroke:#767676}"
    ".bar{stroke:#6941c6;stroke-width:3}circle{fill:#6941c6}"
    "@media(prefers-color-scheme:dark){text{fill:#eee}"
    ".bar{stroke:#b69df8}circle{fill:#b69df8}}"
)


class Played(Protocol):
    """A match, as far as a report needs it."""

    @property
    def bots(self) -> tuple[str, str]:
        """Who played whom."""


def write_report(
    name: str, settings: Mapping[str, Any], results: Sequence[tuple[Played, Pairs]]
) -> None:
    """Write NAME.md and NAME.svg; GameError if that can't be done."""
    page = Path(name)
    chart = page.with_suffix(".svg")
    rows = [(match.bots[1], pairs) for match, pairs in results]
    first = results[0][0].bots[0]
    try:
        page.write_text(_page(first, chart.name, settings, rows), "utf-8")
        chart.write_text(_chart(first, [(bot, estimate(pairs)) for bot, pairs in rows]), "utf-8")
    except OSError as error:
        raise GameError("bad-request", f"--report: {error}") from None


def _page(
    first: str, chart: str, settings: Mapping[str, Any], rows: Sequence[tuple[str, Pairs]]
) -> str:
    lines = "\n".join(f"- {key}: {_said(value)}" for key, value in settings.items() if value)
    table = "\n".join(_row(bot, pairs) for bot, pairs in rows)
    command = legal(joined(["python3", "-m", "pygames", *sys.argv[1:]]))
    fence = _fence(command, 3)
    return f"""# {_cell(first)} in the arena

![Elo against each opponent](<{quote(chart)}>)

| opponent | games | won | drawn | lost | share of the points | Elo |
|---|---|---|---|---|---|---|
{table}

Share and Elo are those of {_cell(first)}, with 95% intervals by pairs of games.

{lines}
- Python: {python_version()}

{fence}
{command}
{fence}
"""


def _said(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{key}={each}" for key, each in value.items())
    if isinstance(value, list):
        return "; ".join(_cell(" against ".join(each)) for each in value)
    return str(value)


def _row(bot: str, pairs: Pairs) -> str:
    score, whole = Score(), estimate(pairs)
    for value in (value for pair in pairs for value in pair):
        score = score.plus(value)
    figures = (2 * len(pairs), score.wins, score.draws, score.losses, whole.points(), whole.elo())
    return f"| {_cell(bot)} | {' | '.join(map(str, figures))} |"


def _cell(text: str) -> str:
    """Write a text as code that ends only at its end."""
    line = " ".join(legal(text).split())
    fence = _fence(line, 1)
    blank = " " if line.startswith("`") or line.endswith("`") else ""
    return f"{fence}{blank}{line}{blank}{fence}".replace("|", "\\|")


def _fence(text: str, least: int) -> str:
    """Return more backticks than occur in a text in a row, and at least this many."""
    return "`" * max(least, *(1 + len(run) for run in re.findall("`*", text)))


def _chart(first: str, rows: Sequence[tuple[str, Estimate]]) -> str:
    """Draw each opponent's row: a dot for Elo, and a line for its interval."""
    reach = _reach([whole for _, whole in rows])
    height, middle = _ROW * len(rows) + 50, _LEFT + _WIDTH / 2
    size = f"{_LEFT + _WIDTH + _RIGHT} {height}"
    title = f"Elo of {first} against each opponent"
    figures = "; ".join(f"{bot}: {whole.elo()}" for bot, whole in rows)
    marks = "".join(
        f'<text x="{middle + part * _WIDTH / 2:g}" y="{height - 10}" text-anchor="middle">'
        f"{part * reach:+.0f}</text>"
        for part in (-1, 0, 1)
    ).replace("+0<", "0<")
    lines = "".join(_line(at, bot, whole, reach) for at, (bot, whole) in enumerate(rows))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" role="img">'
        f"<title>{words(title)}</title><desc>{words(figures)}</desc><style>{_STYLE}</style>"
        f'<line x1="{middle:g}" x2="{middle:g}" y1="8" y2="{height - 28}"/>{marks}{lines}</svg>\n'
    )


def _reach(estimates: Sequence[Estimate]) -> float:
    """Return the Elo at both ends of the chart: a round number that all but the longest keep."""
    most = max(abs(elo(share)) for whole in estimates for share in (whole.low, whole.high))
    return min(_MOST, 100.0 * math.ceil(min(most, _MOST) / 100) or 100.0)


def _line(at: int, bot: str, whole: Estimate, reach: float) -> str:
    low, dot, high = (
        f"{_LEFT + _WIDTH / 2 * (1 + max(-1.0, min(1.0, elo(share) / reach))):.1f}"
        for share in (whole.low, whole.share, whole.high)
    )
    y = 24 + _ROW * at
    name = bot if len(bot) <= 26 else f"{bot[:25]}…"
    return (
        f'<text x="8" y="{y + 5}">{words(name)}</text>'
        f'<line class="bar" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>'
        f'<circle cx="{dot}" cy="{y}" r="5"/>'
        f'<text x="{_LEFT + _WIDTH + 15}" y="{y + 5}">{whole.elo()}</text>'
    )
