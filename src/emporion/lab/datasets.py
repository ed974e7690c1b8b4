"""Records as a table of decisions in Parquet, and back. Both ways stream: memory does not grow with the number of games.

A row is a decision: its game, the seat that was asked, what that seat might know, the legal moves, the move and what the game brought.
Fields of the observation are the columns `seen_NAME` (docs/lab-fields.md). The header of the record and the chance events around the
decision stand in the row, too, so the records can be written again.
"""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

from emporion import games
from emporion.engine import record
from emporion.engine.encoding import Encoding, Field
from emporion.engine.errors import EmporionError, RecordError
from emporion.engine.files import is_replaceable
from emporion.engine.match import Event, Match
from emporion.engine.random import Random
from emporion.lab.description import describe
from emporion.lab.errors import library
from emporion.players.search_player import Budget, Thinker
from emporion.text import say

FORMAT = 1
"""Raised when a column changes its meaning."""
SUFFIX = ".emp.jsonl"
ROWS_PER_GROUP = 4096
PREFIX = "seen_"
KEY = b"emporion"
"""Where the schema's metadata say what made the file."""
_logger = logging.getLogger(__name__)


class Kind(NamedTuple):
    """Records of one kind have the same fields."""

    game: str
    players: int


class Row(NamedTuple):
    """A decision."""

    record: str
    header: str
    game: str
    players: int
    event: int
    """The number of the events before it."""
    seat: int
    legal: list[int]
    action: int
    move: str
    chance_before: list[str]
    """What chance did since the last decision."""
    chance_after: list[str]
    """Of the last decision of a game: what chance did after it."""
    reward: float | None
    """What the game brought the seat: 1 for winning alone, less for a shared victory, and all together 0; nothing if it is not over."""
    points: int
    """The seat's points at the end."""
    search_share: list[float]
    """For each legal move the share of victory that a search expects; empty if none was wanted."""
    search_visits: list[int]


def export(folder: Path, target: Path, simulations: int = 0) -> Iterator[int]:
    """Write the records of a folder to a Parquet file; yields the number of decisions after each record.

    A record without decisions has no rows: it is reported and left out. With `simulations`, a search of so many looks at every decision.
    The file appears when it is whole.
    """
    parquet = library("pyarrow.parquet", "datasets")
    if not is_replaceable(target):
        raise EmporionError("dataset-not-file", file=str(target))
    target = Path(os.path.realpath(target))  # a symbolic link stays one
    files = sorted(folder.glob(f"*{SUFFIX}")) if folder.is_dir() else []
    if not files:
        raise EmporionError("dataset-no-records", folder=str(folder), suffix=SUFFIX)
    for file in files:
        if not _can_name_file(file.name.removesuffix(SUFFIX)):
            raise EmporionError("dataset-file-name", folder=str(folder), name=repr(file.name))
    table = _Table({_kind(file) for file in files})
    unfinished = target.with_name(f".{target.name}-{os.getpid()}")
    try:
        with parquet.ParquetWriter(unfinished, table.schema, compression="zstd") as writer:
            yield from _write_rows(table, writer, files, simulations)
        os.replace(unfinished, target)
    except OSError as error:
        raise EmporionError("file-unwritable", file=str(target), why=error.strerror or str(error)) from None
    finally:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)


def _write_rows(table: _Table, writer: Any, files: Sequence[Path], simulations: int) -> Iterator[int]:
    """Write the rows of all files in groups of one kind; yields the number of rows after each file."""
    waiting: list[tuple[Row, bytes]] = []
    kind: Kind | None = None
    number = 0
    for file in files:
        match = _replay_file(file)
        if waiting and (kind != Kind(match.game.name, match.players) or len(waiting) >= ROWS_PER_GROUP):
            writer.write_batch(table.batch(waiting))
            waiting = []
        kind = Kind(match.game.name, match.players)
        table.check(match, file)
        found = list(decisions(match, file.name.removesuffix(SUFFIX), record.header(file.read_bytes()), simulations))
        if not found:
            _logger.warning("%s", say("dataset-no-decisions", file=str(file)))
            continue
        waiting += found
        number += len(found)
        yield number
    if waiting:
        writer.write_batch(table.batch(waiting))


