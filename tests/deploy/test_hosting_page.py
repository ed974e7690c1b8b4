"""The commands of docs/hosting.md run, as far as they need no other machine."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from emporion.terminal.setting_sources import name_of, options_of_serve
from tests.conftest import ROOT, run

PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```sh\n(.*?)^```", re.MULTILINE | re.DOTALL)


def test_its_commands_run_in_their_order(migrated: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tables.db").write_bytes(migrated.read_bytes())
    monkeypatch.chdir(tmp_path)
    lines = [line for block in BLOCK.findall(PAGE) for line in block.splitlines() if line.startswith("emporion ")]
    ran = 0
    for line in lines:
        words = shlex.split(line, comments=True)[1:]
        if words[0] != "serve" or "--show-settings" in words:
            done = run(*words, env={"EMPORION_DATABASE": "tables.db", "EMPORION_PORT": "0"})
            assert done.returncode == 0, (line, done.stderr)
            ran += 1
    assert ran == 6
    assert (tmp_path / "new.db").exists()


def test_its_files_and_settings_exist() -> None:
    named = set(re.findall(r"`(deploy/[\w.-]+)`", PAGE))
    assert named
    assert not [name for name in named if not (ROOT / name).exists()]
    settings = {name_of(option) for option in options_of_serve()}
    assert set(re.findall(r"\| `([a-z]+-[a-z]+)` \|", PAGE)) <= settings
    assert {name.lower().replace("_", "-") for name in re.findall(r"EMPORION_([A-Z_]+)", PAGE)} <= settings
