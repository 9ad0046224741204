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
    from .contracts.asset_type import AssetTypeContract as AssetTypeContract
    from .contracts.check import CheckContract as CheckContract
    from .contracts.document_type import DocumentTypeContract as DocumentTypeContract
    from .contracts.exporter import ExporterContract as ExporterContract
    from .contracts.grid_finder import GridFinderContract as GridFinderContract
    from .contracts.observer import ObserverContract as ObserverContract
    from .contracts.plugin import PluginContract as PluginContract
    from .contracts.reader import ReaderContract as ReaderContract
    from .contracts.words import AccountMappingContract as AccountMappingContract
    from .contracts.words import LayoutContract as LayoutContract
    from .contracts.words import VocabularyContract as VocabularyContract
    from .defects import Defect as Defect
    from .defects import Planted as Planted
    from .defects import defects as defects
    from .defects import plant as plant
    from .garbage import garbled as garbled
    from .network import no_network as no_network
    from .provenance import misplaced as misplaced
    from .sample import Format as Format
    from .sample import Sample as Sample
    from .scoring import Score as Score
    from .scoring import score as score
    from .stores import StoreContract as StoreContract
    from .writers import families as families
    from .writers import traps_of as traps_of
    from .writers import write as write

_HOMES = {
    "builders": ("pages", "workbook"),
    "contracts.asset_type": ("AssetTypeContract",),
    "contracts.check": ("CheckContract",),
    "contracts.document_type": ("DocumentTypeContract",),
    "contracts.exporter": ("ExporterContract",),
    "contracts.grid_finder": ("GridFinderContract",),
    "contracts.observer": ("ObserverContract",),
    "contracts.plugin": ("PluginContract",),
    "contracts.reader": ("ReaderContract",),
    "contracts.words": ("AccountMappingContract", "LayoutContract", "VocabularyContract"),
    "defects": ("Defect", "Planted", "defects", "plant"),
    "garbage": ("garbled",),
    "network": ("no_network",),
    "provenance": ("misplaced",),
    "sample": ("Format", "Sample"),
    "scoring": ("Score", "score"),
    "stores": ("StoreContract",),
    "writers": ("families", "traps_of", "write"),
}
_HOME = {name: module for module, names in _HOMES.items() for name in names}

__all__ = [
    "AccountMappingContract",
    "AssetTypeContract",
    "CheckContract",
    "Defect",
    "DocumentTypeContract",
    "ExporterContract",
    "Format",
    "GridFinderContract",
    "LayoutContract",
    "ObserverContract",
    "Planted",
    "PluginContract",
    "ReaderContract",
    "Sample",
    "Score",
    "StoreContract",
    "VocabularyContract",
    "defects",
    "families",
    "garbled",
    "misplaced",
    "no_network",
    "pages",
    "plant",
    "score",
    "traps_of",
    "workbook",
    "write",
]


def __getattr__(name: str) -> Any:
    home = _HOME.get(name)
    if home is None:
        raise AttributeError(f"module 'docextract.testing' has no attribute {name!r}")
    module = importlib.import_module(f"docextract.testing.{home}")
    # All names of the module at once: one of them may be that of a module, as which its import has just bound it.
    globals().update({each: getattr(module, each) for each in _HOMES[home]})
    return globals()[name]


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
