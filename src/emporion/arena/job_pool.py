"""Jobs spread over processes of this machine, or over the machines of a Ray cluster. Their results come as they are ready.

A job is the argument of a function, which depends on nothing else and changes nothing: where it runs makes no difference, and if its
process ends before the result is there, another process does it again.

    for result in run_jobs(partial(play, duel), range(duel.games), processes=4):
        ...
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, TypeVar

import emporion
from emporion.engine.errors import EmporionError
from emporion.players.bot_process import SECONDS as BOT_SECONDS

MAX_TRIES = 4
"""After its process has ended so many times, a job is given up."""
CONNECT_SECONDS = 10
TASKS_PER_CORE = 2
"""The tasks that a Ray cluster gets at once for each of its cores: none of them waits for the next one."""
LOCAL = "local"
"""The address of a Ray that is started on this machine for these jobs alone."""

Job = TypeVar("Job")
Result = TypeVar("Result")


def run_jobs(function: Callable[[Job], Result], jobs: Iterable[Job], processes: int = 1, ray: str | None = None) -> Iterator[Result]:
    """Yield the result of the function for every job, in the order in which they are ready.

    Jobs are taken from `jobs` when a process is free, so it may be a generator that decides by the results so far. Function, jobs and
    results are pickled; with one process and without the address of a Ray cluster, all is done here in turn. The first error ends
    everything, and so does closing the iterator.
    """
    if ray is not None:
        return _on_ray(function, jobs, ray)
    if processes == 1:
        return map(function, jobs)
    return _on_processes(function, jobs, processes)


# Processes of this machine.


class _Worker(Generic[Job, Result]):
    """A process that does one job after the other."""

    def __init__(self, function: Callable[[Job], Result]) -> None:
        context = multiprocessing.get_context("spawn")
        self._function = function
        self.pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(function, theirs), daemon=True)
        with _ctrl_c_ignored():
            self._process.start()
        theirs.close()
        self._tries = 0

    def begin(self, job: Job) -> None:
        """Give it a job."""
        self._job, self._tries = job, self._tries + 1
        with suppress(OSError):  # a process that has ended is noticed when its result is read
            self.pipe.send(job)

    def result(self) -> Result:
        """The result of its job; EOFError if the process has ended. An error of the function is raised here."""
        try:
            is_done, found = self.pipe.recv()
        except OSError:
            raise EOFError from None
        if not is_done:
            raise found
        self._tries = 0
        return found  # type: ignore[no-any-return]

    def replaced(self) -> _Worker[Job, Result]:
        """A new process with the job of this one, which has ended."""
        self.stop()
        if self._tries >= MAX_TRIES:
            raise EmporionError("spread-process-ended", tries=self._tries)
        other = _Worker(self._function)
        other._tries = self._tries
        other.begin(self._job)
        return other

    def stop(self) -> None:
        """End the process at once."""
        self._process.terminate()
        self._process.join()
        self.pipe.close()


def _on_processes(function: Callable[[Job], Result], jobs: Iterable[Job], number: int) -> Iterator[Result]:
    left = iter(jobs)
    busy: dict[Connection, _Worker[Job, Result]] = {}
    try:
        for job in islice(left, number):
            worker = _Worker(function)
            worker.begin(job)
            busy[worker.pipe] = worker
        while busy:
            for pipe in wait(list(busy)):
                worker = busy[pipe]  # type: ignore[index]
                try:
                    found = worker.result()
                except EOFError:
                    other = worker.replaced()
                    del busy[worker.pipe]
                    busy[other.pipe] = other
                    continue
                for job in islice(left, 1):
                    worker.begin(job)
                    break
                else:
                    del busy[worker.pipe]
                    worker.stop()
                yield found
    finally:
        for worker in busy.values():
            worker.stop()


def _serve(function: Callable[[Job], Result], pipe: Connection) -> None:
    """Do jobs until the other side closes the pipe."""
    with suppress(EOFError, OSError):
        while True:
            job = pipe.recv()
            try:
                answer: tuple[bool, object] = True, function(job)
            except Exception as error:
                answer = False, error
            pipe.send(answer)


@contextmanager
def _ctrl_c_ignored() -> Iterator[None]:
    """Processes that start here ignore Ctrl-C: it is for their parent, which ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# A Ray cluster.


