"""Is it a table? Ruled boxes also frame pages, charts, forms and text; what is admitted repeats a structure.

Each test that speaks leaves a reason, so that a table that was not admitted can be looked at.
"""

from __future__ import annotations

from statistics import mean, median
from unicodedata import category

from .candidate import Candidate, around, numeric
from .segments import page_lines

ADMITTED = 0.5
"""The score from which a candidate is a table."""


def judge(table: Candidate) -> None:
    """Set the candidate's score (0 to 1), its reasons, and whether it is admitted."""
    texts = table.texts
    rows, columns = len(texts), len(table.columns)
    reasons = [f"{rows} rows, {columns} columns"]
    if rows < 2 or columns < 2:
        score = 0.0
        reasons.append("one row or one column")
    elif table.finder == "stream" or table.box_only:
        score = _open(table, texts, reasons)
    else:
        score = _ruled(table, texts, reasons)
    table.score = round(max(0.0, min(1.0, score)), 3)
    table.reasons = reasons
    table.accepted = table.score >= ADMITTED


def _ruled(table: Candidate, texts: list[list[str | None]], reasons: list[str]) -> float:
    """A ruled table: its cells are filled, in rows of more than one, and none of them is a page."""
    filled = [t for row in texts for t in row if t]
    rows, columns = len(texts), len(table.columns)
    areas = rows * columns - sum((s.bottom - s.top + 1) * (s.right - s.left + 1) - 1 for s in table.spans.values())
    share = len(filled) / max(1, areas)
    numbers = sum(1 for t in filled if numeric(t)) / max(1, len(filled))
    longest = max(len(t) for t in filled)
    letters = sum(len(t) for t in filled)
    paired = sum(1 for row in texts if sum(1 for t in row if t) > 1) / rows
    score = 0.5
    if len(filled) < 4:
        score -= 0.4
        reasons.append(f"only {len(filled)} cells filled")
    if share < 0.3:
        score -= 0.3
        reasons.append(f"only {share:.0%} of the cells filled")
    if paired < 0.4:
        score -= 0.25 if paired else 0.5
        reasons.append(f"only {paired:.0%} of the rows have more than one cell")
    if table.blank > 0.45:
        score -= 0.5
        reasons.append(f"{table.blank:.0%} of its height is ruled but empty")
    if longest > 400 and longest > 0.5 * letters:
        score -= 0.4
        reasons.append("one cell holds most of the text")
    elif letters / len(filled) > 150:
        score -= 0.3
        reasons.append("cells full of prose")
    wide = sum(1 for s in table.spans.values() if s.right > s.left) / len(filled)
    if wide > 0.4 and numbers < 0.3:
        score -= 0.4
        reasons.append("its rows are divided each in its own way, as a form's are")
    if numbers > 0.3:
        score += 0.25
        reasons.append(f"{numbers:.0%} of the cells are numbers")
    return score + 0.25 * min(1.0, share * paired)


def _open(table: Candidate, texts: list[list[str | None]], reasons: list[str]) -> float:
    """A table without walls: figures in line, or, if it has none, rules and short cells in line."""
    rows, columns = len(texts), len(table.columns)
    filled = [t for row in texts for t in row if t]
    share = len(filled) / (rows * columns)
    paired = sum(1 for row in texts if sum(1 for t in row if t) > 1)
    figures = [_figures(table, texts, c) for c in range(columns)]
    aligned = [n for n, spread in figures if n > 1 and spread < 0.6 * _height(table)]
    beyond = [n for n, spread in figures[1:] if n > 1 and spread < 0.6 * _height(table)]
    words = mean(len(t.split()) for t in filled)
    score = 0.3
    if table.rules > 1:
        score += 0.1
        reasons.append(f"{table.rules} rules across")
    if beyond and (columns > 2 or len(aligned) == len(figures) or max(beyond) > 2 or table.rules > 1):
        count = sum(n for n, _ in figures)
        in_line = sum(aligned) / max(1, count)
        score += 0.1 + 0.4 * in_line * min(1.0, sum(aligned) / 6)
        reasons.append(f"{sum(aligned)} of {count} figures in line in {len(aligned)} columns")
    elif table.rules > 1 and paired > 1 and words < 12 and share > 0.6:
        score += 0.2
        reasons.append("short cells between rules")
    elif (columns > 2 or table.rules) and paired > 2 and share > 0.75 and words < 8 and _in_line(table):
        score += 0.25
        reasons.append("short cells in line")
    else:
        reasons.append("no figures in line")
    if rows < 3 and table.rules < 2:
        score -= 0.25
        reasons.append("two rows without rules")
    if columns == 2 and not table.rules and _counts_up([row[1] for row in texts]):
        score -= 0.5
        reasons.append("its figures only count up, as those of a list of contents do")
    if share < 0.4:
        score -= 0.15 if sum(aligned) > 12 else 0.3
        reasons.append(f"only {share:.0%} of the cells filled")
    if paired < 0.5 * rows:
        score -= 0.15
        reasons.append(f"only {paired} of {rows} rows have more than one cell")
    if paired < 2:
        score -= 0.3
        reasons.append("one row is no table")
    if words > 10:
        score -= 0.3
        reasons.append("cells full of prose")
    return score


