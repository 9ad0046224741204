"""Trial balances, aged receivables and unit mixes for docextract.

Installed beside docextract, it adds the document types ``TRIAL_BALANCE``, ``AGED_RECEIVABLES`` and ``UNIT_MIX``.
Nothing here is loaded before one of them is asked for.
"""

from __future__ import annotations

import importlib
import tomllib
from importlib import resources
from typing import TYPE_CHECKING, Any

from docextract.plugin import Check, DocumentType, Extractor, Layouts, Registrar, Signature, hookimpl

__version__ = "0.1.0"
__all__ = ["__version__", "against_roll"]

if TYPE_CHECKING:
    from .owedroll import against_roll

PLUGIN = "accounting"
"""The name of the entry point, with which the ids of its checks begin."""
_TYPES = ("TRIAL_BALANCE", "AGED_RECEIVABLES", "UNIT_MIX")


@hookimpl
def register_document_types(registrar: Registrar[DocumentType]) -> None:
    for entry in tomllib.loads(_file("types.toml"))["document_type"]:
        signature = Signature(tuple(entry["titles"]), tuple(entry["headers"]))
        declared = DocumentType(
            value=entry["value"],
            title=entry["title"],
            aliases=tuple(entry["aliases"]),
            answers=entry["answers"],
            looked_for=entry["looked_for"],
            shown=tuple(entry["shown"]),
            first=tuple(entry["first"]),
            signature=signature,
        )
        registrar.add(declared, replaces=entry["value"])


@hookimpl
def register_extractors(registrar: Registrar[Extractor]) -> None:
    modules = ("trial_balance", "receivables", "unit_mix")
    for document_type, module in zip(_TYPES, modules, strict=True):
        registrar.add(Extractor(f"{PLUGIN}.{module}", (document_type,), f"{__name__}.{module}:extract"))


@hookimpl
def register_checks(registrar: Registrar[Check]) -> None:
    for entry in tomllib.loads(_file("checks.toml"))["check"]:
        registrar.add(
            Check(
                check_id=f"{PLUGIN}.{entry['id']}",
                title=entry["title"],
                document_types=tuple(entry["types"]),
                inputs=tuple(entry["inputs"]),
                meaning=entry["meaning"],
                formula=entry["formula"],
            )
        )


@hookimpl
def register_layouts(registrar: Registrar[Layouts]) -> None:
    registrar.add(Layouts(PLUGIN, f"{__name__}.layouts"))


def _file(name: str) -> str:
    return resources.files(__name__).joinpath(name).read_text(encoding="utf-8")


def __getattr__(name: str) -> Any:
    if name != "against_roll":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return importlib.import_module(f"{__name__}.owedroll").against_roll
