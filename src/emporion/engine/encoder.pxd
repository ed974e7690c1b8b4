cimport cython
from libc.string cimport memcpy, memset
from emporion.engine.state cimport State

cdef class Encoder:
    cdef readonly int players, size, actions
    cdef signed char spread[256][8]  # the bits of a byte, the lowest first

    cdef int write(self, State state, int seat, signed char[::1] out, int at) noexcept nogil
    cdef int number(self, State state, int code) noexcept nogil
    cdef int find(self, State state, int number) noexcept nogil
    cdef void mask(self, State state, signed char[::1] out, int at) noexcept nogil

    # These are called for every field, so they are written here, where the compiler can put them in place of each call.

    @cython.final
    cdef inline int put(self, signed char *out, int at, int figure) noexcept nogil:
        out[at] = figure if figure < 127 else 127
        return at + 1

    @cython.final
    cdef inline int put_one(self, signed char *out, int at, int length, int which) noexcept nogil:
        memset(out + at, 0, length)
        if 0 <= which < length:
            out[at + which] = 1
        return at + length

    @cython.final
    cdef inline int put_all(self, signed char *out, int at, int length, signed char *figures) noexcept nogil:
        memcpy(out + at, figures, length)
        return at + length

    @cython.final
    cdef inline int put_bits(self, signed char *out, int at, int length, unsigned int bits) noexcept nogil:
        cdef int end = at + length
        while end - at >= 8:
            memcpy(out + at, self.spread[bits & 255], 8)
            bits >>= 8
            at += 8
        while at < end:
            out[at] = bits & 1
            bits >>= 1
            at += 1
        return at

    @cython.final
    cdef inline signed char *first_cell(self, signed char[::1] cells) noexcept nogil:
        return &cells[0]
