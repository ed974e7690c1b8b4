cimport cython
from libc.string cimport memcmp, memcpy
from emporion.engine.random cimport Random

# The numbers of contract.py, as C constants.
cdef enum:
    CHANCE = -1
    OVER = -2
    FORCED = -1
    ASKED = -2
    NOTE_FIGURES = 5
    MAX_NOTE_FIGURES = 1500
    MAX_MOVES = 80

cdef int[::1] _points

cdef class State:
    # The same in all copies, or a copy's own: `assign` leaves these alone.
    cdef readonly object components
    cdef readonly int players
    cdef size_t changing_bytes
    cdef bint tracing, lost_notes
    cdef int noted
    cdef int notes[MAX_NOTE_FIGURES]

    # What changes in play. `assign` copies the memory from `actor` on, into the fields that a game declares first.
    cdef readonly int actor, first, seat, point
    cdef int answers
    cdef short answer[MAX_MOVES]

    cdef void play(self, int code) noexcept nogil
    cdef int spread(self) noexcept nogil
    cdef int outcomes(self, int[::1] out, double[::1] weights) noexcept nogil
    cdef bint possible(self, int code) noexcept nogil
    cdef int sample(self, Random rng) noexcept nogil
    cdef void guess(self, int seat, Random rng) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    cdef int rank(self, int seat) noexcept nogil

    cdef void scores(self, int[::1] out) noexcept nogil
    cdef int winners(self) noexcept nogil
    cdef int moves(self, int[::1] out) noexcept nogil
    cdef void write_note(self, int kind, int a, int b, int c, int d) noexcept nogil
    cdef bint allows(self, int code) noexcept

    # Where `assign` stops: at the end of the object, or at the first field of a game that never changes.

    @cython.final
    cdef inline void copy_all(self, Py_ssize_t size) noexcept nogil:
        self.copy_up_to(<char *> <void *> self + size)

    @cython.final
    cdef inline void copy_up_to(self, void *end) noexcept nogil:
        self.changing_bytes = <char *> end - <char *> &self.actor

    # The memory from `actor` to the end of the object, of so many bytes in all: what has a value, options and printed figures included.

    @cython.final
    cdef inline bytes dump_memory(self, Py_ssize_t size):
        return (<char *> &self.actor)[:<char *> <void *> self + size - <char *> &self.actor]

    @cython.final
    cdef inline void load_memory(self, bytes memory):
        memcpy(&self.actor, <char *> memory, len(memory))

    @cython.final
    cdef inline bint same_memory(self, State other, Py_ssize_t size) noexcept:
        cdef char *after = <char *> &self.answer + sizeof(self.answer)
        cdef char *others = <char *> &other.answer + sizeof(other.answer)
        if memcmp(&self.actor, &other.actor, <char *> &self.answer - <char *> &self.actor) != 0:
            return False
        if memcmp(&self.answer, &other.answer, self.answers * sizeof(short)) != 0:
            return False
        return memcmp(after, others, <char *> <void *> self + size - after) == 0

    # These are called at every step, so they are written here, where the compiler can put them in place of each call.

    @cython.final
    cdef inline void assign(self, State other) noexcept nogil:
        memcpy(&self.actor, &other.actor, self.changing_bytes)

    @cython.final
    cdef inline void ask(self, int actor) noexcept nogil:
        self.actor = actor
        self.note(ASKED, actor, self.point, 0, 0)

    @cython.final
    cdef inline void ask_next(self, bint is_chance, bint is_over) noexcept nogil:
        self.ask(OVER if is_over else CHANCE if is_chance else self.seat)

    @cython.final
    cdef inline void note(self, int kind, int a, int b, int c, int d) noexcept nogil:
        if self.tracing:
            self.write_note(kind, a, b, c, d)
