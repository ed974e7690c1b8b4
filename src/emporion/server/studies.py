"""Studies of a finished game: a review, a game that continues from one of its moments, a board to explore other moves."""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from collections.abc import Coroutine, Sequence
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

from msgspec import structs

from emporion.engine.errors import EmporionError
from emporion.players.parallel import Slices
from emporion.server import queries
from emporion.server.luck import make_accounts
from emporion.server.new_tables import new_code
from emporion.server.people import Person
from emporion.server.quota import Quota
from emporion.server.review import SIMULATIONS, answer_in_slices, assess_in_slices, final_shares, steps_of
from emporion.server.room import Room
from emporion.server.rooms import Rooms
from emporion.server.scheduler import Owner, Urgency
from emporion.server.seats import seat_person, seats_of
from emporion.server.turning_points import find_turnings
from emporion.tables import fairness
from emporion.tables.table import History, Table
from emporion.tables.table_log import SeatState, Terms
from emporion.tables.wire import Answer, Decision, Level, Review, Seat

logger = logging.getLogger("emporion.studies")
PACE_MILLISECONDS = 500
"""The least time that a bot takes for a move, as at other tables."""

MAX_WAY = 20
"""The moves of a way of many steps are at most so many."""
MAX_REVIEW_OWNERS = 20
"""A review uses the thinking time of at most this many people who asked for it."""


class RunningReview:
    """A review that is being made, and the people who have asked for it."""

    def __init__(self, code: str, table: Table, decisions: list[Decision], owner: Owner) -> None:
        self.code = code
        self.table = table
        self.decisions = decisions
        self.owners = [owner]
        self.task: asyncio.Task[None] | None = None

    def add_owner(self, owner: Owner) -> None:
        """Add a person who has asked; the review uses their thinking time too."""
        if owner not in self.owners and len(self.owners) < MAX_REVIEW_OWNERS:
            self.owners.append(owner)


