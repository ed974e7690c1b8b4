cimport cython
from emporion.engine.random cimport Random
from emporion.engine.state cimport State

cdef int ASKED, CHANCE, OVER, CARDS, PASS, BET, DEALT, ANSWERED, SHOWN, PAID

@cython.final
cdef class Kuhn(State):
    cdef readonly object components
    cdef readonly int first, seat, passes, bets
    cdef readonly bint shown
    cdef readonly int card[2]
    cdef readonly int paid[2]
    cdef readonly int won[2]

    cpdef int moves(self, int[::1] out) noexcept nogil
    cpdef void play(self, int code) noexcept nogil
    cdef void deal(self, int code) noexcept nogil
    cdef void answer(self, int code) noexcept nogil
    cdef void show(self) noexcept nogil
    cdef void pay(self, int winner) noexcept nogil
    cpdef int spread(self) noexcept nogil
    cpdef int outcomes(self, int[::1] out, double[::1] weights) noexcept nogil
    cpdef bint possible(self, int code) noexcept nogil
    cpdef int sample(self, Random rng) noexcept nogil
    cpdef void scores(self, int[::1] out) noexcept nogil
    cpdef int winners(self) noexcept nogil
    cpdef void guess(self, int seat, Random rng) noexcept nogil
    cpdef void assign(self, State other) noexcept nogil
    cdef void assign_kuhn(self, Kuhn that) noexcept nogil
