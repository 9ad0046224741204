"""What stands beside the labels of a table: boxes that name sections, and the numbers of a form's lines.

A form prints the name of a section in a box left of its first lines, and the number of a line before its label and
again before its amounts. Neither is a part of a label, and the second of two numbers is no amount.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from ....values.dates import looks_like_date
from ...lines import Line, has_letters, is_plain_number
from ...rails import without_cells
from ..anatomy.rawrow import CURRENCY

FEWEST = 2
"""Boxes that make a margin."""
FEWEST_FACTS = 4
"""Facts of a property, each under its name, that make a column of them."""
OFTEN = 3
"""A box says what it does in few of its lines."""
ENDED = 2
"""Rows without words of a box that end it."""
FEWEST_NUMBERED = 3
"""Lines one after the other that print their number twice."""
MOST = 0.6
"""A column that is filled in more of the rows with amounts is none of boxes."""
FEWEST_TYPED = 6
"""Lines that say a name and an amount in one text."""
_NAME_AND_AMOUNT = re.compile(
    r"(?P<name>[^\W\d].*?)\s*(?:[-\u2013\u2014:=.\u2026]+|\s)\s*(?P<amount>[-(]*[$\u20ac\u00a3]?\s?[-(]?\d[\d,]*(?:\.\d\d)?\)?)"
)
_LINE_NUMBER = re.compile(r"\d{1,2}[a-z]?\.?")
_NUMBERED = re.compile(rf"({_LINE_NUMBER.pattern})(?:\s+[^\W\d]|$)")
"""A text that is the number of a form's line, or begins with it."""
_CODES = re.compile(r"\d{3,6}(?:\s?[/-]\s?\d{3,6})*[A-Z]?")


def without_margins(lines: Sequence[Line]) -> Sequence[Line]:
    """The lines of a table with the boxes at its margin as headings of their own, without repeated line numbers, and
    with the names of columns over their amounts and not over the signs of currency left of these."""
    lines = _named_amounts(_without_second_numbers(lines))
    labels = Counter(first for line in lines if (first := _label_before_amounts(line)) is not None)
    if not labels:
        return lines
    main = max(labels, key=lambda c: (labels[c], c))
    if facts := {c for c in range(main) if _holds_facts(lines, c, main)}:
        lines = [without_cells(line, facts) if facts.intersection(line.filled) else line for line in lines]
    boxes = [c for c in range(main) if _holds_boxes(lines, c, main)]
    return _parted(lines, boxes[0], main) if len(boxes) == 1 else lines


def with_amounts_apart(lines: Sequence[Line]) -> Sequence[Line]:
    """The lines, each that says a name and an amount in one text (``Rents - $61,200``) in two cells, where most lines
    do and hardly any has a cell of its own for its amount."""
    found = {n: match for n, line in enumerate(lines) if (match := _typed(line)) is not None}
    others = sum(bool(line.numbers()) for line in lines)
    filled = sum(bool(line.filled) for line in lines)
    if len(found) < FEWEST_TYPED or 2 * len(found) < filled or 4 * others > len(found):
        return lines
    wide = [line if len(line.values) > 1 else replace(line, values=[*line.values, None]) for line in lines]
    return [_in_two(line, found[n]) if n in found else line for n, line in enumerate(wide)]


def _typed(line: Line) -> re.Match[str] | None:
    text = line.values[line.filled[0]] if len(line.filled) == 1 else None
    match = _NAME_AND_AMOUNT.fullmatch(text) if type(text) is str else None
    return match if match is not None and is_plain_number(match["amount"]) else None


def _in_two(line: Line, match: re.Match[str]) -> Line:
    home = line.home(line.filled[0])
    return replace(
        line, values=[match["name"], match["amount"], *line.values[2:]], filled=[0, 1], origin={0: home, 1: home}
    )


def is_line_number(text: str | None) -> bool:
    """Whether a text may be the number of a form's line: ``7``, ``2a``."""
    return text is not None and _LINE_NUMBER.fullmatch(text) is not None


def _label_before_amounts(line: Line) -> int | None:
    """The last column of words before the amounts of a line."""
    amounts = line.numbers()
    for c in reversed(line.words() if amounts else ()):
        text = line.text(c) or ""
        if c < amounts[-1] and not is_line_number(text) and not _CODES.fullmatch(text):
            return c
    return None


def _holds_facts(lines: Sequence[Line], column: int, main: int) -> bool:
    """Whether a column left of the labels says what the property is, each fact under its name: ``List Price``,
    ``$8,150,000``, ``Cap Rate``, ``6.93%``; wherever the rows beside it stand, in none instead of their labels."""
    if any(column in line.filled and main not in line.filled and any(c > main for c in line.filled) for line in lines):
        return False
    texts = [line.text(column) or "" for line in lines if column in line.filled]
    if any(map(looks_like_date, texts)):
        return False
    told = [any(map(str.isdigit, text)) and not is_line_number(text) and not _CODES.fullmatch(text) for text in texts]
    pairs = sum(fact and not name for name, fact in pairwise(told))
    return pairs >= FEWEST_FACTS and 3 * pairs >= len(texts)


def _holds_boxes(lines: Sequence[Line], column: int, main: int) -> bool:
    """Whether a column left of the labels is filled beside some of them, and nowhere instead of them."""
    rows = [line for line in lines if any(c > main for c in line.numbers())]
    beside = [line for line in rows if column in line.filled and main in line.filled]
    if any(column in line.filled and main not in line.filled for line in rows):
        return False
    words = sum(has_letters(line.values[column]) for line in beside)
    again = Counter(line.text(column) for line in beside).most_common(1)
    if again and again[0][1] > OFTEN:
        return False  # "R" and "NR": what kind of line each is
    return words >= FEWEST and 2 * words >= len(beside) and len(beside) <= MOST * len(rows)


