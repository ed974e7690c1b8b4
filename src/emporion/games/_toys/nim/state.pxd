cimport cython
from emporion.engine.random cimport Random
from emporion.engine.state cimport FORCED, OVER, State

cdef int PILES, WIDTH, TOOK

@cython.final
cdef class Nim(State):
    cdef readonly int pile[4]

    cpdef void play(self, int code) noexcept nogil
    cdef void take(self, int code) noexcept nogil
    cdef int left(self) noexcept nogil
    cdef int list_answers(self) noexcept nogil
    cdef void settle(self) noexcept nogil
    cpdef int score(self, int seat) noexcept nogil
    cpdef void guess(self, int seat, Random rng) noexcept nogil
