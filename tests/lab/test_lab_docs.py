"""The pages of the laboratory are true: the fields are those of the descriptions, and the examples run."""

from __future__ import annotations

import re
import runpy

import pytest

from tests.conftest import ROOT
from tools.lab_page import markdown

EXAMPLES = re.findall(r"```python\n(import .*?)```", (ROOT / "docs" / "lab.md").read_text(encoding="utf-8"), re.DOTALL)


def test_the_page_of_fields_is_that_of_the_descriptions() -> None:
    assert (ROOT / "docs" / "lab-fields.md").read_text(encoding="utf-8") == markdown(), "run make docs"


def test_a_policy_learns_to_beat_random_play() -> None:
    pytest.importorskip("numpy", reason="needs NumPy: make test-lab")
    example = runpy.run_path(str(ROOT / "docs" / "train_policy.py"))
    assert example["share_won"](example["train"](10), 300) > 0.65


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_the_examples_run(number: int) -> None:
    library = re.match(r"import (\w+)", EXAMPLES[number])
    assert library is not None
    pytest.importorskip(library[1], reason="needs PettingZoo and Gymnasium: make test-lab")
    pytest.importorskip("numpy", reason="needs NumPy: make test-lab")
    exec(compile(EXAMPLES[number], "docs/lab.md", "exec"), {})
