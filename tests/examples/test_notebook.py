"""The notebook runs from its first cell to its last, and prints what is stored in it.

``CITADELS_GOLDEN=write`` stores what it prints now.
"""

from __future__ import annotations

import os
from copy import deepcopy
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

ROOT = Path(__file__).parents[2]
NOTEBOOK = ROOT / "examples" / "learning" / "first_steps.ipynb"

Printed = list[list[str]]  # by cell


def printed(book: nbformat.NotebookNode) -> Printed:
    """What each cell prints and gives; pictures depend on matplotlib's version."""
    cells = [cell for cell in book.cells if cell.cell_type == "code"]
    return [[text for output in cell.outputs for text in texts(output)] for cell in cells]


def texts(output: nbformat.NotebookNode) -> list[str]:
    """What is there to read in an output; warnings are not of the notebook."""
    if output.output_type == "stream":
        return [output.text] if output.name == "stdout" else []
    return [output.data["text/plain"]]


@pytest.fixture
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A kernel of this Python with this tree's source, and without anything of the user's."""
    for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR"):
        monkeypatch.setenv(name, str(tmp_path / name.lower()))
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "src"), prepend=os.pathsep)


@pytest.mark.nightly(stage="research")
@pytest.mark.usefixtures("alone")
def test_the_notebook_prints_what_is_stored_in_it(tmp_path: Path) -> None:
    stored = nbformat.read(NOTEBOOK, as_version=4)  # type: ignore[no-untyped-call]
    run = deepcopy(stored)
    where = {"metadata": {"path": str(tmp_path)}}
    NotebookClient(run, timeout=300, record_timing=False, resources=where).execute()
    if os.environ.get("CITADELS_GOLDEN") == "write":
        nbformat.write(run, NOTEBOOK)  # type: ignore[no-untyped-call]
        return
    assert printed(run) == printed(stored)
    outputs = [output for cell in run.cells for output in cell.get("outputs", ())]
    found = {kind for output in outputs for kind in output.get("data", {})}
    assert {"image/png", "text/html"} <= found
