"""Rolls of forms: the same captions again and again, each with its value below it, made into a row for each unit.

``(a) Unit no. | (b) Tenant of record`` over ``1A | Ames, Thelma``, then ``(c) Rent charged per month | (d) Security
deposit held`` over ``$1,322.71 | $1,300.00``, and ``(e) Status | X Rented | Vacant``: captions say once for each unit
what the header of a table says once for all.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from ....values.text import normal
from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.headerblocks import GOOD, SUBJECTS
from ..prints.arranged import Piece, Row, arrange, as_it_is, numbered

FEWEST_UNITS, FEWEST_FIELDS = 3, 4
"""Units of a roll, and fields that their captions name."""
MOST = 0.8
"""So many of the lines of captions have nothing but one line of values below them, or none."""
INDENT = 4
"""Points by which a value may begin left of its caption."""
_COUNTED = re.compile(r"^(?:\(\w{1,2}\)|\w{1,2}[.)])\s*")
"""What counts captions: ``(a) Unit no.``, ``3. Rent``."""
_MARK = re.compile(r"(?<!\S)(?:\[[xX]\]|[xX✓✔☑☒])(?!\S)")
_EMPTY = re.compile(r"(?<!\S)(?:\[ ?\]|[☐□])(?!\S)")
"""What marks one of several things to choose from, and what stands before the others."""

Kind = tuple[str, ...]
"""The captions of a line, as they are compared; behind that of things to choose from, all these as one."""


def read_captions(lines: Sequence[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines with a row for each unit, below one of the captions; none where captions do not come again so."""
    kinds = {n: _said(line) for n, line in enumerate(lines) if len(line.filled) > 1 and line.text_only()}
    often = {kind for kind, times in Counter(kinds.values()).items() if times >= FEWEST_UNITS}
    heads = {n: kind for n, kind in kinds.items() if kind in often and _is_caption(lines[n], vocabulary)}
    fields = {field for kind in set(heads.values()) for text in kind if (field := _field(text, vocabulary))}
    if len(fields) < FEWEST_FIELDS or SUBJECTS.isdisjoint(fields):
        return []
    follows = dict(pairwise(n for n, line in enumerate(lines) if line.filled))
    below = {
        n: follows[n] for n in heads.keys() & follows.keys() if follows[n] not in heads and _chosen(lines[n]) is None
    }
    alone = [n not in below or follows.get(below[n]) in heads for n in heads]
    first = next(iter(heads.values()))
    starts = [n for n, kind in heads.items() if kind == first]
    if sum(alone) < MOST * len(alone) or len(starts) < FEWEST_UNITS or _field(first[0], vocabulary) not in SUBJECTS:
        return []
    columns: dict[tuple[Kind, int], int] = {}
    header: dict[int, Sequence[Piece]] = {}
    for n, kind in heads.items():
        for number, column in enumerate(_captions(lines[n])):
            if (kind, number) not in columns:
                columns[kind, number] = len(columns)
                text = _COUNTED.sub("", lines[n].text(column) or "")
                header[columns[kind, number]] = (Piece(text, lines[n], column),)
    rows: list[tuple[Line, Row]] = [*map(as_it_is, lines[: starts[0]]), (lines[starts[0]], header)]
    row: dict[int, Sequence[Piece]] = {}
    values, opens = {*below.values()}, {*starts}
    for n in range(starts[0], len(lines)):
        if n in opens:
            row = {}
            rows.append((lines[n], row))
        if n in heads:
            found = _values(lines[n], lines[below[n]] if n in below else None)
            row.update({columns[heads[n], number]: (piece,) for number, piece in found.items()})
        elif n not in values:
            line = lines[n]
            rows.append((line, {len(columns) + c: (Piece(line.values[c], line, c),) for c in line.filled}))
    width = len(columns) + max(len(line.values) for line in lines)
    return numbered(arrange(rows, width, lines[-1].space + 1))


def _said(line: Line) -> Kind:
    """What a line says, whatever is marked in it."""
    texts = [normal(_COUNTED.sub("", line.text(c) or "")) for c in line.filled]
    return (texts[0], _options(line)) if _chosen(line) is not None else tuple(texts)


def _options(line: Line) -> str:
    return normal(_EMPTY.sub(" ", _MARK.sub(" ", " ".join(line.text(c) or "" for c in line.filled[1:]))))


def _is_caption(line: Line, vocabulary: Vocabulary) -> bool:
    """Whether the first cell of a line names a field, and others name some too or can be chosen from."""
    named = [_field(_COUNTED.sub("", line.text(c) or ""), vocabulary) for c in line.filled]
    return named[0] is not None and (_chosen(line) is not None or sum(name is not None for name in named) > 1)


def _chosen(line: Line) -> Piece | None:
    """The one of several things that is marked behind their caption: what stands behind the mark in its cell, or the
    next cell."""
    cells = [(n, c, found) for n, c in enumerate(line.filled) if n for found in _MARK.finditer(line.text(c) or "")]
    if len(cells) != 1 or _options(line).count(" ") == 0:
        return None
    ((n, column, mark),) = cells
    behind = (line.text(column) or "")[mark.end() :].strip()
    after = line.filled[n + 1 : n + 2]
    return Piece(behind, line, column) if behind else Piece(line.values[after[0]], line, after[0]) if after else None


def _captions(line: Line) -> list[int]:
    """The columns of the captions of a line: the first alone where things can be chosen from."""
    return line.filled[:1] if _chosen(line) is not None else line.filled


def _values(head: Line, below: Line | None) -> dict[int, Piece]:
    """By the number of their captions: the values of the line below, or what is marked."""
    if (chosen := _chosen(head)) is not None:
        return {0: chosen}
    found: dict[int, Piece] = {}
    for column in below.filled if below is not None else ():
        assert below is not None
        box = below.box(column)
        left = [n for n, c in enumerate(head.filled) if _begins_by(head, c, column, None if box is None else box[0])]
        found.setdefault(left[-1] if left else 0, Piece(below.values[column], below, column))
    return found


def _begins_by(head: Line, caption: int, column: int, at: float | None) -> bool:
    """Whether a caption begins no further right than what stands below it."""
    box = head.box(caption)
    return caption <= column if at is None or box is None else box[0] <= at + INDENT


def _field(text: str, vocabulary: Vocabulary) -> str | None:
    match = next(iter(vocabulary.header(text)), None)
    return match.field if match is not None and match.score >= GOOD else None
