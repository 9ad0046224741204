"""Lines that head columns, found without knowing what they say.

Evidence: no amounts in it, amounts aligned under it, the same line on other pages, bold where the rest is not,
ruled off or shaded. Two to four stacked lines make one header.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter
from dataclasses import field
from itertools import compress

from ..document import Page
from ..records import record
from .lines import Line, Piece
from .stacking import MOST_CELLS, STACK_PITCH, Level, is_between, pitch, stacks_above, stacks_below

_PERIOD = re.compile(
    r"(?:19|20)\d\d$|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$|\d{4}-\d\d-\d\d$|\d{1,2}[-/]\d{2,4}$|\d{1,3} ?[-–] ?\d{1,3}$"
    r"|\d{1,2}[-/.][A-Za-z]{3}[-/.]\d{2,4}$|\d{1,2} [A-Za-z]{3,9} \d{4}$|[A-Za-z]{3,9}\.? \d{1,2}, \d{4}$"
)
_MONTH = re.compile(r"[A-Za-z]{3,9}\.?[-/ ']{1,2}\d{2,4}$")
_SHARE = re.compile(r"\d{1,3} ?%$|\$$")
LOOK_AHEAD = 14
ENOUGH = 2.0
"""Score that a line needs to be a header."""


@record
class Header:
    """Stacked header lines ``first`` to ``last`` of a page, the fullest of them ``core``."""

    first: int
    last: int
    core: int
    score: float
    reasons: tuple[str, ...]
    pieces: list[Piece]
    key: str
    styled: bool = False
    """Bold, ruled off, shaded, or repeated."""
    plain: bool = True
    """Neither bold nor repeated; it may be ruled off, as rows are in a table with rules."""
    lone: bool = False
    """A single cell over a column of amounts."""
    whole: list[Piece] = field(default_factory=list)
    """The pieces of all its lines, if it has several."""

    def same(self, other: Header) -> bool:
        """True if the other header says the same at the same places, in its fullest line or in all of them: which of
        them is the fullest may be told otherwise by other rows below."""
        return _alike(self.pieces, other.pieces) or _alike(self.whole, other.whole)


def _alike(own: list[Piece], others: list[Piece]) -> bool:
    """True if the pieces of two headers, of one at least, say the same at the same places."""
    return 0 < len(own) == len(others) and all(
        abs(a.x0 - b.x0) < 4 and a.text.split() == b.text.split() for a, b in zip(own, others, strict=True)
    )


def is_period(text: str) -> bool:
    """True for a cell that may name a period: ``May-26``, ``2026``, ``5/31/2026``."""
    return _PERIOD.match(text) is not None or _MONTH.match(text) is not None


def could_head(line: Line) -> bool:
    """True if the line holds no amounts: texts, and dates or years only where they are the columns' names."""
    periods = 0
    for piece in line.pieces:
        if piece.data:
            if _PERIOD.match(piece.text):
                periods += 1
            elif len(line.pieces) < 3 or not _SHARE.match(piece.text):
                return False
        elif not any(map(str.isalnum, piece.text)) and piece.text not in "%#$" and "--" not in piece.text:
            return False
    return periods == 0 or periods >= 3 or periods * 2 > len(line.pieces) > 1


def repeated_lines(pages: list[list[Line]], flat: list[list[bool]]) -> Counter[str]:
    """How often each line that could be a header occurs; ``flat`` says which lines could."""
    return Counter(
        [
            line.text
            for lines, could in zip(pages, flat, strict=True)
            for line in compress(lines, could)
            if len(line.pieces) > 1
        ]
    )


def page_headers(page: Page, lines: list[Line], repeats: Counter[str], flat: list[bool]) -> list[Header]:
    """The headers of one page, from top to bottom; ``flat`` says which of its lines could head columns."""
    rules = sorted(
        [
            ((rule[1] + rule[3]) / 2, rule[0], rule[2])
            for rule in page.rules
            if rule[2] - rule[0] > 20 and rule.horizontal
        ]
    )
    found: list[Header] = []
    n = 0
    while n < len(lines):
        if not flat[n]:
            n += 1
            continue
        end = n
        while end + 1 < len(lines) and flat[end + 1] and pitch(lines, end) < 2 * STACK_PITCH:
            end += 1
        header = _best(page, lines, n, end, rules, repeats)
        if header is not None:
            found.append(header)
            n = header.last + 1
        else:
            n = end + 1
    return found


