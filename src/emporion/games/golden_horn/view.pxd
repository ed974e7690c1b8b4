from emporion.games.golden_horn.state cimport GoldenHorn

cdef int COLOR_COUNT, DRAWING, FILLING, FINISHED, KIND_COUNT, LOADING, TERRITORY_COUNT, THING_COUNT, VOYAGING

cdef _count_goods(GoldenHorn state, int port)
cdef _boat(GoldenHorn state, int boat)