class Studies:
    """The reviews that are being made, and the tables that continue another game."""

    def __init__(self, rooms: Rooms, reviews: int) -> None:
        self.rooms = rooms
        self._reviews: dict[str, RunningReview] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """The locks of requests for a review, by the code of the table."""
        self.quota: Quota[RunningReview] = Quota(reviews, "too-many-reviews", lambda review: self._reviews.get(review.code) is review)

    # Reviews.

    async def review(self, code: str, owner: Owner, after: int = 0) -> Review:
        """The review as far as it is made, without its first `after` decisions. It starts at the first request and is stored decision by
        decision."""
        table = (await self._find_finished(code)).table
        events = _decision_events(table)
        async with self._locks.setdefault(code, asyncio.Lock()):  # of several requests at once, one starts it
            review = self._reviews.get(code)
            if review is None:
                decisions = await self.rooms.database.read(lambda connection: queries.read_decisions(connection, table.terms.id))
                if len(decisions) < len(events) and not self.rooms.is_closing:
                    self._start(RunningReview(code, table, decisions, owner))
            else:
                decisions = review.decisions
                review.add_owner(owner)
        assert table.match is not None
        final = final_shares(table.match) if table.match.is_over else []
        complete = len(decisions) == len(events)
        moments = find_turnings(decisions, final) if complete and final else []
        accounts = make_accounts(decisions, final) if complete and final else []
        news = decisions[after:]
        mentioned = {move for one in news for move in (one.chosen, one.preferred, *(prospect.move for prospect in one.prospects))}
        names = {move: table.match.game.name_move(table.match.state, move) for move in sorted(mentioned)}
        return Review(code, len(decisions), len(events), SIMULATIONS, news, final, moments, names, accounts)

    async def answer(self, code: str, event: int, moves: Sequence[str], owner: Owner) -> Answer:
        """The answer to a decision as a quiz; without `moves` it takes no search if the decision has been reviewed."""
        self.rooms.load_shedding.check()
        table = (await self._find_finished(code)).table
        if event not in _decision_events(table):
            raise EmporionError("study-no-decision", event=event)
        stored = await self.rooms.database.read(lambda connection: queries.read_decisions(connection, table.terms.id))
        decision = next((found for found in stored if found.event == event), None)
        slices = _answer_in_slices(table, event, moves, decision)
        return await self.rooms.bots.review(slices, [owner], SIMULATIONS if moves or decision is None else 0, Urgency.SPECTATOR)

    def _start(self, review: RunningReview) -> None:
        """Start a review; EmporionError if its owner has too many, or if the server is busy."""
        self.rooms.load_shedding.check()
        self.quota.take(review.owners[0], review)
        self._reviews[review.code] = review
        review.task = asyncio.create_task(self._run(review))

    async def _run(self, review: RunningReview) -> None:
        """Make a review to its end. If the store fails it stops, and the next request continues it."""
        table = review.table.terms.id
        try:
            await self._assess_all(review)
        except EmporionError as error:
            logger.warning("review waits", extra={"table": table, "why": error.key})
        else:
            logger.info("review done", extra={"table": table, "decisions": len(review.decisions)})
        finally:
            del self._reviews[review.code]

    async def _assess_all(self, review: RunningReview) -> None:
        """Assess one decision after another. The scheduler divides the time between reviews, after the bots that people play with."""
        table = review.table
        assert table.match is not None
        done = {decision.event for decision in review.decisions}
        for number, event in enumerate(table.match.events, start=1):
            if isinstance(event.by, int) and number not in done:
                slices = _assess_in_slices(table, number)
                decision = await self.rooms.bots.review(slices, review.owners, SIMULATIONS)
                await finish_write(
                    self.rooms.database.writer.write(partial(queries.store_decision, table=table.terms.id, decision=decision))
                )
                review.decisions.append(decision)

    async def _find_finished(self, code: str) -> Room:
        room = await self.rooms.find(code)
        if not await room.inspect(_is_finished):
            raise EmporionError("study-not-over")
        return room

    # Tables that continue a game.

    async def play_on(self, code: str, event: int, seat: int, level: Level, person: Person, address: str) -> tuple[Room, list[Seat]]:
        """Make a game that continues from this moment: the person has `seat`, bots have the others."""
        self.rooms.load_shedding.check()
        source = await self._find_finished(code)
        terms = await source.inspect(lambda table: self._terms(table, event, person))
        if not 0 <= seat < terms.players:
            raise EmporionError("seat-unknown", seat=seat, last=terms.players - 1)
        seats = [
            seat_person(self.rooms.keys, terms.code, number, person, None) if number == seat else SeatState(number, "bot", level, level)
            for number in range(terms.players)
        ]
        with self.rooms.starting_with_bots(Owner(person.id, address), terms.code):
            room = await self._begin(source, terms, seats, address)
        return room, await room.inspect(lambda table: seats_of(self.rooms.keys, table, person))

    async def explore(self, code: str, event: int, person: Person) -> Room:
        """Make an exploration board at this moment: everyone who has its link may move for every seat."""
        self.rooms.load_shedding.check()
        source = await self._find_finished(code)
        terms = structs.replace(await source.inspect(lambda table: self._terms(table, event, person)), explore=True)
        seats = await source.inspect(lambda table: [SeatState(state.seat, "person", state.name, state.level) for state in table.seats])
        return await self._begin(source, terms, seats, "")

    def _terms(self, source: Table, event: int, person: Person) -> Terms:
        kept = source.counted_entries()
        if not 0 <= event <= len(kept):
            raise EmporionError("moment-unknown", event=event, last=len(kept))
        return Terms(
            code=new_code(),
            game=source.terms.game,
            players=source.terms.players,
            options=source.terms.options,
            components=source.terms.components,
            pace=PACE_MILLISECONDS,
            first=source.terms.first,
            status="running",
            seed=fairness.new_seed(),
            host=person.id,
            created=round(time.time(), 3),
            copied=event,
            source=source.terms.code,
        )

    async def source_for(self, code: str, person: Person) -> str | None:
        """The code of the game that a table begins with, for the table's host and the people who played that game."""
        room = await self.rooms.find(code)
        source, host = await room.inspect(lambda table: (table.terms.source, table.terms.host))
        if source is None or person.id == host:
            return source
        played = await self.rooms.database.read(lambda connection: queries.has_seat(connection, source, person.id))
        return source if played else None

    async def _begin(self, source: Room, terms: Terms, seats: list[SeatState], address: str) -> Room:
        terms.source_id, origin = await source.inspect(lambda table: _find_origin(table, terms.copied))
        if terms.source_id is not None and origin is None:
            origin = await self.rooms.history(source)
        room = await self.rooms.add(await self.rooms.build(_build_continuation, terms, seats, origin), address=address)
        room.schedule_turn()
        return room

    async def close(self) -> None:
        """Stop the reviews; after a restart they continue from what is stored."""
        tasks = [review.task for review in self._reviews.values() if review.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def finish_write(work: Coroutine[Any, Any, None]) -> None:
    """Await a write to its end even if the caller is cancelled, so that the store never answers after the event loop has closed."""
    task = asyncio.ensure_future(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await task
        raise


def _is_finished(table: Table) -> bool:
    """Whether a game was played to its end here."""
    return table.terms.status == "over" and table.match is not None and not table.terms.explore


def _find_origin(table: Table, events: int) -> tuple[int | None, History | None]:
    """The id of the table in whose game these first events were played, and its history if the table continues that game itself."""
    if _is_taken_over(table, events):
        return table.terms.source_id, table.origin
    return (table.terms.id, None) if events else (None, None)


def _is_taken_over(table: Table, events: int) -> bool:
    """Whether the first events of a game are those that it took over from another one, none of them undone."""
    return 0 < events <= table.terms.copied and table.origin is not None and table.counted_entries()[events - 1] == events


def _build_continuation(terms: Terms, seats: list[SeatState], origin: History | None) -> Table:
    """Build a table that continues another game, up to its next decision."""
    table = Table(terms, seats, (), origin)
    if table.match is not None and table.match.is_over:
        raise EmporionError("study-at-end")
    table.play_chance()
    return table


def _assess_in_slices(table: Table, event: int) -> Slices[Decision]:
    """Assess the decision with this number, and what chance did after it."""
    assert table.match is not None
    events = table.match.events
    fell = [found.move for found in itertools.takewhile(lambda found: found.by == "chance", events[event:])]
    before = table.match_after(event - 1)
    decision = yield from assess_in_slices(before, events[event - 1].move, fell)
    return structs.replace(decision, steps=steps_of(before, [found.move for found in events[event - 1 : event - 1 + MAX_WAY]]))


def _answer_in_slices(table: Table, event: int, moves: Sequence[str], decision: Decision | None) -> Slices[Answer]:
    """The answer to the decision with this number, which is assessed first if that has not been done."""
    assert table.match is not None
    if decision is None:
        decision = yield from _assess_in_slices(table, event)
    played = [found.move for found in table.match.events[event - 1 : event - 1 + MAX_WAY]]
    return (yield from answer_in_slices(table.match_after(event - 1), decision, played, moves))


def _decision_events(table: Table) -> list[int]:
    """The numbers of the events that were decisions of a seat."""
    assert table.match is not None
    return [number for number, event in enumerate(table.match.events, start=1) if isinstance(event.by, int)]
