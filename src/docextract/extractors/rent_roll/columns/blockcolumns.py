"""The columns under each header of a roll; headers that repeat share theirs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ....inference import Choices
from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.chosen import chosen_of
from ..anatomy.headerblocks import HeaderBlock
from ..anatomy.mapping import Mapping
from ..anatomy.profile import profile_columns, without_totals
from .columns import map_columns
from .legends import tell_by_legend


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
            units = _of_units(told, mapping)
            if len(units) < len(told):  # what stands below the units tells nothing of their columns
                profiles = profile_columns(units, width)
                mapping = map_columns(block, profiles, vocabulary, commercial=commercial, body=body, chosen=chosen)
            tell_by_legend(mapping, body, [*lines, *beside], vocabulary)
            made[key] = mapping
        by_line[block.first] = mapping if mapping.block is block else _repeated(mapping, block)
    return by_line


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
