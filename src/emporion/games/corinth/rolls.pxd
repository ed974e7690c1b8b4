cdef int count_falls(int dice) noexcept nogil
cdef int write_rolls(int[::1] out, double[::1] weights, int white, int yellow) noexcept nogil
cdef int write_falls(int[::1] out, double[::1] weights, int number, int code, int face, int dice, int shift, int width, double weight) noexcept nogil
cdef double chance_of_one_face(int dice) noexcept nogil
