"""Records as a table of decisions, and back: nothing is lost, nothing is added, and damage is named."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from emporion import compiled, games
from emporion.arena.simulate import simulate
from emporion.engine.errors import EmporionError
from emporion.engine.record import dumps
from emporion.lab import describe
from emporion.lab.datasets import decisions, export, restore
from tests.conftest import ROOT

pyarrow = pytest.importorskip("pyarrow", reason="needs PyArrow: make test-lab")
parquet = pytest.importorskip("pyarrow.parquet", reason="needs PyArrow: make test-lab")


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Records of several kinds: both games, other player counts and options, one that is not over."""
    folder = tmp_path_factory.mktemp("records")
    for name, players, options in (("corinth", 2, {}), ("corinth", 3, {"steward": "last"}), ("golden-horn", 2, {"dominio": True})):
        played = list(simulate(games.find(name), ["random"] * players, 2, 5, options))
        for file, _, text in played:
            (folder / file).write_text(text, encoding="utf-8")
    (folder / "unfinished.emp.jsonl").write_text(dumps(played[0][1].rewound(100), names=["Zoë", "Bo"]), encoding="utf-8")
    return folder


def test_records_come_back_byte_for_byte(records: Path, tmp_path: Path) -> None:
    *_, rows = export(records, tmp_path / "games.parquet")
    table = parquet.read_table(tmp_path / "games.parquet")
    assert table.num_rows == rows > 500
    found = list(restore(tmp_path / "games.parquet", tmp_path / "back"))
    assert [path.name for path in found] == sorted(path.name for path in records.iterdir())
    for path in found:
        assert path.read_bytes() == (records / path.name).read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["back", "games.parquet"], "nothing is left behind"


def test_a_row_says_what_the_seat_knew_and_what_came_of_it(records: Path, tmp_path: Path) -> None:
    *_, _ = export(records, tmp_path / "games.parquet")
    rows = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    for path in sorted(records.iterdir()):
        played = games.replay(path.read_bytes(), complete=False)
        own = [row for row in rows if row["record"] == path.name.removesuffix(".emp.jsonl")]
        assert [row["move"] for row in own] == [event.move for event in played.events if event.by != "chance"]
        for row in own[::17]:
            match = played.rewound(row["event"])
            description = describe(match)
            assert (row["game"], row["players"], row["seat"]) == (match.game.name, match.players, match.actor)
            assert row["legal"] == description.legal(match)
            assert description.text(row["action"]) == row["move"]
            for name, seen in description.observe(match, row["seat"]).items():
                assert row[f"seen_{name}"] == _flat(seen)
            foreign = {name for name in row if name.startswith("seen_")} - {f"seen_{name}" for name in description.encoding.places}
            assert all(row[name] is None for name in foreign)
            assert row["points"] == played.scores()[row["seat"]]
            assert (row["reward"] is None) == (not played.is_over)
            if played.is_over:
                assert (row["reward"] > 0) == (row["seat"] in played.winners())


def _flat(figures: object) -> object:
    """Nested lists as one."""
    if not isinstance(figures, list):
        return figures
    return [cell for part in figures for cell in (_flat(part) if isinstance(part, list) else [part])]  # type: ignore[attr-defined]


def test_a_search_looks_at_every_decision() -> None:
    _, match, _ = next(simulate(games.find("corinth"), ["random", "random"], 1, 1))
    rows = [row for row, _ in decisions(match.rewound(12), "one", {}, simulations=30)]
    for row in rows:
        assert len(row.search_share) == len(row.search_visits) == len(row.legal)
        assert all(0 <= share <= 1 for share in row.search_share)
    assert sum(rows[0].search_visits) >= 30


def test_what_is_damaged_is_named(records: Path, tmp_path: Path) -> None:
    with pytest.raises(EmporionError, match="no records in"):
        list(export(tmp_path, tmp_path / "games.parquet"))
    broken = tmp_path / "broken"
    broken.mkdir()
    lines = next(records.glob("corinth-p2*")).read_text(encoding="utf-8").splitlines(keepends=True)
    (broken / "a.emp.jsonl").write_text("".join([*lines[:5], '{"by": 0, "move": "fly"}\n']), encoding="utf-8")
    with pytest.raises(EmporionError, match=r"a\.emp\.jsonl.*line 6"):
        list(export(broken, tmp_path / "games.parquet"))
    assert not (tmp_path / "games.parquet").exists()
    assert [path.name for path in tmp_path.iterdir()] == ["broken"]
    (tmp_path / "no.parquet").write_bytes(b"PAR1 nothing")
    with pytest.raises(EmporionError, match=r"no\.parquet cannot be read as Parquet"):
        list(restore(tmp_path / "no.parquet", tmp_path / "back"))
    parquet.write_table(pyarrow.table({"a": [1]}), tmp_path / "other.parquet")
    with pytest.raises(EmporionError, match="was not made by"):
        list(restore(tmp_path / "other.parquet", tmp_path / "back"))


