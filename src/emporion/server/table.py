"""One table: the fold of its log. It plays, draws, takes back, and says what each seat may see. Nothing here waits or stores."""

from __future__ import annotations

import secrets
import time
from array import array
from collections.abc import Collection, Iterable, Sequence
from typing import Any, cast

import msgspec
from msgspec import Raw, structs

from emporion import games
from emporion.engine import record
from emporion.engine.effects import Effect
from emporion.engine.errors import EmporionError, IllegalMove
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.server import fairness
from emporion.server.log import Entry, Sitting, Summary, Terms
from emporion.server.wire import Choice, Kind, Level, Position, Result, SeatInfo, Status, TableInfo, Told, Update, encode

Seen = tuple[Any, list[int | None]]
"""The view of a seat, maybe encoded, and the scores as far as it may know them."""
STAND_IN: Level = "normal"
"""The bot that plays for somebody who is away."""
TABLE_BYTES = 45_000
"""Memory of a table without entries: a match with its states."""
ENTRY_BYTES = 650
"""Memory of an entry with its effects."""
SHARED_ENTRY_BYTES = 40
"""Memory of an entry that is shared with the table it was taken over from."""


class History:
    """The events of a finished game, as entries numbered from 1. Tables that begin with them share the entries and their effects."""

    def __init__(self, entries: list[Entry], effects: list[list[Effect]], match: Match) -> None:
        self.entries = entries
        self.effects = effects
        self.match = match


