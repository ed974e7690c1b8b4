cimport cython
from emporion.games.corinth.state cimport Corinth
from emporion.players.last_round cimport ends, left, ranked, settled, whole

cdef int DEPTH, FINISHED, RANK, SEATS, SPOTS, STEP, STOP, TURNS, WALKING
cdef double MARGIN, SPAN

@cython.final
cdef class Endgame:
    cdef list frames, leaves, keys
    cdef dict known
    cdef int[::1] ranks
    cdef readonly int bound, work
    cdef double share

    cdef Corinth frame(self, int depth)
    cdef void outcome(self, int depth)
    cdef void rank(self, Corinth state, int depth)
    cdef void first(self, int depth)
    cdef void lift(self, int depth, int below) noexcept
    cdef double reward(self, int depth, int seat, int players) noexcept
    cdef void last(self, int depth)
    cdef int collect(self, int depth, int seat, int turn, int number) except -1
    cdef int collect_walks(self, int depth, int seat, int turn, int number) except -1
    cdef int cheapest(self, Corinth state, int seat, int end) noexcept
    cdef int fits(self, Corinth state, int seat, int end, int steps, int least) noexcept
    cdef void go(self, Corinth state, int seat, int end, int steps) noexcept
    cdef int keep(self, Corinth state, int seat, int turn, int number) except -1
