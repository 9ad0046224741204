"""Which rows are column headers: blocks of one to five rows whose joined words name the fields of a rent roll."""

from __future__ import annotations

from collections.abc import Sequence

from ...vocabulary import Vocabulary
from ..lines import Line
from .headerblocks import HeaderBlock
from .headerrows import may_be_header, names_fields, says_as_of
from .headerwindows import best_window
from .labels import inner_title


def find_headers(lines: Sequence[Line], vocabulary: Vocabulary, lists: list[Line] | None = None) -> list[HeaderBlock]:
    """Header blocks in document order, none overlapping.

    Rows that head a list under a lease are none; they are added to ``lists``.
    """
    blocks: list[HeaderBlock] = []
    taken = -1
    for anchor in lines:
        if anchor.index <= taken or not may_be_header(anchor) or not names_fields(anchor, vocabulary):
            continue
        if says_as_of(anchor):
            continue
        if blocks and (title := inner_title(anchor, vocabulary)) is not None:
            if lists is not None:
                lists += lines[anchor.index : anchor.index + title.rows]
            continue
        block = best_window(lines, anchor, taken, vocabulary)
        if block is not None:
            blocks.append(block)
            taken = block.last
    return blocks


def rows_of_lists(lines: Sequence[Line], titles: Sequence[Line]) -> frozenset[int]:
    """Indexes of the rows of lists under leases: a title and what stands further right below it."""
    found: set[int] = set()
    for title in titles:
        found.add(title.index)
        for line in lines[title.index + 1 :]:
            if line.grid is not title.grid or (line.filled and line.filled[0] <= title.filled[0]):
                break
            found.add(line.index)
    return frozenset(found)
