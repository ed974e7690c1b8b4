cimport cython
from emporion.engine.state cimport State
from emporion.games.corinth.state cimport Corinth, DIE, GOATS, GOLD, GREEN, ORANGE, PLUS, SCORING, SPOTS, STORE, WAREHOUSE
from emporion.players.features cimport Features, SHARED

@cython.final
cdef class CorinthFeatures(Features):
    cpdef void write(self, State state) noexcept nogil
    cdef void write_position(self, Corinth state) noexcept nogil
    cdef int write_sheet(self, Corinth state, int seat, int left) noexcept nogil
    cdef int write_goods(self, Corinth state, int seat, int at) noexcept nogil
    cdef int write_walks(self, Corinth state, int seat, int at) noexcept nogil
    cdef int write_turns(self, Corinth state, int seat, int at, int left) noexcept nogil
