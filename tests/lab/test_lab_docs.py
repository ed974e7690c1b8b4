"""The pages of the laboratory are true: the fields are those of the descriptions, and the examples run."""

from __future__ import annotations

import base64
import json
import re
import runpy
from pathlib import Path

import pytest

from emporion import compiled
from emporion.arena.simulate import simulate
from emporion.games import find
from tests.conftest import ROOT
from tools import notebook
from tools.lab_page import markdown

EXAMPLES = re.findall(r"```python\n(import .*?)```", (ROOT / "docs" / "lab.md").read_text(encoding="utf-8"), re.DOTALL)


def test_the_page_of_fields_is_that_of_the_descriptions() -> None:
    assert (ROOT / "docs" / "lab-fields.md").read_text(encoding="utf-8") == markdown(), "run make docs"


def test_a_policy_learns_to_beat_random_play() -> None:
    pytest.importorskip("numpy", reason="needs NumPy: make test-lab")
    example = runpy.run_path(str(ROOT / "docs" / "train_policy.py"))
    assert example["share_won"](example["train"](10), 300) > 0.65


def test_a_network_of_scikit_learn_learns_to_beat_random_play() -> None:
    """Twenty rounds, of the three hundred that the example plays, are enough to see it."""
    pytest.importorskip("sklearn", reason="needs scikit-learn: make test-lab")
    example = runpy.run_path(str(ROOT / "docs" / "train_with_scikit.py"))
    assert example["share_won"](example["train"](20), 500) > 0.7


RANDOM_AGENTS = {
    "match": "",
    "numbers": "",
    "pettingzoo": "pettingzoo",
    "gymnasium": "gymnasium",
    "vector": "numpy",
    "open_spiel": "pyspiel",
    "text": "",
    "kaggle": "",
    "mcp": "mcp",
}


@pytest.mark.parametrize(("agent", "library"), RANDOM_AGENTS.items())
def test_a_random_agent_plays_in_every_interface(agent: str, library: str) -> None:
    if library:
        pytest.importorskip(library, reason=f"needs {library}: make test-lab")
    example = runpy.run_path(str(ROOT / "docs" / "random_agents.py"))
    assert [found.__name__ for found in example["AGENTS"]] == list(RANDOM_AGENTS)
    found = example[agent]()
    figures = list(found.values()) if isinstance(found, dict) else found if isinstance(found, list) else [found]
    assert figures
    assert all(isinstance(figure, int | float) for figure in figures)


def test_a_record_is_analysed(tmp_path: Path) -> None:
    """Random play costs much, and a move that the search finds best costs nothing."""
    example = runpy.run_path(str(ROOT / "docs" / "analyse_record.py"))
    _, match, text = next(simulate(find("corinth"), ["random", "random"], 1, 2))
    record = tmp_path / "game.emp.jsonl"
    record.write_text(text, encoding="utf-8")
    found = example["analyse"](record, 20 if compiled.flavor() == "interpreted" else 100)
    assert len(found) > 30
    assert sum(decision.cost for decision in found) > 1
    assert all(decision.cost == 0 for decision in found if decision.played == decision.best)
    assert [match.events[decision.event].move for decision in found] == [decision.played for decision in found]


def test_the_notebook_runs_and_keeps_its_plots() -> None:
    for library in ("matplotlib", "duckdb", "pyarrow", "numpy"):
        pytest.importorskip(library, reason="needs the libraries of the laboratory: make test-lab")
    path = ROOT / "docs" / "laboratory.ipynb"
    kept = [cell for cell in json.loads(path.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"]
    made = [cell for cell in notebook.executed(path)["cells"] if cell["cell_type"] == "code"]
    assert len(made) == 4
    for cell in [*kept, *made]:
        (output,) = cell["outputs"]
        assert base64.b64decode(output["data"]["image/png"]).startswith(b"\x89PNG")


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_the_examples_run(number: int) -> None:
    library = re.match(r"import (\w+)", EXAMPLES[number])
    assert library is not None
    pytest.importorskip(library[1], reason="needs PettingZoo and Gymnasium: make test-lab")
    pytest.importorskip("numpy", reason="needs NumPy: make test-lab")
    exec(compile(EXAMPLES[number], "docs/lab.md", "exec"), {})