def decisions(match: Match, name: str, header: record.Fields, simulations: int = 0) -> Iterator[tuple[Row, bytes]]:
    """The decisions of a played match as rows, each with its observation as a flat row."""
    players, points = match.players, match.scores()
    rewards: Sequence[float | None] = _rewards(match) if match.is_over else [None] * players
    description, words = describe(match), json.dumps(header, ensure_ascii=False)
    thinker = Thinker(Budget(simulations)) if simulations else None
    last = max((number for number, event in enumerate(match.events) if event.by != "chance"), default=-1)
    chance: list[str] = []
    again = Match(match.game, players, first=match.first, options=match.options, figures=match.figures)
    for number, event in enumerate(match.events):
        if event.by == "chance":
            chance.append(event.move)
        else:
            legal, seat = description.legal(again), int(event.by)
            shares, visits = _search_moves(thinker, again, legal) if thinker else ([], [])
            after = [found.move for found in match.events[number + 1 :]] if number == last else []
            action = description.number(event.move)
            yield (
                Row(
                    *(name, words, match.game.name, players, number, seat, legal, action, event.move, chance, after),
                    *(rewards[seat], points[seat], shares, visits),
                ),
                description.observe(again, seat).cells.tobytes(),
            )
            chance = []
        again.play(event.move)


def _search_moves(thinker: Thinker, match: Match, legal: Sequence[int]) -> tuple[list[float], list[int]]:
    """What a search expects of each legal move, and how often it tried it."""
    found = {prospect.move: prospect for prospect in thinker.think(match, Random(len(match.events), "search")).prospects}
    texts = describe(match).texts
    known = [found.get(texts[number]) for number in legal]
    return [prospect.share if prospect else 0.0 for prospect in known], [prospect.visits if prospect else 0 for prospect in known]


def _rewards(match: Match) -> list[float]:
    winners, players = match.winners(), match.players
    return [(players / len(winners) - 1) / (players - 1) if seat in winners else -1 / (players - 1) for seat in range(players)]


def _kind(file: Path) -> Kind:
    """The kind of a record, by its first line alone."""
    try:
        with file.open("rb") as opened:
            header = record.header(opened.readline())
        return Kind(games.find(str(header["game"])).name, int(header["players"]))
    except (EmporionError, KeyError, ValueError, TypeError) as error:
        raise EmporionError("record-refused", file=str(file), why=str(error)) from None
    except OSError as error:
        raise EmporionError("file-unreadable", file=str(file), why=error.strerror or str(error)) from None


def _replay_file(file: Path) -> Match:
    try:
        return games.replay(record.read(file), complete=False)
    except RecordError as error:
        raise EmporionError("record-refused", file=str(file), why=str(error)) from None


class _Table:
    """The columns of a file with these kinds of records."""

    def __init__(self, kinds: set[Kind]) -> None:
        self._arrow = arrow = library("pyarrow", "datasets")
        self._encodings: dict[Kind, Encoding] = {kind: describe(kind.game, kind.players).encoding for kind in sorted(kinds)}
        shaped: dict[str, bool] = {}
        for encoding in self._encodings.values():
            for field in encoding.fields:
                shaped[field.name] = shaped.get(field.name, False) or bool(field.shape)
        self._shaped = shaped
        words = arrow.dictionary(arrow.int32(), arrow.string())
        texts, codes = arrow.list_(arrow.string()), arrow.list_(arrow.int16())
        self._columns: dict[str, Any] = {
            "record": words,
            "header": words,
            "game": words,
            "players": arrow.int8(),
            "event": arrow.int32(),
            "seat": arrow.int8(),
            "legal": codes,
            "action": arrow.int16(),
            "move": words,
            "chance_before": texts,
            "chance_after": texts,
            "reward": arrow.float32(),
            "points": arrow.int32(),
            "search_share": arrow.list_(arrow.float32()),
            "search_visits": arrow.list_(arrow.int32()),
        }
        seen = {PREFIX + name: arrow.list_(arrow.int8()) if lists else arrow.int8() for name, lists in shaped.items()}
        versions = {f"{kind.game}-{kind.players}": encoding.version for kind, encoding in self._encodings.items()}
        about = json.dumps({"format": FORMAT, "encodings": versions})
        self.schema = arrow.schema(self._columns | seen, metadata={KEY: about.encode()})

    def check(self, match: Match, file: Path) -> None:
        """Refuse a record whose components give other moves or fields than the printed ones."""
        own, standard = describe(match), self._encodings[Kind(match.game.name, match.players)]
        if own.texts != standard.texts or [(field.name, field.shape) for field in own.fields] != [
            (field.name, field.shape) for field in standard.fields
        ]:
            raise EmporionError("dataset-components", file=str(file))

    def batch(self, rows: Sequence[tuple[Row, bytes]]) -> Any:
        """Rows of one kind as a batch of columns."""
        arrow, numpy = self._arrow, library("numpy", "datasets")
        first = rows[0][0]
        encoding = self._encodings[Kind(first.game, first.players)]
        cells = numpy.frombuffer(b"".join(seen for _, seen in rows), dtype=numpy.int8).reshape(len(rows), -1)
        columns = [arrow.array([getattr(row, name) for row, _ in rows], type=kind) for name, kind in self._columns.items()]
        own = {field.name: field for field in encoding.fields}
        for name, lists in self._shaped.items():
            columns.append(self._field_column(own.get(name), encoding, cells, lists))
        return arrow.record_batch(columns, schema=self.schema)

    def _field_column(self, field: Field | None, encoding: Encoding, cells: Any, lists: bool) -> Any:
        """The column of a field; empty if records of this kind have none of this name."""
        arrow, numpy = self._arrow, library("numpy", "datasets")
        if field is None:
            return arrow.nulls(len(cells), arrow.list_(arrow.int8()) if lists else arrow.int8())
        figures = arrow.array(numpy.ascontiguousarray(cells[:, encoding.places[field.name]]).reshape(-1))
        if not lists:
            return figures
        offsets = arrow.array(numpy.arange(len(cells) + 1, dtype=numpy.int32) * field.size)
        return arrow.ListArray.from_arrays(offsets, figures)


