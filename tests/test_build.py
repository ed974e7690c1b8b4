"""The build under build/: what is compiled again after which change, and what happens without a compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from emporion import compiled
from tests.conftest import ROOT, needs
from tools import build, extensions


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of src/ that the build reads instead."""
    folder = tmp_path / "src"
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info", "_built.json")
    shutil.copytree(ROOT / "src", folder, ignore=ignored)
    monkeypatch.setattr(extensions, "SOURCE", folder)
    return folder / "emporion"


def edit(path: Path) -> None:
    path.write_text(path.read_text(encoding="utf-8") + "\n# edited\n", encoding="utf-8")


def to_compile(before: list[extensions.Job]) -> set[str]:
    """The modules whose cached object does not serve any more."""
    return {old.module for old, new in zip(before, extensions.jobs(["fast"]), strict=True) if old.target != new.target}


def test_a_text_or_the_page_compiles_nothing(sources: Path) -> None:
    before = extensions.jobs(["fast"])
    for name in ("text/en/common.ftl", "web/index.html", "terminal/app.py", "server/api.py", "games/corinth/components.toml"):
        edit(sources / name)
    assert to_compile(before) == set()


def test_a_rule_file_compiles_itself_only(sources: Path) -> None:
    before = extensions.jobs(["fast"])
    edit(sources / "games" / "corinth" / "state.py")
    assert to_compile(before) == {"emporion.games.corinth.state"}


def test_declarations_compile_all_that_cimport_them(sources: Path) -> None:
    before = extensions.jobs(["fast"])
    edit(sources / "games" / "corinth" / "state.pxd")
    own = (
        "games.corinth.encoder",
        "games.corinth.state",
        "games.corinth.targets",
        "games.corinth.view",
        "players.corinth",
        "players.corinth_features",
        "players.endgame",
        "players.last_round",
    )
    assert to_compile(before) == {f"emporion.{name}" for name in own}
    edit(sources / "engine" / "random.pxd")
    assert "emporion.games.golden_horn.view" in to_compile(before), "it cimports a state that cimports the generator"


def test_another_compiler_or_other_flags_compile_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    before = extensions.jobs(["fast"])
    assert {job.target for job in before}.isdisjoint(job.target for job in extensions.jobs(["checked"]))
    monkeypatch.setenv("CFLAGS", "-DOTHER")
    assert to_compile(before) == set(extensions.modules())


def test_a_module_that_does_not_compile_is_an_error_that_names_the_place(sources: Path) -> None:
    needs("fast")
    edit(sources / "engine" / "random.py")
    with (sources / "engine" / "random.py").open("a") as file:
        file.write("def broken(:\n")
    with pytest.raises(extensions.CompileError, match=r"emporion/engine/random\.py"):
        extensions.compile_modules(["fast"], lambda done, total, name: None)


def test_files_that_changed_are_copied_and_files_that_are_gone_are_removed(sources: Path, tmp_path: Path) -> None:
    folder = tmp_path / "build"
    build.assemble(folder, "fast", None)
    old, kept = folder / "emporion" / "text" / "en" / "common.ftl", folder / "emporion" / "text" / "fr" / "common.ftl"
    (folder / "emporion" / "engine" / f"state{extensions.SUFFIX}").touch()
    untouched = kept.stat().st_ino
    edit(sources / "text" / "en" / "common.ftl")
    (sources / "web" / "index.html").unlink()
    build.assemble(folder, "fast", None)
    assert old.read_text(encoding="utf-8").endswith("# edited\n")
    assert kept.stat().st_ino == untouched
    assert not (folder / "emporion" / "web" / "index.html").exists()
    assert not (folder / "emporion" / "engine" / f"state{extensions.SUFFIX}").exists(), "a compiled module would shadow its source"


def test_without_a_compiler_the_build_is_interpreted_and_says_so(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tools.build", "fast", "--into", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env={**os.environ, "CC": "false", "PYTHONPATH": ""})
    assert done.returncode == 0, done.stderr
    assert "apt install gcc" in done.stderr
    assert done.stdout == "build/fast: interpreted\n"
    probe = [sys.executable, "-m", "emporion.compiled"]
    assert (
        subprocess.run(probe, capture_output=True, text=True, env={"PYTHONPATH": str(tmp_path / "fast")}).stdout == "built: interpreted\n"
    )


@pytest.mark.skipif(sys.platform != "linux", reason="other systems keep debug symbols outside")
def test_compiled_modules_have_no_debug_symbols() -> None:
    needs("fast")
    found = list((ROOT / "build" / "fast").rglob("*.so"))
    assert len(found) == len(extensions.modules())
    for path in found:
        assert b".debug_info" not in path.read_bytes(), path.name
        assert b".symtab" not in path.read_bytes(), path.name


def test_this_build_is_not_stale() -> None:
    assert compiled.stale() == []
