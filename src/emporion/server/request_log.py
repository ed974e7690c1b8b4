"""What the log says of requests: an id that is the same at every process that a request passes, and warnings of what takes long."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from contextvars import ContextVar, copy_context
from functools import partial
from typing import TypeVar

logger = logging.getLogger("emporion.slow")
Result = TypeVar("Result")
SLOW_SECONDS = 1.0
"""A read or a commit of the database that takes longer is logged."""
SLOW_FOLD_SECONDS = 0.5
"""A table that takes longer to build from its log is logged."""
REQUEST_ID = re.compile("[0-9a-f]{16}")
request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The id of the request that is being answered; empty elsewhere."""


def new_request_id() -> str:
    """Draw the id of a request."""
    return secrets.token_hex(8)


def add_request_id(record: logging.LogRecord) -> bool:
    """Note the request in a record of the log, if there is one."""
    if found := request_id.get():
        record.request = found
    return True


def run_in(threads: Executor, work: Callable[..., Result], *values: object) -> asyncio.Future[Result]:
    """Call a function in one of these threads, where the request is known, too."""
    return asyncio.get_running_loop().run_in_executor(threads, partial(copy_context().run, work, *values))


@contextmanager
def warn_if_slow(what: str, seconds: float, **values: object) -> Iterator[None]:
    """Log a warning if what is done in this context takes longer than so many seconds."""
    begin = time.monotonic()
    try:
        yield
    finally:
        took = time.monotonic() - begin
        if took > seconds:
            logger.warning(what, extra={"seconds": round(took, 2), **values})
