"""One table: the fold of its log. It plays, takes back, and builds what each seat may see. It does not wait or store."""

from __future__ import annotations

import secrets
import time
from array import array
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple, cast, get_origin

import msgspec
from msgspec import Raw, structs

from emporion import games
from emporion.engine import record
from emporion.engine.effects import Effect
from emporion.engine.errors import EmporionError, IllegalMove
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.tables import fairness
from emporion.tables.table_log import Entry, SeatState, Summary, Terms
from emporion.tables.wire import (
    Choice,
    EntryView,
    Kind,
    Level,
    Position,
    Result,
    SeatInfo,
    Status,
    TableInfo,
    Undoable,
    UndoLimit,
    Update,
    encode,
)

Narrated = tuple[list[Effect], list[list[Effect | int]], int | None]
"""What is sent of an entry: its effects, its lines, and the first entry whose lines they replace."""
SeenState = tuple[Any, list[int | None], Effect]
"""The view of a seat, the scores that it may know, and the question, which `seen` makes that of the seat."""
STAND_IN_LEVEL: Level = "normal"
"""The level of the bot that plays for a person who is away."""
TABLE_BYTES = 45_000
"""The memory of a table without entries: a match with its states."""
ENTRY_BYTES = 650
"""The memory of an entry with its effects."""
MAX_KEPT_NARRATIONS = 16
"""The narrations of this many entries are kept for the seats that see the same; more than a move brings."""
SHARED_ENTRY_BYTES = 40
"""The memory of an entry that is shared with the game it comes from."""
ONLY_ANSWER, FOLLOWED, FOLLOWER_SHIFT = 1, 2, 2
"""Marks of an event: its seat had no other answer; another seat's answer, the only one, followed without an event. The number of that
seat is shifted by FOLLOWER_SHIFT."""


class Undoing(NamedTuple):
    """What a seat would take back: the number of events, its decision among them, and whether events of other seats are among them."""

    events: int
    decision: Entry
    others: bool


class History:
    """The events of a finished game, as entries numbered from 1. Tables that begin with them share the entries and their effects."""

    def __init__(self, entries: list[Entry], effects: list[list[Effect]], match: Match) -> None:
        self.entries = entries
        self.effects = effects
        self.match = match


