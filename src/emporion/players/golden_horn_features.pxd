cimport cython
from emporion.engine.state cimport State
from emporion.games.golden_horn.state cimport (
    COLOR_COUNT, CONSTANTINOPLE, GoldenHorn, KIND_COUNT, MERCENARIES, PEASANTS, TERRITORY_COUNT, THING_COUNT, VENICE
)
from emporion.players.features cimport Features, SHARED

@cython.final
cdef class GoldenHornFeatures(Features):
    cpdef void write(self, State state) noexcept nogil
    cdef void write_position(self, GoldenHorn state) noexcept nogil
    cdef int colors(self, GoldenHorn state, int seat, int number) noexcept nogil
    cdef int write_warehouse(self, GoldenHorn state, int seat) noexcept nogil
    cdef int write_cargo(self, GoldenHorn state, int seat, int at) noexcept nogil
    cdef int write_boats(self, GoldenHorn state, int seat, int at) noexcept nogil
    cdef int write_hand(self, GoldenHorn state, int seat, int at) noexcept nogil
    cdef int write_end(self, GoldenHorn state, int seat, int at) noexcept nogil
