"""Runs all benchmarks and writes their figures as one page of Markdown, with the commit and the day.

    python benchmarks/run.py [--quick] [--tables DIR] [-o FILE]

Each benchmark runs in a process of its own, one after the other. Its own help says what it measures; a benchmark that
cannot run here (what it reads is not beside the checkout) says so in its section, and the others go on.
"""

from __future__ import annotations

import argparse
import datetime as dt
import platform
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
TABLES = HERE.parents[1] / "shared" / "tables"
BENCHMARKS = {
    "extract.py": "Whole extractions",
    "portfolio.py": "A commercial roll of many properties with totals",
    "pdf_words.py": "Words and rules of a PDF page",
    "workbook_cells.py": "Cells of a workbook",
    "tables.py": "Tables of a page",
}


def section(name: str, title: str, *arguments: str) -> str:
    """One benchmark's output under its title."""
    if not (HERE / name).is_file():
        return f"## {title}\n\n`benchmarks/{name}` is not here.\n"
    done = subprocess.run(
        [sys.executable, str(HERE / name), *arguments], capture_output=True, text=True, cwd=HERE.parent
    )
    output = done.stdout.strip()
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["no message"])[-1]
        output = f"{output}\n\nstopped: {last}".strip()
    if "|---" not in output:
        output = f"```\n{output}\n```"
    return f"## {title}\n\n`python benchmarks/{name}`\n\n{output}\n"


def commit() -> str:
    """The commit that is measured, marked where the working tree differs from it."""
    done = subprocess.run(
        ["git", "describe", "--always", "--dirty"], capture_output=True, text=True, cwd=HERE.parent, check=False
    )
    return done.stdout.strip() or "no commit"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="fewer rounds where a benchmark can")
    parser.add_argument("--tables", type=Path, default=TABLES, help="folder of the tables with known answers")
    parser.add_argument("-o", "--output", type=Path, help="write here instead of to the screen")
    args = parser.parse_args()
    head = f"Commit {commit()}, {dt.date.today()}, Python {platform.python_version()}, {platform.machine()}.\n"
    more = {"tables.py": [str(args.tables)], "extract.py": ["--quick"] if args.quick else []}
    parts = [head, *(section(name, title, *more.get(name, [])) for name, title in BENCHMARKS.items())]
    text = "\n".join(parts)
    if args.output:
        args.output.write_text(text, encoding="utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
