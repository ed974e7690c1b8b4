cimport cython
from emporion.engine.random cimport Random
from emporion.engine.state cimport State

cdef int CHANCE, OVER, MOST_MOVES

@cython.locals(out="int[::1]", decisions=cython.longlong, chances=cython.longlong, number=cython.uint)
cpdef playouts(State start, State scratch, Random rng, int games)

cpdef copies(State start, State scratch, int number)
