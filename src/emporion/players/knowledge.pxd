from emporion.engine.random cimport Random
from emporion.engine.state cimport State

cdef class Knowledge:
    cdef public double span
    cdef public int turns
    cdef int[::1] points

    cdef int choose(self, State state, int[::1] codes, unsigned int number, Random rng) noexcept nogil
    cdef double evaluate(self, State state, double[::1] out) noexcept nogil
    cdef double still(self, State state) noexcept nogil
