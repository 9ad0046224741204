"""The whole plugin surface. Each hook takes one object, so that it can grow without breaking a plugin.

A plugin is a module (or any object) with functions of these names, marked with ``@hookimpl``, and announced by an entry
point of the group ``docextract``. ``registrar.add(declaration)`` claims a name; ``registrar.add(declaration,
replaces="name")`` overrules what another registered under that name.
"""

from __future__ import annotations

from typing import Generic, TypeVar

import pluggy

from .declarations import (
    AccountMapping,
    AssetType,
    Check,
    DocumentType,
    Exporter,
    Extractor,
    FinishedExtraction,
    GridFinder,
    Layouts,
    Reader,
    Vocabulary,
)

PROJECT = "docextract"
HOOKS_VERSION = 1
"""Counts up when a hook is added or a declaration gains a field."""

hookspec = pluggy.HookspecMarker(PROJECT)
hookimpl = pluggy.HookimplMarker(PROJECT)

T = TypeVar("T")


class Registrar(Generic[T]):
    """What a registering hook is given."""

    hooks_version: int = HOOKS_VERSION

    def add(self, declaration: T, *, replaces: str | None = None) -> None:
        """Register a declaration; with ``replaces``, in the place of the one that another registered by that name."""
        raise NotImplementedError


@hookspec
def register_asset_types(registrar: Registrar[AssetType]) -> None:
    """Kinds of property."""


@hookspec
def register_document_types(registrar: Registrar[DocumentType]) -> None:
    """Kinds of document."""


@hookspec
def register_readers(registrar: Registrar[Reader]) -> None:
    """Files to documents."""


@hookspec
def register_grid_finders(registrar: Registrar[GridFinder]) -> None:
    """Documents to grids."""


@hookspec
def register_extractors(registrar: Registrar[Extractor]) -> None:
    """Grids to data sets."""


@hookspec
def register_checks(registrar: Registrar[Check]) -> None:
    """Questions asked of data sets."""


@hookspec
def register_exporters(registrar: Registrar[Exporter]) -> None:
    """Extractions to files."""


@hookspec
def register_layouts(registrar: Registrar[Layouts]) -> None:
    """Folders of known report layouts."""


@hookspec
def register_vocabularies(registrar: Registrar[Vocabulary]) -> None:
    """Folders of words."""


@hookspec
def register_account_mappings(registrar: Registrar[AccountMapping]) -> None:
    """Folders of account mappings."""


@hookspec
def extraction_finished(finished: FinishedExtraction) -> None:
    """A data set is done, and what an observer raises is logged and fails nothing."""