def _best(
    page: Page, lines: list[Line], first: int, last: int, rules: list[Level], repeats: Counter[str]
) -> Header | None:
    """The header among the lines ``first`` to ``last``, none of which holds an amount."""
    best: tuple[float, int, tuple[str, ...]] | None = None
    for n in range(first, last + 1):
        cells = len(lines[n].pieces)
        if not 2 <= cells <= MOST_CELLS:
            continue
        score, reasons = _score(page, lines, n, (first, last), rules, repeats)
        if best is not None and best[0] >= ENOUGH and _heads_list(lines, n, best[1], repeats):
            continue
        if best is None or score >= best[0]:
            best = (score, n, reasons)
    if best is None or best[0] < ENOUGH:
        return next((lone for n in range(first, last + 1) if (lone := _lone(lines, n))), None)
    score, core, reasons = best
    top, bottom = core, core
    while top > first:
        above = max(top - 1 - is_between(lines, top - 1, rules), first)
        if not stacks_above(lines, above, core, rules, page.width / 2):
            break
        top = above
    while bottom < last:
        below = min(bottom + 1 + is_between(lines, bottom + 1, rules), last)
        if not stacks_below(lines, below, core, rules, repeats):
            break
        bottom = below
    if any(reason.startswith("bold") for reason in reasons):
        while top > 0 and _is_bold_above(lines, top - 1):
            top -= 1
            core = max(core, top, key=lambda k: len(lines[k].pieces))
    pieces = lines[core].pieces
    key = " ".join(["".join(piece.text.split()) for piece in pieces])
    plain = not any(reason.startswith(("bold", "occurs")) for reason in reasons)
    styled = not plain or any(reason.startswith("ruled") for reason in reasons)
    whole = [piece for line in lines[top : bottom + 1] for piece in line.pieces] if bottom > top else []
    return Header(top, bottom, core, score, reasons, pieces, key, styled, plain, whole=whole)


def _is_bold_above(lines: list[Line], n: int) -> bool:
    """True if a line right above a bold header, which alone would head nothing, is bold as well and says words and
    years: ``Prior Year | 2024``."""
    pieces = lines[n].pieces
    if could_head(lines[n]):
        return False
    told = all(piece.bold and (not piece.data or is_period(piece.text) or piece.text in "%#$") for piece in pieces)
    return told and len(pieces) > 2 and pitch(lines, n) < STACK_PITCH


def _heads_list(lines: list[Line], n: int, above: int, repeats: Counter[str]) -> bool:
    """True if a line heads a list inside the table whose header stands above: that one is repeated and much fuller."""
    fuller = len(lines[above].pieces) > 1.5 * len(lines[n].pieces) and len(lines[n].pieces) > 2
    return fuller and repeats[lines[above].text] > 1 and lines[above].pieces[0].bold != lines[n].pieces[0].bold


def _lone(lines: list[Line], n: int) -> Header | None:
    """A single text that heads the one column of amounts below it, such as TOTAL."""
    head = lines[n].pieces[0]
    if len(lines[n].pieces) > 1 or len(head.words) > 4:
        return None
    below = lines[n + 1 : n + LOOK_AHEAD]
    amounts = [line.pieces[-1] for line in below if line.pieces[-1].data]
    texts = [line.pieces[0] for line in below if not line.pieces[0].data]
    if any(sum([piece.data for piece in line.pieces]) > 1 for line in below):
        return None
    if len(amounts) < 3 or not texts or min([text.x0 for text in texts]) > head.x0 - 40:
        return None
    aligned = sum([abs(piece.x1 - head.x1) < 2.5 or abs(piece.x0 - head.x0) < 1.5 for piece in amounts])
    if aligned * 5 < len(amounts) * 4:
        return None
    reason = f"{aligned} of {len(amounts)} amounts below are aligned with it"
    return Header(n, n, n, 3.0, (reason,), [head], "".join(head.text.split()), lone=True)