class Table:
    """A table after its log. `match` is None before the start.

    A table that continues another game begins with the first events of `origin`, the history of that game; `entries` are those after them.
    """

    def __init__(self, terms: Terms, seats: list[SeatState], entries: Iterable[Entry] = (), origin: History | None = None) -> None:
        self.terms = terms
        self.seats = seats
        self.entries: list[Entry] = []
        self.match: Match | None = None
        self.at = 0
        """The number of the last entry that changed the position; a move has to name it."""
        self.stand_ins: dict[int, Level] = {}
        self.left: set[int] = set()
        """The seats whose person has left the game for good; a bot stands in for each."""
        self.wants_end: set[int] = set()
        """The seats whose person has asked to end the game without a result, and has not moved since."""
        self.is_abandoned = False
        """Whether the game was ended without a result."""
        self._effects: list[list[Effect]] = []
        self._played = array("I")  # numbers of the entries that count, one for each event of the match
        self._marks = bytearray()  # for each event of the match, ONLY_ANSWER and FOLLOWED
        self._undo_bounds = [(terms.copied, UndoLimit("start"))] * terms.players
        """For each seat: the number of first events that it may not take back, and why."""
        self._has_one_person = sum(state.kind == "person" for state in seats) == 1
        self._seen: tuple[int, SeenState] | None = None  # after which entry: what everyone sees, if nothing is secret
        self._encoded: tuple[tuple[int, int, int | None], list[Raw]] | None = None  # the entries that were encoded last
        self._narrated: dict[int, Narrated] = {}  # in a game with secrets: of the entries narrated last, those that everyone sees alike
        assert [state.seat for state in seats] == list(range(terms.players)), "seats are numbered from 0"
        self.origin = origin
        self._history: History | None = None
        if origin is not None:
            self._take_over(origin)
        elif terms.status != "open":
            self.begin()
        for entry in entries:
            assert entry.number == self.number + 1, "entries are numbered from 1"
            self.add(entry)

    # Folding the log.

    def begin(self) -> None:
        """Set up the game by the terms."""
        game = games.find(self.terms.game)
        figures = game.corrected(self.terms.components) if self.terms.components else None
        self.match = Match(game, self.terms.players, first=self.terms.first or 0, options=self.terms.options, figures=figures)

    def _take_over(self, origin: History) -> None:
        """Begin with the first events of another game."""
        events = self.terms.copied
        assert 0 < events <= len(origin.entries), "the other game has as many events"
        self.entries, self._effects = origin.entries[:events], origin.effects[:events]
        self._played = array("I", range(1, events + 1))
        self._marks = bytearray(events)
        self.match = origin.match.rewound(events)
        self.at = events

    def add(self, entry: Entry) -> None:
        """Apply an entry of the log and append it."""
        if entry.kind == "undo":
            self._apply_undo([entry])
            return
        if entry.kind in ("move", "chance"):
            is_only = self._has_one_answer()
            self._add_played(entry, self._running.play(entry.text), is_only)
            return
        if entry.kind == "stand-in" and entry.seat is not None:
            self.stand_ins[entry.seat] = cast("Level", entry.text)
            self._bound_undo(range(self.terms.players), UndoLimit("stand-in", entry.seat))
        elif entry.kind == "return" and entry.seat is not None:
            self.stand_ins.pop(entry.seat, None)
            self._bound_undo(range(self.terms.players), UndoLimit("stand-in", entry.seat))
        elif entry.kind == "leave" and entry.seat is not None:
            self.stand_ins[entry.seat] = cast("Level", entry.text)
            self.left.add(entry.seat)
            self.wants_end.discard(entry.seat)
            self._bound_undo(range(self.terms.players), UndoLimit("stand-in", entry.seat))
        elif entry.kind == "abandon" and entry.seat is not None:
            self.wants_end.add(entry.seat)
        elif entry.kind == "abandoned":
            self.is_abandoned, self.at = True, entry.number
        self._append([entry])

    def _append(self, entries: Sequence[Entry], effects: list[Effect] | None = None) -> None:
        """Append entries, of which only an event has effects."""
        self.entries += entries
        self._effects += [[] if effects is None else effects for _ in entries]

    def _add_played(self, entry: Entry, effects: list[Effect], is_only: bool = False) -> None:
        """Append the entry of an event that was played, and count the event with its marks."""
        follower = next((other for other, _ in self._running.forced if other != entry.seat), None)
        self._played.append(entry.number)
        self._marks.append(ONLY_ANSWER * is_only + (0 if follower is None else FOLLOWED + (follower << FOLLOWER_SHIFT)))
        if entry.seat is not None:
            self.wants_end.discard(entry.seat)
        self.at = entry.number
        self._append([entry], effects)

    def _apply_undo(self, entries: Sequence[Entry]) -> None:
        """Take back the last events, one for each of these entries."""
        last = entries[-1]
        del self._played[len(self._played) - len(entries) :], self._marks[len(self._marks) - len(entries) :]
        self._running.back(len(self._played))
        if last.seat is not None:  # the others have seen what this seat decided
            self._bound_undo((other for other in range(self.terms.players) if other != last.seat), UndoLimit("decided", last.seat))
        self.at = last.number
        self._append(entries)

    def _bound_undo(self, seats: Iterable[int], limit: UndoLimit) -> None:
        """From now on these seats cannot undo any event so far."""
        for seat in seats:
            self._undo_bounds[seat] = (len(self._played), limit)

    def _has_one_answer(self) -> bool:
        """Whether a seat is asked that has one legal move. Where a choice depends on what is hidden, it is asked all the same."""
        match = self._running
        return not match.game.is_open and match.state.actor >= 0 and len(match.state.legal()) == 1

    @property
    def _running(self) -> Match:
        if self.match is None:
            raise EmporionError("table-not-started")
        return self.match

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return len(self.entries)

    @property
    def actor(self) -> int | None:
        """The seat whose turn it is; None before the start, at chance and after the end."""
        actor = self.match.actor if self.match and not self.is_abandoned else None
        return actor if isinstance(actor, int) else None

    @property
    def due_status(self) -> Status:
        """The status that follows from the position. On an exploration board the end can be taken back."""
        status = self.terms.status
        if self.is_abandoned:
            return "over"
        if self.match is None or (status == "over" and not self.terms.explore):
            return status
        return "over" if self.match.is_over else "running"

    @property
    def is_agreed_to_end(self) -> bool:
        """Whether every person who still plays has asked to end the game. Those for whom a bot plays are not asked."""
        return all(state.seat in self.wants_end for state in self.seats if state.person is not None and state.seat not in self.stand_ins)

    @property
    def has_open_seat(self) -> bool:
        """Whether a person can still take a seat."""
        return any(state.kind == "open" for state in self.seats)

    @property
    def is_public(self) -> bool:
        """Whether every seat may see everything, or the game has not begun."""
        return self.match is None or self.match.game.is_open

    def bot_level(self, seat: int) -> Level | None:
        """The level of the bot that plays a seat, as its own player or as a stand-in; None if a person plays."""
        return self.seats[seat].level if self.seats[seat].kind == "bot" else self.stand_ins.get(seat)

    # Playing. Each of these methods appends the entries that it returns; if they cannot be stored, the caller builds the table anew.

    def entry(self, kind: Kind, seat: int | None, text: str, name: str = "") -> Entry:
        """Make the next entry, without adding it."""
        return Entry(self.number + 1, kind, seat, text, round(time.time(), 3), name)

    def note(self, kind: Kind, seat: int | None, text: str, name: str = "") -> list[Entry]:
        """Add an entry that is no move: chat, a stand-in, a return."""
        self.add(self.entry(kind, seat, text, name))
        return self.entries[-1:]

    def move(self, seat: int | None, text: str, at: int) -> list[Entry]:
        """Play a seat's move and the chance events after it. Refused if it is illegal, out of turn, or meant for another position."""
        match = self._running
        if self.is_abandoned:
            raise EmporionError("table-abandoned")
        seat = self.actor if self.terms.explore else seat
        if seat is None:
            raise EmporionError("table-watching")
        if at != self.at:
            raise EmporionError(self._stale_key(seat, text, at), at=at, now=self.at)
        if match.actor != seat:
            raise IllegalMove("F4" if match.is_over else "F3", "table-over" if match.is_over else "table-not-asked", actor=str(match.actor))
        if len(match.events) >= match.game.longest:
            raise EmporionError("table-long", most=match.game.longest)
        is_only = self._has_one_answer()
        return self._add_event("move", seat, text, match.play(text), is_only) + self.play_chance()

    @property
    def forced_answer(self) -> str | None:
        """The only legal move of a person whose turn it is; None if there is a choice, and on an exploration board."""
        seat, match = self.actor, self.match
        if match is None or seat is None or self.terms.explore or self.bot_level(seat) is not None:
            return None
        return match.moves()[0] if self._has_one_answer() and len(match.events) < match.game.longest else None

    def answer_forced(self) -> list[Entry]:
        """Give the answers of a person who has no choice, up to the next choice or another player's turn."""
        added: list[Entry] = []
        while (move := self.forced_answer) is not None:
            added += self.move(self.actor, move, self.at)
        return added

    def _stale_key(self, seat: int, text: str, at: int) -> str:
        """The key that says why a move for an old position is refused. If the first move after `at` is the same, it was sent twice."""
        entry = next((entry for entry in self.entries[at:] if entry.kind == "move"), None)
        if entry is None or entry.seat != seat or entry.text != text:
            return "table-stale"
        return "table-doubled" if entry.number in self._played else "table-undone"

    def play_chance(self) -> list[Entry]:
        """Play the chance events that are due. Their outcomes follow from the dice key and the number of the event."""
        match, added = self._running, []
        while match.actor == "chance":
            effects = match.chance(self._generator(len(match.events) + 1))
            added += self._add_event("chance", None, match.events[-1].move, effects)
        return added

    def _generator(self, number: int) -> Random:
        """The random generator of an event. On an exploration board it is new each time."""
        return Random(secrets.token_hex(16)) if self.terms.explore else fairness.chance(self._dice_key, number)

    @property
    def _dice_key(self) -> bytes:
        return fairness.dice_key(self.terms.seed, self.terms.scheme, self._entropy)

    @property
    def _entropy(self) -> list[str | None]:
        """The random bytes that each seat gave to the dice."""
        return [state.entropy for state in self.seats]

    def _add_event(self, kind: Kind, seat: int | None, text: str, effects: list[Effect], is_only: bool = False) -> list[Entry]:
        """Append a new entry for an event that was played."""
        entry = self.entry(kind, seat, text)
        self._add_played(entry, effects, is_only)
        return [entry]

    def undo(self, seat: int | None, at: int) -> list[Entry]:
        """Take back the last decision of this seat and what followed it (`find_undo`)."""
        if at != self.at:
            raise EmporionError("table-stale", at=at, now=self.at)
        found = self.find_undo(seat)
        if isinstance(found, UndoLimit):
            raise EmporionError("table-no-undo")
        now = round(time.time(), 3)
        undone = self._played[-found.events :][::-1]
        entries = [Entry(self.number + step, "undo", seat, str(number), now) for step, number in enumerate(undone, start=1)]
        self._apply_undo(entries)
        return entries + self.play_chance()

    def may_undo(self, seat: int | None) -> bool:
        """Whether this seat may take back a decision."""
        return isinstance(self.find_undo(seat), Undoing)

    def find_undo(self, seat: int | None) -> Undoing | UndoLimit:
        """What this seat would take back now, or why it can take back nothing.

        It is the seat's last decision, with the answers since then that were the only ones, and before it a move that was sent together
        with it (`Game.passes`). Chance and the decisions of other people stay. A person alone with bots also takes back their replies, as
        far as these showed nothing hidden.

        Where several people play, the number of events must not tell them whether the seat had a choice: then every answer is a decision.
        """
        if self.terms.explore:
            return self._find_explored_undo()
        is_over = self._running.is_over or self.is_abandoned
        if seat is None or is_over:
            return UndoLimit("over" if is_over else "start")
        bound, limit = self._undo_bounds[seat]
        others = False
        for count in range(1, len(self._played) - bound + 1):
            entry, mark = self.entries[self._played[-count] - 1], self._marks[-count]
            new_limit = self._limit_undo(entry, mark, seat)
            if new_limit is not None:
                return new_limit
            others = others or entry.seat != seat or bool(mark & FOLLOWED)
            if entry.seat == seat and not (self._has_one_person and mark & ONLY_ANSWER):
                return Undoing(count + self._count_passes(seat, count, bound), entry, others)
        return limit

    def _find_explored_undo(self) -> Undoing | UndoLimit:
        """What is taken back on an exploration board: the last decision of any seat, and the chance events after it."""
        most = len(self._played) - self.terms.copied
        for count in range(1, most + 1):
            entry = self.entries[self._played[-count] - 1]
            if entry.kind == "move" or count == most:
                return Undoing(count, entry, others=False)
        return UndoLimit("start")

    def _limit_undo(self, entry: Entry, mark: int, seat: int) -> UndoLimit | None:
        """Why this seat may not take back an event: chance, another person's decision, or something hidden that was shown."""
        if entry.kind == "chance" or entry.seat is None:
            return UndoLimit("chance")
        other = entry.seat if entry.seat != seat else mark >> FOLLOWER_SHIFT if mark & FOLLOWED else None
        if other is None:
            return None
        if not self._has_one_person:
            return UndoLimit("decided", other)
        effects = self._effects[entry.number - 1]
        return UndoLimit("shown", other) if any(effect.reveals and getattr(effect, "seat", None) != seat for effect in effects) else None

    def _count_passes(self, seat: int, count: int, bound: int) -> int:
        """The number of moves that this seat sent together with the decision `count` events ago, right before it."""
        found = 0
        while count + found < len(self._played) - bound:
            entry, mark = self.entries[self._played[-count - found - 1] - 1], self._marks[-count - found - 1]
            is_only = self._has_one_person and mark & ONLY_ANSWER
            if entry.seat != seat or entry.text not in self._running.game.passes or mark & FOLLOWED or is_only:
                break
            found += 1
        return found

    # What a seat sees.

    def entry_view(self, number: int, viewer: int | None) -> EntryView:
        """An entry as a seat sees it; None is a spectator. On an exploration board everything is shown, because its game is over."""
        entry = self.entries[number - 1]
        match entry.kind:
            case "move" | "chance":
                text = entry.text if entry.kind == "move" else None
                effects, lines, replaces = self._narrate(number, viewer)
                return EntryView(
                    number=number, kind=entry.kind, seat=entry.seat, at=entry.at, move=text, effects=effects, lines=lines, replaces=replaces
                )
            case "undo":
                return EntryView(number=number, kind="undo", seat=entry.seat, at=entry.at, undone=int(entry.text))
            case "chat":
                return EntryView(number=number, kind="chat", seat=entry.seat, at=entry.at, name=entry.name, text=entry.text)
            case _:
                return EntryView(number=number, kind=entry.kind, seat=entry.seat, at=entry.at, level=cast("Level", entry.text) or None)

    def _effects_seen(self, number: int, viewer: int | None) -> list[Effect]:
        effects = self._effects[number - 1]
        return effects if self.terms.explore or self.is_public else [effect.seen(viewer) for effect in effects]

    def _are_public(self, number: int) -> bool:
        """Whether everyone sees the effects of an entry as they are."""
        return self.terms.explore or all(effect.seen(None) is effect for effect in self._effects[number - 1])

    def _narrate(self, number: int, viewer: int | None) -> Narrated:
        """The effects of an entry that are sent; its lines, with indices for these effects; the first entry whose lines they replace."""
        known = self._narrated.get(number)
        if known is not None:
            return known
        looked_at: list[int] = []
        effects = self._effects_seen(number, viewer)
        lines, replaces = self._running.narrate(effects, self._effects_before(number, viewer, looked_at))
        sent = [effect for effect in effects if effect.sent]
        own = {id(effect): place for place, effect in enumerate(sent)} if lines else {}
        narrated: Narrated = (
            sent,
            [[own.get(id(effect), effect) for effect in line] for line in lines],
            looked_at[replaces - 1] if replaces else None,
        )
        if not self.is_public and all(map(self._are_public, (number, *looked_at))):
            if len(self._narrated) == MAX_KEPT_NARRATIONS:
                self._narrated.clear()
            self._narrated[number] = narrated
        return narrated

    def _effects_before(self, number: int, viewer: int | None, looked_at: list[int]) -> Iterator[list[Effect]]:
        """What a seat saw of the events before an entry, the last one first; `looked_at` gets the numbers of their entries."""
        for before in self._list_counted_before(number):
            looked_at.append(before)
            yield self._effects_seen(before, viewer)

    def _list_counted_before(self, number: int) -> Iterator[int]:
        """The numbers of the moves and chance events that counted when an entry was added, the last one first."""
        before = number - 1
        while before:
            entry = self.entries[before - 1]
            if entry.kind == "undo":
                before = int(entry.text)  # that entry and all after it do not count
            elif entry.kind in ("move", "chance"):
                yield before
            before -= 1

    def update(self, viewer: int | None, after: int, moved: bool = True) -> bytes:
        """Encode the message that brings a seat from the entry `after` to the last one, with the position if it has `moved`."""
        after = min(after, self.number)
        entries = cast("list[EntryView]", self._entries_since(after, viewer))
        return encode(Update(after, self.number, entries, self.position(viewer) if moved else None))

    def past_update(self, viewer: int | None, after: int, until: int) -> bytes:
        """Encode the message that brings a seat from the entry `after` to the entry `until`, which is not the last: without a position."""
        entries = [self.entry_view(number, viewer) for number in range(after + 1, until + 1)]
        return encode(Update(after, until, entries, None))

    def _entries_since(self, after: int, viewer: int | None) -> list[Raw]:
        """The entries after one as a seat sees them, encoded; seats that see the same share them."""
        key = (after, self.number, None if self.is_public else viewer)
        if self._encoded is None or self._encoded[0] != key:
            self._encoded = (key, [Raw(encode(self.entry_view(number, viewer))) for number in range(after + 1, self.number + 1)])
        return self._encoded[1]

    def position(self, viewer: int | None) -> Position | None:
        """The position as a seat sees it; None before the start."""
        if self.match is None:
            return None
        viewer = self.actor if self.terms.explore else viewer
        found = position(self.match, viewer, self.at, self._undo_view(viewer), self._seen_state(viewer))
        if not self.is_abandoned:
            return found
        view = structs.replace(found.view, actor="over")
        return structs.replace(found, actor="over", view=view, question=None, moves=[], targets=[])

    def _undo_view(self, viewer: int | None) -> Undoable | UndoLimit | None:
        """What a seat would take back, with the name of its decision, or why it cannot; None for a spectator and after the end."""
        found = self.find_undo(viewer) if viewer is not None or self.terms.explore else None
        if isinstance(found, Undoing):
            match = self._running
            is_move = found.decision.kind == "move"
            return Undoable(match.game.name_move(match.state, found.decision.text) if is_move else None, found.others)
        return None if found is None or found.reason == "over" else found

    def _seen_state(self, viewer: int | None) -> SeenState:
        """What a seat sees of the state. In a game without secrets it is built and encoded once; only the seat number differs."""
        if not self.is_public:
            return seen_state(self._running, viewer)
        if self._seen is None or self._seen[0] != self.at:
            view, scores, question = seen_state(self._running, None)
            parts = {name: Raw(encode(getattr(view, name))) for name in _part_names(self._running.game.view_type)}
            self._seen = (self.at, (structs.replace(view, **parts), scores, question))
        view, scores, question = self._seen[1]
        return structs.replace(view, seat=viewer), scores, question

    def info(self, connected: Collection[int]) -> TableInfo:
        """The table as everyone sees it."""
        return table_info(self.terms, self.seats, self.summary(), connected)

    def summary(self) -> Summary:
        """The part of the table that lists show."""
        match = self.match
        ended = match is not None and match.is_over
        return Summary(
            number=self.number,
            actor="over" if self.is_abandoned else match.actor if match else None,
            scores=match.scores() if match and ended else None,
            winners=match.winners() if match and ended else None,
            stand_ins=[self.stand_ins.get(state.seat) for state in self.seats],
            left=sorted(self.left),
            wants_end=sorted(self.wants_end),
        )

    # Memory.

    @property
    def own_entries(self) -> list[Entry]:
        """The entries that are stored in this table's log: all but those of the game that it continues."""
        return self.entries[self._shared_count :]

    @property
    def _shared_count(self) -> int:
        return self.terms.copied if self.origin is not None else 0

    @property
    def size(self) -> int:
        """An estimate of the memory that the table takes, in bytes."""
        return TABLE_BYTES + (self.number - self._shared_count) * ENTRY_BYTES + self._shared_count * SHARED_ENTRY_BYTES

    # Records and moments.

    def history(self) -> History:
        """The events of this finished game, for tables that begin with them."""
        if self._history is None:
            kept = [self.entries[number - 1] for number in self._played]
            entries = [entry if entry.number == i else structs.replace(entry, number=i) for i, entry in enumerate(kept, start=1)]
            self._history = History(entries, [self._effects[number - 1] for number in self._played], self._running)
        return self._history

    def record(self, match: Match | None = None) -> str:
        """The record of a finished game, with the seed of its dice and the entropy of each seat. That of an abandoned one says so.

        `match` is a copy of the table's match; it is needed if the table may change meanwhile.
        """
        match = match or self._running
        more: dict[str, object] = {"names": [state.name for state in self.seats]}
        if self.is_abandoned:
            more["abandoned"] = True
        if self.terms.seed and not self.terms.explore:  # the dice of an exploration board do not follow from a seed
            more["fair"] = msgspec.to_builtins(self._fair())
        return record.dumps(match, **more)

    def _fair(self) -> fairness.Fair:
        """The part of a record's header by which its dice can be checked."""
        terms = self.terms
        return fairness.Fair(
            seed=terms.seed.hex(),
            commitment=fairness.commitment(terms.seed),
            first="chosen" if terms.chosen else "drawn",
            after=terms.copied,
            scheme=terms.scheme,
            entropy=self._entropy if terms.scheme == 2 else [],
        )

    def seen_log(self, viewer: int | None, until: int | None = None) -> bytes:
        """The log of a running game as a seat has seen it, one line for each entry, up to the last one or the entry `until`.

        It cannot be replayed, because it lacks what the seat did not see.
        """
        terms = self.terms
        header = {"emporion-view": record.VERSION, "game": terms.game, "players": terms.players, "options": terms.options, "seat": viewer}
        lines = [encode(header | {"first": terms.first if self.match else None})]
        lines += [encode(self.entry_view(number, viewer)) for number in range(1, (self.number if until is None else until) + 1)]
        return b"".join(line + b"\n" for line in lines)

    def counted_entries(self) -> list[int]:
        """The numbers of the entries that count, one for each event of the game; undone ones are left out."""
        return list(self._played)

    def match_after(self, events: int) -> Match:
        """A new match that stands after the first `events` events."""
        return self._running.rewound(events)


