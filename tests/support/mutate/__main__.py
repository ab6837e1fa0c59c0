"""Mutation testing: change the rules of a game a little, and see whether its tests notice.

    python3 build.py mutate                     # all games
    python3 build.py mutate cercas on_tour      # some
    python3 build.py mutate --sample 50         # fewer mutants of each game
    python3 build.py mutate --named cercas      # only those that survivors.md names

See docs/mutation.md.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence

from tests.support.mutants import file_of_module, file_of_tests, games, stated, survivors
from tests.support.mutate.operators import Mutant, named, sample
from tests.support.mutate.trial import Replaced, Verdict, try_tests
from web.tools.console import say

SAMPLE = 200
"""How many mutants of a game are tried, at most."""
KILLED = 90
"""How many in a hundred its tests must notice."""
PATIENCE = 8
"""How many seconds of the processor's time a test gets; none takes more than two of them."""


class Round:
    """Tries mutants of one game."""

    def __init__(self, game: str, options: argparse.Namespace) -> None:
        self.game = game
        mutated = stated(game)
        self.tests = [str(file_of_tests(game, name)) for name in mutated.tests]
        self.sources = {
            module: file_of_module(game, module).read_text("utf-8") for module in mutated.modules
        }
        self.known = survivors(game)
        self.mutants = (
            named(self.sources, self.known)
            if options.named
            else sample(self.sources, options.sample)
        )
        self.counts: Counter[Verdict] = Counter()
        self.survivors: list[Mutant] = []

    def run(self) -> None:
        """Try the rules as they are, then each mutant."""
        module, source = next(iter(self.sources.items()))
        if self._try(module, source) != "survived":
            raise SystemExit(f"The tests of {self.game} fail, or take too long, without a mutant")
        for number, mutant in enumerate(self.mutants, 1):
            verdict = self._try(mutant.module, mutant.source)
            self.counts[verdict] += 1
            if verdict == "survived":
                self.survivors.append(mutant)
                say(f"  survived: {mutant.text}")
            if number % 20 == 0:
                say(f"  {number} of {len(self.mutants)} tried, {len(self.survivors)} survived")

    def _try(self, module: str, source: str) -> Verdict:
        return try_tests(self._replaced(module, source), self.tests, PATIENCE)

    def _replaced(self, module: str, source: str) -> Replaced:
        name = f"pygames.games.{self.game}.{module}".replace("/", ".")
        return Replaced(name, file_of_module(self.game, module), source)

    def told(self) -> str:
        """Say how many there were, and how many were noticed."""
        counts = ", ".join(f"{count} {verdict}" for verdict, count in self.counts.items())
        share = 1 - self.counts["survived"] / len(self.mutants)
        return f"{self.game}: {len(self.mutants)} mutants: {counts}; {share:.1%} noticed"

    def faults(self) -> list[str]:
        """Say what is wrong with a sample: too many survivors, or some that aren't listed."""
        texts = {survivor.text for survivor in self.known}
        new = [mutant.text for mutant in self.survivors if mutant.text not in texts]
        many = 100 * self.counts["survived"] > (100 - KILLED) * len(self.mutants)
        return [*([f"less than {KILLED} % are noticed"] if many else []), *map(_unnamed, new)]

    def stale(self) -> list[str]:
        """Name the survivors in the list that the tests notice by now, or that can't be made."""
        still = {mutant.text for mutant in self.survivors}
        texts = [survivor.text for survivor in self.known]
        return [f"no survivor any more: {text}" for text in texts if text not in still]


def _unnamed(text: str) -> str:
    return f"not in survivors.md: {text}"


def main(words: Sequence[str]) -> int:
    """Mutate the rules of some games, or of all."""
    parser = argparse.ArgumentParser(
        prog="build.py mutate", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="game", help="a folder, such as on_tour")
    parser.add_argument("--sample", type=int, default=SAMPLE, help="mutants of a game, at most")
    parser.add_argument("--named", action="store_true", help="only the survivors that are named")
    options = parser.parse_args(words)
    wrong = [fault for game in options.games or games() for fault in _tried(game, options)]
    return 1 if wrong else 0


def _tried(game: str, options: argparse.Namespace) -> list[str]:
    """Try mutants of a game, and say what is wrong."""
    say(f"── {game}")
    work = Round(game, options)
    if work.mutants:
        work.run()
        say(work.told())
    wrong = work.stale() if options.named else work.faults()
    for fault in wrong:
        say(f"  {fault}")
    return wrong


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
