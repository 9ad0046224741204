"""Draws how a report is painted: pages, fonts, sizes, rules, and the habits of a workbook."""

from __future__ import annotations

from random import Random
from typing import Any

from docextract.testing.printed import Look

LETTER, LEGAL, A4, TABLOID = (612.0, 792.0), (612.0, 1008.0), (595.28, 841.89), (792.0, 1224.0)


def landscape(page: tuple[float, float]) -> tuple[float, float]:
    return page[1], page[0]


def draw_look(rng: Random, *, pages: tuple[tuple[float, float], ...] = (), **fixed: Any) -> Look:
    """A look drawn at random; ``fixed`` overrules what the layout prescribes."""
    side = rng.choice((18.0, 28.0, 36.0, 45.0))
    drawn: dict[str, Any] = {
        "page": rng.choice(pages or (landscape(LETTER), landscape(LETTER), landscape(LEGAL), landscape(A4))),
        "margins": (side, rng.choice((24.0, 36.0, 50.0)), side, rng.choice((30.0, 40.0))),
        "font": rng.choice(("Helvetica", "Helvetica", "Times", "Courier", "Vera")),
        "size": rng.choice((6.5, 7.0, 7.5, 8.0, 9.0)),
        "leading": rng.choice((1.2, 1.3, 1.45, 1.7)),
        "gap": rng.choice((4.0, 6.0, 9.0)),
        "spread": rng.choice((1.0, 1.0, 0.7, 0.3)),
        "header": rng.choice(("rule", "rule", "rules", "grey", "dark", "plain", "each")),
        "grid": rng.choice(("none", "none", "none", "rows", "full", "zebra")),
        "head_align": rng.choice(("column", "column", "center")),
        "foot": rng.choice((("", "", ""), ("", "Page {page} of {pages}", ""), ("", "", "Page {page}"))),
        "stacked": rng.random() < 0.6,
        "text_dates": rng.random() < 0.3,
        "merged_titles": rng.random() < 0.4,
    }
    return Look(**(drawn | fixed))