def table_info(terms: Terms, seats: Sequence[SeatState], summary: Summary, connected: Collection[int]) -> TableInfo:
    """A table as everyone sees it. The game that it continues is left out, because not everyone may see that one."""
    begun, is_abandoned = terms.status != "open", _is_abandoned(terms, summary)
    ended = summary.scores is not None or is_abandoned
    return TableInfo(
        code=terms.code,
        game=terms.game,
        players=terms.players,
        options=terms.options,
        components=terms.components,
        listed=terms.listed,
        hints=terms.hints,
        stand_in=terms.stand_in,
        pace=terms.pace,
        status=terms.status,
        replay=terms.replay,
        explore=terms.explore,
        copied=terms.copied,
        host=next((state.seat for state in seats if state.person == terms.host), None),
        seats=[_seat_info(state, summary, state.seat in connected) for state in seats],
        first=terms.first if begun else None,
        actor=summary.actor,
        scores=summary.scores,
        winners=summary.winners,
        abandoned=is_abandoned,
        commitment=fairness.commitment(terms.seed) if terms.seed and not terms.explore else "",
        seed=terms.seed.hex() if ended and terms.seed and not terms.explore else None,
        rematch=terms.rematch,
        created=terms.created,
        number=summary.number,
    )


def _is_abandoned(terms: Terms, summary: Summary) -> bool:
    """Whether a game that was played here is over without a result."""
    return terms.status == "over" and summary.scores is None and not terms.replay and not terms.explore


