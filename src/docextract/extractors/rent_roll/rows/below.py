"""What a row is that opens no unit and is no total: a charge, a step, a wrapped cell, a heading or a note."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ....values.areas import area
from ....values.dates import find_dates, looks_like_date
from ....values.numbers import is_money_like
from ....values.text import normal, uncontinued
from ....values.wordlist import alternatives, later, wordlist
from ....vocabulary import Vocabulary
from ...lines import Line
from ...propertynames import may_be_name
from ..anatomy.chargelists import listed_charges
from ..anatomy.entries import Entry, SubLine
from ..anatomy.facts import begins_with_size, kind_in, labelled, remarked, remarks, sentences
from ..anatomy.fieldkinds import CHARGE_FIELDS, KINDS, NUMBERS, STEP_FIELDS, Kind
from ..anatomy.headerblocks import GOOD
from ..anatomy.mapping import Mapping
from ..prints.pairs import SLASH
from .innertables import is_lease_total
from .neighbours import gap_to
from .records import labelled_beside, later_rent_row, number_in
from .sidetables import in_table, leads_to_units
from .stacked import continues_stack, says_kind
from .units import continues_unit, is_led, is_named_space, names_option, opens_entry, rise_below, unit_text
from .walk import Walk
from .wordrows import only_text, text_fields
from .wrapping import at_foot, ends_heading, follows_total, kind_below, wrap_below, wrap_charge, wraps
from .wrapsides import side_of_row

_LABELLED = re.compile(r"[^\W\d_]+\s?:\s")
_AMOUNT = re.compile(r"([^\W\d][^\d:]{2,20}?)\s+(\d[\d,]*\.\d\d)")
"""An amount behind its words: ``Deposit 13,492.27``."""
_TO = later(
    rf"(?:term:?\s*)?\|\s*(?:{alternatives(wordlist('docextract.vocabulary', 'letters.toml')['term']['between'])})\s*"
)
"""What stands before and between the days of a lease and nothing else, parted by a stroke."""
SMALLER = 0.92
"""Size of a note below a unit, as part of that of the unit's own words, at most."""
_FIGURES = re.compile(r"\d[\d,.]*")
LONG = 60
"""Letters of a line of words from which on its sentence may go on below it."""
MOST_BETWEEN = 120
"""Rows between two headings that are compared."""


def plain_charge(walk: Walk, line: Line) -> bool:
    """The ordinary row of a charge or a step under the open unit, told quickly: numbers, and words or dates behind its
    first cell, in columns that say nothing of units; no word for a total, and no table after the roll.

    What is told so, all the questions that other rows are asked would leave to :func:`below_entry`: in a sheet those
    for furniture, too; on a page those for what stands in its body, above no lone cell.
    """
    mapping = walk.mapping
    assert mapping is not None
    if (
        walk.entry is None
        or walk.totals_open
        or walk.inner is not None
        or not mapping.flat
        or mapping.block.last == line.index - 1
        or line.index in walk.label_lines
        or not mapping.of_units.isdisjoint(line.filled)
        or ((paged := line.grid.page is not None) and not (walk.in_body(line) and _is_followed(walk, line)))
    ):
        return False
    values, vocabulary = line.values, walk.vocabulary
    typed = worded = False
    first = ""
    for column in line.filled:
        value = values[column]
        number = is_money_like(value)
        if type(value) is str:
            first = first or value
            if vocabulary.total(value) is not None:
                return False
            typed = typed or (paged and number)
            worded = worded or (not number and column != line.filled[0] and "%" not in value)
        else:
            typed = typed or number
            worded = worded or (not number and column != line.filled[0])
    return typed and worded and vocabulary.ends_table(first) is None and not is_lease_total(first, vocabulary)


def _is_followed(walk: Walk, line: Line) -> bool:
    """Whether the row below has several cells: a lone one may be the end of a total's label."""
    below = walk.lines[line.index + 1] if line.index + 1 < len(walk.lines) else None
    return below is None or len(below.filled) != 1


