cimport cython
from emporion.engine.random cimport Random
from emporion.engine.state cimport State

cdef int ASKED, FORCED, OVER, PILES, WIDTH, TOOK

@cython.final
cdef class Nim(State):
    cdef readonly object components
    cdef readonly int first, seat
    cdef readonly int pile[4]

    cpdef int moves(self, int[::1] out) noexcept nogil
    cpdef void play(self, int code) noexcept nogil
    cdef void take(self, int code) noexcept nogil
    cdef int left(self) noexcept nogil
    cdef void settle(self) noexcept nogil
    cpdef void scores(self, int[::1] out) noexcept nogil
    cpdef int winners(self) noexcept nogil
    cpdef void guess(self, int seat, Random rng) noexcept nogil
    cpdef void assign(self, State other) noexcept nogil
    cdef void assign_nim(self, Nim that) noexcept nogil
