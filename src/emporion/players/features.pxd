cimport cython
from emporion.engine.state cimport State

# The numbers of limits.py, as C constants.
cdef enum:
    ROWS = 5, SHARED = 4, INPUTS = 80, HIGHEST_INPUT = 511, UNITS = 32

cdef class Features:
    cdef readonly str name
    cdef readonly int of_seat, shared
    cdef short cell[ROWS][INPUTS]
    cdef int hidden[ROWS][UNITS]
    cdef int passed[ROWS][UNITS]

    cdef void write(self, State state) noexcept nogil

    # It is called for every input, so it is written here, where the compiler can put it in place of each call.

    @cython.final
    cdef inline int put(self, int row, int at, int value) noexcept nogil:
        self.cell[row][at] = HIGHEST_INPUT if value > HIGHEST_INPUT else -HIGHEST_INPUT if value < -HIGHEST_INPUT else value
        return at + 1
