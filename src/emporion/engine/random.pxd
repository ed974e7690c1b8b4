cimport cython

cdef unsigned int MASK

@cython.final
cdef class Random:
    cdef unsigned int a, b, c, counter
    cdef char apart[88]  # generators of two threads never lie in one cache line
    cpdef unsigned int word(self) noexcept nogil
    cpdef unsigned int below(self, unsigned int bound) noexcept nogil
