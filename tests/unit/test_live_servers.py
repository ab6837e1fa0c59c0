"""The servers for live games that a host may name when the site is built."""

import pytest

from web.tools import host_files
from web.tools.console import Stop
from web.tools.hosting import page_policy, rules
from web.tools.live import MEET, STUN, broker, stun_servers


def test_no_server_is_asked_unless_the_host_names_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(STUN, raising=False)
    assert stun_servers() == []
    monkeypatch.setenv(STUN, "stun:one.example stuns:two.example:3478")
    assert stun_servers() == ["stun:one.example", "stuns:two.example:3478"]


@pytest.mark.parametrize("server", ["https://one.example", "stun:", "turn:one.example", "stun:a/b"])
def test_an_invalid_stun_server_stops_the_build(
    monkeypatch: pytest.MonkeyPatch, server: str
) -> None:
    monkeypatch.setenv(STUN, server)
    with pytest.raises(Stop, match=STUN):
        stun_servers()


@pytest.mark.parametrize(
    "address", ["wss://one.example", "wss://one.example:8084/mqtt", "ws://127.0.0.1:9001"]
)
def test_the_policy_allows_the_broker_that_the_host_names_and_no_other_place(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.delenv(MEET, raising=False)
    assert broker() == ""
    plain = page_policy()
    assert "connect-src 'self';" in plain
    monkeypatch.setenv(MEET, address)
    assert page_policy() == plain.replace("connect-src 'self'", f"connect-src 'self' {address}")
    assert f"connect-src 'self' {address};" in host_files.headers(rules())


@pytest.mark.parametrize(
    "address",
    [
        *("wss:", "wss://*", "https://one.example", "ws://one.example", "one.example"),
        *("wss://a.example wss://b.example", "wss://a.example; script-src *", "wss://a.example?b"),
    ],
)
def test_an_invalid_broker_stops_the_build(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setenv(MEET, address)
    with pytest.raises(Stop, match=MEET):
        rules()
