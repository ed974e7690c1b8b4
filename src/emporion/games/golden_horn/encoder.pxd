cimport cython
from emporion.engine.encoder cimport Encoder
from emporion.engine.state cimport CHANCE, State
from emporion.games.golden_horn.state cimport (
    BOATS, COLOR_COUNT, DRAWING, FILLING, FINISHED, GoldenHorn, KIND_COUNT, LOADING, MAX_PLACES, RAID, TERRITORY_COUNT, THING_COUNT, VOYAGING
)

@cython.final
cdef class GoldenHornEncoder(Encoder):
    cdef int places
    cdef short plain[RAID]
    cdef short raid[BOATS * 36]

    cpdef int write(self, State state, int seat, signed char[::1] out, int at) noexcept nogil
    cdef int write_position(self, GoldenHorn state, int seat, signed char *out, int at) noexcept nogil
    cdef int write_player(self, GoldenHorn state, int seat, int owner, signed char *out, int at) noexcept nogil
    cdef int write_boat(self, GoldenHorn state, int boat, signed char *out, int at) noexcept nogil
    cpdef int number(self, State state, int code) noexcept nogil
