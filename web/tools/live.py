"""What a site offers for live games besides itself: the servers that its host names."""

from __future__ import annotations

import os
import re

from web.tools.console import Stop

STUN = "PYGAMES_STUN"
MEET = "PYGAMES_MEET"
MEETING = "meet.js"
"""The module of the page that speaks to the broker."""
_STUN = re.compile(r"stuns?:[\w.-]+(:\d{1,5})?", re.ASCII)
_PLACE = r"(:\d{1,5})?(/[\w./~-]*)?"
# Without encryption only on one's own machine, to try it.
_BROKER = re.compile(rf"(wss://[\w.-]+|ws://(localhost|127\.0\.0\.1)){_PLACE}", re.ASCII)
_OWN = "connect-src 'self'"


def stun_servers() -> list[str]:
    """Return the STUN servers that PYGAMES_STUN names, with blanks between them.

    Without any, direct connections need one network, and nothing outside the site is asked.
    """
    servers = os.environ.get(STUN, "").split()
    for server in servers:
        if not _STUN.fullmatch(server):
            raise Stop(f"{STUN}: {server} is not of the form stun:host or stun:host:port")
    return servers


def broker() -> str:
    """Return the broker that PYGAMES_MEET names, at which live games meet; empty without one."""
    address = os.environ.get(MEET, "").strip()
    if address and not _BROKER.fullmatch(address):
        raise Stop(
            f"{MEET}: {address} is not of the form wss://host, wss://host:port or with a path"
        )
    return address


def policy(text: str) -> str:
    """Let a policy that allows connections to the site alone allow the broker too."""
    address = broker()
    return text.replace(_OWN, f"{_OWN} {address}") if address else text
