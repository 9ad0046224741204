"""Rolls of cards: a block of labels with their values for each lease, made into a row for each card.

``Unit 4  Acme LLC`` over ``Floor area  1,850 sq ft   Base rent  $1,680``, and so on for each lease; or ``Unit: 4`` and
``Tenant: Acme LLC`` anywhere within it. What a card says under a label stands in the column of that label.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence, Set
from itertools import filterfalse, pairwise, takewhile
from typing import NamedTuple

from ....document import Value
from ....values.areas import area_inside
from ....values.dates import find_dates, is_month_to_month, looks_like_date
from ....values.numbers import is_money_like
from ....values.text import normal
from ....values.wordlist import wordlist
from ....vocabulary import Vocabulary
from ...lines import Line
from ..anatomy.fieldkinds import NO_TEXT
from ..anatomy.headerblocks import GOOD, SUBJECTS
from ..prints.arranged import Piece, Row, arrange, as_it_is, numbered
from ..prints.halves import cards_apart
from ..prints.headlines import is_named_unit, names_units, unit_and_tenant

FEWEST_CARDS, FEWEST_LABELS = 3, 4
"""Cards of a roll, and labels of a card that name fields."""
FEWEST_LEADS = 3
"""Fields that words name which begin the lines of cards."""
_LED = re.compile(r"([^\W\d_]+(?: \([^()]*\))?)(?:\s+(.*))?")
"""A line that begins with a label: ``tenant Marisol Vega``, ``increases (monthly)``."""
_NUMBERED = re.compile(r"[^\W\d_]+\s+(?:\d{1,4}[A-Za-z]?|[A-Z])$")
"""A word and a number or letter: ``Mast 1``."""
_REMARKED = re.compile(r"([^()]+?)\s+(\(.*\))")
"""An amount with a remark: ``£845.00 (paid 4-weekly)``."""
_PRICED = re.compile(r"([^\W\d][^\d€$£]*?)\s+([€$£]\s?\d[\d.,]*)")
"""A label and its amount in one cell: ``List price per month €2,130.00``."""
_COUNTED = re.compile(r"(\d{1,3})[.)]\s+(\S.*)")
_UNTIL = re.compile(r"(?<=\s)(to|until)(?=\s|$)")
"""What stands between the first and the last day of a lease."""
_FROM = re.compile(r"(?:from|effective|as of|beginning|starting)\s+(.+)", re.IGNORECASE)
"""What stands behind a label before the day from which it counts: ``Base rent`` ``from April 1, 2026``."""
_PERIODIC = re.compile(
    r"(\D{0,4}\d[\d.,]*)\s*((?:per|a|each|/)\s*(?:annum|year|yr|month|mo|quarter|week)|p\.?a\.?|p\.?c\.?m\.?|p\.?m\.?)",
    re.IGNORECASE,
)
"""An amount with the time that it is for: ``£61,500 per annum``."""
MOST_OF_HEAD = 3
"""Cells of a head line: the unit, the tenant and the area."""
ONCE = frozenset(
    {"tenantName", "deposit", "marketRent", "contractRent", "annualRent", "leaseEndDate", "leaseStartDate", "area"}
)
"""Fields of which a lease has one."""
REFERENCE = "Reference"
"""What is said above what stands beside a unit whose tenant has a label."""
STEPS = "Rent Steps"
"""What is said of days with amounts behind the rent of a card."""
_LABELS = frozenset(wordlist()["units"]["labels"])
_PARTS = re.compile(r",\s+|\s/\s")
"""What stands between two things that one value says."""
LONGEST_LABEL = 6
"""Words of a label."""
HALF = 0.5
"""So many have one where the label always ends with a colon: vacant units leave theirs blank."""
MOST = 0.8
"""So many of the places of a label have a value behind it; so many of the cards have the label that opens them."""


class _Card(NamedTuple):
    """The lines of a card, the tokens of its head line if it has one, and its labels with their values."""

    lines: list[Line]
    head: Sequence[Piece]
    facts: dict[tuple[str, int], tuple[Piece, list[Piece]]]
    """By label and how often it stood in the card before."""


def read_cards(lines: Sequence[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines with a row for each card, below one of the labels; none where the document has no cards."""
    lines = cards_apart(lines, vocabulary)
    leads = _leads(lines, vocabulary)
    colons = _colons(lines)
    tokens = _closed_up([_tokens(line, leads, colons, vocabulary) for line in lines], vocabulary)
    tokens = [
        [] if any(vocabulary.furniture(str(piece.value)) == "FOOTER" for piece in pieces) else pieces
        for pieces in tokens
    ]  # "Cottages at Wren Hollow | Sheet 1 of 3" on each page
    tokens = _without_lists(tokens, vocabulary)
    labels = _labels(tokens, vocabulary)
    if not labels:
        tokens = _unstacked(tokens, vocabulary)
        labels = _labels(tokens, vocabulary)
    if not labels:
        return []
    sums = {id(lines[n]): summed for n, summed in _sums(lines, labels, vocabulary).items()}
    tokens = [pieces[:1] if id(line) in sums else pieces for line, pieces in zip(lines, tokens, strict=True)]
    labels = labels - _bands(tokens, labels, vocabulary)
    heads = _heads(tokens, labels, vocabulary)
    counted = _counted(tokens, labels) if len(heads) < FEWEST_CARDS else {}
    for n, piece in counted.items():
        tokens[n] = [piece, *tokens[n][1:]]
    heads = frozenset(counted) or heads
    margins = _margins(tokens, labels, vocabulary) if len(heads) < FEWEST_CARDS else {}
    for n in margins:
        tokens[n] = tokens[n][1:]
    starts = sorted(heads) if len(heads) >= FEWEST_CARDS else _openings(tokens, labels, vocabulary)
    starts = sorted(n for n in margins if is_named_unit(str(margins[n].value), vocabulary)) or starts
    if len(starts) < FEWEST_CARDS:
        return []
    below = range(starts[-1] + 1, len(lines))
    end = next((n for n in below if _closes(tokens[n], labels, vocabulary)), len(lines))
    end = _end(tokens, labels, starts, end)
    spans = [*zip(starts, [*starts[1:], end], strict=True)]
    at = _columns_of([pieces for n, pieces in enumerate(tokens) if n not in heads], labels)
    cards = [_card(lines[a:b], tokens[a:b], labels, at, vocabulary, headed=a in heads) for a, b in spans]
    words = [str(label.value) for card in cards for label, _ in card.facts.values()]
    capitals = sum(map(str.isupper, words)) >= MOST * len(words)
    if margins:
        beside = [[margins[n] for n in range(a, b) if n in margins] for a, b in spans]
        cards = [card._replace(head=head) for card, head in zip(cards, beside, strict=True)]
    cards = _with_people(_without_titles(_with_one_list(cards, vocabulary)), tokens, starts, labels, vocabulary)
    cards = _with_nobody(cards, vocabulary)
    cards = [card._replace(head=_parted(card.head, vocabulary) or card.head) for card in cards]
    cards = _with_types(list(map(_with_area, _with_periods(cards))), vocabulary)
    cards = [card._replace(head=_named(card.head, capitals=capitals)) for card in cards]
    behind = [str(card.head[1].value) for card in cards if len(card.head) > 1]
    again = bool(counted) or 2 * len({*behind}) <= len(behind)  # not "Suite 101 | Citadel Imaging Inc."
    if again and any(_field(key[0], vocabulary) == "tenantName" for card in cards for key in card.facts):
        cards = _with_kinds(cards, vocabulary)
    for card in cards:
        for key in [key for key, (_, values) in card.facts.items() if not values]:
            del card.facts[key]
    values = [len(values) for card in cards for _, values in card.facts.values()]
    if values.count(1) < MOST * len(values):
        return []  # leases side by side
    cards = _one_label_each(_without_addresses(_part_areas(cards), vocabulary), vocabulary)
    columns: dict[tuple[str, int], int] = {}
    headed = 2 * any(card.head for card in cards)
    header: dict[int, Sequence[Piece]] = _head_labels(cards, vocabulary) if headed else {}
    for card in cards:
        for key, (label, _) in card.facts.items():
            if key not in columns:
                columns[key] = headed + len(columns)
                header[columns[key]] = (label,)
    labelled = headed + len(columns)
    rows: list[tuple[Line, Row]] = [*map(as_it_is, lines[: starts[0]])]
    rows.append((lines[starts[0]], header))
    for card in cards:
        row: dict[int, Sequence[Piece]] = {columns[key]: values for key, (_, values) in card.facts.items()}
        if card.head:
            row |= {0: card.head[:1], 1: card.head[1:]}
        rows.append((card.lines[0], row))
        for line in card.lines[1:]:
            summed = sums.get(id(line))
            rows.append((line, _beside(line, labelled, vocabulary) if summed is None else _under(summed, columns)))
    table = next((n for n in range(end, len(lines)) if _heads_table(tokens[n])), len(lines))
    rows += [(line, _beside(line, labelled, vocabulary)) for line in lines[end:table]]
    rows += [(line, _in_one(line, labelled)) for line in lines[table:]]
    width = labelled + max(len(line.values) for line in lines)
    return numbered(arrange(rows, width, lines[-1].space + 1))


