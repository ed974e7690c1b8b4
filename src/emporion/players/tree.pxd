from libc.math cimport log, sqrt

cdef int NONE, SEATS, SHARED_VISITS_DIVISOR

cimport cython

@cython.final
cdef class Tree:
    cdef readonly int capacity, size
    cdef int untried
    cdef double bound
    cdef int[::1] code
    cdef int[::1] seat
    cdef int[::1] child
    cdef int[::1] sibling
    cdef readonly int[::1] visits
    cdef int[::1] available
    cdef double[::1] reward
    cdef double[::1] share
    cdef double[::1] points

    cpdef void clear(self) noexcept
    cdef int add(self, int parent, int seat, int code) noexcept nogil
    cdef int find(self, int parent, int seat, int code) noexcept nogil
    cdef int best(self, int parent, int seat, int[::1] codes, int number, double exploration) noexcept nogil
    cdef double mean(self, int node, int seat) noexcept nogil
    cdef void record(self, int node, int seats, double[::1] reward, double[::1] share, double[::1] points) noexcept nogil
    cpdef void graft(self, Tree other, int node) noexcept
    cdef void take(self, int mine, Tree other, int node) noexcept nogil
    cpdef void follow(self, Tree first, Tree before) noexcept
    cpdef void gather(self, Tree other, Tree before) noexcept
    cdef void learn(self, int mine, Tree other, Tree before, int node) noexcept nogil
