"""The example files in deploy/: systemd takes the unit, the settings are ones, the container's file names what there is."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib

import pytest

from emporion.terminal.setting_sources import name_of, options_of_serve, variable_of
from tests.conftest import ROOT, run

DEPLOY = ROOT / "deploy"


def test_systemd_takes_the_unit() -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("needs systemd-analyze (apt install systemd)")
    unit = DEPLOY / "emporion.service"
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, timeout=100)
    complaints = [line for line in done.stderr.splitlines() if "emporion" in line and "is not executable" not in line]
    assert not complaints
    level = subprocess.run(["systemd-analyze", "security", "--offline=true", str(unit)], capture_output=True, text=True, timeout=100)
    found = re.search(r"Overall exposure level for \S+: ([\d.]+)", level.stdout)
    assert found is not None, level.stdout + level.stderr
    assert float(found[1]) < 3


def test_the_settings_file_has_settings() -> None:
    given = tomllib.loads((DEPLOY / "emporion.toml").read_text())
    assert set(given) <= {name_of(option) for option in options_of_serve()}
    assert "games.example" in run("serve", "--config", str(DEPLOY / "emporion.toml"), "--show-settings").stdout
    unit = (DEPLOY / "emporion.service").read_text()
    assert f"/var/lib/{re.search(r'StateDirectory=(.+)', unit)[1]}" in given["database"]  # type: ignore[index]


def test_the_container_sets_variables_that_exist() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    instructions = dict(re.findall(r"^([A-Z]+) (.+)$", text, re.MULTILINE))
    assert instructions["USER"] == "10001:10001"
    assert instructions["VOLUME"] == "/data"
    assert "/api/v1/health" in instructions["HEALTHCHECK"]
    known = {variable_of(option) for option in options_of_serve()}
    assert set(re.findall(r"EMPORION_[A-Z_]+", text)) <= known
