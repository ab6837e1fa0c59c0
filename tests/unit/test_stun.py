"""The STUN servers that a host may name when the site is built."""

from __future__ import annotations

import pytest

from web.tools.assemble import stun_servers
from web.tools.console import Stop


def test_no_server_is_asked_unless_the_host_names_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYGAMES_STUN", raising=False)
    assert stun_servers() == []
    monkeypatch.setenv("PYGAMES_STUN", "stun:one.example stuns:two.example:3478")
    assert stun_servers() == ["stun:one.example", "stuns:two.example:3478"]


@pytest.mark.parametrize("named", ["https://one.example", "stun:", "turn:one.example", "stun:a/b"])
def test_an_invalid_stun_server_stops_the_build(
    monkeypatch: pytest.MonkeyPatch, named: str
) -> None:
    monkeypatch.setenv("PYGAMES_STUN", named)
    with pytest.raises(Stop, match="PYGAMES_STUN"):
        stun_servers()
