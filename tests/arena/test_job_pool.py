"""Jobs on several processes: every result comes once, whatever happens to a process, and nothing is left running."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Generator, Iterator
from functools import partial
from pathlib import Path

import pytest

from emporion.arena.job_pool import run_jobs
from emporion.engine.errors import EmporionError, IllegalMove


def squared(number: int) -> int:
    return number * number


def squared_where(number: int) -> tuple[int, int]:
    time.sleep(0.01)
    return number * number, os.getpid()


def refused(number: int) -> int:
    raise IllegalMove("S4", "refuse-over", ["buy 0", "buy 1"])


def killed_once(folder: Path, number: int) -> int:
    """Kill the process of the job that asks for 3, the first time."""
    marker = folder / "killed"
    if number == 3 and not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def killed_always(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_one_process_is_this_one() -> None:
    assert list(run_jobs(squared, range(5))) == [0, 1, 4, 9, 16]
    assert {process for _, process in run_jobs(squared_where, range(3))} == {os.getpid()}


def test_several_processes_give_the_same_results_in_any_order() -> None:
    found = list(run_jobs(squared_where, range(40), processes=2))
    assert sorted(result for result, _ in found) == [number * number for number in range(40)]
    assert os.getpid() not in {process for _, process in found}
    assert not multiprocessing.active_children()


def test_jobs_are_taken_when_a_process_is_free() -> None:
    taken: list[int] = []

    def jobs() -> Iterator[int]:
        for number in range(30):
            taken.append(number)
            yield number

    for count, _ in enumerate(run_jobs(squared, jobs(), processes=2), 1):
        assert len(taken) <= count + 2


def test_the_job_of_a_process_that_was_killed_is_done_by_another(tmp_path: Path) -> None:
    assert sorted(run_jobs(partial(killed_once, tmp_path), range(8), processes=2)) == [number * number for number in range(8)]
    assert (tmp_path / "killed").exists()


def test_a_job_that_always_ends_its_process_is_given_up() -> None:
    with pytest.raises(EmporionError, match="ended 4 times"):
        list(run_jobs(killed_always, [1], processes=2))


def test_an_error_comes_as_it_was_and_ends_everything() -> None:
    with pytest.raises(IllegalMove) as raised:
        list(run_jobs(refused, range(3), processes=2))
    assert raised.value.rule == "S4"
    assert raised.value.legal == ["buy 0", "buy 1"]
    assert not multiprocessing.active_children()


def test_closing_ends_the_processes() -> None:
    results = run_jobs(squared_where, range(1000), processes=2)
    next(results)
    assert len(multiprocessing.active_children()) == 2
    assert isinstance(results, Generator)
    results.close()
    assert not multiprocessing.active_children()
