"""Texts that go on in the line below, on pages: told by the room that their cell had, and by the names around them."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from docextract.plugin import Line
from docextract.values.codes import split_bracket_code

from .items import Item, bare
from .words import class_of, total_of

Box = tuple[float, float, float, float]
_ASKS = re.compile(r"(?:\b(?:and|of|for|the|with|from|to)|[&,])$", re.IGNORECASE)
"""What a name cannot end with: ``Furniture, Kitchen Equipment and``."""
_BRACKETED = re.compile(r"\(.+\)")
"""What begins no name."""
MOST_LEFT = 2
"""Words that are left of a name, at most."""
MOST_SMALL = 8
"""One in so many names may begin small where those of a document begin with capitals."""


class Wrapping:
    """Where the columns of a document's pages begin and end."""

    def __init__(self, lines: Sequence[Line]) -> None:
        begins: dict[int, dict[int, float]] = {}
        paged = [line for line in lines if line.grid.page is not None]
        for line in paged:
            for column in line.filled if sum(map(line.is_number, line.filled)) > 1 else ():
                if (box := line.box(column)) is not None:
                    mine = begins.setdefault(line.space, {})
                    mine[column] = min(mine.get(column, box[0]), box[0])
        self._numbers: dict[tuple[int, int], tuple[float, float]] = {}
        for line in paged:
            for column in filter(line.is_number, line.filled):
                key, box = (line.space, column), line.box(column)
                if box is not None:
                    left, right = self._numbers.get(key, (box[0], box[2]))
                    self._numbers[key] = min(left, box[0]), max(right, box[2])
        self._edges: dict[tuple[int, int], float] = {}
        for space, mine in begins.items():
            edge: float | None = None
            for column in range(max(mine), -1, -1):
                if edge is not None:
                    self._edges[space, column] = edge
                if column in mine:
                    edge = mine[column] if edge is None else min(edge, mine[column])
        names = [line.text(line.filled[0]) or "" for line in paged if sum(map(line.is_number, line.filled)) > 1]
        self._capital = sum(name[:1].islower() for name in names) * MOST_SMALL <= len(names)
        self._ends: dict[tuple[int, int], float] = {}
        rows = [line for line in paged if sum(map(line.is_number, line.filled)) > 1]
        first = {line.space: line.index for line in reversed(rows)}  # a letter above a table has other margins
        for line in paged:
            for column in line.filled if line.index >= first.get(line.space, 0) else ():
                key = line.space, column
                limit = self._edges.get(key)
                if limit is not None and (box := line.box(column)) is not None and box[2] < limit:
                    self._ends[key] = max(self._ends.get(key, 0.0), box[2])

    def columns_under(self, line: Line, column: int) -> list[int]:
        """The columns over whose numbers a cell runs."""
        box = line.box(column)
        spans = ((c, span) for (space, c), span in self._numbers.items() if space == line.space)
        return sorted(c for c, (left, right) in spans if box is not None and left < box[2] and box[0] < right)

    def goes_on(self, item: Item, above: Item, names: Sequence[str], *, heads: bool = False) -> bool:
        """Whether a line of words is the rest of texts that did not fit into their cells above.

        Args:
            names: the headings so far, in order, as compared.
            heads: it looks like a heading of the row below; that its first word had no room above says nothing then.
        """
        if not is_below(item, above) or not item.texts or item.unread:
            return False
        wrapped = False
        for column, text in item.texts.items():
            at = item.moved.get(column, column)  # where a name stands behind its code below one header
            at = at if at in above.last.filled else column
            before = above.last.box(at) if at in above.last.filled else None
            box, edge = item.line.box(item.moved.get(column, column)), self._edges.get((item.line.space, at))
            if box is None or before is None or column not in above.texts:
                return False
            if is_bold(item.line, column) != is_bold(above.last, column) or class_of(text) is not None:
                return False
            if box[1] - before[3] > before[3] - before[1]:
                return False
            if split_bracket_code(text) is not None or (edge is not None and box[2] > edge):
                return False  # a name with its code stands by itself, and so does what runs over into the next column
            wrapped |= _BRACKETED.fullmatch(text) is not None or text[0].islower()
            wrapped |= _ASKS.search(above.texts[column]) is not None
            wrapped |= not heads and self._had_no_room(text, (item.line.space, at), before, box)
            wrapped |= bool(names) and _completes(f"{above.texts[column]} {text}", names[-1])
        # A sum that bears a heading's whole name has no more of it.
        return wrapped and not (above.amounts and bare(above.scope or above.label or "") in names)

    def ends(self, row: Item, torn: Item) -> bool:
        """Whether the first text of a row ends the line of words above it: it closes its bracket, as ``2031)`` below
        ``Note (matures``, goes on small below it where names begin with capitals, or is a bracket alone."""
        (column, text), *others = torn.texts.items() or [(0, "")]
        rest = row.texts.get(column, "")
        if others or torn.line.grid is not row.line.grid or torn.line.row + 1 != row.line.row:
            return False
        opened, closed = (one.count("(") - one.count(")") for one in (text, rest))
        box, below = torn.line.box(column), row.line.box(column)
        small = self._capital and rest[:1].islower() and text[:1].isupper() and not text.isupper()
        begins = box is not None and below is not None and below[1] - box[3] <= box[3] - box[1]
        return opened > 0 > closed or ((small or _BRACKETED.fullmatch(rest) is not None) and begins)

    def _had_no_room(self, text: str, column: tuple[int, int], before: Box, box: Box) -> bool:
        """Whether the first word of a line would not have fitted into the cell above."""
        word = (box[2] - box[0]) * len(text.split()[0]) / len(text)
        end = self._ends.get(column)
        # What ran over into the next column was not wrapped.
        return end is not None and before[2] <= end < before[2] + word + 0.35 * (before[3] - before[1])


