"""What a document says that the codes of a column mean: ``St: O occupied, V vacant``, ``Vacant (V, R)``, or a code and
its words in the cells of a line."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.fieldkinds import KINDS
from ..anatomy.mapping import ColumnUse, Mapping

LONGEST = 3
"""Letters of a code, and cells of a line that may say what codes mean."""
_LONG_CODE = re.compile(r"[A-Z][A-Z0-9]{1,5}(?:[-/][A-Z0-9]{1,5})?")
"""A longer one, in capitals: ``OCC-NTV``."""
MOST, FEWEST = 12, 2
"""Codes of a column, at most and at least."""
NEARLY_ALL = 0.75
EXPLAINED = 2 / 3
"""So many of the codes in a column a legend explains."""
_GROUP = re.compile(r"(?P<words>[^\W\d_][^()\d:;,]{2,30}?)\s*\((?P<codes>[A-Z]{1,3}(?:\s*[,/]\s*[A-Z]{1,3})*)\)")


def tell_by_legend(mapping: Mapping, body: Sequence[Line], lines: Sequence[Line], vocabulary: Vocabulary) -> None:
    """The column of statuses whose codes a legend among the ``lines`` explains, and what each of them means."""
    unit = mapping.column("unit")
    rows = [line for line in body if unit in line.filled and len(line.filled) > FEWEST]
    known = next((use for use in mapping.uses if use.field == "statusText"), None)
    charged = [use for use in mapping.uses if use.field == "chargeCode"]  # "Code", which may be of anything
    for use in [known] if known is not None else [*mapping.unmapped, *mapping.kept, *charged]:
        codes = _codes(use, rows)
        if not codes:
            continue
        told = dict(_explained(codes, lines, vocabulary))
        said = set(told.values()) if use is known else set(filter(None, told.values()))
        if len(told) < max(FEWEST, EXPLAINED * len(codes)) or len(said) < FEWEST:
            continue  # "R=RESIDENT OWNS HOME  P=PARK OWNS HOME" says nothing of who is there
        mapping.legend = {code: status for code, status in told.items() if status}
        if use is not known:
            next(some for some in (mapping.unmapped, mapping.kept, mapping.uses) if use in some).remove(use)
            mapping.by_field.pop(use.field or "", None)
            mapping.charge_cells -= {use.column}
            vars(mapping).pop("evidence", None)
            vars(mapping).pop("of_units", None)
            use.field, use.kind, use.told_by = "statusText", KINDS["statusText"], "a legend says what its codes mean"
            mapping.uses.append(use)
            mapping.uses.sort(key=lambda other: other.column)
            mapping.by_field["statusText"] = use.column
        return


def _codes(use: ColumnUse, rows: Sequence[Line]) -> frozenset[str]:
    """The codes that nearly all cells of a column are."""
    texts = [value for line in rows if (value := line.values[use.column]) is not None and value != ""]
    codes = [text for text in texts if type(text) is str and _is_code(text)]
    found = frozenset(codes)
    return found if len(codes) > NEARLY_ALL * len(texts) and FEWEST <= len(found) <= MOST else frozenset()


def _is_code(text: str) -> bool:
    return (len(text) <= LONGEST and text.isalpha()) or _LONG_CODE.fullmatch(text) is not None


def _explained(codes: frozenset[str], lines: Sequence[Line], vocabulary: Vocabulary) -> Iterator[tuple[str, str]]:
    """Each code that words explain, with the status that they say, or '' where they say none."""
    single = re.compile(rf"(?<![\w(])({'|'.join(map(re.escape, sorted(codes, key=len, reverse=True)))})(?!\w|\.\w)")
    listed = "|".join(map(re.escape, sorted(codes, key=len, reverse=True)))
    equated = re.compile(rf"(?<!\w)(?:{listed})\s?=\s?(?=[^\W\d_])")
    worded = re.compile(rf"(?<![\w-])({listed})\s(?=[a-z])")
    for line in lines:
        whole = line.joined() if len(line.filled) > LONGEST else ""
        if whole and len(equated.findall(whole)) < FEWEST and len({*worded.findall(whole)}) <= FEWEST:
            continue  # a row of the table
        yield from _in_cells(codes, line, vocabulary)
        for text in [whole] if whole else [line.text(column) or "" for column in line.filled]:
            for group in _GROUP.finditer(text):
                status = _status(group["words"], vocabulary)
                for code in re.split(r"\s*[,/]\s*", group["codes"]):
                    if code in codes and status:
                        yield code, status
            marks = [*single.finditer(text)]
            if len({mark[1] for mark in marks}) >= FEWEST:
                ends = [*(mark.start() for mark in marks[1:]), len(text)]
                for mark, end in zip(marks, ends, strict=True):
                    words = text[mark.end() : end].strip(" =:-\u2013\u2014,;/")
                    if any(map(str.isalpha, words)):
                        yield mark[1], _status(words, vocabulary)


def _in_cells(codes: frozenset[str], line: Line, vocabulary: Vocabulary) -> Iterator[tuple[str, str]]:
    """The code that the first cell of a line is, and its words in the next: ``N | Current - notice given | 9``; also
    where a line is nothing but a code and its words, ``X OFF LINE (REPAIR)``, and how many are so."""
    texts = [line.text(column) or "" for column in line.filled[:2]]
    if texts and not any(map(str.isalpha, "".join(texts[1:]))):
        texts = [part.strip(" =:-\u2013\u2014") for part in texts[0].split(" ", 1)]
    if len(texts) > 1 and texts[0] in codes and len(texts[1]) > LONGEST:
        yield texts[0], _status(texts[1], vocabulary)


def _status(words: str, vocabulary: Vocabulary) -> str:
    """The status that words of a legend say, by all of them or by the first; '' if they say none."""
    said = re.split(r"\s*[,;]|\.(?:\s|$)", words)[0] or words  # what stands behind it may be of the next code
    first = re.split(r"\s*[(/]|\s[-\u2013\u2014]\s", said)[0]
    # What all words say together ("Current - notice given") goes before what the first of them do.
    for part, free in ((words, False), (said, len(said) > LONGEST), (first, False), (words.split()[0], False)):
        match = vocabulary.status(part, in_column=free)
        if match is not None and match.hint is None:
            return match.status
        if match is not None and match.hint == "leased" and vocabulary.occupancy_side(words) == "vacant":
            return "VACANT_LEASED"  # "leased, lessee has not taken occupation"
    return ""
