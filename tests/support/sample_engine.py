"""A whole engine (docs/engine.md): it leaves the others as few actions as it can."""

import json
import sys
from random import Random
from typing import Any

from pygames.record import extend, final, parse


def choose(request: dict[str, Any]) -> Any:
    """Look one action ahead; if chance comes next, any action will do."""
    record, legal = parse(request["record"]), request["legal"]
    answers = {action: len(final(extend(record, action)).legal_actions()) for action in legal[:40]}
    fewest = min(answers.values())
    return Random(len(record.actions)).choice([each for each in answers if answers[each] == fewest])


def main() -> None:
    """Answer each line."""
    for line in sys.stdin:
        request = json.loads(line)
        result = {"action": choose(request)} if request["call"] == "go" else {}
        print(json.dumps({"id": request["id"], "ok": result}), flush=True)


main()
