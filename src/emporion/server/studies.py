"""What can be done with a game that is over: review it, play on from any of its moments, or try moves on a board that is not the game."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import structs
from sqlalchemy.engine import Connection as SqlConnection

from emporion.engine.errors import EmporionError
from emporion.engine.shapes import convert
from emporion.server import fairness, schema
from emporion.server.live import Live
from emporion.server.log import Sitting, Terms
from emporion.server.people import Person
from emporion.server.quota import Quota
from emporion.server.review import SIMULATIONS, decide_in_slices, result, turnings
from emporion.server.scheduler import Owner
from emporion.server.table import History, Table
from emporion.server.tables import Tables, new_code
from emporion.server.wire import Decision, Level, Review, Seat

logger = logging.getLogger("emporion.studies")
PACE = 500
"""Milliseconds that a bot takes at least, as at other tables."""

MAX_OWNERS = 20
"""Of one review; there is no need to remember more of those who ask for it."""


class UnderWay:
    """A review that is being made, for everyone who has asked for it."""

    def __init__(self, code: str, table: Table, decisions: list[Decision], owner: Owner) -> None:
        self.code = code
        self.table = table
        self.decisions = decisions
        self.owners = [owner]
        self.task: asyncio.Task[None] | None = None

    def add_owner(self, owner: Owner) -> None:
        """Another one has asked: it is their turn, too, in which the review goes on."""
        if owner not in self.owners and len(self.owners) < MAX_OWNERS:
            self.owners.append(owner)


class Studies:
    """Reviews under way, and the tables that begin in the middle of another game."""

    def __init__(self, tables: Tables, reviews: int) -> None:
        self.tables = tables
        self._reviews: dict[str, UnderWay] = {}
        self._quota: Quota[UnderWay] = Quota(reviews, "too-many-reviews", lambda review: self._reviews.get(review.code) is review)

    # Reviews.

    async def review(self, code: str, owner: Owner) -> Review:
        """What there is of a review; it begins when it is first asked for, and is stored decision by decision."""
        table = await self._finished(code)
        events = _decisions(table)
        async with self.tables.holding(await self.tables.find(code)):  # of several who ask at once, one makes it begin
            review = self._reviews.get(code)
            if review is None:
                decisions = await self.tables.store.read(lambda connection: stored(connection, table.terms.id))
                if len(decisions) < len(events) and not self.tables.closing:
                    self._start(UnderWay(code, table, decisions, owner))
            else:
                decisions = review.decisions
                review.add_owner(owner)
        assert table.match is not None
        final = result(table.match) if table.match.over else []
        complete = len(decisions) == len(events)
        return Review(
            code, len(decisions), len(events), SIMULATIONS, decisions, final, turnings(decisions, final) if complete and final else []
        )

    def _start(self, review: UnderWay) -> None:
        """Begin a review, unless its owner has too many of them under way."""
        self._quota.take(review.owners[0], review)
        self._reviews[review.code] = review
        review.task = asyncio.create_task(self._run(review))

    async def _run(self, review: UnderWay) -> None:
        """To the end, unless the store fails: whoever asks again makes it go on."""
        table = review.table.terms.id
        try:
            await self._look(review)
        except EmporionError as error:
            logger.warning("review waits", extra={"table": table, "why": error.key})
        else:
            logger.info("review done", extra={"table": table, "decisions": len(review.decisions)})
        finally:
            del self._reviews[review.code]

    async def _look(self, review: UnderWay) -> None:
        """One decision after another. The scheduler decides between reviews, and lets bots that people play with go first."""
        table = review.table
        assert table.match is not None
        done = {decision.event for decision in review.decisions}
        for number, event in enumerate(table.match.events, start=1):
            if isinstance(event.by, int) and number not in done:
                slices = decide_in_slices(table.past(number - 1), event.move)
                decision = await self.tables.bots.review(slices, review.owners, SIMULATIONS)
                await to_its_end(self.tables.store.write(partial(keep, table=table.terms.id, decision=decision)))
                review.decisions.append(decision)

    async def _finished(self, code: str) -> Table:
        return (await self._find_finished(code)).table

    async def _find_finished(self, code: str) -> Live:
        live = await self.tables.find(code)
        if live.table.terms.status != "over" or live.table.match is None or live.table.terms.explore:
            raise EmporionError("study-not-over")
        return live

    # Tables that begin in the middle.

    async def play_on(self, code: str, event: int, seat: int, level: Level, person: Person, address: str) -> tuple[Live, list[Seat]]:
        """A game from this moment on: `seat` is one's own, bots have the others."""
        source = await self._find_finished(code)
        players = source.table.terms.players
        if not 0 <= seat < players:
            raise EmporionError("seat-unknown", seat=seat, last=players - 1)
        terms = self._terms(source.table, event, person)
        seats = [
            self.tables.sitting(terms.code, number, person, None) if number == seat else Sitting(number, "bot", level, level)
            for number in range(terms.players)
        ]
        with self.tables.starting_with_bots(Owner(person.id, address), terms.code):
            live = await self._begin(source, terms, seats, address)
        return live, self.tables.seats_of(live.table, person)

    async def explore(self, code: str, event: int, person: Person) -> Live:
        """A board at this moment on which everyone who has its link may try moves for every seat."""
        source = await self._find_finished(code)
        terms = structs.replace(self._terms(source.table, event, person), explore=True)
        seats = [Sitting(sitting.seat, "person", sitting.name, sitting.level) for sitting in source.table.seats]
        return await self._begin(source, terms, seats, "")

    def _terms(self, source: Table, event: int, person: Person) -> Terms:
        kept = source.kept()
        if not 0 <= event <= len(kept):
            raise EmporionError("moment-unknown", event=event, last=len(kept))
        return Terms(
            code=new_code(),
            game=source.terms.game,
            players=source.terms.players,
            options=source.terms.options,
            components=source.terms.components,
            pace=PACE,
            first=source.terms.first,
            status="running",
            seed=fairness.new_seed(),
            host=person.id,
            created=round(time.time(), 3),
            copied=event,
            source=source.terms.code,
        )

    async def _begin(self, source: Live, terms: Terms, seats: list[Sitting], address: str) -> Live:
        origin = None
        if _is_taken_over(source.table, terms.copied):  # refer to the game that the source itself refers to
            terms.source_id, origin = source.table.terms.source_id, source.table.origin
        elif terms.copied:
            terms.source_id, origin = source.table.terms.id, await self.tables.history(source)
        live = await self.tables.add(await self.tables.build(_begun, terms, seats, origin), address=address)
        self.tables.attending.attend(live)
        return live

    async def close(self) -> None:
        """Stop reviewing; what is stored goes on from there."""
        tasks = [review.task for review in self._reviews.values() if review.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def to_its_end(work: Coroutine[Any, Any, None]) -> None:
    """Do something that is not broken off in the middle: the store must not answer a server that has gone."""
    task = asyncio.ensure_future(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await task
        raise


def _is_taken_over(table: Table, events: int) -> bool:
    """Whether the first events of a game are those that it took over itself, none of them taken back."""
    return 0 < events <= table.terms.copied and table.origin is not None and table.kept()[events - 1] == events


def _begun(terms: Terms, seats: list[Sitting], origin: History | None) -> Table:
    """A table that begins in the middle of another game, at a decision."""
    table = Table(terms, seats, (), origin)
    if table.match is not None and table.match.over:
        raise EmporionError("study-at-end")
    table.draw()
    return table


def _decisions(table: Table) -> list[int]:
    """The numbers of the events that were somebody's decision."""
    assert table.match is not None
    return [number for number, event in enumerate(table.match.events, start=1) if isinstance(event.by, int)]


def stored(connection: SqlConnection, table: int) -> list[Decision]:
    """The decisions of a review that are stored."""
    wanted = sa.select(schema.reviews.c.decision).where(schema.reviews.c.table == table).order_by(schema.reviews.c.event)
    return [convert(found, Decision) for found in connection.scalars(wanted)]


def keep(connection: SqlConnection, table: int, decision: Decision) -> None:
    """Store a decision of a review; two servers that review the same game agree."""
    exists = sa.select(schema.reviews.c.event).where(schema.reviews.c.table == table, schema.reviews.c.event == decision.event)
    if connection.scalar(exists) is None:
        values = {"table": table, "event": decision.event, "decision": msgspec.to_builtins(decision)}
        connection.execute(sa.insert(schema.reviews).values(**values))