class Table:
    """A table as it stands after its log. `match` is None before the start.

    A table that refers to another game begins with the first events of `origin`, its history; `entries` are those that followed.
    """

    def __init__(self, terms: Terms, seats: list[Sitting], entries: Iterable[Entry] = (), origin: History | None = None) -> None:
        self.terms = terms
        self.seats = seats
        self.entries: list[Entry] = []
        self.match: Match | None = None
        self.at = 0
        """The number of the last entry that changed the position: a move has to name it."""
        self.stand_ins: dict[int, Level] = {}
        self._effects: list[list[Effect]] = []
        self._played = array("I")  # numbers of the entries that count, one for each event of the match
        self._takeable = False  # whether the last event is a decision that its seat may still take back
        self._seen: tuple[int, bytes, list[int | None]] | None = None  # after which entry: the view without its seat, and the scores
        self._said: tuple[tuple[int, int, int | None], list[Raw]] | None = None  # entries that were told last
        self._handed = 0  # the number of the last entry by which a seat changed hands
        assert [sitting.seat for sitting in seats] == list(range(terms.players)), "no seat is missing"
        self.origin = origin
        self._history: History | None = None
        if origin is not None:
            self._take_over(origin)
        elif terms.status != "open":
            self.begin()
        for entry in entries:
            assert entry.number == self.number + 1, "no entry is missing"
            self.add(entry)

    # The fold.

    def begin(self) -> None:
        """Set the game up as the terms say."""
        game = games.find(self.terms.game)
        figures = game.corrected(self.terms.components) if self.terms.components else None
        self.match = Match(game, self.terms.players, first=self.terms.first or 0, options=self.terms.options, figures=figures)

    def _take_over(self, origin: History) -> None:
        """Begin with the first events of another game."""
        events = self.terms.copied
        assert 0 < events <= len(origin.entries), "the other game has these events"
        self.entries, self._effects = origin.entries[:events], origin.effects[:events]
        self._played = array("I", range(1, events + 1))
        self.match = origin.match.rewound(events)
        self.at = events
        self._takeable = not self.match.over and self._was_own(events, self.entries[-1].seat)

    def add(self, entry: Entry) -> None:
        """Take an entry of the log into account."""
        if entry.kind == "undo":
            self._take_back([entry])
            return
        effects: list[Effect] = []
        if entry.kind in ("move", "chance"):
            effects = self._running.play(entry.text)
            self._count(entry.number, entry.seat)
        elif entry.kind == "stand-in" and entry.seat is not None:
            self.stand_ins[entry.seat] = cast("Level", entry.text)
            self._takeable, self._handed = False, entry.number
        elif entry.kind == "return" and entry.seat is not None:
            self.stand_ins.pop(entry.seat, None)
            self._takeable, self._handed = False, entry.number
        self.entries.append(entry)
        self._effects.append(effects)

    def _take_back(self, entries: Sequence[Entry]) -> None:
        """Leave out the last events, one for each of these entries."""
        last = entries[-1]
        del self._played[len(self._played) - len(entries) :]
        self._running.back(len(self._played))
        self._takeable = bool(self._played) and self._was_own(self._played[-1], last.seat)
        self.at = last.number
        self.entries += entries
        self._effects += [[] for _ in entries]

    def _count(self, number: int, seat: int | None) -> None:
        """An event was played: a decision can be taken back unless chance or another seat had a part in it, or the game is over."""
        match = self._running
        self._played.append(number)
        self._takeable = seat is not None and not match.over and all(other == seat for other, _ in match.forced)
        self.at = number

    def _was_own(self, number: int, seat: int | None) -> bool:
        """Whether an entry that is the last again can be taken back too: what a stand-in did is no decision of one's own."""
        entry = self.entries[number - 1]
        return (
            entry.kind == "move"
            and entry.seat == seat
            and number > self._handed
            and all(other == seat for other, _ in self._running.forced)
        )

    @property
    def _running(self) -> Match:
        if self.match is None:
            raise EmporionError("table-not-started")
        return self.match

    @property
    def number(self) -> int:
        """Of the last entry."""
        return len(self.entries)

    @property
    def actor(self) -> int | None:
        """The seat that is asked."""
        actor = self.match.actor if self.match else None
        return actor if isinstance(actor, int) else None

    @property
    def due_status(self) -> Status:
        """What the position makes of the status. On a board to try moves on the end can be taken back."""
        status = self.terms.status
        if self.match is None or (status == "over" and not self.terms.explore):
            return status
        return "over" if self.match.over else "running"

    @property
    def has_open_seat(self) -> bool:
        """Whether a person can still sit down."""
        return any(sitting.kind == "open" for sitting in self.seats)

    @property
    def open(self) -> bool:
        """Whether everything lies open to all."""
        return self.match is None or self.match.game.open

    def bot(self, seat: int) -> Level | None:
        """The level of the bot that plays a seat, in its own name or for somebody who is away."""
        return self.seats[seat].level if self.seats[seat].kind == "bot" else self.stand_ins.get(seat)

    # Playing: each of these adds the entries it returns. They count once they are stored; if that fails, the table is built anew.

    def entry(self, kind: Kind, seat: int | None, text: str, name: str = "") -> Entry:
        """The next entry, not yet added."""
        return Entry(self.number + 1, kind, seat, text, round(time.time(), 3), name)

    def note(self, kind: Kind, seat: int | None, text: str, name: str = "") -> list[Entry]:
        """Add an entry."""
        self.add(self.entry(kind, seat, text, name))
        return self.entries[-1:]

    def move(self, seat: int | None, text: str, at: int) -> list[Entry]:
        """A seat's move and what chance does upon it. Refused if it is not this seat's turn, not legal, or an answer to something past."""
        match = self._running
        seat = self.actor if self.terms.explore else seat
        if seat is None:
            raise EmporionError("table-watching")
        if at != self.at:
            raise EmporionError(self._late(seat, text, at), at=at, now=self.at)
        if match.actor != seat:
            raise IllegalMove("F4" if match.over else "F3", "table-over" if match.over else "table-not-asked", actor=str(match.actor))
        if len(match.events) >= match.game.longest:
            raise EmporionError("table-long", most=match.game.longest)
        return self._add_played("move", seat, text, match.play(text)) + self.draw()

    def _late(self, seat: int, text: str, at: int) -> str:
        """Why an answer to something past is refused. If the first move after `at` is this very one, somebody sent it twice."""
        entry = next((entry for entry in self.entries[at:] if entry.kind == "move"), None)
        if entry is None or entry.seat != seat or entry.text != text:
            return "table-stale"
        return "table-doubled" if entry.number in self._played else "table-undone"

    def draw(self) -> list[Entry]:
        """Let chance fall while it is due, from the dice key and the number of the event."""
        match, added = self._running, []
        while match.actor == "chance":
            effects = match.chance(self._chance(len(match.events) + 1))
            added += self._add_played("chance", None, match.events[-1].move, effects)
        return added

    def _chance(self, number: int) -> Random:
        """The dice of an event. On a board to try moves on they fall anew each time."""
        return Random(secrets.token_hex(16)) if self.terms.explore else fairness.chance(self._dice_key, number)

    @property
    def _dice_key(self) -> bytes:
        return fairness.dice_key(self.terms.seed, self.terms.scheme, self._entropy)

    @property
    def _entropy(self) -> list[str | None]:
        """What each seat gave to the dice."""
        return [sitting.entropy for sitting in self.seats]

    def _add_played(self, kind: Kind, seat: int | None, text: str, effects: list[Effect]) -> list[Entry]:
        entry = self.entry(kind, seat, text)
        self._count(entry.number, seat)
        self.entries.append(entry)
        self._effects.append(effects)
        return [entry]

    def undo(self, seat: int | None, at: int) -> list[Entry]:
        """Take the last decision of this seat back."""
        if at != self.at:
            raise EmporionError("table-stale", at=at, now=self.at)
        if not self.may_undo(seat):
            raise EmporionError("table-no-undo")
        count = 1
        if self.terms.explore:  # back to the decision of a seat
            while self.entries[self._played[-count] - 1].kind == "chance" and count < len(self._played) - self.terms.copied:
                count += 1
        now = round(time.time(), 3)
        undone = self._played[-count:][::-1]
        entries = [Entry(self.number + step, "undo", seat, str(number), now) for step, number in enumerate(undone, start=1)]
        self._take_back(entries)
        return entries + self.draw()

    def may_undo(self, seat: int | None) -> bool:
        """Whether the last event is a decision of this seat upon which nothing has followed."""
        if self.terms.explore:
            return len(self._played) > self.terms.copied
        return self._takeable and seat is not None and self.entries[self._played[-1] - 1].seat == seat

    # What is seen.

    def told(self, number: int, viewer: int | None) -> Told:
        """An entry as a seat sees it; None watches. On a board to try moves on everything is open: the game that it comes from is over."""
        entry = self.entries[number - 1]
        effects = self._effects[number - 1]
        if not self.terms.explore:
            effects = [effect.seen(viewer) for effect in effects]
        match entry.kind:
            case "move" | "chance":
                text = entry.text if entry.kind == "move" else None
                return Told(number=number, kind=entry.kind, seat=entry.seat, at=entry.at, move=text, effects=effects)
            case "undo":
                return Told(number=number, kind="undo", seat=entry.seat, at=entry.at, undone=int(entry.text))
            case "chat":
                return Told(number=number, kind="chat", seat=entry.seat, at=entry.at, name=entry.name, text=entry.text)
            case _:
                return Told(number=number, kind=entry.kind, seat=entry.seat, at=entry.at, level=cast("Level", entry.text) or None)

    def update(self, viewer: int | None, after: int, moved: bool = True) -> bytes:
        """The message that brings a seat from the entry `after` to now; with the position, if it has `moved`."""
        after = min(after, self.number)
        entries = cast("list[Told]", self._told_since(after, viewer))
        return encode(Update(after, self.number, entries, self.position(viewer) if moved else None))

    def past_update(self, viewer: int | None, after: int, until: int) -> bytes:
        """The message that brings a seat from the entry `after` to the entry `until`, which is not the last: without a position."""
        entries = [self.told(number, viewer) for number in range(after + 1, until + 1)]
        return encode(Update(after, until, entries, None))

    def _told_since(self, after: int, viewer: int | None) -> list[Raw]:
        """The entries after one as a seat sees them, encoded. Those who see the same share them."""
        key = (after, self.number, None if self.open else viewer)
        if self._said is None or self._said[0] != key:
            self._said = (key, [Raw(encode(self.told(number, viewer))) for number in range(after + 1, self.number + 1)])
        return self._said[1]

    def position(self, viewer: int | None) -> Position | None:
        """Where the game stands for a seat."""
        if self.match is None:
            return None
        viewer = self.actor if self.terms.explore else viewer
        return position(self.match, viewer, self.at, self.may_undo(viewer), self._seen_by(viewer))

    def _seen_by(self, viewer: int | None) -> Seen:
        """What a seat may know. Where everything lies open it is built and encoded once for all, but for the seat itself."""
        match = self._running
        if not self.open:
            return seen_by(match, viewer)
        if self._seen is None or self._seen[0] != self.at:
            view, scores = seen_by(match, None)
            seat, _, rest = encode(view).partition(b",")
            assert seat == b'{"seat":null', "a view begins with its seat"
            self._seen = (self.at, rest, scores)
        return Raw(b'{"seat":%b,%b' % (encode(viewer), self._seen[1])), self._seen[2]

    def info(self, connected: Collection[int]) -> TableInfo:
        """The table as everyone sees it."""
        return table_info(self.terms, self.seats, self.summary(), connected)

    def summary(self) -> Summary:
        """What lists tell of the table."""
        match = self.match
        ended = match is not None and match.over
        return Summary(
            number=self.number,
            actor=match.actor if match else None,
            scores=match.scores() if match and ended else None,
            winners=match.winners() if match and ended else None,
            stand_ins=[self.stand_ins.get(sitting.seat) for sitting in self.seats],
        )

    # Memory.

    @property
    def own_entries(self) -> list[Entry]:
        """The entries that are stored as this table's own: all but those of the game that it refers to."""
        return self.entries[self._shared :]

    @property
    def _shared(self) -> int:
        return self.terms.copied if self.origin is not None else 0

    @property
    def size(self) -> int:
        """An estimate of the memory that the table takes, in bytes."""
        return TABLE_BYTES + (self.number - self._shared) * ENTRY_BYTES + self._shared * SHARED_ENTRY_BYTES

    # Records and moments.

    def history(self) -> History:
        """The events of this game, which is over, for tables that begin with them."""
        if self._history is None:
            kept = [self.entries[number - 1] for number in self._played]
            entries = [entry if entry.number == i else structs.replace(entry, number=i) for i, entry in enumerate(kept, start=1)]
            self._history = History(entries, [self._effects[number - 1] for number in self._played], self._running)
        return self._history

    def record(self, match: Match | None = None) -> str:
        """The record of a game that is over, with the seed of its dice and what each seat gave to them.

        `match` is a copy of the table's match, if the table may change meanwhile.
        """
        match = match or self._running
        more: dict[str, object] = {"names": [sitting.name for sitting in self.seats]}
        if self.terms.seed and not self.terms.explore:  # where moves are tried, dice fall anew each time
            more["fair"] = msgspec.to_builtins(self._fair())
        return record.dumps(match, **more)

    def _fair(self) -> fairness.Fair:
        """What a finished record says about its dice."""
        terms = self.terms
        return fairness.Fair(
            seed=terms.seed.hex(),
            commitment=fairness.commitment(terms.seed),
            first="chosen" if terms.chosen else "drawn",
            after=terms.copied,
            scheme=terms.scheme,
            entropy=self._entropy if terms.scheme == 2 else [],
        )

    def seen_so_far(self, viewer: int | None, until: int | None = None) -> bytes:
        """A running game as a seat has seen it, a line an entry, to the last one or to the entry `until`. No replay can read it: what the
        seat did not see is not there.
        """
        terms = self.terms
        header = {"emporion-view": record.VERSION, "game": terms.game, "players": terms.players, "options": terms.options, "seat": viewer}
        lines = [encode(header | {"first": terms.first if self.match else None})]
        lines += [encode(self.told(number, viewer)) for number in range(1, (self.number if until is None else until) + 1)]
        return b"".join(line + b"\n" for line in lines)

    def kept(self) -> list[int]:
        """The numbers of the entries that count now, one for each event of the game."""
        return list(self._played)

    def past(self, events: int) -> Match:
        """A match of its own at the point after so many events."""
        return self._running.rewound(events)