def below_entry(walk: Walk, line: Line) -> str:
    """Charge rows, step rows, wrapped cells, headings, notes."""
    mapping = walk.mapping
    assert mapping is not None
    if continues_stack(walk, line) and walk.entry is not None:
        walk.entry.stack = (*walk.entry.stack, line)
        if mapping.second and walk.entry.second is None:
            walk.entry.second = SubLine(line, mapping)
        if says_kind(walk, line):
            column = mapping.by_field["tenantName"]
            walk.entry.facts = (*walk.entry.facts, ("unitType", line.text(column) or "", line, column))
        if any(use.column in line.filled for use in mapping.steps):
            walk.entry.steps = (*walk.entry.steps, SubLine(line, mapping))
        return "CONTINUATION"
    entry = walk.entry or (walk.out.entries[-1] if walk.out.entries else None)
    filled = set(line.filled)
    fields = {name for column, name in mapping.fields_at if column in filled}
    charge = any(line.is_number(c) for c in mapping.charge_amounts)
    if mapping.split_amounts and charge:
        charge = bool(fields & CHARGE_FIELDS)
    step = bool(fields & STEP_FIELDS) and (
        number_in(walk, line, "rentSteps:amount") or mapping.column("rentSteps:date") in line.filled
    )
    if step and not charge and _is_nearer_below(walk, line) and side_of_row(walk, line) == "above":
        walk.steps_above.append(SubLine(line, mapping))
        if mapping.column("tenantName") in line.filled:  # the name of the tenant stands above its unit, too
            walk.wrapped_above += 1
            walk.pending.append(line)
        return "CHARGE"
    if entry is not None and (charge or step) and (not unit_text(walk, line) or continues_unit(walk, line)):
        if charge and not step and (later := _charge_to_come(walk, line)):
            entry.told = (*entry.told, (later, line.row_place()))
            return "CHARGE"
        if charge:
            entry.charges = (*entry.charges, SubLine(line, mapping))
        if step:
            entry.steps = (*entry.steps, SubLine(line, mapping))
        rest = fields - CHARGE_FIELDS - STEP_FIELDS - {"contractRent", "otherCharges", "totalCharges"}
        beside = [*_named_beside(walk, line), *(term := _term_beside(walk, line))]
        entry.facts = (*entry.facts, *_second_parts(walk, entry, line), *beside)
        if step and not charge and (listed := _charges_beside_step(walk, line)) is not None:
            entry.listed = (*entry.listed, listed)
        elif told := "" if step or term else _steps_beside_charge(walk, line):
            entry.told = (*entry.told, (told, line.row_place()))
        elif rest and _begins_with_option(walk, line):
            entry.said = (*entry.said, (_in_columns(line, _beside_charge(mapping, line)), line.row_place()))
        elif rest:
            walk.wrapped_below += bool(walk.entry and text_fields(walk, line))
            wrap_below(walk, entry, line)
        return "CHARGE"
    if later_rent_row(walk, line):
        return "CHARGE"
    if walk.entry is not None and _begins_with_option(walk, line):
        walk.entry.said = (*walk.entry.said, (line.joined(), line.row_place()))
        return "CONTINUATION"
    text = (None if unit_text(walk, line) else _tells_step(walk, line)) or rise_below(walk, line)
    if entry is not None and text:
        entry.told = (*entry.told, (text, line.row_place()))
        terms = [(column, remarked(line.text(column) or "")) for column in line.filled[: len(line.filled) - 1]]
        entry.facts = (*entry.facts, *((*fact, line, column) for column, facts in terms for fact in facts))
        walk.remark(line)
        return "CONTINUATION"
    parted = _second_parts(walk, entry, line) if entry is not None and len(line.filled) == 1 else ()
    parted = parted or (_size_below(walk, line) if entry is not None else ())
    if entry is not None and not unit_text(walk, line) and (facts := parted or _facts(walk, line)):
        entry.facts = (*entry.facts, *facts)
        cells = [c for c in line.filled if len(line.filled) > 1 and _is_option(walk, line.text(c) or "")]
        entry.said = (*entry.said, *((line.text(c) or "", line.place(c)) for c in cells))
        return "CONTINUATION"
    if entry is not None and not mapping.charge_amounts and not unit_text(walk, line) and _lists_charges(line):
        if mapping.charge_lists and set(mapping.charge_lists).issuperset(filled):
            wrap_below(walk, entry, line)
            return "CONTINUATION"
        entry.listed = (*entry.listed, line)
        return "CHARGE"
    if only_text(walk, line):
        return _text_row(walk, line)
    if line.has_numbers() and walk.out.entries and not unit_text(walk, line) and line.numbers_only():
        walk.add_total(line, "", "unlabelled")
        return "TOTAL"
    place = line.row_place()
    if place is not None:
        walk.out.unexplained.append(place)
    return "OTHER"


