"""Run a notebook and keep its plots in it: `PYTHONPATH=build/fast .venv-lab/bin/python -m tools.notebook docs/laboratory.ipynb`.

The cells run one after the other in one namespace. Each figure of matplotlib that a cell leaves open becomes its output, as PNG.
"""

from __future__ import annotations

import base64
import io
import json
import sys
from pathlib import Path
from typing import Any

DPI = 60


def executed(path: Path) -> dict[str, Any]:
    """The notebook with the outputs of its cells; an error of a cell is raised with its number."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    notebook: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    names: dict[str, object] = {"__name__": "__notebook__"}
    for number, cell in enumerate((cell for cell in notebook["cells"] if cell["cell_type"] == "code"), 1):
        exec(compile("".join(cell["source"]), f"{path.name}, cell {number}", "exec"), names)
        cell["execution_count"] = number
        cell["outputs"] = [_output(pyplot.figure(figure)) for figure in pyplot.get_fignums()]
        pyplot.close("all")
    return notebook


def _output(figure: Any) -> dict[str, Any]:
    """A figure as the output of a cell."""
    out = io.BytesIO()
    figure.savefig(out, format="png", dpi=DPI, bbox_inches="tight", metadata={"Software": None})
    data = {"image/png": base64.b64encode(out.getvalue()).decode() + "\n", "text/plain": ["<Figure>"]}
    return {"output_type": "display_data", "data": data, "metadata": {}}


if __name__ == "__main__":
    for name in sys.argv[1:]:
        Path(name).write_text(json.dumps(executed(Path(name)), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
