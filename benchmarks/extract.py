"""What a whole extraction costs, against what reading the file alone costs with the usual library.

    python benchmarks/extract.py [--quick] [--corpus DIR] [--json FILE]

Processor time, best of several. "Second call": everything is imported and warm, as it is in a service. The opponents
only read: pdfplumber's ``extract_words`` over all pages, openpyxl's ``load_workbook``; docextract reads, finds the
table, types it and checks it. How time and memory grow with the pages is measured in a process of its own for each
size, what
``import docextract`` adds to ``import pydantic`` in fresh interpreters that take turns.

Without the corpus beside the checkout, documents made on the spot stand in for the two real ones.
"""

from __future__ import annotations

import argparse
import gc
import io
import json
import logging
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

import rolls

CORPUS = Path(__file__).resolve().parents[2] / "shared" / "corpus"
PAGES = (10, 100, 1000)
UNITS = (100, 1000, 10_000)
MOST_GROWTH, MOST_MEGABYTES, MOST_IMPORT = 1.15, 300, 60.0


def best(call: Callable[[], Any], rounds: int) -> float:
    """Milliseconds of processor time, the least of so many calls after one that is not counted."""
    call()
    times = []
    for _ in range(rounds):
        gc.collect()
        start = process_time()
        call()
        times.append(process_time() - start)
    return 1000 * min(times)


def by_pdfplumber(data: bytes) -> int:
    """The words of every page."""
    import pdfplumber

    logging.getLogger("pdfminer").setLevel(logging.ERROR)
    with pdfplumber.open(io.BytesIO(data)) as pdf:
        return sum(len(page.extract_words()) for page in pdf.pages)


def by_openpyxl(data: bytes) -> object:
    """The workbook, loaded."""
    import openpyxl

    return openpyxl.load_workbook(io.BytesIO(data))


def by_docextract(data: bytes, asset_type: str) -> object:
    """The rent roll, extracted and checked."""
    import docextract

    return docextract.extract(data, asset_type=asset_type, document_type="RENT_ROLL")


