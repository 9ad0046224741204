"""A list to the right of a roll that names its units again, a row for each rent to come: its rows are no units."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from ....values.text import normal
from ....vocabulary import Vocabulary
from ...lines import Line
from .arranged import Piece, Row, arrange, as_it_is, by_tables

FEWEST = 3
"""Rows of such a list."""


def lists_beside(lines: list[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines, the rows of a list beside them right below the units that it names; as they are where none is."""
    return by_tables(lines, lambda own, space: _below_their_units(own, vocabulary, space)) or lines


def _below_their_units(lines: list[Line], vocabulary: Vocabulary, space: int) -> list[Line] | None:
    head = next((n for n, line in enumerate(lines) if _named_twice(line, vocabulary) is not None), None)
    if head is None or (named := _named_twice(lines[head], vocabulary)) is None:
        return None
    unit, again = named
    below = lines[head + 1 :]
    units = {text for line in below if (text := line.text(unit)) and len(line.filled) > 2}
    listed: dict[str, list[Row]] = defaultdict(list)
    for line in below:
        key = line.text(again)
        if key in units:
            listed[key].append({c: (Piece(line.values[c], line, c),) for c in line.filled if c > again})
        elif key is not None:
            return None
    moved = sum(map(len, listed.values()))
    if moved < FEWEST or all(line.text(again) in (None, line.text(unit)) for line in below):
        return None
    kept: list[tuple[Line, Row]] = [as_it_is(line) for line in lines[: head + 1]]
    for line in below:
        own: Row = {c: pieces for c, pieces in as_it_is(line)[1].items() if c < again}
        steps = listed.pop(line.text(unit) or "", [])
        if own or not line.filled:
            kept.append((line, {**own, **(steps[0] if steps else {})}))
        kept += [(line, row) for row in steps[1:]]
    return arrange(kept, max(len(line.values) for line in lines), space)


def _named_twice(line: Line, vocabulary: Vocabulary) -> tuple[int, int] | None:
    """The column that a header names the unit, and one to the right of it, behind an empty one, of the same name."""
    if len(line.filled) <= FEWEST or not line.only_plain_text():
        return None
    columns: Sequence[int] = line.filled
    for unit in columns[:2]:
        text = line.text(unit) or ""
        if not any(match.field == "unit" for match in vocabulary.header(text)[:1]):
            continue
        for again in columns:
            if again > unit + 2 and again - 1 not in columns and normal(line.text(again) or "") == normal(text):
                return unit, again
    return None
