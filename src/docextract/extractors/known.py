"""Known layouts, words and accounts as an extractor needs them: those in force for one data set."""

from __future__ import annotations

from collections.abc import Sequence

from ..accounts import Accounts, load_accounts
from ..context import ExtractionContext
from ..layouts import Recognition, Seen, load_layouts, recognise
from ..models.findings import CheckResult
from ..proofs.catalogue import catalogue
from ..values.text import words
from ..vocabulary import Vocabulary, load_vocabulary
from .lines import Line
from .signatures import recognised

MOST_ABOVE = 12
"""Lines above the header in which signs of a layout are looked for."""


def words_in_force(context: ExtractionContext) -> Vocabulary:
    """The words in force: the built-in ones, those of plugins, and those of the folders that the caller gave."""
    table = context.registry.vocabularies
    names = [name for name in table if table[name].folder != "docextract.vocabulary"]
    owners = [table.owner(name).name for name in names]
    return load_vocabulary([table[name].folder for name in names], context.options.folders, owners=owners)


def accounts_in_force(context: ExtractionContext) -> Accounts:
    """The chart and its words, with the mappings of plugins and of the folders that the caller gave."""
    table = context.registry.account_mappings
    owners = [table.owner(name).name for name in table]
    return load_accounts([mapping.folder for mapping in table.values()], context.options.folders, owners=owners)


def recognise_layout(
    context: ExtractionContext, headers: Sequence[str], above: Sequence[Line], first_cell: str = ""
) -> Recognition:
    """The known layout of the asked document type that a table has; none where layouts are switched off.

    Args:
        headers: what stands over each column, its lines joined, in the order of the columns.
        above: the lines above the header.
        first_cell: the first text of the document.

    Raises:
        PluginError: a fault in a file of layouts.
    """
    if not context.options.layouts or not headers:
        return Recognition()
    folders = [(declared.name, declared.folder) for declared in context.registry.layouts.values()]
    asked = context.tagging.document_type
    mine = [one for one in load_layouts(folders, context.options.folders) if one.document_type == asked]
    told = [line.joined() for line in above if line.filled][-MOST_ABOVE:]
    sheet = next((line.grid.sheet for line in above), None)
    return recognise(mine, Seen([[(words(text),) for text in headers]], told, sheet, first_cell))


def layout_check(context: ExtractionContext, recognition: Recognition) -> CheckResult:
    """S01: whether the header words of the recognised layout are there."""
    status, message = recognised(
        recognition, switched_off=not context.options.layouts, unknown="no layout of this document type is known"
    )
    return CheckResult(check_id="S01", title=catalogue()["S01"].title, status=status, message=message)
