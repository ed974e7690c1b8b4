"""What processes send each other of amounts: the receiver has the same sums, although messages are short and some are missed."""

from __future__ import annotations

from random import Random

from emporion.server import amounts
from emporion.server.amounts import CHANGED_ROUNDS, TURN_ROUNDS, IncomingAmounts, OutgoingAmounts


def test_the_sums_are_those_of_all_processes_although_messages_are_missed() -> None:
    rng = Random("amounts")
    outgoing, incoming = {1: OutgoingAmounts(), 2: OutgoingAmounts()}, IncomingAmounts()
    held: dict[int, dict[str, float]] = {1: {}, 2: {}}
    names = [f"address {number}" for number in range(50)]
    for number in range(300):
        for process, own in held.items():
            for name in rng.sample(names, 3):
                own[name] = own.get(name, 0) + 1
            for name in rng.sample(names, 3):
                own.pop(name, None)
            message = outgoing[process].choose(own)
            if number % (CHANGED_ROUNDS - 1) == 0 or rng.random() < 0.5:
                incoming.merge(process, message)
    for process, own in held.items():
        incoming.merge(process, outgoing[process].choose(own))
    assert incoming.total == {name: total for name in names if (total := held[1].get(name, 0) + held[2].get(name, 0))}
    incoming.forget([1])
    assert incoming.total == held[2]


def test_what_has_not_changed_is_sent_in_turn() -> None:
    outgoing = OutgoingAmounts()
    held = {f"address {number}": 1.0 for number in range(6000)}
    for _ in range(CHANGED_ROUNDS):
        outgoing.choose(held)
    rounds = [outgoing.choose(held) for _ in range(TURN_ROUNDS)]
    assert max(map(len, rounds)) < 300
    late = IncomingAmounts()
    for message in rounds:
        late.merge(1, message)
    assert late.total == held


def test_what_has_grown_is_counted_once() -> None:
    incoming = IncomingAmounts()
    assert incoming.merge(1, {"a": 5.0}) == {"a": 5.0}
    assert incoming.merge(1, {"a": 5.0}) == {}
    assert incoming.merge(1, {"a": 7.0}) == {"a": 2.0}
    assert incoming.merge(1, {"a": 0.0}) == {}, "forgotten there"
    assert incoming.merge(1, {"a": 1.0}) == {"a": 1.0}
    assert incoming.merge(2, {"a": 1.0}) == {"a": 1.0}, "another process"


def test_a_flood_of_names_stays_bounded() -> None:
    outgoing, incoming = OutgoingAmounts(), IncomingAmounts()
    flood = {f"address {number}": float(number + 1) for number in range(10_000)}
    message = outgoing.choose(flood)
    assert len(message) == amounts.MAX_SENT_NAMES
    assert message["address 9999"] == 10_000, "those who use most come first"
    for number in range(15):
        incoming.merge(1, {f"{number} {name}": 1.0 for name in message})
    assert len(incoming.total) == amounts.MAX_KEPT_NAMES