def _leads(lines: Sequence[Line], vocabulary: Vocabulary) -> Mapping[str, str]:
    """Words that begin lines again and again, each time before something else in the cell, by the fields they name:
    ``tenant Marisol Vega``, ``from 1 May 2024``. None where they name too few fields of a card."""
    rests: dict[str, set[str]] = defaultdict(set)
    for line in lines:
        found = _LED.fullmatch(line.text(line.filled[0]) or "") if line.filled else None
        if found is not None:
            rests[found[1]].add(found[2] or "")
    fields = {word: field for word in rests if (field := _field(word, vocabulary))}
    often = {field for word, field in fields.items() if len(rests[word] - {""}) >= FEWEST_CARDS}
    opened = len(often) >= FEWEST_LEADS and not SUBJECTS.isdisjoint(often)
    return fields if opened else {}


def _colons(lines: Sequence[Line]) -> frozenset[str]:
    """What stands again and again before a colon at the beginning of a cell: ``Tenancy began: 27 October 2017``."""
    texts = (line.text(column) or "" for line in lines for column in line.filled)
    times = Counter(normal(text.partition(":")[0]) for text in texts if ":" in text[:-1])
    return frozenset(text for text, n in times.items() if n >= FEWEST_CARDS and 0 < len(text.split()) <= LONGEST_LABEL)


def _counted(tokens: Sequence[Sequence[Piece]], labels: frozenset[str]) -> dict[int, Piece]:
    """By line: what is counted 1, 2, 3 above the labels of each card, ``3. Rose Cottage``, without its number; nothing
    where they are not counted through."""
    found: dict[int, Piece] = {}
    for n, (pieces, below) in enumerate(pairwise(tokens)):
        counted = _COUNTED.fullmatch(str(pieces[0].value)) if pieces and not _has_label(pieces, labels) else None
        if counted is not None and _has_label(below, labels) and int(counted[1]) == len(found) + 1:
            found[n] = pieces[0]._replace(value=counted[2])
    return found if len(found) >= FEWEST_CARDS else {}


def _tokens(line: Line, leads: Mapping[str, str], colons: Set[str], vocabulary: Vocabulary) -> list[Piece]:
    """The cells of a line; a label, or one of ``colons``, with its value behind a colon in one cell is two, and so is
    one of ``leads`` with what it leads."""
    found: list[Piece] = []
    for column in line.filled:
        value = line.values[column]
        if type(value) is str and "|" in value and column == line.filled[0]:
            parts = [part.strip() for part in value.split("|")]
            if is_named_unit(parts[0], vocabulary):  # "Unit 3 | Vacant"
                found += [Piece(part, line, column) for part in parts if part]
                continue
        if type(value) is str and ":" in value:
            label, _, rest = value.partition(":")
            if rest.strip() and (_field(label, vocabulary) is not None or normal(label) in colons):
                found += [Piece(label.strip(), line, column), Piece(rest.strip(), line, column)]
                continue
        priced = _PRICED.fullmatch(value) if type(value) is str else None
        if priced is not None and _field(priced[1], vocabulary) is not None:
            found += [Piece(priced[1], line, column), Piece(priced[2], line, column)]
            continue
        led = _LED.fullmatch(value) if type(value) is str and column == line.filled[0] else None
        if led is None or led[1] not in leads:
            found.append(Piece(value, line, column))
            continue
        rest = led[2] or ""
        parts = _UNTIL.split(rest, maxsplit=1) if leads[led[1]] == "leaseStartDate" else [rest]
        found += [Piece(part.strip(), line, column) for part in (led[1], *parts) if part.strip()]
    return found


