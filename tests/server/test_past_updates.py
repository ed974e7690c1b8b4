"""Parts of long logs are encoded once and kept within a bound."""

from __future__ import annotations

from functools import partial

from emporion.server.past_updates import PastUpdates


def test_a_part_is_encoded_once_and_those_that_were_not_sent_for_longest_are_dropped() -> None:
    encoded: list[int] = []

    def encode(after: int) -> bytes:
        encoded.append(after)
        return bytes(40)

    parts = PastUpdates(most=100)
    for after in (0, 100, 0, 200, 0, 100):  # 200 drops 100, since 0 was sent after it
        assert parts.find(("table", None, after, after + 100), partial(encode, after)) == bytes(40)
    assert encoded == [0, 100, 200, 100]


def test_a_part_larger_than_the_bound_is_sent_all_the_same() -> None:
    parts = PastUpdates(most=10)
    assert parts.find(("table", 1, 0, 100), lambda: bytes(20)) == bytes(20)
    assert parts.find(("table", 2, 0, 100), lambda: b"other") == b"other", "each seat has its own"
