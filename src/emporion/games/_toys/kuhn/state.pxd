cimport cython
from emporion.engine.random cimport Random
from emporion.engine.state cimport CHANCE, OVER, State

cdef int CARDS, PASS, BET, DEALT, ANSWERED, SHOWN, PAID

@cython.final
cdef class Kuhn(State):
    cdef readonly int passes, bets
    cdef readonly bint shown
    cdef readonly int card[2]
    cdef readonly int paid[2]
    cdef readonly int won[2]

    cpdef void play(self, int code) noexcept nogil
    cdef int deal(self, int code) noexcept nogil
    cdef int reply(self, int code) noexcept nogil
    cdef void show(self) noexcept nogil
    cdef void pay(self, int winner) noexcept nogil
    cpdef int spread(self) noexcept nogil
    cpdef int outcomes(self, int[::1] out, double[::1] weights) noexcept nogil
    cpdef bint possible(self, int code) noexcept nogil
    cpdef int sample(self, Random rng) noexcept nogil
    cpdef int score(self, int seat) noexcept nogil
    cpdef void guess(self, int seat, Random rng) noexcept nogil
