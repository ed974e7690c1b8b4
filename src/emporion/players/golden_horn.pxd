cimport cython
from emporion.engine.random cimport Random
from emporion.engine.state cimport State
from emporion.games.golden_horn.state cimport GoldenHorn
from emporion.players.knowledge cimport Knowledge

cdef int AFTER_RAID, CALL, COLOR_COUNT, CONQUER, CONSTANTINOPLE, END, ENDING, EXCHANGE, KIND_COUNT, LOAD, LOAD_BOTH, LOADING, MERCENARIES
cdef int NO_RAID, ON, PEASANTS, RAID, READY, SAILING, STARTING, STOP, TERRITORY_COUNT, THING_COUNT, TURN, VENICE, VOYAGING
cdef double CUBES_IN_BAG, UNFINISHED_POINTS, WORD_UNIT

@cython.final
cdef class GoldenHornKnowledge(Knowledge):
    cdef public double noise, aboard_worth, sailed_worth, card_worth, color_worth, soldier_worth, doubt, doubt_later
    cdef double gains[10]

    cpdef int choose(self, State state, int[::1] codes, unsigned int number, Random rng) noexcept nogil
    cdef int pick(self, GoldenHorn state, int[::1] codes, int number, Random rng) noexcept nogil
    cdef double worth(self, GoldenHorn state, int code) noexcept nogil
    cdef double sailing(self, GoldenHorn state, int code) noexcept nogil
    cdef double most(self, GoldenHorn state, int boat) noexcept nogil
    cdef double cargo(self, GoldenHorn state, int harbor, int thing) noexcept nogil
    cdef double sailed(self, GoldenHorn state, int boat) noexcept nogil
    cdef double loading(self, GoldenHorn state, int code) noexcept nogil
    cdef double deciding(self, GoldenHorn state, int code) noexcept nogil
    cpdef int consider(self, State state, int[::1] codes, int number) noexcept nogil
    cdef int leave_out(self, GoldenHorn state, int[::1] codes, int number) noexcept nogil
    cdef bint trails(self, GoldenHorn state) noexcept nogil
    cdef bint leads(self, GoldenHorn state) noexcept nogil
    cpdef double evaluate(self, State state, double[::1] out) noexcept nogil
    cdef double expect(self, GoldenHorn state, double[::1] out) noexcept nogil
    cpdef double common_gain(self, State state) noexcept nogil
    cdef double gained(self, GoldenHorn state) noexcept nogil
    cdef int colors(self, GoldenHorn state, int seat) noexcept nogil
    cdef double fleet(self, GoldenHorn state, int seat) noexcept nogil
    cdef double soldiers(self, GoldenHorn state, int seat) noexcept nogil