def _second_parts(walk: Walk, entry: Entry, line: Line) -> list[tuple[str, str, Line, int]]:
    """What the line right below a unit, beside a charge, says under words parted by a stroke, and the unit's own line
    above it: ``Retail`` over ``2,140 sf`` under ``Type / Sq Ft``."""
    found: list[tuple[str, str, Line, int]] = []
    for column in line.filled if line.index == entry.line.index + 1 else ():
        label = entry.mapping.block.labels.get(column)
        parts = label.text.split(SLASH) if label is not None and column in entry.line.filled else []
        named = [m.field for part in parts for m in walk.vocabulary.header(part)[:1] if m.score >= GOOD]
        told = line.is_number(column) or area(line.values[column]) is not None
        if (
            len(parts) == len(named) == 2
            and KINDS.get(named[0]) is Kind.TEXT
            and KINDS.get(named[1]) in NUMBERS
            and told
        ):
            found += [(named[0], entry.line.text(column) or "", entry.line, column)]
            found += [(named[1], line.text(column) or "", line, column)]
    return found


def _size_below(walk: Walk, line: Line) -> list[tuple[str, str, Line, int]]:
    """The area with its unit in a cell of words below a unit, where no column has areas and the words over it name
    them: ``EG, 56 m²`` under ``Geschoss / Fläche m²``."""
    assert walk.mapping is not None
    if "area" in walk.mapping.by_field or walk.entry is None or line.index != walk.entry.line.index + 1:
        return []
    for column in line.words():
        label = walk.mapping.block.labels.get(column)
        heads = [
            m.field for part in (label.text.split(SLASH) if label else ()) for m in walk.vocabulary.header(part)[:1]
        ]
        sizes = [part for part in (line.text(column) or "").split(",") if area(part.strip()) is not None]
        if "area" in heads and len(sizes) == 1:
            return [("area", sizes[0].strip(), line, column)]
    return []


def _named_beside(walk: Walk, line: Line) -> list[tuple[str, str, Line, int]]:
    """What cells left of a charge say of its lease under words of their own: ``Deposit 13,492.27``."""
    assert walk.mapping is not None
    first = min((c for name in CHARGE_FIELDS if (c := walk.mapping.column(name)) is not None), default=0)
    told = [(c, _AMOUNT.fullmatch(line.text(c) or "")) for c in line.filled if c < first]
    facts = [(labelled(f"{found[1]}: {found[2]}", walk.vocabulary), c) for c, found in told if found is not None]
    return [(*fact, line, c) for fact, c in facts if fact is not None]


def _term_beside(walk: Walk, line: Line) -> list[tuple[str, str, Line, int]]:
    """The first and the last day of a lease that a cell left of its charges says and no column does: ``10/01/2021 to
    09/30/2031`` below a tenant and its number."""
    assert walk.mapping is not None
    if not {"leaseStartDate", "leaseEndDate"}.isdisjoint(walk.mapping.by_field):
        return []
    for column in (c for c in line.filled if c < min(walk.mapping.charge_cells, default=0)):
        days = find_dates(text := line.text(column) or "")
        if (
            len(days) == 2
            and _TO.fullmatch(f"{text[: days[0].start]}|{text[days[0].stop : days[1].start]}") is not None
        ):
            ends = (text[days[0].start : days[0].stop], text[days[1].start :])
            return [
                (name, day, line, column) for name, day in zip(("leaseStartDate", "leaseEndDate"), ends, strict=True)
            ]
    return []


