"""Nothing is measured with an outdated build or against an unknown peer."""

from __future__ import annotations

import pytest

from emporion import compiled
from emporion.engine.errors import EmporionError
from emporion.terminal.bench_checks import PEER, check_build, check_peer


def test_an_outdated_build_is_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "stale", list)
    check_build()
    monkeypatch.setattr(compiled, "stale", lambda: ["emporion.engine.state"])
    with pytest.raises(EmporionError) as refused:
        check_build()
    assert refused.value.key == "bench-stale"
    assert "emporion.engine.state" in str(refused.value)


def test_an_unknown_peer_is_refused() -> None:
    check_peer(None)
    check_peer(PEER)
    with pytest.raises(EmporionError) as refused:
        check_peer("chess")
    assert refused.value.key == "bench-unknown-peer"