def restore(source: Path, folder: Path) -> Iterator[Path]:
    """Write the records of a Parquet file to a folder; each is replayed first, and yielded after it is written."""
    parquet = library("pyarrow.parquet", "datasets")
    arrow = library("pyarrow", "datasets")
    try:
        opened = parquet.ParquetFile(source)
    except (arrow.ArrowException, OSError) as error:
        raise EmporionError("dataset-unreadable", file=str(source), detail=str(error)) from None
    with opened:
        about = (opened.schema_arrow.metadata or {}).get(KEY)
        version = json.loads(about)["format"] if about else None
        if version != FORMAT:
            raise EmporionError("dataset-format", file=str(source), format=FORMAT)
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise EmporionError("file-unwritable", file=str(folder), why=error.strerror or str(error)) from None
        try:
            for name, rows in groupby(_rows(opened), key=lambda row: str(row["record"])):
                yield _restore_record(source, folder, name, list(rows))
        except arrow.ArrowException as error:
            raise EmporionError("dataset-unreadable", file=str(source), detail=str(error)) from None


def _rows(opened: Any) -> Iterator[dict[str, Any]]:
    """The rows of a file, as far as records are made of them."""
    for batch in opened.iter_batches(1024, columns=["record", "header", "seat", "move", "chance_before", "chance_after"]):
        yield from batch.to_pylist()


def _can_name_file(name: str) -> bool:
    """Whether a record of this name can be written to a folder, on any system that has these characters in names: not outside of it."""
    try:
        name.encode()
    except UnicodeEncodeError:  # bytes of a name that are no text
        return False
    return name != "" and not set(name) & set("/\\\0") and Path(name).name == name


def _restore_record(source: Path, folder: Path, name: str, rows: Sequence[dict[str, Any]]) -> Path:
    """Write the record of these rows."""
    if not _can_name_file(name):
        raise EmporionError("dataset-name", file=str(source), name=name)
    events: list[Event] = []
    for row in rows:
        events += [Event("chance", move) for move in row["chance_before"]]
        events.append(Event(row["seat"], row["move"]))
        events += [Event("chance", move) for move in row["chance_after"]]
    lines = [rows[0]["header"], *(json.dumps({"by": event.by, "move": event.move}, ensure_ascii=False) for event in events)]
    try:
        match = games.replay("".join(line + "\n" for line in lines).encode(), complete=False)
    except RecordError as error:
        raise EmporionError("dataset-record", file=str(source), name=name, why=str(error)) from None
    if match.is_over:
        lines.append(json.dumps({"scores": match.scores(), "winners": match.winners()}))
    path = folder / f"{name}{SUFFIX}"
    record.write(path, "".join(line + "\n" for line in lines))
    return path
