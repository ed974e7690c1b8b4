from emporion.games.corinth.state cimport Corinth

cdef int MAX_SHOPS, ROLLING
cdef unsigned long long KEY_MASK, HASH_FACTOR

cpdef bint settled(Corinth state) noexcept
cdef bint ends(Corinth state) noexcept
cdef unsigned long long mixed(unsigned long long key, unsigned long long value) noexcept
cdef unsigned long long left(Corinth state, int seat) noexcept
cdef unsigned long long whole(Corinth state) noexcept
