cimport cython

@cython.final
cdef class Random:
    cdef unsigned int a, b, c, counter
    cdef char apart[88]  # generators of two threads never lie in one cache line
    cpdef unsigned int word(self) noexcept nogil
    cpdef unsigned int below(self, unsigned int bound) noexcept nogil

    # These are written here, where the compiler can put them in place of each call; random.py has them for interpreted runs.

    cdef inline unsigned int bits(self) noexcept nogil:
        cdef unsigned int result = self.a + self.b + self.counter
        self.counter += 1
        self.a = self.b ^ (self.b >> 9)
        self.b = self.c + (self.c << 3)
        self.c = ((self.c << 21) | (self.c >> 11)) + result
        return result

    cdef inline unsigned int pick(self, unsigned int bound) noexcept nogil:
        cdef unsigned long long product = <unsigned long long> self.bits() * bound
        cdef unsigned int biased
        if <unsigned int> product < bound:
            biased = -bound % bound
            while <unsigned int> product < biased:
                product = <unsigned long long> self.bits() * bound
        return product >> 32
