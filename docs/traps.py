"""Write the tables of testing-traps.md and testing-statement-traps.md: what each family prints, and its traps.

python docs/traps.py    rewrites both pages between their marks, and the list of traps that the tests switch on
"""

from __future__ import annotations

import re
from pathlib import Path
from zlib import crc32

from docextract.testing import Format, families, traps_of
from docextract.testing.dressing import GARMENTS
from docextract.testing.writers import compose, writer_of

HERE = Path(__file__).resolve().parent
BEGIN, END = "<!-- traps: docs/traps.py writes what follows -->", "<!-- end of traps -->"
_NUMBER = re.compile(r"^A\d[\d.]*[^:,]*[:,] ")
FORMATS: tuple[Format, ...] = ("pdf", "xlsx")
SEEDS = range(1, 7)
SWITCHED = HERE.parent / "tests" / "data" / "traps.tsv"


def tables() -> dict[str, str]:
    """The tables of each page as Markdown."""
    return {
        "testing-traps.md": "\n".join([*_owned("RENT_ROLL"), "", *_of_any()]),
        "testing-statement-traps.md": "\n".join([*_shared("STATEMENT"), "", *_owned("STATEMENT")]),
    }


def switched() -> str:
    """A line for each trap of rent rolls in each format: with one family that has it, always the same."""
    having: dict[tuple[str, str], list[str]] = {}
    for family in families():
        for kind in FORMATS:
            for trap in traps_of(family, kind):
                having.setdefault((trap, kind), []).append(family)
    return "".join(
        f"{trap}\t{kind}\t{f[crc32(trap.encode()) % len(f)]}\n" for (trap, kind), f in sorted(having.items())
    )


def _of_any() -> list[str]:
    """The traps of all kinds of documents."""
    lines = ["| trap of any family | formats |", "|---|---|"]
    every = families(None)
    for garment in GARMENTS:
        having = [f for f in every if any(garment.name in traps_of(f, kind) for kind in FORMATS)]
        where = "PDF, workbook" if garment.medium == "both" else "PDF" if garment.medium == "pdf" else "workbook"
        some = "" if len(having) > len(every) / 3 else ": " + ", ".join(f"`{f}`" for f in having)
        lines.append(f"| {garment.name} | {where}{some} |")
    return lines


def _owned(document_type: str) -> list[str]:
    """The families of one kind of document, with the traps of their own."""
    worn = {garment.name for garment in GARMENTS}
    kind_of = "rent rolls" if document_type == "RENT_ROLL" else "statements"
    about = "what it is like | traps of its own to switch | traps that it always has, or that come about"
    lines = [f"| family of {kind_of} | {about} |"]
    lines.append("|---|---|---|---|")
    shared = _of_most(document_type)
    for family in families(document_type):
        switches = sorted(_switches(family) - shared.keys())
        seen = {t for kind in FORMATS for seed in SEEDS for t in compose(family, seed, kind).traps}
        always = sorted(seen - _switches(family) - worn)
        lines.append(f"| `{family}` | {_about(family)} | {'; '.join(switches)} | {'; '.join(always)} |")
    return lines


def _switches(family: str) -> set[str]:
    """The traps that can be asked for of a family, but for those of any."""
    return {t for kind in FORMATS for t in traps_of(family, kind)} - {garment.name for garment in GARMENTS}


def _of_most(document_type: str) -> dict[str, list[str]]:
    """The traps that most families of a kind of document have, each with the families that lack it."""
    having = {family: _switches(family) for family in families(document_type)}
    names = sorted(set().union(*having.values()))
    lacking = {name: [family for family, traps in having.items() if name not in traps] for name in names}
    return {name: without for name, without in lacking.items() if len(without) < len(having) / 2}


def _shared(document_type: str) -> list[str]:
    """The traps that most families of a kind have, once."""
    rows = [
        f"| {name} | {', '.join(f'`{family}`' for family in without)} |"
        for name, without in _of_most(document_type).items()
    ]
    return ["| trap of most families of statements | but not of |", "|---|---|", *rows]


def _about(family: str) -> str:
    """The first sentence of the writer's docstring, without the number of the layout."""
    text = writer_of(family).__doc__ or ""
    return _NUMBER.sub("", " ".join(text.split())).rstrip(".").replace("``", "`")


def main() -> None:
    """Put the tables into the pages, and write the list."""
    SWITCHED.write_text(switched(), encoding="utf-8")
    for name, text in tables().items():
        page = HERE / name
        before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
        _, _, after = rest.partition(END)
        page.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