def _closed_up(tokens: list[list[Piece]], vocabulary: Vocabulary) -> list[list[Piece]]:
    """The cells of each line, with a label parted from its value where no gap is between them: ``Tenant Acme LLC`` in
    the column in which ``Tenant`` stands alone again and again."""
    alone = Counter((_key(piece), piece.column) for pieces in tokens for piece in pieces[:-1])
    known = {
        (text, column)
        for (text, column), times in alone.items()
        if text and times >= FEWEST_CARDS and _field(text, vocabulary) is not None
    }
    return [[part for piece in pieces for part in _parts(piece, known)] for pieces in tokens]


def _without_lists(tokens: list[list[Piece]], vocabulary: Vocabulary) -> list[list[Piece]]:
    """The cells of each line, without lists of days and amounts beside the labels of cards, under a header of their
    own, ``Rent schedule from | Monthly | $/SF/Yr``: what one says stands behind one label in the header's line."""
    tails = {n: tail for n, pieces in enumerate(tokens) if (tail := _tail(pieces, tokens[n + 1 :]))}
    said = Counter(tuple(_key(piece) for piece in tail[:2]) for tail in tails.values())
    heads = {n: tail for n, tail in tails.items() if said[tuple(_key(piece) for piece in tail[:2])] >= FEWEST_CARDS}
    if len(heads) < FEWEST_CARDS:
        return tokens
    found = [[*pieces] for pieces in tokens]
    for n, tail in heads.items():
        start = tail[0].column
        steps: list[Piece] = []
        rows: list[tuple[list[Piece], list[Piece]]] = []
        for pieces in found[n + 1 :]:
            own = [piece for piece in pieces if piece.column >= start]
            if (pieces and is_named_unit(str(pieces[0].value), vocabulary)) or (own and not _is_listed(own)):
                break
            rows.append((pieces, own))
        if not any(own and own[0] is not pieces[0] for pieces, own in rows):
            continue  # the list stands below the labels, and not beside them
        for pieces, own in rows:
            pieces[:] = [piece for piece in pieces if piece.column < start]
            amount = next((piece for piece in own[1:] if not looks_like_date(piece.value)), None)
            steps += [own[0]._replace(value=f"{own[0].value} {amount.value}")] if amount is not None else []
        found[n] = [piece for piece in found[n] if piece.column < start]
        found[n] += [tail[0]._replace(value=STEPS), *steps] if steps else []
    return found


def _tail(pieces: Sequence[Piece], below: Sequence[Sequence[Piece]]) -> Sequence[Piece]:
    """The last cells of a line that are words over a list: a day and an amount stand right below the first two."""
    for n in range(1, len(pieces) - 1):
        start = pieces[n].column
        own = [piece for piece in (below[0] if below else ()) if piece.column >= start]
        if len(own) > 1 and _is_listed(own) and own[0].column == start and all(map(_key, pieces[n:-1])):
            return pieces[n:]
    return ()


def _unstacked(tokens: Sequence[Sequence[Piece]], vocabulary: Vocabulary) -> list[list[Piece]]:
    """The cells of each line, where values stand below their labels, each label before its values: ``TERM BEGINS | TERM
    ENDS`` above ``May 1, 2021 | April 30, 2026``, and what goes on below them."""
    times = Counter(_key(piece) for pieces in tokens for piece in pieces)
    often = {text for text, n in times.items() if text and n >= FEWEST_CARDS}
    known = {text for text in often if _field(text, vocabulary) is not None}
    found: list[list[Piece]] = []
    under: list[tuple[int, Piece, list[Piece]]] = []
    """The labels that the lines below stand under: where each begins, and its values so far."""
    last = 0
    for n, (pieces, below) in enumerate(pairwise([*map(list, tokens), []])):
        texts = [*map(_key, pieces)]
        free = bool(pieces) and often.isdisjoint(texts) and not is_named_unit(str(pieces[0].value), vocabulary)
        found.append([])
        if pieces and often.issuperset(texts) and often.isdisjoint(map(_key, below)) and not known.isdisjoint(texts):
            under, last = [(piece.column, piece, []) for piece in pieces], n
        elif under and free and pieces[0].column >= under[0][0]:
            for piece in pieces:
                [values for at, _, values in under if at <= piece.column][-1].append(piece)
            found[last] = [one for _, label, values in under if values for one in (label, *values)]
        else:
            under, found[n] = [], pieces
    return found


def _parts(piece: Piece, known: Set[tuple[str, int]]) -> list[Piece]:
    """A cell, or the label of ``known`` that it begins with and the rest."""
    if type(piece.value) is not str or (_key(piece), piece.column) in known:
        return [piece]
    words = piece.value.split()
    for n in range(min(LONGEST_LABEL, len(words) - 1), 0, -1):
        label = piece._replace(value=" ".join(words[:n]))
        if (_key(label), piece.column) in known:
            return [label, piece._replace(value=" ".join(words[n:]))]
    return [piece]


def _sums(
    lines: Sequence[Line], labels: frozenset[str], vocabulary: Vocabulary
) -> dict[int, tuple[Piece, dict[str, Piece]]]:
    """By line: the totals that say their amounts under the labels of the cards, ``Sum for Floor 1: | Area 4,150``, with
    what each is called and its amounts by label."""
    known = "|".join(map(re.escape, sorted(labels, key=len, reverse=True)))
    inside = re.compile(rf"(?<!\S)({known}):?\s+([^\w\s]?\(?\d[\d.,]*\)?)", re.IGNORECASE)
    found: dict[int, tuple[Piece, dict[str, Piece]]] = {}
    for n, line in enumerate(lines):
        if len(line.filled) < 2 or vocabulary.total(line.first_text() or "") is None:
            continue
        pieces = [Piece(line.values[column], line, column) for column in line.filled]
        amounts = {
            normal(told[1]): piece._replace(value=told[2])
            for piece in pieces[1:]
            for told in inside.finditer(str(piece.value))
        }
        if len(amounts) > 1 and _key(pieces[0]) not in labels:
            found[n] = pieces[0], amounts
    return found


def _under(summed: tuple[Piece, dict[str, Piece]], columns: Mapping[tuple[str, int], int]) -> Row:
    """The row of a total, its amounts in the columns of their labels."""
    first, amounts = summed
    row: dict[int, Sequence[Piece]] = {
        columns[text, 0]: (piece,) for text, piece in amounts.items() if (text, 0) in columns
    }
    return {0: (first,), **row}


