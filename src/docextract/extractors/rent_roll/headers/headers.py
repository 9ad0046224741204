"""Which rows are column headers: blocks of one to five rows whose joined words name the fields of a rent roll."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from operator import or_

from ....values.text import normal
from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.headerblocks import GOOD, RENTS, WEAK, HeaderBlock
from ..anatomy.labels import Label, inner_title, join_labels
from .headerrows import may_be_header
from .headerwindows import Headings, best_window

ALIKE = 1.25
"""So many times the columns that two headers share are at least all columns of both."""
FEWEST_SAME = 3
"""Words that two headers have in the same columns."""


MOST_OF_STEPS = 4
"""Columns of a table of steps: unit, day, rent, and one more."""


def find_headers(lines: Sequence[Line], vocabulary: Vocabulary, lists: list[Line] | None = None) -> list[HeaderBlock]:
    """Header blocks in document order, none overlapping.

    Rows that head a list under a lease are none; they are added to ``lists``.
    """
    blocks: list[HeaderBlock] = []
    headings = Headings(vocabulary)
    taken = -1
    anchors = [*filter(may_be_header, lines)]
    for anchor in anchors:
        if anchor.index <= taken or not headings.names_columns(anchor):
            continue
        if blocks and (_heads_steps(lines, anchor, vocabulary) or _is_vacant(anchor, blocks[-1], vocabulary)):
            continue
        if blocks and (head := head_of_list(lines, anchor, vocabulary)):
            if lists is not None:
                lists += head
            continue
        block = best_window(lines, anchor, taken, headings) or _said_again(lines, anchor, blocks)
        if block is not None:
            block = _as_before(block, blocks, lines, vocabulary)
            if blocks and _says_the_same(blocks[-1], block, vocabulary):
                block = _merged(blocks.pop(), block, vocabulary)
            blocks.append(block)
            taken = block.last
    return _with_akin(blocks, lines, anchors, vocabulary) if blocks else blocks


def _heads_steps(lines: Sequence[Line], anchor: Line, vocabulary: Vocabulary) -> bool:
    """Whether a row of a few words stands right below one that says that rents change, and names neither who rents nor
    how much space: ``Space``, ``Effective Date``, ``Annual Minimum Rent``."""
    above = lines[anchor.index - 1] if anchor.index else anchor
    if len(above.filled) != 1 or len(anchor.filled) > MOST_OF_STEPS or not vocabulary.tells_step(above.joined()):
        return False
    named = {match.field for c in anchor.filled for match in vocabulary.header(anchor.text(c) or "")[:1]}
    return named.isdisjoint(("tenantName", "area"))


def _is_vacant(line: Line, block: HeaderBlock, vocabulary: Vocabulary) -> bool:
    """Whether a row says where a header above has the tenants that nobody is there: ``RV-22 | Park model | VACANT``."""
    tenants = (c for c, label in block.labels.items() if c in line.filled and _names_tenant(label.text, vocabulary))
    return any(vocabulary.sentinel(line.text(column) or "") == "VACANT" for column in tenants)


def _names_tenant(text: str, vocabulary: Vocabulary) -> bool:
    return any(match.field == "tenantName" for match in vocabulary.header(text))


def _said_again(lines: Sequence[Line], anchor: Line, blocks: Sequence[HeaderBlock]) -> HeaderBlock | None:
    """A header that has all the rows of an earlier one, in the same columns, whatever stands below it: on a page that
    begins with a total."""
    for block in blocks:
        for first in range(max(anchor.index - len(block.lines) + 1, block.last + 1), anchor.index + 1):
            window = [*lines[first : first + len(block.lines)]]
            if [(one.space, [*map(one.text, one.filled)], one.filled) for one in window] == [
                (one.space, [*map(one.text, one.filled)], one.filled) for one in block.lines
            ]:
                return replace(block, lines=window, labels={**block.labels}, second={**block.second})
    return None


def _as_before(
    block: HeaderBlock, blocks: Sequence[HeaderBlock], lines: Sequence[Line], vocabulary: Vocabulary
) -> HeaderBlock:
    """A header that begins with all the rows of an earlier one has no more rows: those below head another table; and
    no fewer, if they stand below it in the same columns, or above it in those of a page that parts them otherwise.
    Where a later page runs words of its columns together that stood apart before, they are those of before, and so is
    what the second lines of records hold."""
    texts = [normal(line.joined()) for line in block.lines]
    for one in blocks:
        said = [normal(line.joined()) for line in one.lines]
        again = lines[block.first : block.first + len(one.lines)]
        if len(texts) < len(said) and [(normal(line.joined()), line.filled) for line in again] == [
            (text, line.filled) for text, line in zip(said, one.lines, strict=True)
        ]:
            return replace(
                block, lines=list(again), labels=_each_own(one.labels), second={**one.second}, signature=one.signature
            )
        more = len(said) - len(texts)
        above = [normal(line.joined()) for line in lines[max(block.first - more, 0) : block.first]]
        ends = [line.filled for line in block.lines] == [line.filled for line in one.lines[more:]]
        if more > 0 and ends and texts == said[more:] and above == said[:more]:
            return replace(block, labels=_each_own(one.labels), second={**one.second}, signature=one.signature)
        ran = sum(len(line.filled) for line in block.lines) < sum(len(line.filled) for line in one.lines)
        if ran and texts == said and block.lines[-1].filled == one.lines[-1].filled:
            return replace(block, labels=_each_own(one.labels), signature=one.signature)
        alike = [line.filled for line in block.lines] == [line.filled for line in one.lines]
        if alike and texts == said and (block.signature != one.signature or (one.second and not block.second)):
            # no row of this page has the second line of its record, or what stands below leads words to other columns
            return replace(block, labels=_each_own(one.labels), second={**one.second}, signature=one.signature)
    for size in {len(one.lines) for one in blocks}:
        if 1 < size < len(texts) and any(
            texts[:size] == [normal(line.joined()) for line in one.lines] for one in blocks
        ):
            labels = join_labels(block.lines[:size], vocabulary)
            signature = tuple(sorted((c, normal(label.text)) for c, label in labels.items()))
            return replace(block, lines=block.lines[:size], labels=labels, signature=signature)
    return block


def _each_own(labels: Mapping[int, Label]) -> dict[int, Label]:
    return {column: replace(label) for column, label in labels.items()}


def _with_akin(
    blocks: list[HeaderBlock], lines: Sequence[Line], anchors: Sequence[Line], vocabulary: Vocabulary
) -> list[HeaderBlock]:
    """The blocks, and those that begin as one of them does, with the units, and share another label: ``Slip``,
    ``Kind``, ``We ask`` below a list under ``Slip``, ``Kind``, ``Boater``; in the columns of a list the words of
    others, ``CRU``, ``Last occupant``, ``GLA``, stand over rows of their own, and so does a row that names people and
    has most of its words, ``From``, ``Through``, ``Total``, where a list has them. ``Space``, ``Licensee``, ``Monthly``
    head one, too."""
    headed = {block.space for block in blocks}
    of_blocks = {line.index for block in blocks for line in block.lines}
    different: dict[object, HeaderBlock] = {}  # the first of those that say the same over the same columns
    for one in blocks:
        different.setdefault((one.space, *((c, normal(one.labels[c].text)) for c in sorted(one.labels))), one)
    known = [[normal(block.labels[c].text) for c in sorted(block.labels)] for block in different.values()]
    headings = Headings(vocabulary.hinting)
    found: list[HeaderBlock] = []
    for anchor in anchors:
        if anchor.index in of_blocks or _heads_steps(lines, anchor, vocabulary):
            continue
        texts = [normal(str(anchor.values[column])) for column in anchor.filled]
        words = headings.vocabulary if anchor.space in headed else vocabulary
        unit = any(match.field == "unit" and match.score >= GOOD for match in words.header(texts[0])[:1])
        akin = unit and any(texts[0] == own[0] and set(texts[1:]) & set(own[1:]) for own in known)
        akin = akin or (unit and _names_lets(texts[1:], words))
        if not akin and not any(_stands_as(anchor, block, vocabulary) for block in different.values()):
            continue
        if anchor.space in headed:
            if len(texts) > 2 and anchor.text_only():
                found.append(_plain_block(lines, anchor, vocabulary))
            continue
        block = best_window(lines, anchor, anchor.index - 1, headings)
        if block is not None:
            found.append(block)
            headed.add(anchor.space)
    return sorted([*blocks, *found], key=lambda block: block.first)


def _names_lets(texts: Sequence[str], vocabulary: Vocabulary) -> bool:
    """Whether all words beside that for a unit name who has it and, as well as any that may, what is paid."""
    named = [next(iter(vocabulary.header(text)), None) for text in texts]
    people = [match is not None and match.field == "tenantName" and match.score >= GOOD for match in named]
    rents = [match is not None and match.field in RENTS and match.score >= WEAK for match in named]
    return any(people) and any(rents) and all(map(or_, people, rents))


def _stands_as(line: Line, block: HeaderBlock, vocabulary: Vocabulary) -> bool:
    """Whether a row names people, and has most of its words in the columns where a header has the same ones."""
    if line.space != block.space or block.first > line.index:
        return False
    texts = {column: str(line.values[column]) for column in line.filled}
    same = sum(c in block.labels and normal(text) == normal(block.labels[c].text) for c, text in texts.items())
    if same < FEWEST_SAME or 2 * same < len(texts):
        return False
    return any(m.field == "tenantName" and m.score >= GOOD for text in texts.values() for m in vocabulary.header(text))


def _plain_block(lines: Sequence[Line], anchor: Line, vocabulary: Vocabulary) -> HeaderBlock:
    """A row as a header by itself, whatever its words name."""
    labels = join_labels([anchor], vocabulary)
    above = next((line for line in reversed(lines[: anchor.index]) if line.filled), None)
    heading = above.joined() if above is not None and len(above.filled) == 1 else ""
    signature = tuple(sorted((c, normal(label.text)) for c, label in labels.items()))
    return HeaderBlock([anchor], labels, 0.0, heading=heading, signature=signature)


def head_of_list(lines: Sequence[Line], anchor: Line, vocabulary: Vocabulary) -> Sequence[Line]:
    """The rows of the title and the labels of a list under a lease, if a row is of them."""
    for index in (anchor.index, anchor.index - 1):
        line = lines[index] if index >= 0 else anchor
        title = inner_title(line, vocabulary) if line.filled and line.grid is anchor.grid else None
        if title is not None and (line is anchor or (title.alone and title.rows == 2)):
            return lines[index : index + title.rows]
    return ()


def _says_the_same(above: HeaderBlock, block: HeaderBlock, vocabulary: Vocabulary) -> bool:
    """Whether a header stands directly below another one over the same columns, one in words and one in codes, and
    names no column otherwise, as that of the second lines of records does."""
    if above.last + 1 != block.first or above.space != block.space or above.lines[0].grid is not block.lines[0].grid:
        return False
    shared = above.labels.keys() & block.labels.keys()
    if len(shared) * ALIKE < len(above.labels.keys() | block.labels.keys()):
        return False
    named = [[vocabulary.header(labels[c].text)[:1] for labels in (above.labels, block.labels)] for c in shared]
    sure = [[match for (match,) in pair if match.score >= GOOD] for pair in named if all(pair)]
    return not any(len({match.field for match in pair}) > 1 for pair in sure)


def _merged(above: HeaderBlock, block: HeaderBlock, vocabulary: Vocabulary) -> HeaderBlock:
    """Both headers as one: above each column the words that name a field better."""

    def worth(label: Label | None) -> float:
        return max((match.score for match in vocabulary.header(label.text)), default=0.1) if label is not None else 0.0

    labels = {
        column: max(above.labels.get(column), block.labels.get(column), key=worth)
        for column in above.labels.keys() | block.labels.keys()
    }
    found = {column: label for column, label in sorted(labels.items()) if label is not None}
    return replace(block, lines=[*above.lines, *block.lines], labels=found, heading=above.heading)


def rows_of_lists(lines: Sequence[Line], titles: Sequence[Line]) -> frozenset[int]:
    """Indexes of the rows of lists under leases: a title and the rows below it that begin where the first of them does,
    or further right: not left of the title, and in its column only where that is not the table's first."""
    found: set[int] = set()
    for title in titles:
        found.add(title.index)
        first = 0
        for line in lines[title.index + 1 :]:
            if line.filled:
                first = first or max(line.filled[0], title.filled[0], 1)
            if line.grid is not title.grid or (line.filled and line.filled[0] < first):
                break
            found.add(line.index)
    return frozenset(found)
