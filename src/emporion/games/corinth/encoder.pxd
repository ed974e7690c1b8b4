cimport cython
from emporion.engine.encoder cimport Encoder
from emporion.engine.state cimport CHANCE, State
from emporion.games.corinth.state cimport Corinth, MAX_SHOPS, SHOP, SPOTS, STEP, STOCKING, WALKING

@cython.final
cdef class CorinthEncoder(Encoder):
    cdef short plain[80]
    cdef short shop[4][MAX_SHOPS]
    cdef int boxes
    cdef short box[SPOTS]

    cpdef int write(self, State state, int seat, signed char[::1] out, int at) noexcept nogil
    cdef int write_position(self, Corinth state, int seat, signed char *out, int at) noexcept nogil
    cdef int write_sheet(self, Corinth state, int seat, signed char *out, int at) noexcept nogil
    cpdef int number(self, State state, int code) noexcept nogil
    cdef int shop_number(self, Corinth state, int code) noexcept nogil