def _bands(tokens: Sequence[Sequence[Piece]], labels: frozenset[str], vocabulary: Vocabulary) -> frozenset[str]:
    """Labels that stand alone in lines above cards, fewer than these, and say where the cards below belong:
    ``Floor: Second Floor``."""
    subjects = {text for text in labels if _field(text, vocabulary) in SUBJECTS}
    times = Counter(_key(piece) for pieces in tokens for piece in pieces)
    cards = max((times[text] for text in subjects), default=0)
    told = [pieces for pieces in tokens if pieces]
    above = Counter(
        _key(pieces[0])
        for pieces, below in pairwise(told)
        if len(pieces) == 2 and any(_key(piece) in subjects for piece in below)
    )
    return frozenset(text for text in labels - subjects if above[text] == times[text] < HALF * cards)


def _key(piece: Piece) -> str | None:
    """What a piece says if it may be a label."""
    value = piece.value
    if type(value) is not str or not value[:1].isalpha() or is_money_like(value) or looks_like_date(value):
        return None
    if is_month_to_month(value):
        return None
    text = normal(value).rstrip(" :.")
    return text if 0 < len(text.split()) <= LONGEST_LABEL and text not in NO_TEXT else None


def _field(text: str, vocabulary: Vocabulary) -> str | None:
    match = next(iter(vocabulary.hinting.header(text)), None)
    return match.field if match is not None and match.score >= GOOD else None


def _values_of(pieces: Sequence[Piece], vocabulary: Vocabulary) -> Sequence[Piece]:
    """The values of a line of pairs, the first of which has a label that names a field; of an odd number of cells, the
    last of which may be a title, the first alone."""
    text = _key(pieces[0]) if len(pieces) > 1 else None
    if text is None or _field(text, vocabulary) is None:
        return ()
    return pieces[1::2] if len(pieces) % 2 == 0 else pieces[1:2]


def _labels(tokens: Sequence[Sequence[Piece]], vocabulary: Vocabulary) -> frozenset[str]:
    """Texts that stand again and again before a value; none where they name too few fields of a roll."""
    times: Counter[str] = Counter()
    leads: Counter[str] = Counter()
    closed: Counter[str] = Counter()
    """How often a text ends with a colon."""
    places: dict[str, set[int]] = defaultdict(set)
    """The columns that a text stands in."""
    tokens = [pieces for pieces, below in pairwise([*tokens, ()]) if not _heads_list(pieces, below)]
    for pieces in tokens:
        for n, piece in enumerate(pieces):
            if (text := _key(piece)) is not None:
                times[text] += 1
                leads[text] += n == 0
                closed[text] += str(piece.value).endswith(":")
                places[text].add(piece.column)
    named = {text: _field(text, vocabulary) for text, count in times.items() if count > 1}
    may = {text for text, field in named.items() if field or times[text] >= max(FEWEST_CARDS, 2 * leads[text])}
    may |= {text for text in named if times[text] >= FEWEST_CARDS and leads[text] >= MOST * times[text]}
    amounts = Counter(
        _key(piece) for pieces in tokens for piece, behind in pairwise(pieces) if is_money_like(behind.value)
    )
    may |= {text for text in named if FEWEST_CARDS <= times[text] == amounts[text]}
    paired = Counter(text for pieces in tokens for piece in _values_of(pieces, vocabulary) if (text := _key(piece)))
    may = {text for text in may if paired[text] < MOST * times[text]}
    before: Counter[str] = Counter()
    for pieces in tokens:
        for piece, behind in pairwise(pieces):
            if (text := _key(piece)) in may and _key(behind) not in may:
                before[text or ""] += 1
    least = {text: HALF if closed[text] == times[text] or len(places[text]) == 1 else MOST for text in may}
    labels = frozenset(text for text in may if before[text] >= least[text] * times[text])
    known = {field for text in labels if (field := named[text]) is not None}
    often = sum(times[text] >= FEWEST_CARDS for text in labels)
    if len(known) < FEWEST_LABELS or often < FEWEST_LABELS:
        return frozenset()
    at = Counter(piece.column for pieces in tokens for piece in pieces if _key(piece) in labels)
    once = (
        text
        for pieces in tokens
        if _has_label(pieces, labels) or (len(pieces) == 2 and ":" in (pieces[0].line.text(pieces[1].column) or ""))
        for piece, behind in _apart(pieces)
        if at[piece.column] >= FEWEST_CARDS and (text := _key(piece)) and times[text] == 1
        if _field(text, vocabulary) and _key(behind) not in labels
    )
    return labels.union(once)


def _heads_list(pieces: Sequence[Piece], below: Sequence[Piece]) -> bool:
    """Whether a line is the header of a list within a card: an odd number of words that could all be labels, above a
    day or nothing that has a label."""
    odd = len(pieces) > 2 and len(pieces) % 2 == 1 and all(_key(piece) is not None for piece in pieces)
    return odd and (not below or _key(below[0]) is None)


def _apart(pieces: Sequence[Piece]) -> Iterator[tuple[Piece, Piece]]:
    """Each piece with the next one, without those that stand behind another in one cell."""
    for before, (piece, behind) in zip([None, *pieces], pairwise(pieces), strict=False):
        if before is None or before.column != piece.column:
            yield piece, behind


def _has_label(pieces: Sequence[Piece], labels: frozenset[str]) -> bool:
    return any(_key(piece) in labels for piece in pieces[:-1])