def _counts_up(texts: list[str | None]) -> bool:
    """Whether a column is whole numbers from top to bottom, none below the one before."""
    numbers = [int(t) for t in texts if t and t.isdecimal() and len(t) < 5]
    return len(numbers) > 3 and len(numbers) == sum(1 for t in texts if t) and numbers == sorted(numbers)


def _height(table: Candidate) -> float:
    return median(w.bottom - w.top for words in table.cells.values() for w in words)


def _figures(table: Candidate, texts: list[list[str | None]], column: int) -> tuple[int, float]:
    """How many cells of a column are figures or marks; by how many points they miss one line: right, left or middle."""
    boxes = []
    for row, texts_of_row in enumerate(texts):
        text = texts_of_row[column]
        if text and (_mark(text) or (numeric(text) and any(ch.isdigit() for ch in text))):
            boxes.append(around(table.cells[row, column]))
    if not boxes:
        return 0, 0.0
    spread = min(_off([b[2] for b in boxes]), _off([b[0] for b in boxes]), _off([(b[0] + b[2]) / 2 for b in boxes]))
    return len(boxes), spread


def _mark(text: str) -> bool:
    """Whether a text is a mark set where something holds: a tick, a cross (also a typed one), a dot."""
    return len(text) == 1 and (text in "xX" or (category(text)[0] == "S" and not text.isascii()))


def _off(at: list[float]) -> float:
    middle = median(at)
    return mean(abs(a - middle) for a in at)


def _in_line(table: Candidate) -> bool:
    """Whether hardly a cell begins elsewhere than most of its column do; or, between rules, where justified text does
    not stand, in some columns ends elsewhere, or is centred."""
    begin = end = total = 0
    for column in range(len(table.columns)):
        cells = [words for (_, c), words in table.cells.items() if c == column and words]
        if cells:
            starts, ends = [min(w.x0 for w in words) for words in cells], [max(w.x1 for w in words) for words in cells]
            begins = sum(abs(x - median(starts)) < 1.5 for x in starts)
            begin += begins
            middles = [a + b for a, b in zip(starts, ends, strict=True)]
            others = [sum(abs(x - median(at)) < near for x in at) for at, near in ((ends, 1.5), (middles, 1.0))]
            end += max(begins, *others) if column else begins
            total += len(cells)
    return max(begin, end if table.rules else 0) > 0.85 * total


def unruled(table: Candidate) -> str | None:
    """Why a table's rules cannot be all there: cells hold figures side by side or stacked. None if they may be."""
    stacked = beside = plain = 0
    for (row, column), words in table.cells.items():
        if len(words) < 2 or any(w.angle for w in words):
            plain += numeric(" ".join(w.text for w in words))
            continue
        lines = page_lines(words)
        if sum(1 for line in lines if line.figures > 1 or (line.figures and len(line.segments) > 1)) > 1:
            beside += 1
        elif len(lines) > 2 and all(line.figures for line in lines) and (column or table.spans.get((row, column))):
            stacked += 1
        elif len(lines) == 1 and numeric(lines[0].segments[0].text):
            plain += 1
    if beside:
        return f"{beside} cells hold figures side by side"
    if stacked > 1 or (stacked and not plain):
        return f"{stacked} cells hold figures one above the other"
    return None
