cimport cython
from emporion.engine.random cimport Random
from emporion.engine.state cimport CHANCE, OVER, State

@cython.locals(decisions=cython.longlong, chances=cython.longlong)
cpdef playouts(State start, State scratch, Random rng, int games)

cpdef copies(State start, State scratch, int number)