def _heads(tokens: Sequence[Sequence[Piece]], labels: frozenset[str], vocabulary: Vocabulary) -> frozenset[int]:
    """Lines above labels that begin with a word for a unit and what it is called: ``Space 3A``. Where no label names
    people, whoever has it may stand between."""
    found: list[int] = []
    people = any(_field(text, vocabulary) == "tenantName" for text in labels)
    for n, pieces in enumerate(tokens[:-1]):
        near = [other for other in tokens[n + 1 : n + 4] if other][: 1 if people else 2]
        told = any(_has_label(other, labels) or _says_empty(other, vocabulary) for other in near)
        if not pieces or _has_label(pieces, labels) or not told:
            continue
        if is_named_unit(str(pieces[0].value), vocabulary) or _parted(pieces, vocabulary):
            found.append(n)
    words = {str(tokens[n][0].value).split()[0] for n in found}
    if len(found) >= FEWEST_CARDS:
        # One that nobody has says nothing more of itself: "Premises L-4 | VACANT".
        begins = {tokens[n][0].column for n in found}
        for n, pieces in enumerate(tokens):
            empty = len(pieces) > 1 and vocabulary.sentinel(str(pieces[1].value).split(" - ")[0]) is not None
            if n not in found and empty and pieces[0].column in begins and str(pieces[0].value).split()[0] in words:
                found.append(n)
    alike = {tuple(piece.column for piece in tokens[n]) for n in found if len(tokens[n]) > 1}
    if len(found) >= FEWEST_CARDS and len(alike) == 1:
        # What is no unit by its word or number stands like the others over labels: "Mast 1", "UNIT Kiosk".
        for n, pieces in enumerate(tokens[:-1]):
            below = next((other for other in tokens[n + 1 :] if other), ())
            columns = tuple(piece.column for piece in pieces)
            text = str(pieces[0].value) if pieces else ""
            named = columns in alike and (_NUMBERED.search(text) or text.split()[0] in words)
            if named and n not in found and not _has_label(pieces, labels) and _has_label(below, labels):
                found.append(n)
    return frozenset(found)


def _says_empty(pieces: Sequence[Piece], vocabulary: Vocabulary) -> bool:
    """Whether all that a line says is that nobody has the unit: ``NOT LET``."""
    return len(pieces) == 1 and vocabulary.sentinel(str(pieces[0].value)) is not None


def _margins(tokens: Sequence[Sequence[Piece]], labels: frozenset[str], vocabulary: Vocabulary) -> dict[int, Piece]:
    """By line: the units that stand left of the labels of their cards, ``Unit A | Lettable area | 4,120 m2``, and
    whoever has each, in the line below and the same column."""
    found: dict[int, Piece] = {}
    for n, (pieces, below) in enumerate(zip(tokens, [*tokens[1:], ()], strict=True)):
        if len(pieces) > 1 and _key(pieces[1]) in labels and is_named_unit(str(pieces[0].value), vocabulary):
            found[n] = pieces[0]
            if below and below[0].column == pieces[0].column and _key(below[0]) not in labels:
                found[n + 1] = below[0]
    return found if len(found) >= FEWEST_CARDS else {}


def _parted(pieces: Sequence[Piece], vocabulary: Vocabulary) -> Sequence[Piece]:
    """The unit and the tenant of a head line of one cell; nothing where it does not name both."""
    found = unit_and_tenant(pieces[0], vocabulary) if len(pieces) == 1 else None
    return found if found is not None and names_units(str(pieces[0].value).split()[0], vocabulary) else ()


def _openings(tokens: Sequence[Sequence[Piece]], labels: frozenset[str], vocabulary: Vocabulary) -> list[int]:
    """The lines with the label that opens the first card, if nearly all cards have it."""
    first = next((pieces for pieces in tokens if _has_label(pieces, labels)), ())
    opening = next((text for piece in first if (text := _key(piece)) in labels), None)
    at = [n for n, pieces in enumerate(tokens) if any(_key(piece) == opening for piece in pieces)]
    counts = Counter(_key(piece) for pieces in tokens for piece in pieces)
    subjects = [counts[text] for text in labels if _field(text, vocabulary) in SUBJECTS]
    return at if subjects and MOST * max(subjects) <= len(at) <= max(subjects) / MOST else []


def _card(
    lines: Sequence[Line],
    tokens: Sequence[Sequence[Piece]],
    labels: frozenset[str],
    at: Set[int],
    vocabulary: Vocabulary,
    *,
    headed: bool,
) -> _Card:
    """A card: its first line and those that hold no label of it, and what stands behind each label; labels stand in the
    columns ``at``."""
    facts: dict[tuple[str, int], tuple[Piece, list[Piece]]] = {}
    kept = [lines[0]]
    seen: Counter[str] = Counter()
    steps: dict[int, list[Piece]] = {}
    """By column: the values that are days with an amount, with which a cell right below may go on."""
    listed: list[Piece] | None = None
    open_: dict[int, list[Piece]] = {}
    """By column: the values of the line above that go on in this one."""
    above: Sequence[Piece] = ()
    for line, pieces, below in zip(lines[headed:], tokens[headed:], [*tokens[headed + 1 :], ()], strict=False):
        if _heads_list(pieces, below):
            titled = len(above) == 1 and above[0].column <= pieces[0].column
            title = f"{(above if titled else pieces)[0].value} {pieces[1].value}"
            listed = []
            facts[normal(title), 0] = pieces[0]._replace(value=title), listed
            continue
        above = pieces
        if listed is not None and _is_listed(pieces):
            amount = next(piece for piece in pieces[1:] if not looks_like_date(piece.value))
            listed.append(pieces[0]._replace(value=f"{pieces[0].value} {amount.value}"))
            continue
        if not _has_label(pieces, labels):
            more = _steps_in(pieces)
            if more and all(piece.column in steps and _is_step(piece) for piece in more):
                for piece in more:
                    steps[piece.column].append(piece)
            elif len(pieces) == 1 and pieces[0].column in open_:
                _go_on(open_, pieces[0])
            elif (other := _of_another_time(pieces, facts)) is not None:
                facts[_key(other) or "", 0] = other, [*pieces]
            else:
                kept += [line] if line is not lines[0] and pieces else []
            continue
        for piece in takewhile(lambda piece: _key(piece) not in labels, pieces):
            if piece.column in steps and _is_step(piece):
                steps[piece.column].append(piece)
            elif piece.column in open_:
                _go_on(open_, piece)
        open_ = {}
        for label, values in _facts(pieces, labels, at):
            text = _key(label) or ""
            coming = _later(values)
            here = line.grid is lines[0].grid  # what begins another table may be of the card beside
            if here and len(values) == 1 and _is_step(values[0]) and _field(text, vocabulary) == "contractRent":
                coming = values[0]  # "Scheduled rent: 10/08/26 $2,365"
            if coming is not None:
                facts.setdefault((STEPS.casefold(), 0), (label._replace(value=STEPS), []))[1].append(coming)
                continue
            values = _steps_in(values)
            told = _REMARKED.fullmatch(str(values[0].value)) if len(values) == 1 else None
            if told is not None and _is_measure(told[1]):
                values = [values[0]._replace(value=told[n]) for n in (1, 2)]
            said = str(values[1].value) if len(values) == 2 else ""
            if said and _is_measure(values[0].value) and (said.startswith("(") or len(said.split()) > LONGEST_LABEL):
                facts["remarks", seen["remarks"]] = label._replace(value="Remarks"), values[1:]
                seen["remarks"] += 1
                values = values[:1]  # "£845.00 (paid 4-weekly, £780.00)", or a sentence in the box beside it
            for piece in [piece for piece in values[1:] if piece.column in steps and _is_step(piece)]:
                values.remove(piece)
                steps[piece.column].append(piece)
            if len(values) > 1 and is_money_like(values[0].value) and all(map(_is_step_or_none, values[1:])):
                later = facts.setdefault((STEPS.casefold(), 0), (label._replace(value=STEPS), []))[1]
                later += filter(_is_step, values[1:])  # "Base rent | 10,620.00 | 01/06/2026 10,938.60"
                steps.update((piece.column, later) for piece in values[1:])
                values = values[:1]
            facts[text, seen[text]] = label, values
            seen[text] += 1
            open_ |= {values[-1].column: values} if values and str(values[-1].value).endswith(" &") else {}
            steps.update((piece.column, values) for piece in values if _is_step(piece) and piece.column not in steps)
    return _Card(kept, tokens[0] if headed else (), facts)


