from emporion.games.corinth.paths cimport Paths
from emporion.games.corinth.state cimport Corinth

cdef int CHOOSING, COMPENSATE, COMPENSATING, DISCARD, FINISHED_SHOP, GREEN, ORANGE, SCORING, SIDE, SPOTS, STEWARD, STOP, UNDER_WAY, WALKING, WON_BONUS

cdef tuple _texts(Corinth walk, Paths paths, int end, int steps)
cdef tuple _spots(Corinth walk, Paths paths, int end, int steps)
cdef tuple _find_forced_steps(Corinth before, Corinth walk)