def _seat_info(state: SeatState, summary: Summary, connected: bool) -> SeatInfo:
    return SeatInfo(
        seat=state.seat,
        kind=state.kind,
        name=state.name,
        level=state.level,
        connected=connected or state.kind == "bot",
        stand_in=summary.stand_ins[state.seat],
        entropy=state.entropy,
        left=state.seat in summary.left,
        wants_end=state.seat in summary.wants_end,
    )


def seen_state(match: Match, viewer: int | None) -> SeenState:
    """The view of a match, the scores and the question, as a seat may know them."""
    return match.view(viewer), match.known_scores(viewer), match.question()


@cache
def _part_names(view_type: type) -> list[str]:
    """The names of the fields of a view that are lists or dictionaries, which are most of it, and always sent."""
    return [field.name for field in structs.fields(view_type) if get_origin(field.type) in (list, dict) and field.required]


def position(
    match: Match, viewer: int | None, at: int, undo: Undoable | UndoLimit | None = None, seen: SeenState | None = None
) -> Position:
    """The position of a match as a seat sees it; `seen` is given if it was built already."""
    view, scores, question = seen or seen_state(match, viewer)
    actor = match.actor
    asked = viewer is not None and actor == viewer
    result = Result(match.scores(), match.winners(), match.breakdown()) if match.is_over else None
    return Position(
        at=at,
        actor=actor,
        view=view,
        scores=scores,
        question=question.seen(viewer),
        moves=_choices(match) if asked else [],
        targets=match.targets() if asked else [],
        undo=isinstance(undo, Undoable),
        undoable=undo if isinstance(undo, Undoable) else None,
        undo_limit=undo if isinstance(undo, UndoLimit) else None,
        result=result,
    )


def _choices(match: Match) -> list[Choice]:
    """The legal moves with their lines."""
    return [Choice(move, list(line), ends_turn) for move, line, ends_turn in match.listed_choices()]
