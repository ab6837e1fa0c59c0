"""Games by messages."""

from __future__ import annotations

from typing import Any

from web.tools.exercises.asking import Subject, ask, may_refuse

_SECRETS = ("A" * 22, "B" * 21 + "A")


def exercise(subject: Subject) -> None:
    """Begin a game by messages with a named player, join it, and receive answers."""
    ask("length", game=subject.game)
    match = ask("match", game=subject.game, seat=0, secret=_SECRETS[0])
    first = {"match": match["link"], "secret": _SECRETS[0], "actions": [], "name": "Ann"}
    link = (ask("message", **first)["match"] or match)["link"]
    ask("receive", link=link)
    for text in (link, ask("link", record=subject.begun)["link"]):
        assert ask("named", link=text)["game"] == subject.game
    may_refuse("named", link=link[:-1])
    own = {"record": match["record"], "kept": link, "secret": _SECRETS[0], "seat": 0, "joined": 1}
    for damaged in ({}, {"kept": ""}):
        ask("fit", link=link, **own | damaged)
    for seat in (1, 0, 1):
        link = _answered(link, seat)
        ask("beforehand", match=link, seat=seat, secret=_SECRETS[seat])


def _answered(link: str, seat: int) -> str:
    """Answer a message, let the other player receive it, and return its link."""
    before = ask("receive", link=link)["match"]
    answer: str = _message(link, _SECRETS[seat])["link"]
    own = {"kept": link, "secret": _SECRETS[1 - seat], "seat": 1 - seat}
    ask("receive", link=answer, **own)
    ask("fit", link=answer, record=before["record"], joined=len(before["joined"]), **own)
    return answer


def _message(link: str, secret: str) -> dict[str, Any]:
    """Act until the turn is whole."""
    turn, actions = {"match": link, "secret": secret, "name": "Ben"}, list[str]()
    while not (reply := ask("message", **turn, actions=actions))["match"]:
        actions.append(ask("state", record=reply["record"])["legal"][0])
    match: dict[str, Any] = reply["match"]
    return match
