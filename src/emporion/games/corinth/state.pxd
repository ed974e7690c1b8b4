cimport cython
from emporion.engine.random cimport Random
from emporion.engine.state cimport State

cdef int ASKED, CHANCE, FORCED, OVER
cdef int ADDED_DIE, BOUGHT, BUILD, BUILDING, BUILT, BUY, BUYING, CHOOSING, CIRCLED, CLEARED, COMPENSATE, COMPENSATING
cdef int DELIVERING, DIE, DISCARD, END, ENDED, FINISHED, FINISHED_SHOP, FOR_ACTION, FOR_NOTHING, FOR_STEWARD, GAINED, GOATS, GOLD, GREEN
cdef int ORANGE, PAID, PLACED, PLUS, REMOVED_YELLOW, ROLLED, ROLLING, ROUND, SAME, SCORED, SCORING
cdef int SET_OUT, SHOP, SIDE, SKIP, SKIPPED, STABLE, START, STEP, STEPPED, STEWARD, STOCKING, STOP, STORE, SURPLUS
cdef int TAKE, TEMPLE, TICKED, TOOK, TURN, WALKING, WAREHOUSE, WON_BONUS

@cython.final
cdef class Corinth(State):
    # The printed figures, the same for all copies.
    cdef readonly object components
    cdef readonly bint last_box_only
    cdef readonly int rounds
    cdef int turns, start, gold_symbols, goat_symbols, white_dice, yellow_dice, track
    cdef int need[4][6]
    cdef int worth[4][6]
    cdef int shops[4]
    cdef int bonus[4]
    cdef readonly int gold_price[4]
    cdef readonly int goat_price[4]
    cdef int place[6]
    cdef readonly int kind[25]
    cdef readonly int amount[25]
    cdef int beside[25][4]

    # The round.
    cdef readonly int first, point, round, turn, seat, bought, won
    cdef readonly int pending, good, walk_value, steps, last_price
    cdef readonly int white[6]
    cdef readonly int yellow[6]
    cdef readonly int value[6]
    cdef readonly int bonus_seat[4]
    cdef int answers
    cdef int answer[24]

    # The sheets.
    cdef readonly int gold[4]
    cdef readonly int goats[4]
    cdef readonly int gold_circled[4]
    cdef readonly int goats_circled[4]
    cdef readonly int dice[4]
    cdef readonly int built[4]
    cdef readonly int at[4]
    cdef readonly int walked[4]
    cdef readonly int circled[4]
    cdef readonly int circles[4]
    cdef readonly int pluses[4]
    cdef readonly int boxes[4]
    cdef readonly int last_box[4]
    cdef readonly int reach[4]
    cdef readonly int trail_length[4]
    cdef signed char trail[4][25]
    cdef signed char box[4][25]
    cdef signed char checked[4][4][6]
    cdef int unchecked[4][4]

    cdef print_sheet(self, components)
    cpdef int moves(self, int[::1] out) noexcept nogil
    cpdef void play(self, int code) noexcept nogil
    cdef void settle(self) noexcept nogil
    cdef int list_answers(self) noexcept nogil
    cdef void give(self, int code) noexcept nogil
    cdef void begin_round(self) noexcept nogil
    cpdef int crossed(self, int seat) noexcept nogil
    cdef int list_buying(self) noexcept nogil
    cdef void buy(self, int number) noexcept nogil
    cpdef int yellow_rolled(self) noexcept nogil
    cdef void roll(self, int code) noexcept nogil
    cdef void put(self, int district, int face) noexcept nogil
    cpdef int spread(self) noexcept nogil
    cdef int ways(self, int dice) noexcept nogil
    cpdef int outcomes(self, int[::1] out, double[::1] weights) noexcept nogil
    cdef int falls(self, int[::1] out, double[::1] weights, int number, int code, int face, int dice, int shift, int width, double weight) noexcept nogil
    cdef double chance(self, int dice) noexcept nogil
    cpdef bint possible(self, int code) noexcept nogil
    cpdef int sample(self, Random rng) noexcept nogil
    cdef void begin_turn(self) noexcept nogil
    cdef int list_choosing(self) noexcept nogil
    cpdef bint lies(self, int district) noexcept nogil
    cpdef bint changes(self, int district) noexcept nogil
    cpdef bint walkable(self, int value) noexcept nogil
    cdef void choose(self, int code) noexcept nogil
    cdef void act(self, int district, int dice) noexcept nogil
    cpdef bint has(self, int building) noexcept nogil
    cdef void gain(self, int what, int number) noexcept nogil
    cpdef int shop_count(self, int good) noexcept nogil
    cpdef int ticked(self, int seat, int good, int slot) noexcept nogil
    cpdef int box_at(self, int seat, int spot) noexcept nogil
    cpdef int spot_on_trail(self, int seat, int number) noexcept nogil
    cdef void deliver(self, int good, int number) noexcept nogil
    cdef void go_on_stocking(self) noexcept nogil
    cdef int list_stocking(self) noexcept nogil
    cdef void stock(self, int slot) noexcept nogil
    cdef void tick(self, int slot) noexcept nogil
    cdef int list_compensating(self) noexcept nogil
    cdef void compensate(self, int code) noexcept nogil
    cdef void set_out(self, int value) noexcept nogil
    cpdef int slack(self) noexcept nogil
    cpdef int shortest(self, int value) noexcept nogil
    cpdef int price(self, int steps) noexcept nogil
    cdef int list_walking(self) noexcept nogil
    cpdef int list_steps(self, int at, int walked, int steps) noexcept nogil
    cdef bint leads(self, int spot, int walked, int steps) noexcept nogil
    cdef int longest(self, int spot, int walked, int limit) noexcept nogil
    cpdef int spot_beside(self, int spot, int direction) noexcept nogil
    cdef void walk(self, int code) noexcept nogil
    cdef void arrive(self) noexcept nogil
    cdef int list_building(self) noexcept nogil
    cpdef bint affords(self, int building) noexcept nogil
    cdef void build(self, int code) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    cdef void remove_yellow(self) noexcept nogil
    cdef void finish(self) noexcept nogil
    cpdef int district_points(self, int seat, int good) noexcept nogil
    cpdef int bonus_points(self, int seat) noexcept nogil
    cpdef int steward_points(self, int seat) noexcept nogil
    cpdef int temple_points(self, int seat) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    cpdef void scores(self, int[::1] out) noexcept nogil
    cpdef int winners(self) noexcept nogil
    cpdef void guess(self, int seat, Random rng) noexcept nogil
    cpdef void assign(self, State other) noexcept nogil
    cdef void assign_corinth(self, Corinth that) noexcept nogil
