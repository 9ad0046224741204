"""Write the tables of testing.md: what each family prints, its traps, and the traps that any family can have.

python docs/traps.py    rewrites docs/testing.md between its marks
"""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

from docextract.testing import Format, families, traps_of
from docextract.testing.dressing import GARMENTS
from docextract.testing.rent_rolls import WRITERS, compose

PAGE = Path(__file__).resolve().parent / "testing.md"
BEGIN, END = "<!-- traps: docs/traps.py writes what follows -->", "<!-- end of traps -->"
_NUMBER = re.compile(r"^A\d[\d.]*[^:,]*[:,] ")
FORMATS: tuple[Format, ...] = ("pdf", "xlsx")
SEEDS = range(1, 7)


def tables() -> str:
    """Both tables as Markdown."""
    worn = {garment.name: garment for garment in GARMENTS}
    lines = ["| family | what it is like | traps of its own to switch | traps that it always has, or that come about |"]
    lines.append("|---|---|---|---|")
    for family in families():
        switches = sorted({t for kind in FORMATS for t in traps_of(family, kind)} - set(worn))
        seen = {t for kind in FORMATS for seed in SEEDS for t in compose(family, seed, kind).traps}
        always = sorted(seen - set(switches) - set(worn))
        lines.append(f"| `{family}` | {_about(family)} | {'; '.join(switches)} | {'; '.join(always)} |")
    lines += ["", "| trap of any family | formats |", "|---|---|"]
    for garment in GARMENTS:
        having = [f for f in families() if any(garment.name in traps_of(f, kind) for kind in FORMATS)]
        where = "PDF, workbook" if garment.medium == "both" else "PDF" if garment.medium == "pdf" else "workbook"
        some = "" if len(having) > len(families()) / 2 else ": " + ", ".join(f"`{f}`" for f in having)
        lines.append(f"| {garment.name} | {where}{some} |")
    return "\n".join(lines)


def _about(family: str) -> str:
    """The first sentence of the writer's docstring, without the number of the layout."""
    module, _, function = WRITERS[family].partition(":")
    text = getattr(import_module(f"docextract.testing.rent_rolls.{module}"), function).__doc__ or ""
    return _NUMBER.sub("", " ".join(text.split())).rstrip(".").replace("``", "`")


def main() -> None:
    """Put the tables into the page."""
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n\n{tables()}\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
