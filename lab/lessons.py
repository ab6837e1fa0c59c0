"""Write where each clause is taught, for the games that have a course.

python3 -m lab.lessons
"""

from __future__ import annotations

from pygames.games import catalog
from tests.support.courses import table, table_file


def main() -> None:
    """Write the table of each game."""
    for game in catalog():
        if game.lessons().basics:
            table_file(game).write_text(table(game), "utf-8")
            print(game.title)


if __name__ == "__main__":
    main()
