"""Files that commands write: regular files are replaced, everything else is written to and stays what it is."""

from __future__ import annotations

import os
import stat
import threading
from pathlib import Path

import pytest

from emporion.engine import files
from emporion.engine.errors import EmporionError
from tests.conftest import run


def test_a_symbolic_link_stays_and_its_target_is_replaced(tmp_path: Path) -> None:
    target, link = tmp_path / "elsewhere" / "target.svg", tmp_path / "link.svg"
    target.parent.mkdir()
    target.write_bytes(b"before")
    link.symlink_to(target)
    files.write(link, b"after")
    assert link.is_symlink()
    assert target.read_bytes() == b"after"
    assert list(target.parent.iterdir()) == [target]


def test_a_link_to_a_file_that_is_not_there_yet_makes_it(tmp_path: Path) -> None:
    link = tmp_path / "link.svg"
    link.symlink_to(tmp_path / "new.svg")
    files.write(link, b"text")
    assert link.is_symlink()
    assert (tmp_path / "new.svg").read_bytes() == b"text"


def test_a_link_that_leads_to_itself_is_refused(tmp_path: Path) -> None:
    link = tmp_path / "link.svg"
    link.symlink_to(link)
    with pytest.raises(EmporionError, match="Cannot write"):
        files.write(link, b"text")


def test_a_file_keeps_its_permissions(tmp_path: Path) -> None:
    path = tmp_path / "private.svg"
    path.touch(mode=0o600)
    files.write(path, b"text")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def read_pipe(path: Path) -> tuple[threading.Thread, list[bytes]]:
    """What a reader of a named pipe gets, from a thread of its own."""
    read: list[bytes] = []
    thread = threading.Thread(target=lambda: read.append(path.read_bytes()), daemon=True)
    thread.start()
    return thread, read


def test_a_named_pipe_is_written_to(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader, read = read_pipe(pipe)
    files.write(pipe, b"text")
    reader.join(60)
    assert read == [b"text"]
    assert stat.S_ISFIFO(pipe.stat().st_mode)


def test_a_device_stays_a_device(tmp_path: Path) -> None:
    """A terminal of our own is the device: a mistake would not replace one of the machine's."""
    main, other = os.openpty()
    device = Path(os.ttyname(other))
    assert not files.is_replaceable(device)
    files.write(device, b"text")
    assert os.read(main, 10) == b"text"
    assert stat.S_ISCHR(device.stat().st_mode)
    os.close(main)
    os.close(other)


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(EmporionError, match="Is a directory"):
        files.write(tmp_path, b"text")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not Path("/dev/stdout").exists(), reason="this system has no /dev/stdout")
def test_draw_prints_to_stdout_and_nothing_besides(tmp_path: Path) -> None:
    done = run("draw", "corinth", "--out=/dev/stdout")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("<svg")
    assert done.stdout.rstrip().endswith("</svg>")


def test_draw_follows_a_link_and_refuses_a_folder(tmp_path: Path) -> None:
    link = tmp_path / "link.svg"
    link.symlink_to("board.svg")
    assert run("draw", "corinth", f"--out={link}").returncode == 0
    assert link.is_symlink()
    assert (tmp_path / "board.svg").read_text(encoding="utf-8").startswith("<svg")
    refused = run("draw", "corinth", f"--out={tmp_path}")
    assert (refused.returncode, refused.stderr) == (1, f"Cannot write {tmp_path}: Is a directory.\n")


def test_a_duel_writes_to_a_pipe_and_follows_a_link(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader, read = read_pipe(pipe)
    duel = ("duel", "corinth", "--players=random,random", "--games=2")
    done = run(*duel, f"--out={pipe}")
    assert done.returncode == 0, done.stderr
    reader.join(60)
    assert read[0].count(b"\n") == 3, "a header and two games"
    link = tmp_path / "link"
    link.symlink_to("results")
    assert run(*duel, f"--out={link}").returncode == 0
    assert link.is_symlink()
    assert (tmp_path / "results").read_bytes().count(b"\n") == 3


def test_simulate_follows_the_link_of_a_record(tmp_path: Path) -> None:
    assert run("simulate", "corinth", f"--out={tmp_path}").returncode == 0
    (made,) = tmp_path.iterdir()
    made.rename(tmp_path / "kept")
    made.symlink_to("kept")
    (tmp_path / "kept").write_bytes(b"")
    assert run("simulate", "corinth", f"--out={tmp_path}").returncode == 0
    assert made.is_symlink()
    assert (tmp_path / "kept").read_bytes() != b""
