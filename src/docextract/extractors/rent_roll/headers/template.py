"""The known layout of a document: what it is recognised by, and check S01, which says so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from ....context import ExtractionContext
from ....layouts import Layout, Recognition, Seen, load_layouts, recognise
from ....layouts.recognition import Column
from ....models.findings import CheckResult
from ....values.text import words
from ....vocabulary import Vocabulary
from ....vocabulary.matches import FIELDS
from ....vocabulary.overlay import overlaid
from ...lines import Line
from ...signatures import recognised
from ..anatomy.headerblocks import HeaderBlock
from ..anatomy.results import result

MOST_BLOCKS = 8
"""Different header blocks that are looked at."""
MOST_ABOVE = 12
"""Lines above the first header that are looked at."""

MOST_LINES = 40
"""Lines in which the headers of a layout that lists no units are looked for."""


def recognise_template(context: ExtractionContext, lines: Sequence[Line], blocks: Sequence[HeaderBlock]) -> Recognition:
    """The layout of a rent roll, by its headers and the lines above them; none where layouts are switched off.

    Raises:
        PluginError: a fault in a file of layouts.
    """
    if not context.options.layouts:
        return Recognition()
    layouts = layouts_in_force(context)
    different = {block.signature: block for block in blocks}
    first = blocks[0].first
    above = [line for line in lines[max(0, first - MOST_ABOVE) : first] if line.filled]
    return recognise(
        layouts,
        Seen(
            [list(_columns(block)) for block in list(different.values())[:MOST_BLOCKS]],
            [line.joined() for line in above],
            blocks[0].lines[0].grid.sheet,
            next((line.first_text() for line in lines[: first + 1] if line.filled), ""),
        ),
    )


def without_units(context: ExtractionContext, lines: Sequence[Line]) -> Layout | None:
    """The layout of a document without the header of a rent roll, if it is a known one that lists no units."""
    if not context.options.layouts:
        return None
    layouts = tuple(layout for layout in layouts_in_force(context) if not layout.lists_units)
    head = lines[:MOST_LINES]
    rows = [[(words(str(line.values[c])),) for c in line.filled] for line in head if len(line.filled) > 2]
    return recognise(layouts, Seen(rows, [line.joined() for line in head])).layout


def layouts_in_force(context: ExtractionContext) -> tuple[Layout, ...]:
    """The layouts of rent rolls: the built-in ones, those of plugins, those of the caller's folders."""
    folders = [(declared.name, declared.folder) for declared in context.registry.layouts.values()]
    found = load_layouts(folders, context.options.folders)
    return tuple(layout for layout in found if layout.document_type == "RENT_ROLL")


@lru_cache(maxsize=64)
def words_of(layout: Layout | None, vocabulary: Vocabulary) -> Vocabulary:
    """The vocabulary while a layout holds."""
    return overlaid(vocabulary, layout.words) if layout is not None and layout.words else vocabulary


@lru_cache(maxsize=64)
def as_said(said: tuple[tuple[str, str], ...], vocabulary: Vocabulary) -> Vocabulary:
    """The vocabulary with what people said of columns, by their headers."""
    told = [{"words": [text], "field": field, "firm": True} for text, field in said if field in FIELDS and words(text)]
    return overlaid(vocabulary, {"header": told}) if told else vocabulary


def printed_headers(block: HeaderBlock) -> list[str]:
    """The headers of a block by which a layout is recognised."""
    return [
        label.text for labels in (block.labels, block.second) for _, label in sorted(labels.items()) if not label.beside
    ]


def _columns(block: HeaderBlock) -> Iterator[Column]:
    for labels in (block.labels, block.second):
        for _, label in sorted(labels.items()):
            if not label.beside:
                # A title of several columns may have been joined with the words of the one below it.
                texts = (label.text, label.alone) if label.alone and label.alone != label.text else (label.text,)
                yield tuple(map(words, texts))


def header_signature(recognition: Recognition, *, switched_off: bool) -> CheckResult:
    """S01: whether the header words of the recognised layout are there."""
    status, message = recognised(recognition, switched_off=switched_off, unknown="no layout is known")
    return result("S01", status, message)
