from emporion.games.corinth.state cimport Corinth

cdef int CHOOSING, COMPENSATE, COMPENSATING, DISCARD, SPOTS, STEWARD, STOP, UNDER_WAY, WALKING

cdef int _reach(Corinth walk, int spot, int walked) noexcept
cdef tuple _way(Corinth walk, int end, int steps)
cdef tuple _begun(Corinth before, Corinth walk)
