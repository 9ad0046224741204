"""The known layout of a statement: what it is recognised by, and check S01, which says so.

The columns of statements are months and totals whatever system prints them, so what stands above and below the table
must be there too: of every kind of sign that a layout names, one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....context import ExtractionContext
from ....layouts import Layout, Recognition, Seen, load_layouts, recognise
from ....layouts.recognition import Column as Texts
from ....models.findings import CheckResult
from ....values.text import words
from ....vocabulary import Vocabulary
from ...lines import Line
from ...signatures import recognised
from ..amounts.table import Table
from ..prints.segments import family_of
from .results import result

MOST_ABOVE = 12
"""Lines above the table that are looked at."""
FOOT = 4
"""Lines at the end that may hold a stamp of the system."""
_MONTH = "month"
"""What stands for a month, or a month with other words, in a layout's headers."""


def recognise_statement(
    context: ExtractionContext, lines: Sequence[Line], table: Table, vocabulary: Vocabulary
) -> Recognition:
    """The layout of a statement; none where layouts are switched off or the table has no header.

    Raises:
        PluginError: a fault in a file of layouts.
    """
    if not context.options.layouts or not table.layout.header:
        return Recognition()
    folders = [(declared.name, declared.folder) for declared in context.registry.layouts.values()]
    family = family_of(context.tagging.document_type)
    mine = [
        layout
        for layout in load_layouts(folders, context.options.folders)
        if layout.document_type != "RENT_ROLL" and family_of(layout.document_type) == family
    ]
    first = table.layout.header[0].index
    head = [line for line in lines if line.index < first and line.filled][-MOST_ABOVE:]
    foot = [line for line in lines if line.filled][-FOOT:]
    told = [line.joined() for line in (*head, *foot)]
    sheet = table.layout.header[0].grid.sheet
    block = list(_columns(table, vocabulary))
    return recognise([one for one in mine if _signed(one, told, sheet)], Seen([block], told, sheet))


def _columns(table: Table, vocabulary: Vocabulary) -> Iterator[Texts]:
    """What stands over each column; a month is ``month`` too, so that a layout can name them all."""
    header = table.layout.header
    numbers = {*(use.column for use in table.uses), *table.layout.numbers}
    for c in sorted({c for line in header for c in line.filled} - numbers):
        texts = [text for line in header if c < len(line.values) and (text := line.text(c))]
        if texts:
            yield (words(" ".join(texts)),)
    for use, column in zip(table.uses, table.columns, strict=True):
        phrases = [words(use.text)]
        if column.scope == "MONTH" and column.period_from is not None:
            said = vocabulary.column_header(use.text)
            phrases.append((_MONTH, *(word for _, text in said.phrases for word in text.split() if word != _MONTH)))
        yield tuple(phrases)
    for unmapped in table.unmapped:
        if unmapped.header:
            yield (words(unmapped.header),)


def _signed(layout: Layout, told: Sequence[str], sheet: str | None) -> bool:
    """Whether one sign of every kind that the layout names is there."""
    texts = [" ".join(("", *words(text), "")) for text in told]
    signature = layout.signature
    for phrases in (signature.titles, signature.furniture):
        if phrases and not any(f" {' '.join(phrase)} " in text for phrase in phrases for text in texts):
            return False
    return not signature.sheets or words(sheet or "") in signature.sheets


def header_signature(recognition: Recognition, table: Table, *, switched_off: bool) -> CheckResult:
    """S01: whether the header words of the recognised layout are there."""
    if not table.layout.header:
        return result("S01", "WARN", "the columns have no header")
    status, message = recognised(recognition, switched_off=switched_off, unknown="no layout has its titles")
    return result("S01", status, message)
