cimport cython
from emporion.engine.random cimport Random
from emporion.engine.state cimport State

cdef int CHANCE, OVER, MOST_MOVES

@cython.locals(number=cython.uint)
cdef int run(State state, Random rng, int[::1] out) noexcept nogil

@cython.locals(out="int[::1]", decisions=cython.longlong)
cpdef playouts(State start, State scratch, Random rng, int games)

cpdef copies(State start, State scratch, int number)
