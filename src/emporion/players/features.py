"""The inputs of a network: a row of small integers for each seat, and one for what belongs to no seat. Each game writes its own."""

from __future__ import annotations

from array import array

import cython

if not cython.compiled:
    from emporion.engine.state import State
    from emporion.players.limits import HIGHEST_INPUT, INPUTS, ROWS, SHARED, UNITS


class Features:
    """The base class: it writes nothing. A game's own is a final class that overrides `write`.

    An object belongs to one search: besides the inputs it has room for the sums of a network, which searches share.
    """

    def __init__(self, name: str, of_seat: int, shared: int) -> None:
        """`name` says what the inputs mean: it changes whenever they do. There are so many of each seat, and so many shared ones."""
        if of_seat > INPUTS or shared > INPUTS:
            raise ValueError(f"{of_seat} and {shared} inputs: a row has room for {INPUTS}")
        self.name = name
        self.of_seat = of_seat
        self.shared = shared
        if not cython.compiled:
            self.cell = [[0] * INPUTS for _ in range(ROWS)]
            self.hidden = [[0] * UNITS for _ in range(ROWS)]
            self.passed = [[0] * UNITS for _ in range(ROWS)]

    def write(self, state: State) -> None:
        """Write the inputs of a state into `cell`."""

    def rows(self, state: State) -> array[int]:
        """The inputs of a state for training: those of each seat, then the shared ones."""
        self.write(state)
        found = array("h")
        row: cython.int
        for row in range(state.players):
            found.extend([self.cell[row][i] for i in range(self.of_seat)])
        found.extend([self.cell[SHARED][i] for i in range(self.shared)])
        return found

    if not cython.compiled:  # compiled, the .pxd has this

        def put(self, row: int, at: int, value: int) -> int:
            """Write an input; the place after it."""
            self.cell[row][at] = max(-HIGHEST_INPUT, min(value, HIGHEST_INPUT))
            return at + 1
