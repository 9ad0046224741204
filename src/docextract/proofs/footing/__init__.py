"""The tree of subtotals of a statement, found by arithmetic: words, indent, bold, codes and formulas are only hints.

``foot(rows, columns)`` takes rows of whole cents and gives for every row what it is the sum of, what it is part of, and
for every number whether the document's own arithmetic proves it.
"""

from .amounts import printed_unit, tolerance
from .engine import foot
from .hints import name_words
from .model import (
    Addend,
    Broken,
    Crossing,
    Explanation,
    ExplanationType,
    Footing,
    FootingColumn,
    FootingRow,
    RowBreak,
    RowFooting,
    Stray,
)
from .relations import Relation, relations

__all__ = [
    "Addend",
    "Broken",
    "Crossing",
    "Explanation",
    "ExplanationType",
    "Footing",
    "FootingColumn",
    "FootingRow",
    "Relation",
    "RowBreak",
    "RowFooting",
    "Stray",
    "foot",
    "name_words",
    "printed_unit",
    "relations",
    "tolerance",
]
