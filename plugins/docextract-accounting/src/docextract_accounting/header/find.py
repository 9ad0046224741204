"""Where a table begins: the lines that name its columns."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from docextract.plugin import Line

from ..words import STAGES, Use, counts_state, is_title, meaning, says_nothing, use_of
from .content import filled_columns, leave_amounts, leave_words, name_sides, name_types, settle
from .lines import (
    dates_document,
    ends_days,
    holds_numbers,
    is_beside,
    is_close,
    is_near,
    is_prose,
    is_rule,
    is_short,
    labels_facts,
    levels_of,
    qualifies,
    stands_apart,
    titles_document,
)
from .marks import DAY
from .model import APART, FEWEST_NUMBERS, NAMES, UNTITLED, WEAK, Extents, Header, Signature
from .naming import read_header, stays_itself
from .spans import extents_of, homes_of, is_figure, opens_titles, spanning, spans_over

DEEPEST = 5
"""Lines of a header at most."""
SEARCHED = 400
"""Filled lines in which a header is looked for."""
UNKNOWN = 0.6
"""What it costs that a column has a header that no word explains, none at all, or that of another column."""
FEWEST_GROUPS = 3
"""Lines of words in the same columns that head groups of rows."""
_LETTERS = re.compile(r"[\W_]+")


def find_headers(lines: Sequence[Line], document_type: str, signed: Signature, *, nought: bool = False) -> list[Header]:
    """The headers of the document's tables, the first of each system of columns; empty if none shows the signature.
    ``nought``: columns that come to nothing are those of a trial balance, whatever their words are."""
    found: list[Header] = []
    for space in dict.fromkeys(line.space for line in lines):
        mine = [line for line in lines if line.space == space and line.filled and not is_rule(line)]
        extents = extents_of(mine)
        best = [one for reach in _reaches(mine) if (one := _find(mine, reach, document_type, signed, extents))]
        if not best and not found and document_type != "AGED_RECEIVABLES":
            enough, reaches = signed if document_type == "UNIT_MIX" else _of_sides, _reaches(mine)
            look = partial(_find, document_type=document_type, signed=enough, extents=extents, nought=nought)
            best = [one for reach in reaches if (one := look(mine, reach, unnamed=True))]
        if best:
            header = max(best, key=lambda pair: pair[0])[1]
            settle(header, mine, document_type)
            header.doubtful = _doubtful(header, mine, document_type)
            found.append(header)
    return found


def _reaches(lines: Sequence[Line]) -> list[range]:
    """Runs of columns: tables beside each other on a sheet stand apart by columns that no line fills."""
    filled = sorted({column for line in lines for column in line.filled})
    if lines and lines[0].grid.page is not None:
        return [range(filled[0], filled[-1] + 1)]
    runs: list[range] = []
    for column in filled:
        if runs and column - runs[-1].stop < APART:
            runs[-1] = range(runs[-1].start, column + 1)
        else:
            runs.append(range(column, column + 1))
    whole: list[range] = []
    for run in runs:
        if whole and _names_rows(lines, whole[-1], run):
            run = range(whole.pop().start, run.stop)
        whole.append(run)
    return [part for run in whole for part in _without_facts(lines, run, set(filled))]


def _names_rows(lines: Sequence[Line], left: range, right: range) -> bool:
    """Whether columns without an amount stand beside those of a run in most of its lines: what these are of, however
    many empty columns lie between."""
    beside = [line for line in lines if any(c in left for c in line.filled)]
    amounts = [line for line in lines if sum(line.is_number(c) for c in line.filled if c in right) > FEWEST_NUMBERS]
    both = sum(any(c in left for c in line.filled) for line in amounts)
    return both * 5 > len(amounts) * 4 and not any(
        line.is_number(c) for line in beside for c in line.filled if c in left
    )


def _without_facts(lines: Sequence[Line], run: range, filled: set[int]) -> list[range]:
    """A run of columns, or its two parts: facts beside a table, right of an empty column, are on few of its rows and
    begin above them, or with them and follow each other."""
    for empty in (c for c in reversed(run) if c not in filled):
        left, right = range(run.start, empty), range(empty + 1, run.stop)
        rows = [line for line in lines if sum(line.is_number(c) for c in line.filled if c in left) > FEWEST_NUMBERS]
        facts = [line for line in lines if any(c in right and is_figure(line, c) for c in line.filled)]
        few = sum(any(c in right for c in line.filled) for line in rows) * 2 < len(rows)
        # Each with its label: ``Bldg 1 placed in service | 06/2017``.
        labelled = [line for line in lines if sum(c in right for c in line.filled) == 2]
        facts = facts or (labelled if len(labelled) > 1 else [])
        follow = facts and facts[-1].row - facts[0].row < len(facts)
        if few and facts and (facts[0].index < rows[0].index or (follow and facts[0].index == rows[0].index)):
            return [left, right]
    return [run]


def _doubtful(header: Header, lines: Sequence[Line], document_type: str) -> frozenset[int]:
    """Columns over which a word stands that their names lack, those beside numbers without a header, those of the same
    words as others, and those that no word explains and that yet say when a balance is: ``Ending Balance per G/L``."""
    names = {c: _LETTERS.sub("", text.casefold()) for c, text in header.texts.items()}
    said = [" ".join(text.casefold().split()) for text in header.texts.values()]
    alike = {c for c, text in header.texts.items() if said.count(" ".join(text.casefold().split())) > 1}
    found = {c for c in alike if c in header.uses and header.uses[c].name != "share"}
    if document_type == "TRIAL_BALANCE":
        found |= {c for c in header.unknown if meaning(header.texts[c], document_type) & STAGES.keys()}
    spans = spans_over(header.lines, header.reach, header.extents, header.open)
    for row, over in zip(header.homes, spans, strict=True):
        for column, (text, _) in row.items():
            if says_nothing(text, document_type):
                continue
            word = _LETTERS.sub("", text.casefold())
            under = [c for c in over.get(column, (column,)) if c in header.texts]
            titled = {header.uses[c].name for c in under if c in header.uses} & {*UNTITLED, "units"}
            under = [c for c in under if c not in header.uses or not stays_itself(header.uses[c], text, document_type)]
            found |= {c for c in under if word not in names[c]} if not titled else set()
    first, extents = header.lines[0], header.extents
    above = next((line for line in reversed(lines) if line.index < first.index and is_beside(line, first)), None)
    dated = above is not None and DAY.search(above.joined()) is not None and not is_near(above, header, extents)
    if above is not None and not dated and qualifies(above, header, extents, document_type):
        found |= homes_of(above, header.reach, extents, {}).keys()
    for row in (row for row, over in zip(header.homes, spans, strict=True) if not over):
        heads = {c: max(left) for c in header.texts if c not in row and (left := [t for t in row if t < c])}
        told = {c for c, title in heads.items() if header.texts[c].startswith(f"{row[title][0]} ")}
        far = max((c - heads[c] for c in told), default=0)
        # ``Monthly`` right of ``Scenario 3 Rent``, where ``Scenario 2`` is over ``PSF`` too
        found |= {c for c in (heads.keys() - told) & header.uses.keys()
                  if c - heads[c] <= far and header.uses[c].name.startswith("any")}  # fmt: skip
    usual, numeric = filled_columns([line for line in lines if line.index > header.last.index], header.reach)
    order = sorted(header.texts)
    for column in (c for c in usual & numeric if c not in header.texts and header.extents.get(c) is None):
        left = [c for c in order if c < column][-1:]
        found.update(left + [c for c in order if c > column][:1])
    return frozenset(found)


def _find(
    lines: Sequence[Line],
    reach: range,
    document_type: str,
    signed: Signature,
    extents: Extents,
    *,
    unnamed: bool = False,
    nought: bool = False,
) -> tuple[float, Header] | None:
    """The best header within some columns, and what it is worth; ``unnamed``: no word names the types of a mix, or what
    the columns of a trial balance are."""
    best: tuple[float, Header] | None = None
    at = 0
    usual, numeric = filled_columns(lines, reach)
    for n, line in enumerate(lines[:SEARCHED]):
        if holds_numbers(line, reach, document_type):
            continue
        for deep in range(1, 2 * DEEPEST + 1):
            block = list(lines[n : n + deep])
            if (
                len(block) < deep
                or levels_of(block) > DEEPEST
                or is_prose(block[-1])
                or labels_facts(block[-1])
                or stands_apart(block, reach, extents)
                or titles_document(block[-1], extents, document_type)
                or dates_document(block)
                or (holds_numbers(block[-1], reach, document_type) and not ends_days(block, reach, document_type))
                or not is_beside(block[-1], line)
            ):
                break
            mine = _without_beside(block, reach, document_type, extents, usual & numeric)
            header = read_header(block, mine, document_type, extents)
            if document_type == "UNIT_MIX" and opens_titles(block, mine, extents):
                header = max(header, read_header(block, mine, document_type, extents, spread=True), key=_told_apart)
            if document_type == "UNIT_MIX":
                leave_words(header, lines)
            else:
                leave_amounts(header, lines)
            if unnamed and document_type == "UNIT_MIX":
                name_types(header, lines)
            elif unnamed:
                name_sides(header, lines, nought=nought)
            if not signed(header.uses) or _begins_rows(header, usual - numeric):
                continue
            if not _adds(header, document_type) and not _begins_alone(header, extents, document_type):
                continue
            worth = sum(WEAK.get(use.name, 1.0) for use in (*header.uses.values(), *header.heads.values()))
            strange = [
                text for text in header.unknown.values() if document_type != "UNIT_MIX" or not counts_state(text)
            ]
            if document_type == "UNIT_MIX":
                # A title that no word explains makes a known column one of its own kind: ``Last ten leases / Rent``.
                bare = {text: text.removeprefix(f"{header.titled.get(c)} ") for c, text in header.unknown.items()}
                strange = [text for text in strange if bare[text] == text or use_of(bare[text], document_type) is None]
            nameless = sum(c not in header.texts for c in usual)
            worth += WEAK["other"] * (len(header.unknown) - len(strange))
            worth += 0.05 * deep - UNKNOWN * (len(strange) + nameless + _alike(header, document_type))
            if levels_of(block) < DEEPEST and (
                (n and is_beside(lines[n - 1], line) and qualifies(lines[n - 1], header, extents, document_type))
                or any(
                    _goes_on(one, line, header, numeric, document_type)
                    and not _heads_groups(one, lines[n + deep + 1 :])
                    for one in lines[n + deep : n + deep + 1]
                )
            ):
                worth -= len(header.uses)  # what a word above or below says of a column must not be dropped
            if best is None or worth > best[0]:
                best, at = (worth, header), n
        if best is not None and n > at + DEEPEST:
            break
    return best


def _of_sides(uses: Mapping[int, Use]) -> bool:
    """Whether a header that names no debits is that of a trial balance: several columns of amounts with their sides."""
    sided = sum(use.name == "other" for use in uses.values())
    return sided > 0 and len(uses) > 1 and all(use.name == "other" or use.name in NAMES for use in uses.values())


def _goes_on(line: Line, first: Line, header: Header, numeric: set[int], document_type: str) -> bool:
    """Whether a line below a header is its next: words that stand over columns of numbers."""
    if not is_beside(line, first) or holds_numbers(line, header.reach, document_type) or labels_facts(line):
        return False
    homes = homes_of(line, header.reach, header.extents, spanning(line, header.reach))
    told = numeric or header.texts.keys()
    return len(homes) > 1 and sum(c in told for c in homes) * 2 > len(homes)


def _heads_groups(line: Line, below: Sequence[Line]) -> bool:
    """Whether words below a header stand as those above further groups of rows do: ``Adrift Charters | Berth A04``."""
    alike = [one for one in below if one.filled == line.filled and one.only_plain_text()]
    return len(line.filled) > 1 and len({one.joined() for one in alike}) >= FEWEST_GROUPS


def _without_beside(
    block: Sequence[Line], reach: range, document_type: str, extents: Extents, filled: set[int]
) -> range:
    """The columns of the table without those of one beside it: right of an empty column, no word of which is known, and
    in which most rows have no numbers."""
    uses = read_header(block, reach, document_type, extents)
    known = max([*uses.uses, *(c for c in uses.texts if c in filled)], default=reach.stop)
    if block[0].grid.page is not None or known + 1 in uses.texts or not any(c > known for c in uses.texts):
        return reach
    return range(reach.start, known + 1)


def _alike(header: Header, document_type: str) -> int:
    """Columns whose words say what those of others do: a word above them that tells them apart is missing."""
    said = Counter(meaning(text, document_type) for text in header.texts.values())
    return sum(said[meaning(text, document_type)] > 1 for text in header.texts.values())


def _begins_alone(header: Header, extents: Extents, document_type: str) -> bool:
    """Whether the first lines of a header hold one text each, and each is part of what stands below it."""
    alone = next((n for n, row in enumerate(header.homes) if len(row) > 1), 0)
    return alone > 0 and all(
        is_close(line, replace(header, lines=header.lines[n + 1 :]), extents)
        and not is_title(line.joined(), document_type)
        for n, line in enumerate(header.lines[:alone])
    )


def _begins_rows(header: Header, worded: set[int]) -> bool:
    """Whether its last line is a heading of the rows below: one text that names no column with those above, or an age
    over a column that holds words: ``1 - 10 Days Late``."""
    *above, last = header.homes
    ages = {c for c in worded if c in header.uses and header.uses[c].name == "bucket"}
    told = (header.known | header.extents.numeric - {min(header.texts)}) - ages
    return len(last) == 1 and bool(above) and not any(c in row and c in told for row in above for c in last)


def _adds(header: Header, document_type: str) -> bool:
    """Whether the first line of a header is part of what names a column; else it is one of the title block."""
    top, *below = header.homes
    if header.heads or (len(below) > 1 and len(top) == 1 and not any(c in header.known for c in top)):
        return bool(header.heads)
    stated = {c for c, text in header.unknown.items() if document_type == "UNIT_MIX" and counts_state(text)}
    for column in (c for c in top if c in header.uses or c in stated):
        rest = " ".join(row[column][0] for row in below if column in row)
        vague = column in header.uses and header.uses[column].name == "other"
        if len(top) == 1 and (vague or is_title(top[column][0], document_type)):
            return False
        if meaning(rest, document_type) != meaning(header.texts[column], document_type):
            return True
    spans = spans_over(header.lines, header.reach, header.extents, header.open)[0]
    joined = {c: text for c, (text, _) in top.items() if any(c in row for row in below)}
    # A title over several columns told apart those that would be called the same.
    tells = any(text in said for text in joined.values() for c, said in header.texts.items() if c not in top)
    short = all(is_short(text, len(spans.get(c, (c,)))) for c, text in joined.items())
    return len(joined) > 1 and (tells or short)


def _told_apart(header: Header) -> tuple[int, int]:
    """How many uses the words of a header tell, and how few of its columns are of the same one."""
    names = Counter(use.name for use in header.uses.values() if use.name not in (*WEAK, "share"))
    return len(names), -sum(names.values())
