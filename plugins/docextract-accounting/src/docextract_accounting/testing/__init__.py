"""Seeded trial balances, receivables and unit mixes with known answers, as :mod:`docextract.testing` has rent rolls.

>>> from docextract_accounting.testing import families, write
>>> sample = write("yardi.aging", seed=1, format="xlsx")   # doctest: +SKIP

The same family, seed and format give the same bytes. Writing PDFs needs reportlab.
"""

from __future__ import annotations

from .planting import Planted, plant
from .writers import families, traps_of, write

__all__ = ["Planted", "families", "plant", "traps_of", "write"]
