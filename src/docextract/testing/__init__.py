"""What proves a plugin: contracts to subclass, documents with known answers, and a comparison with answers kept.

>>> from docextract.testing import families, traps_of, write
>>> sample = write("yardi.rentRollWithLeaseCharges", seed=1, format="xlsx")   # doctest: +SKIP
>>> sample.data, sample.truth["units"]                                        # doctest: +SKIP

The same family, seed and format give the same bytes. Everything here is loaded at first use. Writing PDFs needs
reportlab, and the contracts need pytest; ``pip install 'docextract[testing]'`` brings both.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .builders import pages as pages
    from .builders import workbook as workbook
    from .contracts.document_type import DocumentTypeContract as DocumentTypeContract
    from .defects import Defect as Defect
    from .defects import Planted as Planted
    from .defects import defects as defects
    from .defects import plant as plant
    from .network import no_network as no_network
    from .sample import Format as Format
    from .sample import Sample as Sample
    from .writers import families as families
    from .writers import traps_of as traps_of
    from .writers import write as write

_HOMES = {
    "builders": ("pages", "workbook"),
    "contracts.document_type": ("DocumentTypeContract",),
    "defects": ("Defect", "Planted", "defects", "plant"),
    "network": ("no_network",),
    "sample": ("Format", "Sample"),
    "writers": ("families", "traps_of", "write"),
}
_HOME = {name: module for module, names in _HOMES.items() for name in names}

__all__ = [
    "Defect",
    "DocumentTypeContract",
    "Format",
    "Planted",
    "Sample",
    "defects",
    "families",
    "no_network",
    "pages",
    "plant",
    "traps_of",
    "workbook",
    "write",
]


def __getattr__(name: str) -> Any:
    home = _HOME.get(name)
    if home is None:
        raise AttributeError(f"module 'docextract.testing' has no attribute {name!r}")
    if home == name:  # the module of this name replaces itself, as an import would
        importlib.import_module(f"docextract.testing.{home}")
    value = getattr(importlib.import_module(f"docextract.testing.{home}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