def _beside_charge(mapping: Mapping, line: Line) -> list[int]:
    """The columns of a row that hold none of what its charge is."""
    charge = {mapping.column(name) for name in CHARGE_FIELDS}.union(mapping.charge_amounts)
    return [c for c in line.filled if c not in charge]


def _in_columns(line: Line, columns: Sequence[int]) -> str:
    return " ".join(line.text(c) or "" for c in columns)


def _begins_with_option(walk: Walk, line: Line) -> bool:
    """Whether a row begins with words that name an option, in the column of tenants."""
    first = line.filled[0]
    who = walk.mapping is not None and walk.mapping.column("tenantName") == first
    return who and names_option(line.text(first) or "", walk.vocabulary)


def _charge_to_come(walk: Walk, line: Line) -> str:
    """What a row in the columns of charges says of the rent to come: ``Scheduled increase 10/01/25 | BRNT |
    21,191.63``; none where its words before the charge tell no step of that day, or its amount beside."""
    assert walk.mapping is not None
    amount = next((c for c in walk.mapping.charge_amounts if line.is_number(c)), None)
    before = [line.text(c) or "" for c in line.filled if c < min(walk.mapping.charge_cells, default=0)]
    words = " ".join(before)
    if amount is None or not walk.vocabulary.tells_step(words):
        return ""
    if any(any(map(str.isdigit, text)) and not looks_like_date(text) for text in before):
        return ""
    text = f"{words} {line.text(amount)}"
    return text if any(step.date is not None for step in walk.steps.told(text, None)) else ""


def _steps_beside_charge(walk: Walk, line: Line) -> str:
    """The words beside a charge that list steps of the rent, with the numbers behind them where it takes these:
    ``STEP: 08/01/26 TO | 2,009.19/MO | TAX | 54.97``; none where they list none."""
    assert walk.mapping is not None
    apart = _beside_charge(walk.mapping, line)
    words = [c for c in apart if c in walk.mapping.words - walk.mapping.charge_cells]
    texts = [_in_columns(line, columns) for columns in (words, apart if apart and apart[0] in line.words() else ())]
    steps = {text: len(walk.steps.told(text, None) or walk.steps.listed(text, None)) for text in texts if text}
    return max((text for text in steps if steps[text]), key=steps.__getitem__, default="")


def _is_nearer_below(walk: Walk, line: Line) -> bool:
    """Whether a row of a page stands nearer to the one below than to the one above."""
    up, down = gap_to(walk, line, -1), gap_to(walk, line, +1)
    return line.grid.page is not None and down is not None and (up is None or down < up - 0.5)


def _tells_step(walk: Walk, line: Line) -> str | None:
    """The words with which a row below a unit begins, and that tell a step of the rent for each of its days together
    with its numbers, or with those that are no rates and rents of a year: ``Increase 02/01/26: | 1,738.10 | 22.92``."""
    assert walk.mapping is not None
    first = line.values[line.filled[0]]
    if type(first) is not str or line.is_number(line.filled[0]):
        return None
    beside = {walk.mapping.column(name) for name in ("rentPerArea", "annualRent")}
    plain = _in_columns(line, [c for c in line.filled if c not in beside])
    told = {text: [step.date for step in walk.steps.told(text, None)] for text in (line.joined(), plain)}
    return next((text for text, days in told.items() if len(days) == len({*days}) > 0), None)


