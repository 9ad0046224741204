"""Tables one below the other whose header begins with what each is about: ``12 Elm St. | rent | lease ends``.

The words of the header are the same in all of them, and those before them are others in each: they are no label but
name the house, which becomes a column of its own.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby, zip_longest

from ....values.text import normal
from ....values.wordlist import alternatives, later, wordlist
from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.headerblocks import GOOD, SUBJECTS
from ..headers.headerrows import may_be_header, names_fields
from .arranged import Piece, Row, arrange, as_it_is, numbered

FEWEST, FEWEST_WORDS = 3, 3
"""Tables, and words that their headers share."""
_CAPTION = later(rf"(?:{alternatives(wordlist('docextract.vocabulary', 'rolls.toml')['pivot']['words'])}) of \S")
MOST_CAPTIONS = 3
"""Cells of a caption: what is summed, and by what."""
MOST_OTHERS = 2 / 3
"""So many of the words in a column of names are others than those above them."""


def without_captions(lines: list[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines without what a pivot table says over the names of its columns: ``Sum of Amount``, ``Code``."""
    out: list[Line] = []
    for line, below in zip_longest(lines, lines[1:]):
        caption = 0 < len(line.filled) <= MOST_CAPTIONS and _CAPTION.match(line.first_text()) is not None
        over = below is not None and below.grid is line.grid and len(below.filled) > len(line.filled) + MOST_CAPTIONS
        out.append(replace(line, values=[None] * len(line.values), filled=[]) if caption and over else line)
    return out


def part_groups(lines: list[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines with the houses that headers name beside each row; the same lines where headers name none."""
    heads = _heads(lines, vocabulary)
    if not heads:
        return lines
    out: list[Line] = []
    space = lines[-1].space
    for _, grouped in groupby(lines, key=lambda line: id(line.grid)):
        own = [*grouped]
        first = next((n for n, line in enumerate(own) if line.index in heads), None)
        if first is None:
            out += own
            continue
        space += 1
        rows: list[tuple[Line, Row]] = []
        behind = max(len(line.values) for line in own)
        house: Piece | None = None
        for line in own[first:]:
            row = dict(as_it_is(line)[1])
            if line.index in heads:
                lead = line.filled[: heads[line.index]]
                house = Piece(" ".join(str(line.values[c]) for c in lead), line, lead[0])
                row = {c: pieces for c, pieces in row.items() if c not in lead}
                row[behind] = (Piece(vocabulary.word_for("building"), line, lead[0]),)
                if not _names_subject(line, len(lead), vocabulary):
                    row[0] = (Piece(vocabulary.word_for("unit"), line, lead[0]),)
                    if (between := _names_between(line, lead[-1], own)) is not None:
                        row[between] = (Piece(vocabulary.word_for("tenantName"), line, lead[0]),)
            elif house is not None and len(line.filled) > 1 and line.filled[0] == 0:
                row[behind] = (house,)
            rows.append((line, row))
        out += own[:first]
        out += arrange(rows, behind + 1, space)
    return numbered(out)


def _heads(lines: Sequence[Line], vocabulary: Vocabulary) -> dict[int, int]:
    """The headers that name a house, each with how many cells do, by their index; none where fewer than three do."""
    alike: dict[tuple[str, ...], dict[int, int]] = defaultdict(dict)
    for line in lines:
        if len(line.filled) <= FEWEST_WORDS or not may_be_header(line) or not names_fields(line, vocabulary):
            continue
        named = [any(m.score >= GOOD for m in vocabulary.header(str(line.values[c]))) for c in line.filled]
        lead = named.index(True)
        words = tuple(normal(str(line.values[c])) for c in line.filled[lead:])
        if lead and len(words) >= FEWEST_WORDS and not any(map(str.isdigit, "".join(words))):
            alike[words][line.index] = lead
    for words, found in alike.items():
        # Words of a house may be some that name a column elsewhere: "(garage apt.)".
        for line in lines:
            texts = [normal(str(line.values[c])) for c in line.filled[-len(words) :]]
            if line.index not in found and len(line.filled) > len(words) and tuple(texts) == words:
                found[line.index] = len(line.filled) - len(words)
        houses = {lines[n].values[lines[n].filled[0]] for n in found}
        if len(found) >= FEWEST and len(houses) == len(found):
            return found
    return {}


def _names_between(head: Line, lead: int, lines: Sequence[Line]) -> int | None:
    """The one column between the house and the first word of the header that holds words below it, most of them others:
    who has the units, as nothing else stands between these and what they pay."""
    first = next(column for column in head.filled if column > lead)
    below = [line for line in lines if line.index > head.index and line.filled[:1] == head.filled[:1]]
    held = {c for line in below for c in line.filled if lead < c < first}
    words = [line.values[c] for line in below for c in line.filled if c in held]
    others = all(type(word) is str for word in words) and len({*words}) > MOST_OTHERS * len(words)
    return held.pop() if len(held) == 1 and others else None


def _names_subject(line: Line, lead: int, vocabulary: Vocabulary) -> bool:
    matches = (match for c in line.filled[lead:] for match in vocabulary.header(str(line.values[c]))[:1])
    return any(match.field in SUBJECTS and match.score >= GOOD for match in matches)
