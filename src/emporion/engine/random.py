"""The one generator: small, fast, and the same compiled and interpreted.

Games own no generator (design: chance is an actor). Whoever drives a game keeps a `Random` and hands it to `sample` or `guess`.
"""

from __future__ import annotations

import hashlib

import cython

MASK = 0xFFFFFFFF


class Random:
    """sfc32 (small fast counting generator, 128 bits of state), keyed by any numbers and words."""

    def __init__(self, *key: int | str) -> None:
        digest = hashlib.sha256("/".join(str(part) for part in key).encode()).digest()
        self.a = int.from_bytes(digest[0:4], "little")
        self.b = int.from_bytes(digest[4:8], "little")
        self.c = int.from_bytes(digest[8:12], "little")
        self.counter = 1
        for _ in range(12):
            self.word()

    def word(self) -> cython.uint:
        """Thirty-two random bits."""
        result: cython.uint = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) & MASK) | (self.c >> 11)) & MASK
        self.c = (self.c + result) & MASK
        return result

    def below(self, bound: cython.uint) -> cython.uint:
        """A number from 0 to bound - 1, each equally likely (the high bits of a product, the rare biased draws repeated)."""
        product: cython.ulonglong = cython.cast(cython.ulonglong, self.word()) * bound
        if (product & MASK) < bound:
            biased: cython.uint = (MASK - bound + 1) % bound
            while (product & MASK) < biased:
                product = cython.cast(cython.ulonglong, self.word()) * bound
        return cython.cast(cython.uint, product >> 32)
