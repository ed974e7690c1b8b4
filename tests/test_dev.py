"""`make dev`: the page of the working copy reloads itself after a change, and no other page does."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.conftest import ROOT
from tests.server.serving import Serving, free_port
from tests.waiting import WAIT_SECONDS

PATIENCE_SECONDS = 100
SCRIPT = re.compile(r'<script type="module" src="(/dev/[^"]+)">')


class WorkingCopy:
    """A copy of the sources that `python -m tools.dev` serves, interpreted."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("src", "tools"):
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "_built.json", "*.egg-info"))
        port = free_port()
        self.client = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30)
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {"CC": "false"}
        command = [sys.executable, "-m", "tools.dev", "--port", str(port)]
        self.log = folder / "log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(command, cwd=folder, env=environment, stdout=log, stderr=log)

    def wait_for_version(self, is_wanted: Callable[[str], bool]) -> str:
        """The version of the page, once it is as wanted; the server may be restarting meanwhile."""
        end = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < end and self.process.poll() is None:
            with contextlib.suppress(httpx.HTTPError):
                version = self.client.get("/dev/version").text
                if is_wanted(version):
                    return version
            time.sleep(0.1)
        raise AssertionError(self.log.read_text())

    def wait_for_log(self, text: str) -> None:
        """Wait until a text is printed."""
        end = time.monotonic() + PATIENCE_SECONDS
        while text not in self.log.read_text():
            assert time.monotonic() < end, self.log.read_text()
            time.sleep(0.1)

    def change(self, name: str, added: str, removed: str = "") -> None:
        """Change the end of a file of the sources."""
        path = self.folder / "src" / "emporion" / name
        path.write_text(path.read_text(encoding="utf-8").removesuffix(removed) + added, encoding="utf-8")


@pytest.fixture
def copy(tmp_path: Path) -> Iterator[WorkingCopy]:
    found = WorkingCopy(tmp_path)
    yield found
    found.client.close()
    found.process.send_signal(signal.SIGINT)
    try:
        found.process.wait(60)
    finally:
        found.process.kill()


@pytest.mark.timeout(400)
def test_the_page_of_make_dev_follows_changes(copy: WorkingCopy) -> None:
    first = copy.wait_for_version(bool)
    page = copy.client.get("/table/abc")
    (script,) = SCRIPT.findall(page.text)
    assert "script-src 'self'" in page.headers["content-security-policy"]
    assert "location.reload()" in copy.client.get(script).text

    copy.change("web/styles/base.css", "\n/* changed */\n")
    second = copy.wait_for_version(lambda version: version != first)
    assert second.partition("-")[0] == first.partition("-")[0], "a change of the page restarts nothing"

    copy.change("text/en/common.ftl", "\n# changed\n")
    third = copy.wait_for_version(lambda version: version != second)
    assert third.partition("-")[0] != second.partition("-")[0], "a change of a sentence restarts the server"

    copy.change("server/guard.py", "this is no Python\n")
    copy.wait_for_log("SyntaxError")
    copy.change("server/guard.py", "# changed\n", removed="this is no Python\n")
    copy.wait_for_version(lambda version: version.partition("-")[0] != third.partition("-")[0])

    copy.process.send_signal(signal.SIGINT)
    assert copy.process.wait(60) == 0, copy.log.read_text()
    with pytest.raises(httpx.ConnectError):
        copy.client.get("/dev/version")


def test_other_servers_have_no_script_that_reloads_the_page(tmp_path: Path) -> None:
    with Serving(str(tmp_path / "tables.db")) as served, httpx.Client(base_url=served.url, timeout=WAIT_SECONDS) as client:
        assert not SCRIPT.search(client.get("/").text)
        assert [client.get(path).status_code for path in ("/dev/reload.js", "/dev/version")] == [404, 404]