def _facts(walk: Walk, line: Line) -> list[tuple[str, str, Line, int]]:
    """What one cell below a unit names between dots, ``Ground-floor pharmacy · dep. $3,900``, several name beside the
    term of its lease, or words each with the number behind them, ``DEP | 465.00 | BAL | 0.00``."""
    if len(line.filled) > 1 and type(line.values[line.filled[0]]) is str:
        cells = [cell for cell in _whole_remarks(line) if not _is_option(walk, cell[0])]
        named = labelled_beside(line, walk.vocabulary) if 2 * len(cells) == len(line.filled) else ()
        if len(named) == len(cells) > 1:  # one alone may be a line of the sums below
            return [*named]
        if walk.entry is not None and line.index == walk.entry.line.index + 1 and not line.is_number(line.filled[0]):
            behind = labelled_beside(line, walk.vocabulary)
            if len(behind) == 1 and len(cells) == 2 and behind[0][3] == line.filled[-1]:
                return behind  # "REDMAN 1979 | DEP | 100.00" right below a lot
        told = remarks([text for text, _ in cells], walk.vocabulary)
        return [(*fact, line, column) for (_, column), facts in zip(cells, told, strict=False) for fact in facts]
    if len(line.filled) != 1 or _DOT not in line.first_text():
        return []
    parts = (labelled(part.strip(), walk.vocabulary) for part in line.first_text().split(_DOT))
    return [(*fact, line, line.filled[0]) for fact in parts if fact is not None]


def _is_option(walk: Walk, text: str) -> bool:
    """Whether a cell says of an option what it gives, and no days of the lease besides: ``Opt: 2 x 3 yr @ 103%``."""
    told = walk.vocabulary.option_kind(text) is not None or names_option(text.partition(":")[0], walk.vocabulary)
    return told and not remarked(text)


def _whole_remarks(line: Line) -> list[tuple[str, int]]:
    """The cells of a line, words with the number in the next one: ``CAM`` beside ``310.00``."""
    found: list[tuple[str, int]] = []
    for column in line.filled:
        text = line.text(column) or ""
        if found and line.is_number(column) and not any(map(str.isdigit, found[-1][0])):
            found[-1] = (f"{found[-1][0]} {text}", column)
        else:
            found.append((text, column))
    return found


_DOT = "\N{MIDDLE DOT}"


def _charges_beside_step(walk: Walk, line: Line) -> Line | None:
    """The cells of a row left of a rent to come, where they list charges and nothing else: ``BRT 3,772.43 CAM 1,027.40
    | 10/01/2026 | 4,002.17``."""
    mapping = walk.mapping
    if mapping is None or mapping.charge_amounts or unit_text(walk, line):
        return None
    steps = {column for column, name in mapping.fields_at if name in STEP_FIELDS}
    first = min(steps.intersection(line.filled))
    own = [column for column in line.filled if column < first]
    left = Line(line.index, line.grid, line.row, line.space, line.values, own)
    return left if own and _lists_charges(left) else None


def _lists_charges(line: Line) -> bool:
    return all(listed_charges(line.text(c) or "") for c in line.filled)


