"""What keeps strangers out: origins, security headers, and limits on how much one address or socket may ask."""

from __future__ import annotations

import ipaddress
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
    """So much a second, after a burst."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._then = time.monotonic()

    def take(self) -> bool:
        """Take one, if there is one."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether nothing has been taken for a while."""
        return self._left + (time.monotonic() - self._then) * self._rate >= self._burst


class Limits:
    """What each address has asked for, and how many sockets it holds. Addresses are what `one` says."""

    def __init__(self, requests: int, sockets: int) -> None:
        self._requests = requests
        self._sockets = sockets
        self._buckets: dict[str, Bucket] = {}
        self._held: dict[str, int] = {}

    def request(self, address: str) -> None:
        """Count a request; EmporionError if there were too many."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._requests / 60, max(1, self._requests / 2))
        if not bucket.take():
            raise EmporionError("too-many-requests")

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
        """Forget addresses that have been quiet."""
        self._buckets = {address: bucket for address, bucket in self._buckets.items() if not bucket.full}
