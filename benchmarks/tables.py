"""The tables that ``docextract.grids`` gives against those of its peers, on a folder of PDFs whose tables are known.

    python benchmarks/tables.py ../shared/tables [--peer pdfplumber-lines] [--seconds]

The folder holds ``score.py`` (its docstring explains the measures) with a manifest and the documents. One line for
each engine: F1 of neighbouring cells (mean over documents), GriTS, equal cells, exact tables, precision and recall of
detection. ``--seconds`` adds the finder's own processor time per page, best of three, reading not counted.
``--round FOLDER`` scores the documents of that folder instead, with their truths beside them (``NAME.truth.json``).

What was tried and did not pay, on the 27 documents there or on 395 drawn tables in six styles (share exact):

- sides of all shading as rules: GriTS of the ruled tables .865, exact .597 in the first version, against .943 and .910
  with shading only outside ruled areas, for cells are shaded line by line
- snapping within 1 or 3 points instead of 2: no difference; gaps between segments of 0.5, 0.6 or 1.0 line heights
  instead of 0.75: .965, .965 and .954 of the drawn tables against .962
- titles over columns by nearness alone: first lines of headers were taken for titles
  (a title is now told by not being flush with what stands under it)
- joining all lines between two rules: section headings went into their first row; drawn tables .952 against .962
- any header standing free as a column of its own: justified headers fell apart (now only in the fullest header line)

What pays most: without joining wrapped labels .276 of the drawn tables are exact, without joining header lines .322,
without reading ruled tables again by their lines where rules are missing F1 falls from .973 to .903.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import logging
import sys
import time
import warnings
from pathlib import Path
from types import ModuleType
from typing import Any

MEASURES = {
    "F1": "adj_F1_ma",
    "GriTS": "grits",
    "cells": "cells",
    "exact": "exact",
    "detection P": "det_P",
    "detection R": "det_R",
}


def scorer(folder: Path) -> ModuleType:
    """The folder's scorer."""
    spec = importlib.util.spec_from_file_location("table_scorer", folder / "score.py")
    if spec is None or spec.loader is None:
        raise SystemExit(f"{folder} holds no score.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def milliseconds(folder: Path) -> float:
    """Processor time of the finder per page, best of three rounds."""
    from docextract.grids.tables import find_tables
    from docextract.readers.pdf.pdfium import read

    pages = [page for path in sorted(folder.rglob("*.pdf")) for page in read(path.read_bytes()).pages]
    best = float("inf")
    for _ in range(3):
        begun = time.process_time()
        for page in pages:
            find_tables(page)
        best = min(best, time.process_time() - begun)
    return 1000 * best / max(1, len(pages))


def main() -> None:
    """Print a row of figures for each engine."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument(
        "--peer", action="append", default=[], help="an engine the scorer knows, such as pdfplumber-lines"
    )
    parser.add_argument("--round", type=Path, help="score the documents of this folder with the folder's score.py")
    parser.add_argument("--seconds", action="store_true")
    asked = parser.parse_args()
    logging.disable(logging.ERROR)
    warnings.filterwarnings("ignore")
    sys.path.insert(0, str(Path(__file__).parent))
    score: Any = scorer(asked.folder)
    suites = score.load_suites()
    if asked.round:
        score.ROOT = asked.round.resolve()
        truths = [json.loads(path.read_text("utf-8")) for path in sorted(asked.round.glob("*.truth.json"))]
        suites = {asked.round.name: truths}
    print(f"{'engine':24}" + "".join(f"{name:>13}" for name in MEASURES))
    for name in ["tables_engine:extract", *asked.peer]:
        results = score.run(score.load_engine(name), suites).values()
        for result in results:
            shown = "docextract" if name.startswith("tables_engine") else name
            print(f"{shown:24}" + "".join(f"{result[key]:13.3f}" for key in MEASURES.values()))
            for error in result["error_list"]:
                print(f"  {error}")
    if asked.seconds:
        print(f"docextract finds the tables of a page in {milliseconds(asked.round or asked.folder):.1f} ms")


if __name__ == "__main__":
    main()