def _text_row(walk: Walk, line: Line) -> str:
    """A row of words: a section heading, the rest of a wrapped cell, a property or building heading, or a note."""
    mapping = walk.mapping
    assert mapping is not None
    text = line.joined()
    first = line.first_text()
    if is_led(line):
        walk.set_heading(line.text(line.filled[-1]) or text)
        return "SECTION"
    if _goes_on(walk, line):
        assert walk.entry is not None
        said, place = walk.entry.told[-1]
        walk.entry.told = (*walk.entry.told[:-1], (f"{said} {text}", place))
        return "CONTINUATION"
    if (again := uncontinued(text)) != text and normal(again) in walk.names_above():
        return "SECTION"
    if line.index == mapping.block.last + 1 and _names_below(line, walk.vocabulary):
        return "HEADER"
    named = walk.vocabulary.property_label(first) if len(line.filled) <= 2 else None
    if named and leads_to_rows(walk, line):
        walk.enter_property(named)
        return "SECTION"
    # What a remark says, or the rest of a cell, opens no section: "admin" below "NNN + 15%".
    behind = any(use.column < line.filled[0] for use in mapping.uses[:1])
    noted = line.filled[0] in mapping.notes or (first[:1].islower() and behind)
    if _says_again(walk, line):
        return "CONTINUATION"
    section = walk.vocabulary.section(first) if len(line.filled) <= 2 and not noted else None
    if section is not None and not _is_wrapped_status(walk, line) and not _is_upper_line(walk, line):
        if not _repeats_heading(walk, line, text):
            walk.set_section(text)
        return "SECTION"
    numbered = len(line.filled) == 1 and text[-1:].isalnum() and any(map(str.isdigit, text))
    part = numbered and walk.vocabulary.names_part(text) is not None and leads_to_rows(walk, line)
    # A size is no part of a tenant's name, nor of a kind of unit where no column has one: "12 x 35 Parking".
    sized = begins_with_size(text) and mapping.column("unitType") is None
    sized_above = walk.entry is None and begins_with_size(walk.scope.section or "")
    part |= sized and (sized_above or leads_to_units(walk, line))
    if part or (len(line.filled) > 2 and leads_to_units(walk, line) and may_be_name(text, walk.vocabulary)):
        walk.set_heading(
            text, line.row_place()
        )  # "Level 7" right above a tenant is no part of its name, "Pinnacle Row" may be
        return "SECTION"
    if walk.totals_open and walk.entry is None:
        if len(line.filled) >= 3:
            # Words under several columns after the totals head another table.
            walk.open_table("")
            return in_table(walk, line)
        if follows_total(walk, line):
            return "CONTINUATION"
    if ends_heading(walk, line):
        return "SECTION"
    entry = walk.entry
    if entry is not None and walk.steps.told(text, None):
        entry.told = (*entry.told, (text, line.row_place()))
        walk.remark(line)
        return "CONTINUATION"
    if entry is not None and (steps := _steps_beside_options(walk, line)):
        entry.told = (*entry.told, *((step, line.row_place()) for step in steps))
        return "CONTINUATION"
    if entry is not None and _tells_option(walk, line):
        entry.said = (*entry.said, (text, line.row_place()))
        walk.remark(line)
        return "CONTINUATION"
    if entry is not None and mapping.charge_cells.issuperset(line.filled):
        wrap_charge(walk, entry, line)
        return "CONTINUATION"  # the rest of a charge, or one without an amount
    kind = _tells_kind(walk, line)
    if entry is not None and not kind and _is_note(line, entry.line):
        walk.note(line)
        return "NOTE"
    if entry is not None and walk.inner_labels is not None and len(line.filled) == 1 and any(map(str.isdigit, text)):
        walk.note(line)
        return "NOTE"  # below the lists of a lease, what else it says: no end of its tenant's name
    here = entry is not None and len(line.filled) == 1 and line.grid is entry.line.grid
    if here and not kind and sentences(text, walk.vocabulary):
        walk.note(line)
        return "NOTE"
    side = "below" if kind else wraps(walk, line)
    if side == "above":
        walk.wrapped_above += 1
        walk.pending.append(line)
        return "CONTINUATION"
    if side == "below" and entry is not None:
        walk.wrapped_below += 1
        wrap_below(walk, entry, line)
        wrap_charge(walk, entry, line)
        return "CONTINUATION"
    if is_named_space(walk, line):
        walk.open_entry(line)
        return "DATA"
    if len(line.filled) <= 2 and leads_to_rows(walk, line):
        if _heads_columns(walk, line):
            return "HEADER"
        words = walk.vocabulary
        heads = kind_in(text, words) or words.names_part(text) or words.begins_with_part(text)
        heads = heads or words.earns_beside(text)
        if not heads and not may_be_name(text, walk.vocabulary):
            walk.out.notes.append(line)
            return "NOTE"
        walk.set_heading(text, line.row_place())
        return "SECTION"
    if len(line.filled) == 1 or at_foot(walk, line):
        walk.note(line)
        return "NOTE"
    if entry is not None and (names := text_fields(walk, line)) and not _names_another(line, entry.line, names):
        wrap_below(walk, entry, line)
        return "CONTINUATION"
    place = line.row_place()
    if place is not None:
        walk.out.unexplained.append(place)
    return "OTHER"