def test_records_of_any_name_come_back(records: Path, tmp_path: Path) -> None:
    folder = tmp_path / "named"
    folder.mkdir()
    text = next(records.glob("corinth-p2*")).read_bytes()
    names = ["x y ü …", "..", "-", "a\nb", "C:d", "été 1.2"]
    for name in names:
        (folder / f"{name}.emp.jsonl").write_bytes(text)
    *_, _ = export(folder, tmp_path / "games.parquet")
    assert {path.name for path in restore(tmp_path / "games.parquet", tmp_path / "back")} == {f"{name}.emp.jsonl" for name in names}
    for part in (b"a\\b", b"\xff"):
        wrong = os.fsencode(folder) + b"/" + part + b".emp.jsonl"
        with open(wrong, "wb") as file:
            file.write(text)
        with pytest.raises(EmporionError, match="whose name cannot stand in a table"):
            next(export(folder, tmp_path / "other.parquet"))
        os.unlink(wrong)
    assert not (tmp_path / "other.parquet").exists()


def test_a_record_without_decisions_is_reported(records: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    folder = tmp_path / "some"
    folder.mkdir()
    text = next(records.glob("corinth-p2*")).read_text(encoding="utf-8")
    (folder / "begun.emp.jsonl").write_text(text.partition("\n")[0] + "\n", encoding="utf-8")
    (folder / "whole.emp.jsonl").write_text(text, encoding="utf-8")
    assert len(list(export(folder, tmp_path / "games.parquet"))) == 1
    assert [record.message for record in caplog.records] == [f"{folder / 'begun.emp.jsonl'} has no decisions and is left out."]
    (folder / "whole.emp.jsonl").unlink()
    assert list(export(folder, tmp_path / "games.parquet")) == []


def test_a_link_stays_one_and_what_is_no_file_is_refused(records: Path, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "games.parquet").symlink_to(tmp_path / "elsewhere" / "real.parquet")
    *_, rows = export(records, tmp_path / "games.parquet")
    assert (tmp_path / "games.parquet").is_symlink()
    assert parquet.read_table(tmp_path / "elsewhere" / "real.parquet").num_rows == rows
    os.mkfifo(tmp_path / "pipe.parquet")
    (tmp_path / "folder.parquet").mkdir()
    (tmp_path / "device.parquet").symlink_to("/dev/null")
    for name in ("pipe", "folder", "device"):
        with pytest.raises(EmporionError, match="is no file that can be replaced"):
            next(export(records, tmp_path / f"{name}.parquet"))
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "device.parquet",
        "elsewhere",
        "folder.parquet",
        "games.parquet",
        "pipe.parquet",
    ]


def test_changed_rows_are_refused(records: Path, tmp_path: Path) -> None:
    *_, _ = export(records, tmp_path / "games.parquet")
    table = parquet.read_table(tmp_path / "games.parquet")
    for column, value, said in (("record", "../evil", "cannot be that of a file"), ("move", "fly", "cannot be replayed: line ")):
        changed = table.set_column(table.schema.get_field_index(column), column, pyarrow.array([value] * table.num_rows))
        parquet.write_table(changed.replace_schema_metadata(table.schema.metadata), tmp_path / "changed.parquet")
        with pytest.raises(EmporionError, match=said):
            list(restore(tmp_path / "changed.parquet", tmp_path / "back"))
    assert not list(tmp_path.glob("*.emp.jsonl"))


def test_duckdb_reads_the_example_query(records: Path, tmp_path: Path) -> None:
    """The query in docs/lab.md."""
    duckdb = pytest.importorskip("duckdb", reason="needs DuckDB: make test-lab")
    *_, _ = export(records, tmp_path / "games.parquet")
    page = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")
    query = page.partition("```sql\n")[2].partition("```")[0]
    assert duckdb.sql(query.replace("games.parquet", str(tmp_path / "games.parquet"))).fetchall()


@pytest.mark.skipif(compiled.flavor() != "fast", reason="measures the compiled modules")
def test_memory_does_not_grow_with_the_number_of_games(tmp_path: Path) -> None:
    """Twelve times as many records take no more memory."""
    _, match, text = next(simulate(games.find("corinth"), ["random", "random"], 1, 1))
    peaks = []
    for number in (40, 480):
        folder = tmp_path / str(number)
        folder.mkdir()
        for game in range(number):
            (folder / f"{game:04}.emp.jsonl").write_text(text, encoding="utf-8")
        code = (
            "import resource, sys; from pathlib import Path; from emporion.lab.datasets import export, restore\n"
            "here = Path(sys.argv[1]); list(export(here, here / 'games.parquet')); list(restore(here / 'games.parquet', here / 'back'))\n"
            "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"
        )
        done = subprocess.run([sys.executable, "-c", code, str(folder)], capture_output=True, text=True, check=True)
        peaks.append(int(done.stdout))
    assert peaks[1] - peaks[0] < 30_000, peaks
    assert match.is_over
