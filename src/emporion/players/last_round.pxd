from emporion.games.corinth.state cimport Corinth

cdef int MOST_SHOPS, RANK, ROLLING
cdef unsigned long long BITS, FACTOR

cpdef bint settled(Corinth state) noexcept
cdef bint ends(Corinth state) noexcept
cdef int ranked(Corinth state, int seat) noexcept
cdef unsigned long long mixed(unsigned long long key, unsigned long long value) noexcept
cdef unsigned long long left(Corinth state, int seat) noexcept
cdef unsigned long long whole(Corinth state) noexcept
