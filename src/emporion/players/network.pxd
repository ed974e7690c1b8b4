cimport cython
from libc.math cimport exp
from emporion.players.features cimport Features, INPUTS, SHARED, UNITS

cdef int HIGHEST_HIDDEN

@cython.final
cdef class Network:
    cdef readonly dict header
    cdef readonly int of_seat, shared_inputs, shift
    cdef readonly double unit
    cdef short own[UNITS][INPUTS]
    cdef short rival[UNITS][INPUTS]
    cdef short shared[UNITS][INPUTS]
    cdef int bias[UNITS]
    cdef short out[UNITS]
    cdef int direct[INPUTS]

    cdef void judge(self, Features features, int seats, double[::1] share) noexcept nogil
    cdef int add_own(self, Features features, int seat, int unit) noexcept nogil
    cdef int add_rival(self, Features features, int seat, int unit) noexcept nogil
    cdef int add_shared(self, Features features, int unit) noexcept nogil
    cdef long long sum_up(self, Features features, int seat) noexcept nogil