def _score(
    page: Page, lines: list[Line], n: int, stretch: tuple[int, int], rules: list[Level], repeats: Counter[str]
) -> tuple[float, tuple[str, ...]]:
    first, last = stretch
    line = lines[n]
    pieces = line.pieces
    reasons: list[str] = []
    score = min(len(pieces), 12) / 8
    under = total = 0
    ends = [*[piece.x0 + 2 for piece in pieces[1:]], 1e9]
    below = lines[last + 1 : last + LOOK_AHEAD]
    fuller = next((k for k, row in enumerate(below) if len(row.pieces) > len(pieces) + 1 and could_head(row)), None)
    for row in below[:fuller]:  # a small table above another ends where the header of that one begins
        at = 0
        for piece in row.pieces:
            if piece.data:
                total += 1
                # Each header cell is over one amount of a line: a title over many of them heads none. An amount may
                # also end its column anywhere before the next header cell begins.
                while at + 1 < len(pieces) and pieces[at + 1].x0 - 2 <= piece.x0:
                    at += 1
                if at < len(pieces) and pieces[at].x1 + 2 <= piece.x0 and piece.x1 > ends[at]:
                    at += 1
                if at < len(pieces) and pieces[at].x0 - 2 < piece.x1:
                    under += 1
                    at += 1
    if total >= 2 and under * 2 >= total:
        score += 1 + under / total
        reasons.append(f"{under} of {total} amounts below stand under it")
    if repeats[line.text] > 1 and len(pieces) > 2:
        score += 1
        reasons.append(f"occurs {repeats[line.text]} times")
    if all(piece.bold for piece in pieces) and _plain(lines, first, last):
        score += 1
        reasons.append("bold among plain lines")
    sizes = sorted([piece.size for row in below for piece in row.pieces])
    if sizes and min([piece.size for piece in pieces]) > 1.25 * sizes[len(sizes) // 2]:
        score -= 2
    around = [*lines[max(n - LOOK_AHEAD, 0) : n], *lines[last + 1 : n + LOOK_AHEAD]]
    if (_ruled_off(line, rules) and not _mostly([_ruled_off(row, rules) for row in around])) or (
        _shaded(page, line) and not _mostly([_shaded(page, row) for row in around])
    ):
        score += 1
        reasons.append("ruled off or shaded")
    return score, tuple(reasons)


def _plain(lines: list[Line], first: int, last: int) -> bool:
    """True if most of what stands around some lines is not bold; the same for each of them."""
    around = [piece.bold for line in lines[max(first - LOOK_AHEAD, 0) : last + LOOK_AHEAD] for piece in line.pieces]
    return sum(around) * 2 < len(around)


def _ruled_off(line: Line, rules: list[Level]) -> bool:
    """True if there is a rule under most of the line, in one or several parts."""
    at = bisect_left(rules, ((line.top + line.bottom) / 2,))
    covered = 0.0
    while at < len(rules) and rules[at][0] - line.bottom < 0.5 * line.height:
        covered += rules[at][2] - rules[at][1]
        at += 1
    return covered > 0.5 * (line.pieces[-1].x1 - line.pieces[0].x0)


def _mostly(around: list[bool]) -> bool:
    """True if the lines around are ruled off or shaded too, all of them or every other one: then it says nothing."""
    return len(around) > 2 and sum(around) * 3 > len(around)


def _shaded(page: Page, line: Line) -> bool:
    x0, x1 = line.pieces[0].x0, line.pieces[-1].x1
    for fill in page.fills:
        if (
            fill[1] <= line.top + 2
            and fill[3] >= line.bottom - 2
            and fill[3] - fill[1] < 6 * line.height
            and fill[0] < x0 + 5
            and fill[2] > x1 - 5
        ):
            return True
    return False
