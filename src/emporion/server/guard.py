"""What keeps strangers out: origins, security headers, and limits on how much one address or socket may ask."""

from __future__ import annotations

import ipaddress
import math
import time

from emporion.engine.errors import EmporionError

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; media-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
"""On every answer. Scripts and styles are files of their own. No referrer: its code is all that keeps a private table private."""


def check_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> None:
    """Refuse a page of somebody else. Programs send no origin."""
    if origin is not None and origin not in (*allowed, f"http://{host}", f"https://{host}"):
        raise EmporionError("origin-foreign", origin=origin)


def one(address: str) -> str:
    """Whose address it is, as far as can be told: of IPv6 one customer has 64 bits to choose from."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address)
    except ValueError:
        return address
    return str(found.ipv4_mapped or ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))


class Bucket:
    """A token bucket: it begins with `burst` units and refills at `rate` units a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._then = time.monotonic()

    def take(self, price: float = 1) -> bool:
        """Take the price out of the bucket, if it holds as much."""
        if self.wait(price):
            return False
        self._left -= price
        return True

    def wait(self, price: float = 1) -> float:
        """Seconds until the bucket holds the price."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        return 0.0 if self._left >= price else (price - self._left) / self._rate

    @property
    def full(self) -> bool:
        """Whether nothing has been taken for a while."""
        return self._left + (time.monotonic() - self._then) * self._rate >= self._burst


PRICES = {
    "too-many-people": 5,
    "too-many-tables": 20,
    "too-many-rematches": 20,
    "too-many-boards": 20,
    "too-many-play-ons": 20,
    "too-many-uploads": 40,
    "too-many-hints": 5,
    "too-many-chats": 1,
    "too-many-undos": 1,
}
"""Units that an action costs, by the key of the sentence that refuses it."""
PERSON_SHARE = 5
"""A person may spend a fifth of what an address may: people are free to make, and many of them may share an address."""
BURST_MINUTES = 4
"""An address may spend the units of so many minutes at once: a club that sits down together."""
PERSON_BURST_MINUTES = 5
DAY_MINUTES = 100
"""An address may spend the units of so many minutes in a day, so that no one fills the database at the full rate all day."""
DAY_SECONDS = 86400
MAX_TRACKED = 50_000
"""Addresses, and people, whose spending is remembered at most; beyond that the least recently seen are forgotten."""


class Spending:
    """What addresses or people may spend. `rates` are (units a second, burst) of the buckets that each of them has."""

    def __init__(self, *rates: tuple[float, float]) -> None:
        self._rates = rates
        self._buckets: dict[str, list[Bucket]] = {}

    def wait(self, who: str, price: float) -> float:
        """Seconds until `who` can pay the price."""
        buckets = self._buckets.pop(who, None) or [Bucket(*rate) for rate in self._rates]
        self._buckets[who] = buckets  # the most recently seen is last
        if len(self._buckets) > MAX_TRACKED:
            del self._buckets[next(iter(self._buckets))]
        return max(bucket.wait(price) for bucket in buckets)

    def pay(self, who: str, price: float) -> None:
        """Take the price, after `wait` has said that it can be paid."""
        for bucket in self._buckets[who]:
            bucket.take(price)

    def sweep(self) -> None:
        """Forget those whose buckets are full again."""
        self._buckets = {who: buckets for who, buckets in self._buckets.items() if not all(bucket.full for bucket in buckets)}

    def __len__(self) -> int:
        return len(self._buckets)


def refuse_until(key: str, seconds: float) -> EmporionError:
    """A refusal that says when to come back; `minutes` is 0 where seconds say it better."""
    whole = max(1, math.ceil(seconds))
    return EmporionError(key, retry_after=whole, minutes=0 if whole < 100 else math.ceil(whole / 60))


class Limits:
    """What each address and person has asked for, and how many sockets an address holds. Addresses are what `one` says."""

    def __init__(self, requests: int, sockets: int, budget: int) -> None:
        self._sockets = sockets
        self._held: dict[str, int] = {}
        self._requests = Spending((requests / 60, max(1, requests / 2)))
        dearest = max(PRICES.values())  # a small budget only makes the waits longer
        burst, day = max(BURST_MINUTES * budget, dearest), max(DAY_MINUTES * budget, dearest)
        self._addresses = Spending((budget / 60, burst), (DAY_MINUTES * budget / DAY_SECONDS, day))
        person = budget / PERSON_SHARE
        self._people = Spending((person / 60, max(PERSON_BURST_MINUTES * person, dearest)))

    def request(self, address: str) -> None:
        """Count a request; EmporionError if there were too many."""
        seconds = self._requests.wait(address, 1)
        if seconds:
            raise refuse_until("too-many-requests", seconds)
        self._requests.pay(address, 1)

    def charge(self, key: str, address: str, person: str | None) -> None:
        """Let an address, and a person if known, pay for an action; EmporionError with its key if either cannot."""
        price = PRICES[key]
        seconds = max(self._addresses.wait(address, price), self._people.wait(person, price) if person else 0)
        if seconds:
            raise refuse_until(key, seconds)
        self._addresses.pay(address, price)
        if person:
            self._people.pay(person, price)

    def hold(self, address: str) -> None:
        """Count a socket; EmporionError if there are too many."""
        if self._held.get(address, 0) >= self._sockets:
            raise EmporionError("too-many-sockets", most=self._sockets)
        self._held[address] = self._held.get(address, 0) + 1

    def release(self, address: str) -> None:
        """A socket is gone."""
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]

    def sweep(self) -> None:
        """Forget addresses and people that have been quiet."""
        for spending in (self._requests, self._addresses, self._people):
            spending.sweep()
