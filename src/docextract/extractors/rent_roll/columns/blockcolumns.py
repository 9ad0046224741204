"""The columns under each header of a roll; headers that repeat share theirs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from dataclasses import replace

from ....inference import Choices
from ....values.text import normal
from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.chosen import chosen_of
from ..anatomy.headerblocks import SUBJECTS, HeaderBlock
from ..anatomy.mapping import Mapping
from ..anatomy.profile import profile_columns, without_totals
from .columns import map_columns
from .legends import tell_by_legend

FEWEST_SAME = 4
"""More words than these are those of an earlier header where it tells which columns are units and tenants."""
MOST_SAME = 1.5
"""So many times the words that two headers share are at least all of the later one."""


def map_blocks(
    lines: Sequence[Line],
    blocks: Sequence[HeaderBlock],
    vocabulary: Vocabulary,
    commercial: bool,
    aside: frozenset[int],
    choices: Choices,
    beside: Sequence[Line] = (),
) -> dict[int, Mapping]:
    """One mapping per kind of header block; its columns are profiled over the rows under all its repetitions, also on
    pages whose columns lie otherwise, but for those ``aside``: lists with columns of their own, and heads and feet of
    pages. What was chosen holds. ``beside`` are lines to the right of the roll, which may say what its codes mean."""
    below: dict[object, list[Line]] = {}
    starts = [*(b.first for b in blocks[1:]), len(lines)]
    for block, end in zip(blocks, starts, strict=True):
        rows = _rows_below(lines[block.last + 1 : end], vocabulary)
        below.setdefault(block.signature, []).extend(line for line in rows if line.space == block.space)
    made: dict[object, Mapping] = {}
    by_line: dict[int, Mapping] = {}
    for block in blocks:
        key = block.signature
        mapping = made.get(key)
        if mapping is None:
            width = max(len(block.lines[0].values), *(c + 1 for c in block.labels))
            body = [line for line in below[key] if line.index not in aside]
            told, chosen = without_totals(body, vocabulary), chosen_of(choices, block)
            profiles = profile_columns(told, width)
            mapping = map_columns(block, profiles, vocabulary, commercial=commercial, body=body, chosen=chosen)
            if inherited := _inherited(mapping, made.values()):
                chosen = {**inherited, **chosen}
                mapping = map_columns(block, profiles, vocabulary, commercial=commercial, body=body, chosen=chosen)
            units = _of_units(told, mapping)
            if len(units) < len(told):  # what stands below the units tells nothing of their columns
                profiles = profile_columns(units, width)
                mapping = map_columns(block, profiles, vocabulary, commercial=commercial, body=body, chosen=chosen)
            tell_by_legend(mapping, body, [*lines, *beside], vocabulary)
            made[key] = mapping
        by_line[block.first] = mapping if mapping.block is block else _repeated(mapping, block)
    return by_line


def _inherited(mapping: Mapping, others: Iterable[Mapping]) -> dict[int, str]:
    """The column of units or tenants as an earlier header has it, for one whose own words do not name it though most
    of them are those of that one: ``Stalls``, ``Begins``, ``Ends``, ``Rent`` below ``Space``, ``Begins``, ``Ends``.
    """
    labels = mapping.block.labels
    texts = {normal(label.text) for label in labels.values()}
    for other in others:
        said = {normal(label.text) for label in other.block.labels.values()}
        if other.block.space == mapping.block.space and len(texts & said) > FEWEST_SAME and _most_are(texts, said):
            taken = {use.column for use in mapping.uses}
            return {
                use.column: use.field
                for use in other.uses
                if use.field in SUBJECTS - mapping.by_field.keys() and use.column in labels.keys() - taken
            }
    return {}


def _most_are(texts: Set[str], said: Set[str]) -> bool:
    return MOST_SAME * len(texts & said) >= len(texts)


def _of_units(lines: Sequence[Line], mapping: Mapping) -> Sequence[Line]:
    """The lines without those of the charges below each unit."""
    unit = mapping.by_field.get("unit", mapping.by_field.get("bed"))
    amount = mapping.below.column("chargeAmount") if mapping.below is not None and unit is not None else None
    return [line for line in lines if amount not in line.filled or unit in line.filled]


def _rows_below(lines: Sequence[Line], vocabulary: Vocabulary) -> Sequence[Line]:
    """The rows under a header as far as a line of words that begins with the heading of a table of sums."""
    for number, line in enumerate(lines):
        first = line.values[line.filled[0]] if line.filled else None
        if type(first) is str and first[-1:].isalpha() and vocabulary.ends_table(first) and not line.has_numbers():
            return lines[:number]
    return lines


def _repeated(mapping: Mapping, block: HeaderBlock) -> Mapping:
    return replace(mapping, block=block)
