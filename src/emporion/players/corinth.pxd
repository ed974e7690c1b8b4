cimport cython
from emporion.engine.random cimport Random
from emporion.engine.state cimport State
from emporion.games.corinth.state cimport Corinth
from emporion.players.knowledge cimport Knowledge

cdef int BUILD, BUILDING, BUY, BUYING, CHOOSING, DIE, END, GOATS, GOLD, GREEN, ORANGE, PLUS, SCORING, SHOP, STABLE, STEWARD
cdef int STOCKING, STOP, STORE, TEMPLE, WALKING, WAREHOUSE
cdef double WORD_UNIT

@cython.final
cdef class CorinthKnowledge(Knowledge):
    cdef public double noise, thrift, gold_worth, goat_worth, walk_worth, price_worth, begun_worth
    cdef public double score_later, gold_later, goats_later, temple_later, warehouse_later, stable_later, store_later
    cdef public double circle_later, plus_later, reach_later, orange_later, gain_later, gain_of_four, gain_less
    cdef double symbol[4]

    cpdef int choose(self, State state, int[::1] codes, unsigned int number, Random rng) noexcept nogil
    cdef int pick(self, Corinth state, int[::1] codes, int number, Random rng) noexcept nogil
    cdef double worth(self, Corinth state, int code) noexcept nogil
    cdef double group(self, Corinth state, int district) noexcept nogil
    cdef double goods(self, Corinth state, int good, int number) noexcept nogil
    cdef double stop(self, Corinth state) noexcept nogil
    cdef int left(self, Corinth state) noexcept nogil
    cdef double building(self, Corinth state, int building) noexcept nogil
    cdef double shop(self, Corinth state, int slot) noexcept nogil
    cpdef double evaluate(self, State state, double[::1] out) noexcept nogil
    cdef double expect(self, Corinth state, double[::1] out) noexcept nogil
    cpdef double common_gain(self, State state) noexcept nogil
    cdef double gained(self, Corinth state) noexcept nogil
    cdef double begun(self, Corinth state, int seat) noexcept nogil
    cdef double sheet(self, Corinth state, int seat, double part) noexcept nogil
