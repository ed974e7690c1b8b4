cimport cython
from emporion.engine.random cimport Random
from emporion.engine.state cimport State
from emporion.players.knowledge cimport Knowledge
from emporion.players.tree cimport Tree

cdef int CHANCE, MAX_DEPTH, NONE, OVER
cdef double MARGIN_PART

@cython.final
cdef class Search:
    cdef State root, scratch
    cdef Knowledge knowledge
    cdef readonly Tree tree
    cdef Tree spare
    cdef Random rng
    cdef readonly int seat
    cdef bint stopped, halted, open_hands
    cdef int insisted
    cdef double exploration, urgency
    cdef int[::1] codes
    cdef int[::1] path
    cdef double[::1] reward
    cdef double[::1] share
    cdef double[::1] points

    cdef void simulate(self) noexcept nogil
    cdef int descend(self, int node) noexcept nogil
    cdef void roll_out(self) noexcept nogil
    cdef void judge(self) noexcept nogil
    cdef double rival(self, int seat) noexcept nogil
    cdef void count(self) noexcept nogil
