"""Protection against strangers: checks of the origin, security headers, and rate limits for addresses and people."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable

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
"""Headers of every answer. They forbid inline scripts and styles, and referrers, which would reveal the code of a private table."""


def check_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> None:
    """Refuse a request of a page from another origin. Programs send no origin."""
    if origin is not None and origin not in (*allowed, f"http://{host}", f"https://{host}"):
        raise EmporionError("origin-foreign", origin=origin)


def limited_address(address: str) -> str:
    """The address for which limits count: of IPv6 the network of 64 bits, since a customer usually has a whole one."""
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
        """Take this many tokens out of the bucket; False if it has fewer."""
        if self.wait(price):
            return False
        self._left -= price
        return True

    def wait(self, price: float = 1) -> float:
        """Seconds until the bucket has this many tokens."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        return 0.0 if self._left >= price else (price - self._left) / self._rate

    def drain(self, units: float) -> None:
        """Take units that were used elsewhere, also if there are fewer; at most so many that a full bucket is as far below zero."""
        self.wait(0)
        self._left = max(-self._burst, self._left - units)

    @property
    def is_full(self) -> bool:
        """Whether the bucket is full."""
        return self._left + (time.monotonic() - self._then) * self._rate >= self._burst


class Throttle:
    """Delays what each address does beyond `burst` units at once and `rate` units a second; nothing is refused."""

    def __init__(self, rate: float, burst: float = 0) -> None:
        self._rate = rate
        self._burst = burst
        self._free_at: dict[str, float] = {}
        """The time at which all that an address has done would be done at the rate."""

    def delay(self, address: str, units: float = 1) -> float:
        """Count units of an address; return the seconds to wait before they are used."""
        now = time.monotonic()
        begin = max(now, self._free_at.get(address, now))
        self._free_at[address] = begin + units / self._rate
        return max(0.0, begin - now - self._burst / self._rate)

    def sweep(self) -> None:
        """Forget addresses that have done nothing for a while."""
        now = time.monotonic()
        self._free_at = {address: at for address, at in self._free_at.items() if at > now}


PRICES = {
    "too-many-people": 5,
    "too-many-tables": 20,
    "too-many-rematches": 20,
    "too-many-boards": 20,
    "too-many-play-ons": 20,
    "too-many-uploads": 40,
    "too-many-hints": 5,
    "too-many-tries": 5,
    "too-many-chats": 1,
    "too-many-undos": 1,
}
"""The price of each action in units, by the key of the sentence that refuses it."""
PERSON_DIVISOR = 5
"""A person may spend a fifth of what an address may, because many people may share an address."""
BURST_MINUTES = 4
"""An address may spend the units of this many minutes at once, for a club whose members all begin together."""
PERSON_BURST_MINUTES = 5
DAY_MINUTES = 100
"""An address may spend the units of this many minutes in a day, so that it cannot fill the database at the full rate all day."""
DAY_SECONDS = 86400
MAX_TRACKED_NAMES = 50_000
"""At most this many addresses, and as many people, are tracked; the least recently seen are forgotten."""


class Spending:
    """The spending of addresses or people. Each of them has a bucket for each of `rates`: (units a second, burst)."""

    def __init__(self, *rates: tuple[float, float]) -> None:
        self._rates = rates
        self._buckets: OrderedDict[str, list[Bucket]] = OrderedDict()
        """The most recently seen is last."""
        self.spent: dict[str, float] = {}
        """What each has spent here since it is remembered."""

    def wait(self, who: str, price: float) -> float:
        """Seconds until `who` can pay the price."""
        buckets = self._buckets.get(who)
        if buckets is None:
            buckets = self._buckets[who] = [Bucket(*rate) for rate in self._rates]
            if len(self._buckets) > MAX_TRACKED_NAMES:
                oldest, _ = self._buckets.popitem(last=False)
                self.spent.pop(oldest, None)
        else:
            self._buckets.move_to_end(who)
        return max(bucket.wait(price) for bucket in buckets)

    def pay(self, who: str, price: float) -> None:
        """Take the price, after `wait` has said that it can be paid."""
        for bucket in self._buckets[who]:
            bucket.take(price)
        self.spent[who] = self.spent.get(who, 0.0) + price

    def drain(self, who: str, units: float) -> None:
        """Note what `who` has spent at another process."""
        if units > 0:
            self.wait(who, 0)
            for bucket in self._buckets[who]:
                bucket.drain(units)

    def sweep(self) -> None:
        """Forget those whose buckets are full."""
        for who in [who for who, buckets in self._buckets.items() if all(bucket.is_full for bucket in buckets)]:
            del self._buckets[who]
        self.spent = {who: units for who, units in self.spent.items() if who in self._buckets}

    def __len__(self) -> int:
        return len(self._buckets)


def refuse_until(key: str, seconds: float) -> EmporionError:
    """A refusal that says when to try again; `minutes` is 0 if the time is better given in seconds."""
    whole = max(1, math.ceil(seconds))
    return EmporionError(key, retry_after=whole, minutes=0 if whole < 100 else math.ceil(whole / 60))


class Limits:
    """The limits on requests, actions and sockets of each address and person. Addresses are those of `limited_address`.

    `name` gives the name under which an address is kept and shared with other processes.
    """

    def __init__(self, requests: int, sockets: int, budget: int, name: Callable[[str], str] = str) -> None:
        self._name = name
        self._sockets = sockets
        self.held: dict[str, int] = {}
        """The sockets of each address."""
        self.held_elsewhere: dict[str, float] = {}
        self._requests = Spending((requests / 60, max(1, requests / 2)))
        dearest = max(PRICES.values())  # a small budget only makes the waits longer
        burst, day = max(BURST_MINUTES * budget, dearest), max(DAY_MINUTES * budget, dearest)
        self._addresses = Spending((budget / 60, burst), (DAY_MINUTES * budget / DAY_SECONDS, day))
        person = budget / PERSON_DIVISOR
        self._people = Spending((person / 60, max(PERSON_BURST_MINUTES * person, dearest)))
        self.spendings = {"requests": self._requests, "addresses": self._addresses, "people": self._people}

    def count_request(self, address: str) -> None:
        """Count a request; EmporionError if there were too many."""
        name = self._name(address)
        seconds = self._requests.wait(name, 1)
        if seconds:
            raise refuse_until("too-many-requests", seconds)
        self._requests.pay(name, 1)

    def may_request(self, address: str) -> bool:
        """Whether an address may send a request now."""
        return not self._requests.wait(self._name(address), 1)

    def charge(self, key: str, address: str, person: str | None) -> None:
        """Charge an address, and a person if known, for an action; EmporionError with its key if either has too little left."""
        price, address = PRICES[key], self._name(address)
        seconds = max(self._addresses.wait(address, price), self._people.wait(person, price) if person else 0)
        if seconds:
            raise refuse_until(key, seconds)
        self._addresses.pay(address, price)
        if person:
            self._people.pay(person, price)

    def add_socket(self, address: str) -> None:
        """Count a socket; EmporionError if the address has too many."""
        name = self._name(address)
        if self.held.get(name, 0) + self.held_elsewhere.get(name, 0) >= self._sockets:
            raise EmporionError("too-many-sockets", most=self._sockets)
        self.held[name] = self.held.get(name, 0) + 1

    def remove_socket(self, address: str) -> None:
        """Stop counting a socket that has closed."""
        name = self._name(address)
        self.held[name] -= 1
        if not self.held[name]:
            del self.held[name]

    def sweep(self) -> None:
        """Forget addresses and people who have spent nothing for a while."""
        for spending in (self._requests, self._addresses, self._people):
            spending.sweep()
