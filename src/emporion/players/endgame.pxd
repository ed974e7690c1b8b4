cimport cython
from emporion.games.corinth.state cimport Corinth
from emporion.games.corinth.paths cimport Paths
from emporion.players.last_round cimport ends, left, settled, whole

cdef int MAX_DECISIONS, FINISHED, MAX_KNOWN_POSITIONS, RANK_FACTOR, SEATS, SPOTS, STEP, STOP, MAX_TURNS, WALKING, WORK_BETWEEN_CHECKS
cdef double MARGIN_PART, SPAN

@cython.final
cdef class Endgame:
    cdef list frames, leaves, places, paths
    cdef dict known
    cdef int[::1] ranks
    cdef readonly int bound, work
    cdef int next_check
    cdef bint stopped
    cdef double end, share

    cdef list compare(self, Corinth state)
    cdef void spend(self, int work) except *
    cdef void check(self) except *
    cdef Corinth frame(self, int depth)
    cdef void outcome(self, int depth)
    cdef void rank(self, Corinth state, int depth)
    cdef void first(self, int depth)
    cdef void copy_ranks_up(self, int depth, int below) noexcept
    cdef double reward(self, int depth, int seat, int players) noexcept
    cdef void last(self, int depth)
    cdef int collect(self, int depth, int seat, int turn, int number) except -1
    cdef int collect_walks(self, int depth, int seat, int turn, int number) except -1
    cdef int cheapest(self, Corinth state, Paths paths, int end) noexcept
    cdef void go(self, Corinth state, Paths paths, int end, int more) except *
    cdef int keep(self, Corinth state, int seat, int turn, int number) except -1
