from emporion.games.corinth.state cimport Corinth

cdef int SCORING, STOCKING, WALKING

cdef _sheet(Corinth state, int seat)
