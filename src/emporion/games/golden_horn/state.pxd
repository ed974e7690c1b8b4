cimport cython
from emporion.engine.random cimport Random
from emporion.engine.state cimport CHANCE, FORCED, OVER, State

# The numbers of codes.py, as C constants.
cdef enum:
    SEATS = 4
    COLOR_COUNT = 6
    MERCENARIES = 6, PEASANTS = 7, THING_COUNT = 8
    BLACK = 6, WHITE = 7
    KIND_COUNT = 3, BOATS = 12
    VENICE = 0, CONSTANTINOPLE = 1, MAX_PLACES = 15
    TERRITORY_COUNT = 5
    MIN_ROW = 4
    PLACING = 0, FILLING = 1, DRAWING = 2, STARTING = 3, AFTER_RAID = 4, SAILING = 5, LOADING = 6, VOYAGING = 7
    ENDING = 8, FINISHED = 9
    PLACE = 0, NO_RAID = 10, CALL = 11, END = 12, STOP = 13, ON = 14, READY = 15, WIND = 20, SAIL = 30, TURN = 40
    LOAD = 50, LOAD_BOTH = 58, CONQUER = 60, EXCHANGE = 100, RAID = 200
    CUBE = 0, CARD = 10
    PLACED = 0, FILLED = 1, RENEWED = 2, DRAWS = 3, DREW = 4, NOTHING_LEFT = 5, BEGAN = 6, RAIDED = 7, CONQUERED = 8
    EXCHANGED = 9, RELIEVED = 10, LEFT_OUT = 11, SAILED = 12, TURNED = 13, LOADED = 14, PLAYED = 15, MOVED = 16
    STOPPED = 17, UNLOADED = 18, ANNOUNCED = 19, REVEALED = 20, ENDED = 21
    PORT_EMPTY = 1, CALLED = 2, ALL_CONQUERED = 3
    NOTHING = 8

@cython.final
cdef class GoldenHorn(State):
    # The turn.
    cdef readonly int round, boat, harbor, due, idle, announced
    cdef readonly bint setup, always_asked

    # The board.
    cdef readonly int may_turn, bag_left, pile_left, supply, outside
    cdef readonly short at[BOATS]
    cdef readonly short heading[BOATS]
    cdef readonly short laden[BOATS]
    cdef signed char cargo[BOATS][THING_COUNT]
    cdef readonly short boats_at[MAX_PLACES]
    cdef signed char port[2][THING_COUNT]
    cdef readonly short in_port[2]
    cdef readonly short bag[THING_COUNT]
    cdef readonly short pile[COLOR_COUNT]
    cdef readonly short discards[COLOR_COUNT]
    cdef readonly short owner[TERRITORY_COUNT]

    # The players.
    cdef signed char store[SEATS][THING_COUNT]
    cdef signed char hand[SEATS][COLOR_COUNT]
    cdef readonly short cards[SEATS]

    # Options and printed figures: from here on nothing changes in play, and nothing is copied.
    cdef readonly bint always, hidden, dominio
    cdef readonly int last, modone, berths, holds, hand_size
    cdef readonly int tint[MAX_PLACES]
    cdef readonly int sails[BOATS]
    cdef int sail[BOATS][KIND_COUNT]
    cdef readonly int draws[KIND_COUNT]
    cdef readonly int cost[TERRITORY_COUNT]
    cdef readonly int worth[TERRITORY_COUNT]

    cdef open_box(self, components)
    cdef open_dominio(self, components)
    cpdef void play(self, int code) noexcept nogil
    cdef void settle(self) noexcept nogil
    cdef int list_answers(self) noexcept nogil
    cdef void apply_answer(self, int code) noexcept nogil
    cdef int list_placing(self) noexcept nogil
    cdef void place(self, int harbor) noexcept nogil
    cpdef bint fills(self) noexcept nogil
    cdef void put(self, int cube) noexcept nogil
    cdef int figure(self) noexcept nogil
    cdef void filled(self) noexcept nogil
    cdef void deal(self) noexcept nogil
    cdef bint draws_on(self) noexcept nogil
    cdef void take_card(self, int color) noexcept nogil
    cdef void drawn(self) noexcept nogil
    cpdef int spread(self) noexcept nogil
    cpdef int outcomes(self, int[::1] out, double[::1] weights) noexcept nogil
    cpdef bint possible(self, int code) noexcept nogil
    cpdef int sample(self, Random rng) noexcept nogil
    cdef int some_cube(self, Random rng) noexcept nogil
    cdef int some_card(self, Random rng, int left) noexcept nogil
    cdef void begin_turn(self) noexcept nogil
    cdef int list_starting(self) noexcept nogil
    cpdef bint is_raidable(self, int boat) noexcept nogil
    cdef int list_raids(self, int boat, int n) noexcept nogil
    cpdef bint holds_pair(self, int first, int second) noexcept nogil
    cdef void start(self, int code) noexcept nogil
    cdef void raid(self, int boat, int first, int second) noexcept nogil
    cdef void discard(self, int color) noexcept nogil
    cdef int list_after_raid(self) noexcept nogil
    cdef void go_on_after_raid(self, int code) noexcept nogil
    cdef void close_start(self) noexcept nogil
    cdef int list_dominio(self, int n) noexcept nogil
    cpdef bint affords(self, int territory) noexcept nogil
    cdef void conquer_or_exchange(self, int code) noexcept nogil
    cdef void conquer(self, int territory) noexcept nogil
    cdef void exchange(self, int number) noexcept nogil
    cdef void exchange_peasants(self) noexcept nogil
    cdef int list_sailing(self) noexcept nogil
    cpdef bint in_end_port(self, int boat) noexcept nogil
    cpdef bint may_load(self, int boat) noexcept nogil
    cdef void leave_out(self) noexcept nogil
    cdef void sail_boat(self, int code) noexcept nogil
    cdef int list_loading(self) noexcept nogil
    cdef void load(self, int code) noexcept nogil
    cdef void take_aboard(self, int thing) noexcept nogil
    cpdef int ahead(self, int boat) noexcept nogil
    cdef void advance(self) noexcept nogil
    cdef int list_voyaging(self) noexcept nogil
    cpdef bint sail_shows(self, int boat, int color) noexcept nogil
    cdef void voyage(self, int code) noexcept nogil
    cdef void stop(self) noexcept nogil
    cdef void unload(self) noexcept nogil
    cdef int list_ending(self) noexcept nogil
    cpdef bint may_call(self) noexcept nogil
    cdef void end(self, int code) noexcept nogil
    cdef void announce(self, int reason) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    cdef void finish(self) noexcept nogil
    cpdef int goods_points(self, int seat) noexcept nogil
    cpdef int rows(self, int seat, int size) noexcept nogil
    cpdef int territory_points(self, int seat) noexcept nogil
    cpdef int figure_points(self, int seat) noexcept nogil
    cpdef int score(self, int seat) noexcept nogil
    cpdef int aboard(self, int boat, int thing) noexcept nogil
    cpdef int port_count(self, int harbor, int thing) noexcept nogil
    cpdef int stored(self, int seat, int thing) noexcept nogil
    cpdef int held(self, int seat, int color) noexcept nogil
    cpdef void guess(self, int seat, Random rng) noexcept nogil
