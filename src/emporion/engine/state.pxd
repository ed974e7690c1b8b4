from emporion.engine.random cimport Random

cdef int CHANCE, NOTE, NOTES, OVER
cdef int[::1] _codes

cdef class State:
    cdef readonly int players, actor
    cdef bint tracing
    cdef int noted
    cdef int notes[1500]

    cdef int moves(self, int[::1] out) noexcept nogil
    cdef void play(self, int code) noexcept nogil
    cdef int spread(self) noexcept nogil
    cdef int outcomes(self, int[::1] out, double[::1] weights) noexcept nogil
    cdef bint possible(self, int code) noexcept nogil
    cdef int sample(self, Random rng) noexcept nogil
    cdef void assign(self, State other) noexcept nogil
    cdef void guess(self, int seat, Random rng) noexcept nogil
    cdef void scores(self, int[::1] out) noexcept nogil
    cdef int winners(self) noexcept nogil

    cdef void note(self, int kind, int a, int b, int c, int d) noexcept nogil
    cdef bint allows(self, int code) noexcept