def against_readers(corpus: Path, rounds: int) -> list[dict[str, Any]]:
    """One line per document: docextract whole, and the library that only reads."""

    def document(name: str, made: Callable[[], bytes]) -> tuple[str, bytes]:
        path = corpus / name
        return (name, path.read_bytes()) if path.is_file() else (f"made instead of {name}", made())

    documents = [
        (
            *document("mri_commercial.pdf", lambda: rolls.pdf(12)),
            "MIXED_USE",
            by_pdfplumber,
            "pdfplumber extract_words",
            8,
        ),
        (
            *document("yardi_tenancy_schedule.xlsx", lambda: rolls.workbook(1200)),
            "INDUSTRIAL",
            by_openpyxl,
            "openpyxl load_workbook",
            3,
        ),
        ("made, 100,000 cells (xlsx)", rolls.workbook(), "MULTIFAMILY", by_openpyxl, "openpyxl load_workbook", 3),
    ]
    found = []
    for name, data, asset_type, opponent, title, goal in documents:
        ours = best(lambda d=data, a=asset_type: by_docextract(d, a), rounds)
        theirs = best(lambda d=data, o=opponent: o(d), max(2, rounds // 2))
        found.append(
            {
                "document": name,
                "docextract": ours,
                "opponent": title,
                "theirs": theirs,
                "times": theirs / ours,
                "goal": goal,
            }
        )
    return found


GROWTH = """
import re, resource, sys
from pathlib import Path
from time import process_time
import docextract
docextract.extract(sys.argv[1], asset_type="MULTIFAMILY", document_type="RENT_ROLL")
start = process_time()
x = docextract.extract(sys.argv[2], asset_type="MULTIFAMILY", document_type="RENT_ROLL")
spent = process_time() - start
failed = [c.check_id for c in x.checks if c.status == "FAIL"]
status = Path("/proc/self/status")
# The kernel hands the peak of getrusage down to children; VmHWM is this process's own.
own = re.search(r"VmHWM:\\s+(\\d+)", status.read_text()) if status.exists() else None
peak = own[1] if own else resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
print(spent, peak, len(x.rows), *failed)
"""


def growth(make: Callable[[int], bytes], sizes: tuple[int, ...], units_each: int, rounds: int) -> list[dict[str, Any]]:
    """Time and memory by size (pages, or rows of a sheet), each in processes of its own that first read the least."""
    found = []
    with tempfile.TemporaryDirectory() as folder:
        one = Path(folder) / "one"
        one.write_bytes(make(1))
        for size in sizes:
            path = Path(folder) / str(size)
            path.write_bytes(make(size))
            runs = [_run(GROWTH, str(one), str(path)).split() for _ in range(rounds)]
            lost, failed = size * units_each - int(runs[0][2]), runs[0][3:]
            time = 1000 * min(float(run[0]) for run in runs)
            memory = min(int(run[1]) for run in runs) / 1024
            found.append(
                {"size": size, "time": time, "each": time / size, "megabytes": memory, "lost": lost, "failed": failed}
            )
    return found


IMPORT = """
from time import process_time
import pydantic
start = process_time()
{}
print(process_time() - start)
"""
IMPORTS = {
    "import docextract": "import docextract",
    "every public name": "import docextract\nfor name in docextract.__all__: getattr(docextract, name)",
}


def imports(rounds: int) -> dict[str, float]:
    """Milliseconds beyond ``import pydantic``, in fresh interpreters."""
    times: dict[str, list[float]] = {name: [] for name in IMPORTS}
    for _ in range(rounds):
        for name, code in IMPORTS.items():
            times[name].append(float(_run(IMPORT.format(code))))
    return {name: 1000 * min(found) for name, found in times.items()}


def _run(code: str, *arguments: str) -> str:
    return subprocess.run([sys.executable, "-c", code, *arguments], check=True, capture_output=True, text=True).stdout


def measure(corpus: Path = CORPUS, *, quick: bool = False) -> dict[str, Any]:
    """All figures of this benchmark."""
    return {
        "readers": against_readers(corpus, 3 if quick else 7),
        "pages": growth(rolls.pdf, PAGES[:2] if quick else PAGES, rolls.ROWS_PER_PAGE, 1 if quick else 3),
        "units": growth(rolls.workbook, UNITS[:2] if quick else UNITS, 1, 1 if quick else 3),
        "imports": imports(3 if quick else 15),
    }


def markdown(figures: dict[str, Any]) -> str:
    """The figures as tables."""
    lines = ["| document | docextract, whole | reading alone | times faster |", "|---|---|---|---|"]
    lines += [
        f"| {f['document']} | {f['docextract']:.0f} ms | {f['opponent']}: {f['theirs']:.0f} ms | {f['times']:.1f} |"
        for f in figures["readers"]
    ]
    for of in ("pages", "units"):
        lines += ["", f"| {of} | time | each | peak memory | units lost |", "|---|---|---|---|---|"]
        lines += [
            f"| {f['size']} | {f['time']:.0f} ms | {f['each']:.3f} ms | {f['megabytes']:.0f} MB | {f['lost']} |"
            for f in figures[of]
        ]
    lines += ["", "| beyond `import pydantic` | time |", "|---|---|"]
    lines += [f"| {name} | {time:.1f} ms |" for name, time in figures["imports"].items()]
    return "\n".join(lines)


def missed(figures: dict[str, Any]) -> list[str]:
    """The goals that these figures miss."""
    found = [f"{f['document']}: {f['times']:.1f} times faster" for f in figures["readers"] if f["times"] < f["goal"]]
    for of in ("pages", "units"):
        *_, before, largest = figures[of]
        if (grown := largest["each"] / before["each"]) > MOST_GROWTH:
            found.append(f"one of {largest['size']} {of} costs {grown:.2f} times one of {before['size']}")
        found += [f"{f['size']} {of}: {f['lost']} units lost" for f in figures[of] if f["lost"]]
        found += [f"{f['size']} {of}: failed {', '.join(f['failed'])}" for f in figures[of] if f["failed"]]
    found += [
        f"{f['size']} pages: {f['megabytes']:.0f} MB" for f in figures["pages"] if f["megabytes"] > MOST_MEGABYTES
    ]
    if figures["imports"]["import docextract"] > MOST_IMPORT:
        found.append(f"import docextract: {figures['imports']['import docextract']:.0f} ms")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--corpus", type=Path, default=CORPUS, help="folder of the two real documents")
    parser.add_argument("--quick", action="store_true", help="fewer rounds, and no 1,000 pages")
    parser.add_argument("--json", type=Path, help="also write the figures as JSON")
    args = parser.parse_args()
    figures = measure(args.corpus, quick=args.quick)
    print(markdown(figures))
    for goal in missed(figures):
        print(f"missed: {goal}")
    if args.json:
        args.json.write_text(json.dumps(figures, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