def is_below(item: Item, above: Item) -> bool:
    """Whether a line stands directly below another of the same page."""
    grid = item.line.grid
    return grid.page is not None and above.last.grid is grid and item.line.row == above.last.row + 1


def ends_name(item: Item, above: Item, below: Item) -> bool:
    """Whether a word or two stand between the last line of several and their sum, below the name of that line: they
    head nothing, and are the rest of it, ``TH`` below ``3BR / 2BA``."""
    if above.kind != "DATA" or below.kind != "TOTAL" or not (is_below(item, above) and is_below(below, item)):
        return False
    ((column, text), *others), (first, *_) = item.texts.items(), above.texts
    alike = not others and column == first and is_bold(item.line, column) == is_bold(above.line, column)
    return alike and len(text.split()) <= MOST_LEFT and text.replace(" ", "").isalpha() and class_of(text) is None


def hangs_over(torn: Item, row: Item) -> bool:
    """Whether a line of words is part of a cell of two lines: it overlaps a row of which these columns are blank.

    A cell of which an upper line was found takes the lower one too.
    """
    mine, others = torn.line.row_box(), row.line.row_box()
    if mine is None or others is None or torn.line.grid is not row.line.grid or torn.unread or torn.amounts:
        return False
    blank = not any(column in row.line.filled for column in torn.texts)
    return blank and mine[1] < others[3] and others[1] < mine[3]


def first_heading(words: Sequence[Item], below: Item) -> int | None:
    """The line of words that begins as a text of the row below does: it heads that row, what stands before does not."""
    for n, item in enumerate(words):
        if len(item.texts) == 1:
            ((column, text),) = item.texts.items()
            name = below.texts.get(column)
            if name is not None and (text.startswith(name) or name.startswith(f"{text} ")):
                return n
    return None


def joined(item: Item, above: Item, roles: dict[int, str]) -> None:
    """Adds the texts of a line to those that they complete."""
    for column, text in item.texts.items():
        above.texts[column] = f"{above.texts[column]} {text}" if column in above.texts else text
    above.texts = dict(sorted(above.texts.items()))
    above.more.append(item.line)
    roles[item.line.index] = "CONTINUATION"


def take_name(above: Item, item: Item) -> None:
    """On a page, a name beside the second charge of a tenant, or beside his total, goes on from the line above, if that
    has his unit or code and this one has neither: ``Pellerin Actuarial`` over ``Consultants Ltd.``."""
    header, names = item.header, item.header.columns("tenant")
    mine = header.columns("unit", "lease")
    charges = [c for c in header.columns("charge", "chargeName", "transaction") if c in item.texts]
    paged = item.line.grid.page is not None and above.last.space == item.line.space
    both = names and charges and names[0] in item.texts and names[0] in above.texts
    if not (above.kind == "DATA" and paged and both) or total_of(item.texts[names[0]]) is not None:
        return
    if any(c in above.texts for c in mine) and not any(c in item.texts for c in mine):
        above.texts[names[0]] += f" {item.texts.pop(names[0])}"


def _completes(whole: str, name: str) -> bool:
    """Whether two lines together are a heading's name or its total's, or as much of it as fits into two lines."""
    said = total_of(whole)
    found: Collection[str] = (bare(whole), bare(said.scope)) if said and said.scope else (bare(whole),)
    return name in found or any(name.startswith(f"{text} ") for text in found)


def heads_alike(item: Item, last: Item | None, below: Item) -> bool:
    """Whether words stand out from the row right below them as the last heading did: ``Two-bedroom`` in bold, below the
    bold total of what ``One-bedroom`` heads."""
    if last is None or not is_below(below, item) or [*last.texts] != [*item.texts]:
        return False
    return all(is_bold(one.line, c) for one in (item, last) for c in item.texts) and not any(
        is_bold(below.line, c) for c in item.texts if c in below.texts
    )


def is_bold(line: Line, column: int) -> bool:
    """Whether a cell is printed bold."""
    return line.grid.style(line.row, line.home(column)).bold
