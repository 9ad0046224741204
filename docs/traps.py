"""Write the tables of testing.md: what each family prints, its traps, and the traps that any family can have.

python docs/traps.py    rewrites docs/testing.md between its marks
"""

from __future__ import annotations

import re
from pathlib import Path

from docextract.testing import Format, families, traps_of
from docextract.testing.dressing import GARMENTS
from docextract.testing.writers import compose, writer_of

PAGE = Path(__file__).resolve().parent / "testing.md"
BEGIN, END = "<!-- traps: docs/traps.py writes what follows -->", "<!-- end of traps -->"
_NUMBER = re.compile(r"^A\d[\d.]*[^:,]*[:,] ")
FORMATS: tuple[Format, ...] = ("pdf", "xlsx")
SEEDS = range(1, 7)


def tables() -> str:
    """The tables as Markdown."""
    lines = [*_owned("RENT_ROLL"), "", *_owned("STATEMENT"), "", "| trap of any family | formats |", "|---|---|"]
    every = families(None)
    for garment in GARMENTS:
        having = [f for f in every if any(garment.name in traps_of(f, kind) for kind in FORMATS)]
        where = "PDF, workbook" if garment.medium == "both" else "PDF" if garment.medium == "pdf" else "workbook"
        some = "" if len(having) > len(every) / 3 else ": " + ", ".join(f"`{f}`" for f in having)
        lines.append(f"| {garment.name} | {where}{some} |")
    return "\n".join(lines)


def _owned(document_type: str) -> list[str]:
    """The families of one kind of document, with the traps of their own."""
    worn = {garment.name: garment for garment in GARMENTS}
    kind_of = "rent rolls" if document_type == "RENT_ROLL" else "statements"
    about = "what it is like | traps of its own to switch | traps that it always has, or that come about"
    lines = [f"| family of {kind_of} | {about} |"]
    lines.append("|---|---|---|---|")
    for family in families(document_type):
        switches = sorted({t for kind in FORMATS for t in traps_of(family, kind)} - set(worn))
        seen = {t for kind in FORMATS for seed in SEEDS for t in compose(family, seed, kind).traps}
        always = sorted(seen - set(switches) - set(worn))
        lines.append(f"| `{family}` | {_about(family)} | {'; '.join(switches)} | {'; '.join(always)} |")
    return lines


def _about(family: str) -> str:
    """The first sentence of the writer's docstring, without the number of the layout."""
    text = writer_of(family).__doc__ or ""
    return _NUMBER.sub("", " ".join(text.split())).rstrip(".").replace("``", "`")


def main() -> None:
    """Put the tables into the page."""
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n\n{tables()}\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
