"""Seeded documents with known answers, for testing docextract and what is built on it.

>>> from docextract.testing import families, traps_of, write
>>> sample = write("yardi.rentRollWithLeaseCharges", seed=1, format="xlsx")   # doctest: +SKIP
>>> sample.data, sample.truth["units"]                                        # doctest: +SKIP

The same family, seed and format give the same bytes. Writing PDFs needs reportlab, which the library itself does not.
"""

from __future__ import annotations

from docextract.testing.defects import Defect, Planted, defects, plant
from docextract.testing.sample import Format, Sample
from docextract.testing.writers import families, traps_of, write

__all__ = ["Defect", "Format", "Planted", "Sample", "defects", "families", "plant", "traps_of", "write"]
