cimport cython
from emporion.engine.random cimport Random
from emporion.engine.state cimport State

cdef int ASKED, CHANCE, FORCED, OVER
cdef int AFTER_RAID, ALL_CONQUERED, ANNOUNCED, BEGAN, BLACK, BOATS, CALL, CALLED, CARD, COLOUR_COUNT, CONQUER, CONQUERED, CONSTANTINOPLE, CUBE, DRAWING
cdef int DRAWS, DREW, END, ENDED, ENDING, EXCHANGE, EXCHANGED, FILLED, FILLING, FINISHED, KIND_COUNT, LEAST_ROW, LEFT_OUT, LOAD
cdef int LOADED, LOADING, LOAD_BOTH, MERCENARIES, MOVED, NOTHING, NOTHING_LEFT, NO_RAID, ON, PEASANTS, PLACE, PLACED, PLACING
cdef int PLAYED, PORT_EMPTY, RAID, RAIDED, READY, RELIEVED, RENEWED, REVEALED, SAIL, SAILED, SAILING, STARTING, STOP, STOPPED
cdef int TERRITORY_COUNT, THING_COUNT, TURN, TURNED, UNLOADED, VENICE, VOYAGING, WHITE, WIND

@cython.final
cdef class GoldenHorn(State):
    # The box and the options, the same for all copies.
    cdef readonly object components
    cdef readonly bint always, hidden, dominio
    cdef readonly int last, modone, berths, holds, hand_size
    cdef readonly int tint[15]
    cdef readonly int sails[12]
    cdef int sail[12][3]
    cdef readonly int draws[3]
    cdef readonly int cost[5]
    cdef readonly int worth[5]

    # The turn.
    cdef readonly int first, point, round, seat, boat, harbour, due, idle, announced
    cdef readonly bint setup, always_asked
    cdef int answers
    cdef short answer[80]

    # The board.
    cdef readonly int may_turn, bag_left, pile_left, supply, outside
    cdef readonly short at[12]
    cdef readonly short heading[12]
    cdef readonly short laden[12]
    cdef signed char cargo[12][8]
    cdef readonly short boats_at[15]
    cdef signed char port[2][8]
    cdef readonly short in_port[2]
    cdef readonly short bag[8]
    cdef readonly short pile[6]
    cdef readonly short discards[6]
    cdef readonly short owner[5]

    # The players.
    cdef signed char store[4][8]
    cdef signed char hand[4][6]
    cdef readonly short cards[4]

    cdef open_box(self, components)
    cdef open_dominio(self, components)
    cpdef int moves(self, int[::1] out) noexcept nogil
    cpdef void play(self, int code) noexcept nogil
    cdef void settle(self) noexcept nogil
    cdef int list_answers(self) noexcept nogil
    cdef void give(self, int code) noexcept nogil
    cdef int list_placing(self) noexcept nogil
    cdef void place(self, int harbour) noexcept nogil
    cpdef bint fills(self) noexcept nogil
    cdef void put(self, int cube) noexcept nogil
    cdef int figure(self) noexcept nogil
    cdef void filled(self) noexcept nogil
    cdef void deal(self) noexcept nogil
    cdef bint draws_on(self) noexcept nogil
    cdef void take_card(self, int colour) noexcept nogil
    cdef void drawn(self) noexcept nogil
    cpdef int spread(self) noexcept nogil
    cpdef int outcomes(self, int[::1] out, double[::1] weights) noexcept nogil
    cpdef bint possible(self, int code) noexcept nogil
    cpdef int sample(self, Random rng) noexcept nogil
    cdef int some_cube(self, Random rng) noexcept nogil
    cdef int some_card(self, Random rng, int left) noexcept nogil
    cdef void begin_turn(self) noexcept nogil
    cdef int list_starting(self) noexcept nogil
    cpdef bint prey(self, int boat) noexcept nogil
    cdef int list_raids(self, int boat, int n) noexcept nogil
    cpdef bint holds_pair(self, int first, int second) noexcept nogil
    cdef void start(self, int code) noexcept nogil
    cdef void raid(self, int boat, int first, int second) noexcept nogil
    cdef void discard(self, int colour) noexcept nogil
    cdef int list_after_raid(self) noexcept nogil
    cdef void go_on_after_raid(self, int code) noexcept nogil
    cdef void close_start(self) noexcept nogil
    cdef int list_dominio(self, int n) noexcept nogil
    cpdef bint affords(self, int territory) noexcept nogil
    cdef void conquer_or_exchange(self, int code) noexcept nogil
    cdef void conquer(self, int territory) noexcept nogil
    cdef void exchange(self, int number) noexcept nogil
    cdef void relieve(self) noexcept nogil
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
    cpdef bint sail_shows(self, int boat, int colour) noexcept nogil
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
    cdef int score(self, int seat) noexcept nogil
    cpdef void scores(self, int[::1] out) noexcept nogil
    cpdef int winners(self) noexcept nogil
    cpdef int aboard(self, int boat, int thing) noexcept nogil
    cpdef int lying(self, int harbour, int thing) noexcept nogil
    cpdef int stored(self, int seat, int thing) noexcept nogil
    cpdef int held(self, int seat, int colour) noexcept nogil
    cpdef void guess(self, int seat, Random rng) noexcept nogil
    cpdef void assign(self, State other) noexcept nogil
    cdef void assign_golden_horn(self, GoldenHorn that) noexcept nogil
