cimport cython

# The numbers of codes.py, as C constants. Those of state.pxd cannot be taken, because that needs this file.
cdef enum:
    SIDE = 5, SPOTS = 25, OFF_BOARD = 25

cdef int ALL, EVEN_LENGTHS, LIGHT, NOT_LEFT, NOT_RIGHT, NO_SPOT
cdef int[::1] BESIDE
cdef signed char SPOTS_BESIDE[SPOTS][4]

cdef int reach(int spot, int walked) noexcept nogil
cdef int count(int spots) noexcept nogil
cdef int longest_path(int spot, int walked, int limit) noexcept nogil

@cython.final
cdef class Paths:
    cdef int spot, walked, most
    cdef readonly int visits
    cdef int lengths[SPOTS]
    cdef unsigned long long routes[SPOTS * SPOTS]

    cpdef void search(self, int spot, int walked, int most) noexcept nogil
    cpdef bint leads(self, int end, int steps) noexcept nogil
    cpdef bint leads_within(self, int end, int least, int most) noexcept nogil
    cpdef int direction(self, int end, int steps, int step) noexcept nogil
    cdef void visit(self, int spot, int walked, int steps, unsigned long long route) noexcept nogil
    cdef bint promises(self, int spot, int walked, int steps) noexcept nogil