def _go_on(values: Mapping[int, list[Piece]], piece: Piece) -> None:
    """Add the end of a value, in its column below: ``Cedric Cranmer &`` over ``Nikhil Toussaint``."""
    last = values[piece.column].pop()
    values[piece.column].append(last._replace(value=f"{last.value} {piece.value}"))


def _is_measure(value: Value) -> bool:
    """Whether a value is an amount, or an area with its unit."""
    return is_money_like(value) or area_inside(str(value)) is not None


def _of_another_time(pieces: Sequence[Piece], facts: dict[tuple[str, int], tuple[Piece, list[Piece]]]) -> Piece | None:
    """The label of an amount right below that of another time: ``$308,361.84 per year`` below ``Current base rent |
    $25,696.82 per month``."""
    if not facts:
        return None
    label, values = next(reversed(facts.values()))
    if len(pieces) != 1 or len(values) != 1 or values[0].column != pieces[0].column:
        return None
    one, other = (_PERIODIC.fullmatch(str(piece.value)) for piece in (values[0], pieces[0]))
    if one is None or other is None or normal(one[2]) == normal(other[2]):
        return None
    return label._replace(value=f"{label.value} {other[2]}")


def _later(values: Sequence[Piece]) -> Piece | None:
    """The day and the amount of a label said for a time to come: ``Base rent from April 1, 2026 | $4,394.67``."""
    found = _FROM.fullmatch(str(values[0].value)) if len(values) == 2 else None
    if found is None or not looks_like_date(found[1]) or not is_money_like(values[1].value):
        return None
    return values[1]._replace(value=f"{found[1]} {values[1].value}")


def _steps_in(pieces: Sequence[Piece]) -> list[Piece]:
    """Some pieces with each day and the amount behind it as one."""
    found: list[Piece] = []
    for piece in pieces:
        if found and looks_like_date(found[-1].value) and is_money_like(piece.value):
            found[-1] = found[-1]._replace(value=f"{found[-1].value} {piece.value}")
        else:
            found.append(piece)
    return found


def _is_listed(pieces: Sequence[Piece]) -> bool:
    """Whether a line of a list says a day, or the first and the last one, an amount and no words."""
    numbers = [*filterfalse(lambda piece: looks_like_date(piece.value), pieces)]
    days = bool(pieces) and looks_like_date(pieces[0].value) and len(pieces) - len(numbers) <= 2
    return days and bool(numbers) and all(is_money_like(piece.value) for piece in numbers)


def _is_step(piece: Piece) -> bool:
    """Whether a cell holds a day and an amount: ``01 Apr 2027 $55,829.86``, ``04/01/2027 to $5,674.16/mo``."""
    text = str(piece.value)
    days = find_dates(text)
    if len(days) != 1:
        return False
    rest = (text[: days[0].start] + text[days[0].stop :]).strip().removeprefix("to ")
    periodic = _PERIODIC.fullmatch(rest)
    return is_money_like(periodic[1] if periodic else rest)


def _closes(pieces: Sequence[Piece], labels: frozenset[str], vocabulary: Vocabulary) -> bool:
    """Whether a line heads the totals below the last card: ``Estate totals``."""
    alone = len(pieces) == 1 and _key(pieces[0]) not in labels
    return alone and vocabulary.total(str(pieces[0].value)) is not None


def _end(tokens: Sequence[Sequence[Piece]], labels: frozenset[str], starts: Sequence[int], end: int) -> int:
    """The line below the last card: no more lines without a label end it than end any other."""
    most = 0
    for first, last in pairwise([*starts, end]):
        of_card = (n for n in range(first, last) if _has_label(tokens[n], labels) or _is_listed(tokens[n]))
        told = max(of_card, default=first)
        if last == end:
            table = next((n for n in range(told + 1, end) if _heads_table(tokens[n])), end)
            return min(table, told + 1 + most)
        most = max(most, last - told - 1)
    return end


def _is_step_or_none(piece: Piece) -> bool:
    return _is_step(piece) or str(piece.value).casefold() in NO_TEXT


def _beside(line: Line, labelled: int, vocabulary: Vocabulary) -> Row:
    """A row without labels, right of the labelled columns where it is no total: it goes on with none of them."""
    _, row = as_it_is(line)
    if vocabulary.total(line.first_text() or "") is not None:
        return row
    return {labelled + column: pieces for column, pieces in row.items()}


def _heads_table(pieces: Sequence[Piece]) -> bool:
    """Whether a line below the cards heads a table of its own: ``Expirations by year | Suites | Base rent / month``."""
    return len(pieces) > 2 and all(_key(piece) is not None for piece in pieces)


def _in_one(line: Line, labelled: int) -> Row:
    """A row of such a table in one cell: its columns are none of the cards, and no unit stands in them."""
    return {labelled: [Piece(line.values[column], line, column) for column in line.filled]}