def table_info(terms: Terms, seats: Sequence[Sitting], summary: Summary, connected: Collection[int]) -> TableInfo:
    """A table as everyone sees it. It does not say from which game it was taken over: not everyone may see that one."""
    begun, ended = terms.status != "open", summary.scores is not None
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
        host=next((sitting.seat for sitting in seats if sitting.person == terms.host), None),
        seats=[_seat_info(sitting, sitting.seat in connected, summary.stand_ins[sitting.seat]) for sitting in seats],
        first=terms.first if begun else None,
        actor=summary.actor,
        scores=summary.scores,
        winners=summary.winners,
        commitment=fairness.commitment(terms.seed) if terms.seed and not terms.explore else "",
        seed=terms.seed.hex() if ended and terms.seed and not terms.explore else None,
        rematch=terms.rematch,
        created=terms.created,
        number=summary.number,
    )


def _seat_info(sitting: Sitting, connected: bool, stand_in: Level | None) -> SeatInfo:
    return SeatInfo(
        seat=sitting.seat,
        kind=sitting.kind,
        name=sitting.name,
        level=sitting.level,
        connected=connected or sitting.kind == "bot",
        stand_in=stand_in,
        entropy=sitting.entropy,
    )


def seen_by(match: Match, viewer: int | None) -> Seen:
    """What a seat may know of a match."""
    return match.view(viewer), match.known_scores(viewer)


def position(match: Match, viewer: int | None, at: int, undo: bool = False, seen: Seen | None = None) -> Position:
    """Where a match stands for a seat; `seen` if it was built already."""
    view, scores = seen or seen_by(match, viewer)
    asked = viewer is not None and match.actor == viewer
    result = Result(match.scores(), match.winners(), match.breakdown()) if match.over else None
    return Position(
        at=at,
        actor=match.actor,
        view=view,
        scores=scores,
        moves=[Choice(move, preview) for move, preview in match.previews().items()] if asked else [],
        targets=match.targets() if asked else [],
        undo=undo,
        result=result,
    )