def _on_ray(function: Callable[[Job], Result], jobs: Iterable[Job], address: str) -> Iterator[Result]:
    ray = _library()
    left = iter(jobs)
    with _connected(ray, address), _stdout_of_this_thread():
        task = ray.remote(num_cpus=1, max_retries=MAX_TRIES - 1)(_task).remote
        version, shared, limit = emporion.__version__, ray.put(function), os.environ.get(BOT_SECONDS, "")
        number = TASKS_PER_CORE * max(1, int(ray.cluster_resources().get("CPU", 1)))
        pending = [task(version, limit, shared, job) for job in islice(left, number)]
        try:
            while pending:
                ready, pending = ray.wait(pending)
                pending += [task(version, limit, shared, job) for job in islice(left, len(ready))]
                for reference in ready:
                    yield _fetched(ray, reference)
        finally:
            for reference in pending:
                ray.cancel(reference, force=True)


def _task(version: str, limit: str, function: Callable[[Job], Result], job: Job) -> Result:
    """Do a job, in a process of the cluster, with this limit of bots."""
    os.environ[BOT_SECONDS] = limit
    if emporion.__version__ != version:
        raise EmporionError("spread-other-version", there=emporion.__version__, here=version)
    return function(job)


def _fetched(ray: Any, reference: Any) -> Any:
    """The result of a task. An error of the function is raised here as it was."""
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, EmporionError):
            raise error.cause from None
        raise EmporionError("spread-ray-failed", detail=f"{type(error.cause).__name__}: {error.cause}") from None
    except ray.exceptions.RayError as error:
        raise EmporionError("spread-ray-failed", detail=str(error).partition("\n")[0]) from None


@contextmanager
def _connected(ray: Any, address: str) -> Iterator[None]:
    """Connect to a cluster, or start one on this machine. A program that is connected stays so."""
    if ray.is_initialized():
        yield
        return
    own = {"include_dashboard": False} if address == LOCAL else {}
    try:
        _check_address(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.CRITICAL, **own)
    except (OSError, ValueError, RuntimeError) as error:
        raise EmporionError("spread-no-ray", address=address, detail=str(error).partition("\n")[0]) from None
    try:
        yield
    finally:
        ray.shutdown()


class _OwnStdout:
    """Standard output for one thread; what other threads print goes to standard error."""

    def __init__(self, stream: Any) -> None:
        self._stream, self._thread = stream, threading.get_ident()

    def write(self, text: str) -> int:
        stream = self._stream if threading.get_ident() == self._thread else sys.stderr
        return int(stream.write(text))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


@contextmanager
def _stdout_of_this_thread() -> Iterator[None]:
    """Ray's threads print notices, such as that a process was killed, to standard output, where results are printed for programs."""
    before, own = sys.stdout, _OwnStdout(sys.stdout)
    sys.stdout = own
    try:
        yield
    finally:
        if sys.stdout is own:
            sys.stdout = before


def _check_address(address: str) -> None:
    """Raise an error if nothing listens at HOST:PORT: Ray itself would end the program."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon:
        socket.create_connection((host.strip("[]"), int(port)), CONNECT_SECONDS).close()


def _library() -> Any:
    for name in ("RAY_USAGE_STATS_ENABLED", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO"):  # no reports to the makers, no notice about devices
        os.environ.setdefault(name, "0")
    try:
        import ray
    except ImportError as error:
        raise EmporionError("lab-missing", library="ray", extra="ray", detail=str(error)) from None
    return ray
