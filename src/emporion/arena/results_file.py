"""A file of results that grows: a header, then a JSON line for each result, so that stopped work can be continued."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import BinaryIO, TypeVar

import msgspec

from emporion.engine import files
from emporion.engine.errors import EmporionError

Header = TypeVar("Header", bound=msgspec.Struct)
Result = TypeVar("Result", bound=msgspec.Struct)


def read(file: Path, header: type[Header], result: type[Result], wrong: str) -> tuple[Header | None, list[Result]]:
    """The header and the results of a file; no header if there is no file yet. An incomplete last line is dropped.

    `wrong` is the key of the error if the file holds something else.
    """
    if not file.exists() or not files.is_replaceable(file):
        return None, []
    lines = file.read_bytes().split(b"\n")
    whole = lines[:-1]  # what follows the last line feed was cut off
    if not whole:
        return None, []
    try:
        return msgspec.json.decode(whole[0], type=header), [msgspec.json.decode(line, type=result) for line in whole[1:]]
    except (msgspec.DecodeError, msgspec.ValidationError):
        raise EmporionError(wrong, file=str(file)) from None


def begin(file: Path, header: msgspec.Struct, results: Sequence[msgspec.Struct]) -> BinaryIO:
    """Open the file to which results are added, with the results so far."""
    begun = b"".join([line(header), *map(line, results)])
    replaced = files.is_replaceable(file)
    if replaced:
        files.write(file, begun)  # in one step, so that no result can be lost
    try:
        out = file.open("ab")
        if not replaced:
            out.write(begun)
            out.flush()
    except OSError as error:
        raise files.unwritable(file, error) from None
    return out


def add(out: BinaryIO, result: msgspec.Struct) -> None:
    """Append a result and hand it to the system: it outlives this process, but not a power cut, since it is not synced."""
    out.write(line(result))
    out.flush()


def resume(file: Path | None, header: msgspec.Struct, done: Sequence[Result], others: Iterable[Result]) -> Iterator[Result]:
    """Yield the `others` as they are made, each after it is written to the file behind those that were `done`, if there is a file."""
    if file is None:
        yield from others
        return
    with begin(file, header, done) as out:
        for result in others:
            add(out, result)
            yield result


def line(part: msgspec.Struct) -> bytes:
    """A header or a result as a line."""
    return msgspec.json.encode(part) + b"\n"
