from libc.math cimport exp
from emporion.engine.random cimport Random
from emporion.engine.state cimport State
from emporion.players.features cimport Features
from emporion.players.network cimport Network

cdef class Knowledge:
    cdef public double span, exploration, urgency
    cdef public int turns
    cdef readonly bint learned
    cdef public bint prudent
    cdef Features features
    cdef Network network
    cdef int[::1] points

    cdef int choose(self, State state, int[::1] codes, unsigned int number, Random rng) noexcept nogil
    cdef double evaluate(self, State state, double[::1] out) noexcept nogil
    cdef void weigh(self, State state, double[::1] points, double[::1] share) noexcept nogil
    cdef int consider(self, State state, int[::1] codes, int number) noexcept nogil
    cdef double common_gain(self, State state) noexcept nogil
