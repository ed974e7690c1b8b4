cimport cython
from emporion.engine.random cimport Random
from emporion.engine.state cimport CHANCE, FORCED, OVER, State
from emporion.games.corinth.paths cimport longest_path
from emporion.games.corinth.rolls cimport count_falls, write_rolls

# The numbers of codes.py, as C constants.
cdef enum:
    SEATS = 4
    GOATS = 0, GREEN = 1, ORANGE = 4, GOLD = 5, MAX_SHOPS = 6
    SIDE = 5, SPOTS = 25, OFF_BOARD = 25, START = 6, SCORING = 7, PLUS = 8, DIE = 9
    TEMPLE = 0, WAREHOUSE = 1, STABLE = 2, STORE = 3
    BUYING = 0, ROLLING = 1, CHOOSING = 2, COMPENSATING = 3, STOCKING = 4, WALKING = 5, BUILDING = 6, FINISHED = 7
    BUY = 0, TAKE = 10, STEWARD = 20, DISCARD = 30, COMPENSATE = 40, SKIP = 41, SHOP = 50, STEP = 60, STOP = 64
    BUILD = 70, END = 74
    ROUND = 0, BOUGHT = 1, ROLLED = 2, PLACED = 3, SAME = 4, TURN = 5, TOOK = 6, GAINED = 7, TICKED = 8
    FINISHED_SHOP = 9, WON_BONUS = 10, SURPLUS = 11, SET_OUT = 12, STEPPED = 13, PAID = 14, CIRCLED = 15
    ADDED_DIE = 16, SCORED = 17, SKIPPED = 18, BUILT = 19, REMOVED_YELLOW = 20, CLEARED = 21, ENDED = 22
    DELIVERING = 23
    RANK_FACTOR = 1000
    FOR_ACTION = 0, FOR_STEWARD = 1, FOR_NOTHING = 2

@cython.final
cdef class Corinth(State):
    # The round.
    cdef readonly int round, turn, bought, won
    cdef readonly int pending, good, walk_value, steps, last_price
    cdef readonly int white[6]
    cdef readonly int yellow[6]
    cdef readonly int value[6]
    cdef readonly int bonus_seat[4]

    # The sheets.
    cdef readonly int gold[SEATS]
    cdef readonly int goats[SEATS]
    cdef readonly int gold_circled[SEATS]
    cdef readonly int goats_circled[SEATS]
    cdef readonly int dice[SEATS]
    cdef readonly int built[SEATS]
    cdef readonly int at[SEATS]
    cdef readonly int walked[SEATS]
    cdef readonly int circled[SEATS]
    cdef readonly int circles[SEATS]
    cdef readonly int pluses[SEATS]
    cdef readonly int boxes[SEATS]
    cdef readonly int last_box[SEATS]
    cdef readonly int reach[SEATS]
    cdef readonly int trail_length[SEATS]
    cdef signed char trail[SEATS][SPOTS]
    cdef signed char box[SEATS][SPOTS]
    cdef signed char checked[SEATS][4][MAX_SHOPS]
    cdef int unchecked[SEATS][4]

    # Options and printed figures: from here on nothing changes in play, and nothing is copied.
    cdef readonly bint last_box_only
    cdef readonly int rounds
    cdef int turns, start, gold_symbols, goat_symbols, white_dice, yellow_dice, track
    cdef int need[4][MAX_SHOPS]
    cdef int worth[4][MAX_SHOPS]
    cdef int shops[4]
    cdef int bonus[4]
    cdef readonly int gold_price[4]
    cdef readonly int goat_price[4]
    cdef int place[6]
    cdef readonly int kind[SPOTS]
    cdef readonly int amount[SPOTS]
    cdef signed char beside[SPOTS][4]

    cdef print_sheet(self, components)
    cpdef void play(self, int code) noexcept nogil
    cdef void settle(self) noexcept nogil
    cdef int list_answers(self) noexcept nogil
    cdef void apply_answer(self, int code) noexcept nogil
    cdef void begin_round(self) noexcept nogil
    cpdef int crossed(self, int seat) noexcept nogil
    cdef int list_buying(self) noexcept nogil
    cdef void buy(self, int number) noexcept nogil
    cpdef int yellow_rolled(self) noexcept nogil
    cdef void roll(self, int code) noexcept nogil
    cdef void put(self, int district, int face) noexcept nogil
    cpdef int spread(self) noexcept nogil
    cpdef int outcomes(self, int[::1] out, double[::1] weights) noexcept nogil
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
    cpdef int walk_adjustment(self) noexcept nogil
    cpdef int shortest(self, int value) noexcept nogil
    cpdef int price(self, int steps) noexcept nogil
    cdef int list_walking(self) noexcept nogil
    cpdef int list_steps(self, int at, int walked, int steps) noexcept nogil
    cdef bint leads(self, int spot, int walked, int steps) noexcept nogil
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
    cpdef int score(self, int seat) noexcept nogil
    cpdef int rank(self, int seat) noexcept nogil
    cpdef void guess(self, int seat, Random rng) noexcept nogil
