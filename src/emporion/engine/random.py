"""The random generator: small, fast, and the same compiled and interpreted.

Games own no generator, because chance is an actor. The caller that plays a game passes a `Random` to `sample` or `guess`.
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
            self.bits()

    def word(self) -> cython.uint:
        """`bits` for callers in Python."""
        return self.bits()

    def below(self, bound: cython.uint) -> cython.uint:
        """`pick` for callers in Python."""
        return self.pick(bound)

    def __reduce__(self) -> tuple[object, ...]:
        """Copies and pickles go on from here."""
        return _restore, (self.a, self.b, self.c, self.counter)

    if not cython.compiled:  # compiled, the .pxd has these

        def bits(self) -> int:
            """Thirty-two random bits."""
            result = (self.a + self.b + self.counter) & MASK
            self.counter = (self.counter + 1) & MASK
            self.a = self.b ^ (self.b >> 9)
            self.b = (self.c + (self.c << 3)) & MASK
            self.c = (((self.c << 21) & MASK | self.c >> 11) + result) & MASK
            return result

        def pick(self, bound: int) -> int:
            """A number from 0 to bound - 1, each equally likely (the high bits of a product, the rare biased draws repeated)."""
            product = self.bits() * bound
            if (product & MASK) < bound:
                biased = (MASK - bound + 1) % bound
                while (product & MASK) < biased:
                    product = self.bits() * bound
            return product >> 32


def _restore(a: cython.uint, b: cython.uint, c: cython.uint, counter: cython.uint) -> Random:
    """A generator from its pickle."""
    found: Random = Random()
    found.a, found.b, found.c, found.counter = a, b, c, counter
    return found