def _one_label_each(cards: list[_Card], vocabulary: Vocabulary) -> list[_Card]:
    """The cards with one label for one field where none has two: ``Bank guarantee`` or ``Cash deposit``."""
    times = Counter(key for card in cards for key in card.facts)
    named: dict[str, list[tuple[str, int]]] = defaultdict(list)
    for key, _ in times.most_common():
        if key[1] == 0 and (field := _field(key[0], vocabulary)) in ONCE:
            named[field].append(key)
    for first, *others in named.values():
        for key in others:
            if any({first, key} <= card.facts.keys() for card in cards):
                continue
            label = next(card.facts[first][0] for card in cards if first in card.facts)
            for card in cards:
                if key in card.facts:
                    card.facts[first] = label, card.facts.pop(key)[1]
    return cards


def _with_one_list(cards: list[_Card], vocabulary: Vocabulary) -> list[_Card]:
    """The cards, what another label says of rents to come beside a list of them among the remarks: ``3% annually``."""
    listed = (normal(STEPS), 0)
    if not any(listed in card.facts for card in cards):
        return cards
    for card in cards:
        said = [
            key for key in card.facts if key != listed and (_field(key[0], vocabulary) or "").startswith("rentSteps")
        ]
        for n, key in enumerate(said):
            label, values = card.facts.pop(key)
            card.facts["remarks", len(card.facts) + n] = label._replace(value="Remarks"), values
    return cards


def _without_titles(cards: Sequence[_Card]) -> list[_Card]:
    """The cards without the words that stand behind the same value in most of them: the title of a box beside it."""
    behind = Counter(
        (key, str(piece.value)) for card in cards for key, (_, values) in card.facts.items() for piece in values[1:]
    )
    titles = {one for one, times in behind.items() if times > max(FEWEST_CARDS, HALF * len(cards))}
    return [
        card._replace(
            facts={
                key: (label, [*values[:1], *(p for p in values[1:] if (key, str(p.value)) not in titles)])
                for key, (label, values) in card.facts.items()
            }
        )
        for card in cards
    ]


def _with_people(
    cards: list[_Card],
    tokens: Sequence[Sequence[Piece]],
    starts: Sequence[int],
    labels: frozenset[str],
    vocabulary: Vocabulary,
) -> list[_Card]:
    """The cards with whoever has each among their facts, where most name him alone in the line below the unit and no
    label does: ``Suite G.01 | 47.7 m²`` over ``Falcon Tooling DAC``."""
    below = [tokens[n + 1] if n + 1 < len(tokens) else () for n in starts]
    named = [bool(pieces) and not _has_label(pieces, labels) and _key(pieces[0]) is not None for pieces in below]
    told = any(_field(text, vocabulary) == "tenantName" for text in labels)
    if told or not all(card.head for card in cards) or sum(named) < MOST * len(cards):
        return cards
    word = vocabulary.word_for("tenantName")
    return [
        card._replace(facts={(normal(word), 0): (pieces[0]._replace(value=word), [pieces[0]]), **card.facts})
        if one
        else card
        for card, pieces, one in zip(cards, below, named, strict=True)
    ]


def _with_nobody(cards: list[_Card], vocabulary: Vocabulary) -> list[_Card]:
    """The cards with what a line of its own says of one without labels among its facts, where others say who has the
    unit: ``NOT LET``."""
    label = next(
        (
            label
            for card in cards
            for key, (label, _) in card.facts.items()
            if _field(key[0], vocabulary) == "tenantName"
        ),
        None,
    )
    found: list[_Card] = []
    for card in cards:
        said = [line for line in card.lines[1:] if vocabulary.sentinel(line.joined()) is not None]
        if label is not None and not card.facts and len(said) == 1:
            piece = Piece(said[0].joined(), said[0], said[0].filled[0])
            facts = {(_key(label) or "", 0): (label, [piece])}
            card = card._replace(facts=facts, lines=[line for line in card.lines if line is not said[0]])
        found.append(card)
    return found


def _with_area(card: _Card) -> _Card:
    """A card with the area at the end of its head among its facts: ``Space 3A | Acme LLC | 1,850 sq. ft.``; of a head
    without a tenant also what the space is used for, behind the area: ``Unit 1 | 1,420 sq. ft. / bakery``."""
    if len(card.head) < 2 or area_inside(str(card.head[-1].value)) is None:
        return card
    whole = card.head[-1]
    parts = _PARTS.split(str(whole.value), maxsplit=1)
    measured = [n for n, part in enumerate(parts) if area_inside(part) is not None]
    if len(parts) == 1:
        parts, measured = ["", *parts], [1] if len(card.head) == MOST_OF_HEAD else []
    if len(measured) != 1:
        return card
    said = ("area", parts[measured[0]]), ("unit type", parts[1 - measured[0]])
    facts = {(label, 0): (whole._replace(value=label), [whole._replace(value=text)]) for label, text in said if text}
    return card._replace(head=card.head[:-1], facts={**card.facts, **facts})


def _with_periods(cards: list[_Card]) -> list[_Card]:
    """The cards with the time that amounts are for in their labels where nearly all under a label say the same:
    ``Ground rent per annum``."""
    said: dict[tuple[str, int], list[re.Match[str] | None]] = defaultdict(list)
    for card in cards:
        for key, (_, values) in card.facts.items():
            said[key] += [_PERIODIC.fullmatch(str(piece.value)) for piece in values]
    told = {key: Counter(normal(found[2]) for found in mine if found) for key, mine in said.items()}
    times = {
        key: count.most_common(1)[0][0]
        for key, count in told.items()
        if count and max(count.values()) >= MOST * len(said[key])
    }
    for card in cards:
        for key in times.keys() & card.facts.keys():
            label, values = card.facts[key]
            parted = [(piece, _PERIODIC.fullmatch(str(piece.value))) for piece in values]
            amounts = [
                piece._replace(value=found[1]) if found and normal(found[2]) == times[key] else piece
                for piece, found in parted
            ]
            card.facts[key] = label._replace(value=f"{str(label.value).rstrip(' :')} {times[key]}"), amounts
    return cards