def _names_below(line: Line, vocabulary: Vocabulary) -> bool:
    """Whether the only cell right below a header names two fields that stand in the second line of each unit:
    ``DEPOSIT / BALANCE``."""
    text = line.text(line.filled[0]) or "" if len(line.filled) == 1 else ""
    parts = text.split(SLASH)
    return (
        len(parts) > 1
        and kind_in(text, vocabulary) is None
        and all(any(m.score >= GOOD for m in vocabulary.header(part)[:1]) for part in parts)
    )


def _tells_kind(walk: Walk, line: Line) -> bool:
    """Whether a row below the name of a tenant, in its column, says what the space is used for, as those of all do."""
    column = walk.mapping.column("tenantName") if walk.mapping is not None else None
    return line.filled == [column] and kind_below(walk, line, line.filled[0]) is not None


def _names_another(line: Line, above: Line, names: Sequence[str]) -> bool:
    """Whether words below an empty row of a sheet name a unit of their own: no cell goes on there."""
    return line.grid.page is None and "unit" in names and line.row > above.row + 1


def _tells_option(walk: Walk, line: Line) -> bool:
    """Whether words below a tenant's name are an option of its lease, by what it gives and a number or day."""
    assert walk.mapping is not None
    text = line.first_text()
    if line.filled != [walk.mapping.column("tenantName")] or not any(map(str.isdigit, text)):
        return False
    return walk.vocabulary.option_kind(text) is not None


def _steps_beside_options(walk: Walk, line: Line) -> list[str]:
    """The cells that tell steps of the rent, beside others that begin with what they are about: ``Step: 3/1/28
    5,226.25/mo`` and ``Options: 3 x 5 yrs``."""
    if len(line.filled) < 2:
        return []
    texts = [line.text(column) or "" for column in line.filled]
    told = [text for text in texts if walk.steps.told(text, None)]
    return told if all(text in told or _LABELLED.match(text) for text in texts) else []


def _is_note(line: Line, above: Line) -> bool:
    """Whether a cell of words is set smaller than the one above it in its column: no cell changes its size."""
    column = line.filled[0]
    if len(line.filled) > 1 or column not in above.filled or line.grid.page is None:
        return False
    size, own = above.grid.style(above.row, above.home(column)).size, line.grid.style(line.row, line.home(column)).size
    return 0 < own < SMALLER * size


def _is_wrapped_status(walk: Walk, line: Line) -> bool:
    """Whether a word of status is the rest of the status above it, alone or beside the rest of a name: "Occupied No"
    over "Notice"."""
    assert walk.mapping is not None
    return (
        walk.entry is not None
        and line.filled[0] == walk.mapping.column("statusText")
        and (len(line.filled) == 1 or set(line.filled).issubset(walk.entry.line.filled))
        and line.filled[0] != min(use.column for use in walk.mapping.uses)
        and wraps(walk, line) == "below"
    )


def _says_again(walk: Walk, line: Line) -> bool:
    """Whether a word alone says of the space above it, right of its tenant's column, what stands there instead of a
    name: ``VACANT`` in the last line of the record of ``*** VACANT ***``."""
    who = walk.mapping.column("tenantName") if walk.mapping is not None else None
    if walk.entry is None or who is None or len(line.filled) > 1 or line.filled[0] <= who:
        return False
    said = walk.vocabulary.sentinel(walk.entry.line.text(who) or "")
    return said is not None and said == walk.vocabulary.sentinel(line.first_text())


def _is_upper_line(walk: Walk, line: Line) -> bool:
    """Whether a word of status stands where the upper lines of the tenants do, above a unit that names none; or is the
    first half of a cell whose other half stands below the row of its unit: ``Management``, ``Reception``, ``suite``."""
    further = walk.lines[line.index + 1 : line.index + 3]
    if (
        len(further) == 2
        and further[1].filled == line.filled
        and further[0].filled
        and line.filled[0] > further[0].filled[0]
    ):
        return len(line.filled) == 1 and line.filled[0] not in further[0].filled and opens_entry(walk, further[0])
    below = walk.lines[line.index + 1] if line.index + 1 < len(walk.lines) else None
    who = walk.mapping.column("tenantName") if walk.mapping is not None else None
    upper = walk.wrapped_above > 0 and line.filled == [who] and below is not None and who not in below.filled
    return upper and below is not None and opens_entry(walk, below) and wraps(walk, line) == "above"


