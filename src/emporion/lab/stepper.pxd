cimport cython
from libc.stdlib cimport calloc, free
from emporion.engine.encoder cimport Encoder
from emporion.engine.random cimport Random
from emporion.engine.state cimport CHANCE, OVER, State

@cython.final
cdef class Stepper:
    cdef object kept
    cdef Encoder encoder
    cdef void **state
    cdef void **generator
    cdef void **start
    cdef readonly int games, players
    cdef int room
    cdef bint alone, inside, shows_final
    cdef readonly bint overran
    cdef int[::1] chosen
    cdef signed char[::1] observations, masks, final_observations, seats, learners, ended, waiting
    cdef float[::1] rewards
    cdef int[::1] points, log, logged, number

    cdef void move(self, State state, Random rng, int game) noexcept nogil
    cdef void open(self, State state, Random rng, int game) noexcept nogil
    cdef void first_position(self, State state, State start) noexcept nogil
    cdef void go_on(self, State state, Random rng, int game) noexcept nogil
    cdef void play(self, State state, int game, int code) noexcept nogil
    cdef void show(self, State state, int game) noexcept nogil
    cdef void close(self, State state, int game, int winners) noexcept nogil

    # Places in memory: the objects themselves are in `kept`.

    cdef inline void make_room(self, int games, int players):
        self.state = <void **> calloc(games, sizeof(void *))
        self.generator = <void **> calloc(games, sizeof(void *))
        self.start = <void **> calloc(players, sizeof(void *))

    cdef inline void put_game(self, int game, State state, Random rng):
        self.state[game] = <void *> state
        self.generator[game] = <void *> rng

    cdef inline void put_start(self, int first, State state):
        self.start[first] = <void *> state

    cdef inline void free_room(self):
        free(self.state)
        free(self.generator)
        free(self.start)
