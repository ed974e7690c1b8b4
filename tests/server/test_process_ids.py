"""Ids of processes: they count within one boot and one namespace, and are given again."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from emporion.server import process_ids
from tests.waiting import WAIT_SECONDS, wait_until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")


def test_a_process_has_ended_when_it_was_reaped_or_its_id_was_given_again() -> None:
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as process:
        started = process_ids.start_time(process.pid)
        assert started > 0
        assert not process_ids.has_ended(process.pid, started)
        assert not process_ids.has_ended(process.pid, 0.0), "a start that is not known is not compared"
        assert process_ids.has_ended(process.pid, started - 1), "a later process has the id"
        process.send_signal(signal.SIGKILL)
        wait_until(lambda: process_ids.has_ended(process.pid, started))
        assert process.returncode is None, "also before its parent asks for the exit code"
    assert process_ids.has_ended(process.pid, started)
    assert process_ids.has_ended(process.pid, 0.0)


def test_a_scope_is_that_of_one_boot_and_one_namespace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = process_ids.find_scope()
    assert here == process_ids.find_scope()
    assert len(here) <= 255
    fake = tmp_path / "proc"
    (fake / "sys/kernel/random").mkdir(parents=True)
    (fake / "sys/kernel/random/boot_id").write_text("another boot\n")
    (fake / "self/ns").mkdir(parents=True)
    for kind in ("pid", "time"):
        (fake / "self/ns" / kind).symlink_to(os.readlink(f"/proc/self/ns/{kind}"))
    monkeypatch.setattr(process_ids, "PROC", fake)
    rebooted = process_ids.find_scope()
    assert rebooted != here
    (fake / "self/ns/pid").unlink()
    (fake / "self/ns/pid").symlink_to("pid:[1]")
    assert process_ids.find_scope() not in (here, rebooted)


def test_a_container_with_the_name_of_this_machine_has_another_scope() -> None:
    command = ["unshare", "--pid", "--fork", "--mount-proc", sys.executable, "-c"]
    if shutil.which("unshare") is None or subprocess.run([*command, ""], capture_output=True, check=False).returncode:
        pytest.skip("needs the right to make a PID namespace")
    program = "from emporion.server import process_ids as p; import socket; print(socket.gethostname()); print(p.find_scope())"
    found = subprocess.run([*command, program], capture_output=True, text=True, check=True, timeout=WAIT_SECONDS).stdout.splitlines()
    here = process_ids.find_scope()
    assert found[0] == here.split()[0]
    assert found[1] != here


def test_a_proc_of_another_namespace_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "self").symlink_to("1")
    monkeypatch.setattr(process_ids, "PROC", tmp_path)
    assert process_ids.start_time(os.getpid()) == 0.0
    assert not process_ids.has_ended(os.getpid(), time.time())