def _goes_on(walk: Walk, line: Line) -> bool:
    """Whether a lone cell ends the sentence of the long line right above it that tells a rent to come: ``Rent becomes
    $1,870 on March 1, 2026 and $1,925 on``, ``March 1, 2027.``"""
    above = walk.lines[line.index - 1] if line.index else line
    if walk.entry is None or not walk.entry.told or above.filled != line.filled or len(line.filled) != 1:
        return False
    said = walk.entry.told[-1][0]
    return (
        above.joined().endswith(said) and len(said) >= LONG and said[-1] not in ".!?" and line.first_text()[-1:] == "."
    )


def _repeats_heading(walk: Walk, line: Line, text: str) -> bool:
    """Whether a heading only says again, at the head of a page, which section goes on."""
    if text != walk.scope.section or line.grid.page is None:
        return False
    return not any(
        walk.out.roles.get(i) in ("DATA", "CHARGE", "TOTAL", "SUBTOTAL")
        for i in range(walk.first_of_page(line), line.index)
    )


def leads_to_rows(walk: Walk, line: Line) -> bool:
    """Whether rows of the roll follow directly: then a line of words is their heading.

    At the end of a page those of the next one do, under a line that looks like the headings before it.
    """
    for index in range(line.index + 1, min(line.index + 8, len(walk.lines))):
        other = walk.lines[index]
        if other.grid is not line.grid and not _looks_like_heading(walk, line):
            return False
        if not other.filled:
            continue
        if index in walk.headers:
            return True
        if other.space != line.space:
            return False  # columns of which nothing is known
        if opens_entry(walk, other):
            return True
        if len(other.filled) > 2:
            return False
    return False


def _heads_columns(walk: Walk, line: Line) -> bool:
    """Whether words right above a header, right of its first column, name what some of its columns hold: ``Monthly
    billing, $``."""
    below = next((other for other in walk.lines[line.index + 1 :] if other.filled), None)
    if below is None or below.index not in walk.headers or below.grid is not line.grid:
        return False
    return line.filled[0] > below.filled[0] and any(m.score >= GOOD for m in walk.vocabulary.header(line.joined())[:1])


def heads_alike(walk: Walk, line: Line) -> bool:
    """Whether words and what stands in brackets beside them fill the cells of a heading above, with other figures in
    the brackets at most: ``Lobby``, ``(7,325 RSF)`` as ``Floor 6``, ``(18,640 RSF)``."""
    if len(line.filled) != 2 or not (beside := line.text(line.filled[1]) or "").startswith("("):
        return False
    if begins_with_size(line.joined()):
        return False  # "5 x 10 Climate", "(50 sq ft)" are what the units below it are
    shape = _FIGURES.sub("9", beside)
    return any(
        other.filled == line.filled and _FIGURES.sub("9", other.text(other.filled[1]) or "") == shape
        for index in range(line.index - 1, max(0, line.index - MOST_BETWEEN), -1)
        if walk.out.roles.get(index) == "SECTION" and (other := walk.lines[index])
    )


def _looks_like_heading(walk: Walk, line: Line) -> bool:
    """Whether headings above stand in the same column of a page and are as bold."""
    if line.grid.page is None or len(line.filled) != 1:
        return False
    bold = line.grid.style(line.row, line.filled[0]).bold
    return any(
        other.filled == line.filled and other.grid.style(other.row, other.filled[0]).bold == bold
        for index in range(line.index - 1, max(0, line.index - MOST_BETWEEN), -1)
        if walk.out.roles.get(index) == "SECTION" and (other := walk.lines[index])
    )