def _with_types(cards: list[_Card], vocabulary: Vocabulary) -> list[_Card]:
    """The cards with the last cell of their heads among their facts: what the units are where all have three cells and
    it comes again, ``Unit 1 | Acme LLC | Warehouse``; or whether they are let, where that alone may be beside the unit:
    ``Suite 2 | VACANT``."""
    last = [str(card.head[-1].value) for card in cards if len(card.head) > 1]
    whole = [len(card.head) == MOST_OF_HEAD for card in cards]
    states = all(vocabulary.status(text, in_column=True) is not None for text in last)
    told = len(last) == len(cards) and (2 * sum(whole) > len(whole) if states else all(whole))
    if not told or len({*last}) == len(last):
        return cards
    word = vocabulary.word_for("statusText" if states else "unitType")
    return [
        card._replace(
            head=card.head[:-1],
            facts={(normal(word), 0): (card.head[-1]._replace(value=word), [card.head[-1]]), **card.facts},
        )
        for card in cards
    ]


def _named(head: Sequence[Piece], *, capitals: bool) -> Sequence[Piece]:
    """The head of a card whose unit is called what stands behind a label: ``Space no. 12-A``, ``Premises L-1``, or of
    ``UNIT 6/7`` where all labels are printed in ``capitals``."""
    words = str(head[0].value).split() if head else []
    label = next((n for n, word in enumerate(words[:-1], 1) if word.casefold() in _LABELS), 0)
    label = label or int(capitals and len(words) > 1 and words[0].isupper() and words[0].isalpha())
    return [head[0]._replace(value=" ".join(words[label:])), *head[1:]] if 0 < label == len(words) - 1 else head


def _with_kinds(cards: list[_Card], vocabulary: Vocabulary) -> list[_Card]:
    """The cards whose tenants have a label with what stands behind their units among their facts: as what they are,
    ``3. Rose Cottage | 2 bed terrace``, or where, ``Premises L-1 | Lobby level``."""
    behind = [str(card.head[1].value) for card in cards if len(card.head) > 1]
    last = {text.split()[-1].casefold() for text in behind}
    where = len(last) == 1 and vocabulary.header(*last)[:1]
    word = last.pop() if where and where[0].field == "sourceColumns" else vocabulary.word_for("unitType")
    return [
        card._replace(
            head=card.head[:1],
            facts={(normal(word), 0): (card.head[1]._replace(value=word), [card.head[1]]), **card.facts},
        )
        if len(card.head) > 1
        else card
        for card in cards
    ]


def _part_areas(cards: list[_Card]) -> list[_Card]:
    """The cards with what a label and its values say beside an area as a fact of its own: ``Use / area`` before ``Café,
    184 sqm``."""
    said: dict[tuple[str, int], list[list[str]]] = defaultdict(list)
    for card in cards:
        for key, (_, values) in card.facts.items():
            if "/" in key[0]:
                said[key].append(_PARTS.split(str(values[0].value), maxsplit=1) if len(values) == 1 else [])
    for key, parts in said.items():
        measured = [n for n in (0, 1) if all(len(p) == 2 and area_inside(p[n]) is not None for p in parts)]
        label = key[0].split("/")
        if len(label) != 2 or len(measured) != 1:
            continue
        for card in (card for card in cards if key in card.facts):
            whole, (value,) = card.facts.pop(key)
            for text, part in zip(label, _PARTS.split(str(value.value), maxsplit=1), strict=True):
                one = whole._replace(value=text.strip())
                card.facts[normal(text), 0] = one, [value._replace(value=part.strip())]
    return cards


def _without_addresses(cards: list[_Card], vocabulary: Vocabulary) -> list[_Card]:
    """The cards with the ids of their units parted from the addresses behind them: ``C-1 201 Church St``."""
    keys = {key for card in cards for key in card.facts if _field(key[0], vocabulary) == "unit"}
    values = [str(piece.value) for card in cards for key in keys & card.facts.keys() for piece in card.facts[key][1]]
    ids = [text.partition(" ")[0] for text in values]
    coded = [any(map(str.isdigit, one)) and len(text.split()) > 2 for one, text in zip(ids, values, strict=True)]
    if len(keys) != 1 or len({*ids}) < len(cards) or sum(coded) < MOST * len(cards):
        return cards
    (key,) = keys
    for card in cards:
        label, pieces = card.facts.get(key, (None, []))
        if label is not None and len(pieces) == 1:
            one, _, rest = str(pieces[0].value).partition(" ")
            card.facts[key] = label, [pieces[0]._replace(value=one)]
            if rest:
                address = label._replace(value="Address"), [pieces[0]._replace(value=rest.strip())]
                card.facts["address", 0] = card.facts.get(("address", 0), address)
    return cards


def _facts(pieces: Sequence[Piece], labels: frozenset[str], at: Set[int]) -> Iterator[tuple[Piece, list[Piece]]]:
    """The labels of a line, each with what stands behind it up to the next one, or to words in a column of labels."""
    label: Piece | None = None
    values: list[Piece] = []
    other = False
    for piece in pieces:
        if _key(piece) not in labels:
            other = other or (bool(values) and piece.column in at and _key(piece) is not None)
            values += [] if other else [piece]
            continue
        if label is not None:
            yield label, values
        label, values, other = piece, [], False
    if label is not None:
        yield label, values


def _columns_of(tokens: Sequence[Sequence[Piece]], labels: frozenset[str]) -> frozenset[int]:
    """The columns in which hardly anything stands but labels."""
    filled = Counter(piece.column for pieces in tokens for piece in pieces)
    named = Counter(piece.column for pieces in tokens for piece in pieces if _key(piece) in labels)
    return frozenset(column for column, n in named.items() if n >= max(FEWEST_CARDS, MOST * filled[column]))


def _head_labels(cards: Sequence[_Card], vocabulary: Vocabulary) -> dict[int, Sequence[Piece]]:
    """What stands above the heads of cards: the word before their units, and the word for whoever is there, if that is
    none where others are named: what stands behind ``Premises 0101`` may be a number, ``Contract 4401-001``."""
    piece = next(card.head[0] for card in cards if card.head)
    word = str(piece.value).split()[0]
    word = word if names_units(word, vocabulary) else vocabulary.word_for("unit")
    behind = [str(card.head[1].value) for card in cards if len(card.head) > 1]
    if not behind:
        return {0: (Piece(word, piece.line, piece.column),)}
    people = any(_field(key[0], vocabulary) == "tenantName" for card in cards for key in card.facts)
    numbers = people and 2 * sum(any(map(str.isdigit, text)) for text in behind) > len(behind)
    beside = REFERENCE if numbers else vocabulary.word_for("tenantName")
    return {0: (Piece(word, piece.line, piece.column),), 1: (Piece(beside, *piece[1:]),)}