def _parted(lines: Sequence[Line], column: int, main: int) -> list[Line]:
    """Lines with what stands in a column as headings before them: the words of one box, in several lines, as one."""
    codes = Counter(c for line in lines for c in line.filled if c > main and _CODES.fullmatch(line.text(c) or ""))
    code = max(codes, key=lambda c: (codes[c], -c)) if codes else None
    edge = min((label[0] for line in lines if main in line.filled and (label := line.box(main))), default=0.0)
    out: list[Line] = []
    box: int | None = None
    apart = 0
    """Rows since the last words of the box: those of one stand between its rows, at heights of their own."""
    for line in lines:
        valued = any(c > main for c in line.numbers())
        text = (line.text(column) or "") if column in line.filled else ""
        alone = line.filled == [column] and (
            _ends_left_of(edge, line, column) or (box is not None and _CODES.fullmatch(text) is not None)
        )
        if not alone and (column not in line.filled or main not in line.filled or not valued):
            apart += 1
            box = box if valued and box is not None and apart < ENDED and column not in line.filled else None
            out.append(line)
            continue
        if box is None:
            box = len(out)
            out.append(replace(line, values=[None] * len(line.values), filled=[], origin={}))
        _add(out[box], text, main, code, line.home(column))
        out.append(without_cells(line, {column}))
        apart = 0
        if _CODES.search(text):
            _put_first(out, box, code)
            box = None
    return out


def _put_first(out: list[Line], box: int, code: int | None) -> None:
    """Put the heading of a box before the rows above it whose codes begin as its own does: ``5100`` beside ``5120``."""
    own = (out[box].text(code) or "") if code is not None else ""
    begins = tuple(one.rstrip("0") for one in re.findall(r"\d+", own))
    at = box
    for n in range(box - 1, -1, -1):
        said = out[n].text(code) if code is not None and code in out[n].filled else None
        if out[n].filled and (said is None or not begins or not said.startswith(begins)):
            break
        at = n if said else at
    out.insert(at, out.pop(box))


def _ends_left_of(edge: float, line: Line, column: int) -> bool:
    """Whether a text on a page ends left of where all labels begin."""
    box = line.box(column)
    return box is not None and box[2] < edge


def _add(heading: Line, text: str, main: int, code: int | None, home: int) -> None:
    """Put words of a box into its heading; a code of accounts among them stands with those of other rows."""
    found = _CODES.search(text) if code is not None else None
    if found is not None and code is not None and heading.values[code] is None:
        heading.values[code] = found[0]
        text = " ".join((text[: found.start()] + text[found.end() :]).split())
    if text:
        said = heading.values[main]
        heading.values[main] = f"{said} {text}" if said else text
    heading.filled[:] = [c for c, value in enumerate(heading.values) if value is not None]
    heading.origin = dict.fromkeys(heading.filled, home)


def _without_second_numbers(lines: Sequence[Line]) -> Sequence[Line]:
    """Lines without the numbers of lines that stand before the amounts again.

    A column holds such numbers where lines one after the other print their own in it: an amount that is the number of
    its line by accident stands alone.
    """
    again: dict[int, set[int]] = defaultdict(set)
    runs: dict[int, list[int]] = {}
    own: str | None = None
    for n, line in enumerate(lines):
        first = line.filled[0] if line.filled else None
        number = _NUMBERED.match(line.text(first) or "") if first is not None else None
        own = number[1] if number is not None else own
        if own is None:
            continue
        words = next((c for c in line.words() if c != first), first)
        for c in line.filled:
            if words is None or c <= words:
                continue
            if line.text(c) != own:
                runs.pop(c, None)
                continue
            run = runs.setdefault(c, [])
            run.append(n)
            if len(run) >= FEWEST_NUMBERED:
                for at in run:
                    again[at].add(c)
    return [without_cells(line, again[n]) if n in again else line for n, line in enumerate(lines)] if again else lines


def _named_amounts(lines: Sequence[Line]) -> Sequence[Line]:
    """Lines with what stands over a column of nothing but signs of currency over the amounts right of them."""
    signs = Counter(c for line in lines for c in line.filled if type(v := line.values[c]) is str and v in CURRENCY)
    for column in [c for c, count in signs.items() if count >= FEWEST]:
        own = [n for n, line in enumerate(lines) if column in line.filled]
        first = next(n for n in own if lines[n].values[column] in CURRENCY)
        above = [n for n in own if n < first]
        # but for the number of the page below
        alone = all(lines[n].values[column] in CURRENCY for n in own if n > first and len(lines[n].filled) > 1)
        moved = {n for n in above if len(lines[n].filled) > 1 and column + 1 not in lines[n].filled}
        if moved and alone:
            lines = [_moved(line, column) if n in moved else line for n, line in enumerate(lines)]
    return lines


def _moved(line: Line, column: int) -> Line:
    """A line with one cell a column further right."""
    values = [*line.values, None] if column + 1 == len(line.values) else [*line.values]
    values[column + 1], values[column] = values[column], None
    filled = sorted(c + (c == column) for c in line.filled)
    homes = {c + (c == column): line.home(c) for c in line.filled}
    return replace(line, values=values, filled=filled, origin=homes)
