"""How cells are printed that are no words of a header: codes, facts, shares, marks behind numbers."""

from __future__ import annotations

import re

from docextract.values.dates import looks_like_date

DAY = re.compile(r"\d\d|\d/\d")
"""What may be a day, in a text of words."""
YEAR = re.compile(r"(?:19|20)\d\d")
"""A year alone."""
PERCENT = re.compile(r"[-(]?[\d.,]+ ?\)?%\)?")
"""A share with its sign."""
SIDED = re.compile(r"\d\s*(?:CR|DR)\b\.?\s*\)?$", re.IGNORECASE)
"""An amount with its side."""
FACT = re.compile(
    r"\$ ?(?!000\b)\d|\bacct\b\W*\w*\d|\b(?:suite|ste|unit|space|apt|lot|bldg|flat)\b\W+[A-Z]*-?\d"
    r"|\b(?:id|no|code)\s?: ?\w*\d",
    re.IGNORECASE,
)
"""What is said of one thing, and no word over a column: ``Suite 101-A``, ``Deposit held: $4,650.00``, ``Occupant Id:
t0041187``."""
CODE = re.compile(r"[\[(][A-Z]+\d{3,}[\])]|(?!FY|CY)[A-Z]{1,3}-?\d{4,}[A-Z]?", re.IGNORECASE)
"""The code of a tenant, alone or in brackets behind his name: ``K10442``, ``[CY002]``."""
MARK = re.compile(r"\(?(?:CR|DR)\b\.?\)?|[)%]", re.IGNORECASE)
"""What stands behind a number and belongs to it."""
RANGE = re.compile(r"(\$?[\d,.]+)\s*(?:-|–|—|to)\s*(\$?[\d,.]+)")
"""A cell of two numbers, from and to."""
NOTHING = re.compile(r"n/?a|nan|none|tbd|#\w+[!?/\w]*", re.IGNORECASE)
"""What stands where there is no number."""
DASHES = frozenset({"-", "–", "—", "--"})
"""What alone in a cell says that there is nothing."""
_GROUPED = re.compile(r"\d{1,5}(?:[-.]\d{2,6}){1,3}")


def is_grouped(text: str) -> bool:
    """Whether a text is a code of groups: ``10-1010-000``, ``412-10100``."""
    return _GROUPED.fullmatch(text) is not None and not looks_like_date(text)
