"""Whether a row of words is the rest of a cell of a neighbouring row: by its columns and the white space around it."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from typing import Literal

from ....values.dates import find_dates, is_month_to_month
from ....values.text import words
from ....values.wordlist import wordlist
from ...lines import Line
from ..anatomy.entries import Entry
from ..anatomy.facts import labelled
from ..cells.textcells import is_person_code
from .neighbours import FEWEST_CELLS, MOST_WRAPPED, gap_to, height_of, is_part, widest
from .units import continues_unit, ends_in_list, heads_remarks, opens_entry, remarks_on_tenant, unit_text
from .walk import Walk, WordsBelow
from .wordrows import is_lead_column, only_text, text_fields
from .wrapsides import side_of_border, side_of_row

FOOT = 2.5
"""Heights of a row below the roll from which on words are those of the foot of a page."""
REGULAR = 0.7
"""Of the units, so many have a line of words below: it is a fact of each, not the rest of a long name."""
_GOES_ON = (",", "&", "-", "/", " and", " of", " the", " for")
_TRADE = frozenset(wordlist("docextract.vocabulary", "rolls.toml")["over"]["trade"])
_SMALL = frozenset(wordlist("docextract.vocabulary", "rolls.toml")["names"]["small"])

_DAYS = frozenset({"leaseStartDate", "leaseEndDate", "leaseTermMonths"})
_PARTS = re.compile(r"\s*[·•|]\s*")
_DIGITS = re.compile(r"\d+")
_HOUSE = re.compile(r"\d+[A-Z]?\s+[^\W\d_]{2}", re.IGNORECASE)
"""The beginning of an address: ``9263 Juniper Way``."""
_TOWN = re.compile(r"[^\W\d_a-z][^\d,$€£]{1,40},\s*[^\W\d_]{2}[^\d,$€£]{0,30}[\d-]{0,10}")
"""The end of an address: ``Rowlett, TX 75088``."""


def ends_heading(walk: Walk, line: Line) -> bool:
    """Whether a single cell directly below a heading is the rest of it."""
    up = walk.lines[line.index - 1]
    if walk.out.roles.get(up.index) != "SECTION" or line.grid.page is None or up.grid is not line.grid:
        return False
    if len(line.filled) != 1 or up.filled != line.filled or walk.scope.property_name is None:
        return False
    gap = gap_to(walk, line, -1)
    so_far = walk.scope.property_name
    heading = so_far if so_far.endswith(up.joined()) else up.joined()
    if gap is None or walk.vocabulary.section(heading) is not None:
        return False
    if gap > 0.4 * height_of(walk, line) and not _begins_property_below(walk, line, heading):
        return False
    walk.set_heading(f"{heading} {line.joined()}")
    return True


def _begins_property_below(walk: Walk, line: Line, heading: str) -> bool:
    """Whether the next unit prints the heading's first line alone in its property's cell, which wraps as well."""
    assert walk.mapping is not None
    column = walk.mapping.column("propertyName")
    below = walk.lines[line.index + 1] if line.index + 1 < len(walk.lines) else None
    if column is None or below is None or below.grid is not line.grid or below.index in walk.headers:
        return False
    return opens_entry(walk, below) and below.text(column) == heading


def follows_total(walk: Walk, line: Line) -> bool:
    """Whether a single cell of words directly below a total ends its label."""
    up = walk.lines[line.index - 1]
    total = walk.out.totals[-1] if walk.out.totals else None
    if total is None or total.line is not up or line.grid.page is None or len(line.filled) != 1:
        return False
    scope = walk.scope
    text = _DIGITS.sub("#", line.joined())
    if any(text == _DIGITS.sub("#", above) for above in (scope.section, scope.property_name, scope.building) if above):
        return False  # "Floor 2" after the total of "Floor 1"
    label = total.label.casefold()
    if any(above.casefold() in label for above in (scope.section, scope.property_name, scope.building) if above):
        return False  # the label names the whole of what it is the total of
    if scope.property_name and _shortens(label, scope.property_name.casefold(), line.joined().casefold()):
        return False  # "Total for Maple House" of "Maple House - 12 Oak St"
    gap = gap_to(walk, line, -1)
    if line.filled[0] not in up.filled[:1] or gap is None:
        return False
    whole = f"{label} {line.joined().casefold()}"
    names = scope.property_name is not None and scope.property_name.casefold() in whole
    return gap < (1.2 if names else 0.6) * height_of(walk, line)


def _shortens(label: str, name: str, rest: str) -> bool:
    """Whether a label ends in the first words of a name, with which a text below it does not go on."""
    tokens, words = label.split(), name.split()
    said = next((n for n in range(min(len(tokens), len(words)), 1, -1) if tokens[-n:] == words[:n]), 0)
    left = " ".join(words[said:])
    goes_on = left.startswith(rest) or (left and rest.startswith(left)) or rest.startswith("(")
    return said > 0 and not goes_on


def wraps(walk: Walk, line: Line) -> Literal["above", "below"] | None:
    """Whether a row of words continues the entry above or begins the one below, by what is near it."""
    mapping = walk.mapping
    assert mapping is not None
    names = text_fields(walk, line)
    if not names or len(names) != len(line.filled):
        return None
    if "unit" in names:
        if at_foot(walk, line):
            return None
        if continues_unit(walk, line) or _is_remark_of_unit(walk, line) or _ends_address(walk, line):
            return "below"
        if remarks_on_tenant(walk, line):
            return "below"
        return "above" if _begins_list(walk, line) else None
    if names == ["bed"] and mapping.column("unit") is None:
        return None  # the house of the beds below
    if names == ["propertyName"] and _names_next_property(walk, line):
        return None
    gap_up, gap_down = gap_to(walk, line, -1), gap_to(walk, line, +1)
    up = walk.lines[line.index - 1] if line.index else None
    up_role = walk.out.roles.get(up.index) if up is not None and up.grid is line.grid else None
    down = walk.lines[line.index + 1] if line.index + 1 < len(walk.lines) else None
    down_opens = (
        down is not None and down.grid is line.grid and down.index not in walk.headers and opens_entry(walk, down)
    )
    if line.grid.page is None:
        return "below" if up_role in ("DATA", "CHARGE", "CONTINUATION") and not is_lead_column(walk, line) else None
    if walk.entry is not None and names == ["tenantName"] and is_person_code(line.joined()):
        return "below"  # the id of the resident stands under the name, if only on the next page
    if walk.entry is not None and names == ["tenantName"] and _is_set_apart(walk.entry, line, line.filled[0]):
        return "below"  # what is remarked of a tenant
    if side := side_of_row(walk, line):
        return side
    if (len(line.filled) > 1 or not is_lead_column(walk, line)) and (side := side_of_border(walk, line)):
        return side
    if (
        up_role in ("DATA", "CHARGE", "CONTINUATION")
        and gap_up is not None
        and (gap_down is None or gap_up <= gap_down + 1.0)
    ):
        if down_opens and gap_down is not None and gap_down < gap_up - max(0.5, 0.08 * height_of(walk, line)):
            return "above"
        return None if is_lead_column(walk, line) and gap_up > 2 * height_of(walk, line) else "below"
    if is_lead_column(walk, line) and down is not None and down_opens and down.values[line.filled[0]] not in (None, ""):
        return None
    if down_opens and gap_down is not None and gap_down < 0.9 * height_of(walk, line):
        return "above"
    return None


def at_foot(walk: Walk, line: Line) -> bool:
    """Whether a row stands far below the one above, as the foot of a page does."""
    return line.grid.page is not None and (gap_to(walk, line, -1) or 0) > FOOT * height_of(walk, line)


def _is_remark_of_unit(walk: Walk, line: Line) -> bool:
    """Whether a row is nothing but a bracket right below a unit's number: ``106-A Third`` over ``(basement)``."""
    text, entry = line.joined(), walk.entry
    bracket = len(line.filled) == 1 and text[:1] == "(" and text.find(")") == len(text) - 1
    return bracket and entry is not None and entry.line.index == line.index - 1 and entry.line.grid is line.grid


def _ends_address(walk: Walk, line: Line) -> bool:
    """Whether a row of words below the address of a house says in which town it stands, as those below nearly all do:
    ``9263 Juniper Way`` over ``Rowlett, TX 75088``, nearer to it than to the next."""
    assert walk.mapping is not None
    entry, column = walk.entry, walk.mapping.by_field["unit"]
    if entry is None or line.filled[0] != column or not _HOUSE.match(entry.line.text(column) or ""):
        return False
    if not _TOWN.fullmatch(line.text(column) or ""):
        return False
    up, down = gap_to(walk, line, -1), gap_to(walk, line, +1)
    nearer = entry.line.index == line.index - 1 and up is not None and (down is None or up < down - 1)
    return nearer and _is_regular(walk, column, line.space)


def wrap_charge(walk: Walk, entry: Entry, line: Line) -> None:
    """The words of a row on a page are the rest of the charge above it: if they stand nearer to it than to the next, or
    as near, and all cells so far wrapped below their rows."""
    assert walk.mapping is not None
    last = entry.charges[-1].line if entry.charges else entry.line
    if line.grid is not last.grid or line.grid.page is None or entry.total is not None or last.index != line.index - 1:
        return
    up, down = gap_to(walk, line, -1), gap_to(walk, line, +1)
    if up is None or (down is not None and up > down + 0.5):
        return
    nearer = down is None or up < down - 0.5
    if not nearer and (walk.wrapped_above or not walk.wrapped_below):
        return
    for name in ("chargeCode", "chargeDescription"):
        column = walk.mapping.column(name)
        if column is not None and column in line.filled and column in last.filled:
            entry.charge_texts = (*entry.charge_texts, (last, column, line.text(column) or ""))


def _begins_list(walk: Walk, line: Line) -> bool:
    """Whether a row of words begins a list of suites that ends in the row of its unit (``130-A,`` over ``130-B``)."""
    assert walk.mapping is not None
    if not ends_in_list(line.text(walk.mapping.by_field["unit"])):
        return False
    index = line.index + 1
    while index < len(walk.lines) and is_part(walk, line, index):
        if opens_entry(walk, walk.lines[index]):
            return True
        if not only_text(walk, walk.lines[index]) or index - line.index > MOST_WRAPPED:
            return False
        index += 1
    return False


def _names_next_property(walk: Walk, line: Line) -> bool:
    """Whether the next unit prints this line, or begins to, in its property's cell: then it is the unit's heading."""
    assert walk.mapping is not None
    column = walk.mapping.column("propertyName")
    text = line.joined()
    for index in range(line.index + 1, min(line.index + 5, len(walk.lines))):
        other = walk.lines[index]
        if other.grid is not line.grid or index in walk.headers:
            return False
        below = (other.text(column) if other.filled and column is not None else None) or ""
        if below and (below.startswith(text) or text.startswith(below)):
            return True
        if other.filled and opens_entry(walk, other):
            return False
    return False


def wrap_below(walk: Walk, entry: Entry, line: Line) -> None:
    """The words of a row are the rest of cells of the unit above it, but for a remark below its tenant's name."""
    assert walk.mapping is not None
    column = walk.mapping.column("tenantName")
    if column is None or column not in line.filled or labelled(line.text(column) or "", walk.vocabulary) is not None:
        walk.wrap(entry, line, above=False)
    elif _DAYS.isdisjoint(walk.mapping.by_field) and _is_term(line.text(column) or ""):
        # ``Tenant / Term``: the days of the lease stand below who has it
        entry.facts = (*entry.facts, ("leaseTermMonths", line.text(column) or "", line, column))
        walk.wrap(entry, line, above=False, without="tenantName")
    elif remarks_on_tenant(walk, line) and _is_kind(walk, said := unit_text(walk, line) or ""):
        entry.remarked = True  # "Shop" below the premises, and what is noted of the tenant
        if walk.mapping.column("unitType") is None:
            entry.facts = (*entry.facts, ("unitType", said, line, walk.mapping.by_field["unit"]))
        walk.note(line)
    elif is_remark(walk, entry, line, column):
        entry.remarked = True
        if walk.mapping.column("unitType") is None and (kind := kind_below(walk, line, column)) is not None:
            entry.facts = (*entry.facts, ("unitType", kind, line, column))
        else:
            walk.note(line)
        walk.wrap(entry, line, above=False, without="tenantName")
    else:
        walk.wrap(entry, line, above=False)


def _is_kind(walk: Walk, text: str) -> bool:
    """Whether a text says what a space is: ``Shop``, ``Office``."""
    return walk.vocabulary.space_use(text) is not None or walk.vocabulary.counts_spaces(text)


def _is_term(text: str) -> bool:
    """Whether a text is both days of a lease, or its first and that it goes on by the month, and nothing else: an
    option from one day to another is none of its lease."""
    text = text.strip()
    days = find_dates(text)
    if not days or days[0].start != 0:
        return False
    open_ended = len(days) == 1 and is_month_to_month(text.rpartition("-")[2])
    return open_ended or (len(days) == 2 and days[1].stop == len(text))


def kind_below(walk: Walk, line: Line, column: int) -> str | None:
    """What a space is used for, if nearly all units say below their tenant's name, the vacant ones too, one of few
    things, and maybe how the lease shares the costs: ``In-line · NNN``."""
    if walk.entry is None or walk.entry.line.index != line.index - 1 or not _is_regular(walk, column, line.space):
        return None
    few = _words_below(walk, column, line.space).few
    return _without_lease_type(walk, line.text(column) or "") or None if few else None


def _begins_alike(walk: Walk, line: Line, column: int) -> bool:
    """Whether most lines below names, several of them, begin with the word that this one begins with: ``D/B/A The
    Humidor``."""
    first = next(iter((line.text(column) or "").split()), "")
    if not first or walk.vocabulary.is_company(first.replace(".", "")):
        return False
    below = _words_below(walk, column, line.space)
    return below.begun[first] >= FEWEST_CELLS and 2 * below.begun[first] > below.lines


def _without_lease_type(walk: Walk, text: str) -> str:
    return " ".join(part for part in _PARTS.split(text) if not walk.vocabulary.names_lease_type(part))


LONGEST_OF_NAME = 4
"""Letters of what stands before another name of a tenant, with a colon, at most."""
IN_NO_NAME = frozenset("%;")
"""Characters that stand in no name."""


def is_remark(walk: Walk, entry: Entry, line: Line, column: int) -> bool:
    """Whether a line below the name of a unit's tenant is no part of it.

    It is none in italics below a name in upright letters. On a page it must begin where a word more would have fitted
    above. What looks like a name is one all the same, unless nearly all units have such a line, the vacant ones too.
    """
    if entry.remarked or _is_set_apart(entry, line, column) or kind_below(walk, line, column) is not None:
        return True
    if _heads_trade_names(walk, column):
        return True
    if _begins_alike(walk, line, column):
        return True
    text = line.text(column) or ""
    above, width = _above(entry, column)
    if not text or not above or above.casefold().endswith(_GOES_ON) or is_person_code(text):
        return False
    if not IN_NO_NAME.isdisjoint(text):
        return True  # "light mfg; 10% office"
    words = text.split()
    if words[1:] and words[0].endswith(":") and len(words[0]) > LONGEST_OF_NAME:
        return True  # "Exclusive: orthopedic surgery", and no "dba: Blue Heron"
    if all(walk.vocabulary.is_company(word.replace(".", "")) for word in words):
        return False
    if heads_remarks(walk, column):
        return True
    if line.grid.page is not None:
        box, most = line.box(column), widest(walk, column, line)
        if box is None or width is None or most is None:
            return False
        letter = (box[2] - box[0]) / len(text)
        if width + letter * (len(words[0]) + 1) > most - letter:
            return False
    elif text[0].isalnum() and not text[0].islower() and not _is_regular(walk, column, line.space):
        return False
    return not _is_name(words) or _is_regular(walk, column, line.space)


def _heads_trade_names(walk: Walk, column: int) -> bool:
    """Whether the second line of a header says what stands below the names of tenants: ``Tenant Legal Name`` over
    ``Trade Name``."""
    label = walk.mapping.block.labels.get(column) if walk.mapping is not None else None
    own = words(label.alone)[:1] if label is not None and label.alone != label.text else ()
    return bool(own) and own[0] in _TRADE


def _is_set_apart(entry: Entry, line: Line, column: int) -> bool:
    """Whether a line is set in italics, and the row of the unit in upright letters there."""
    if column not in entry.line.filled or column not in line.filled:
        return False
    above = entry.line
    own, upright = line.grid.style(line.row, line.home(column)), above.grid.style(above.row, above.home(column))
    return own.italic and not upright.italic


def _above(entry: Entry, column: int) -> tuple[str, float | None]:
    """The last line of the name so far, and its width in points."""
    for name, text, place, is_above in reversed(entry.wrapped):
        if name == "tenantName" and not is_above and text:
            return text, place.box[2] - place.box[0] if place is not None and place.box else None
    box = entry.line.box(column) if column in entry.line.filled else None
    return entry.line.text(column) or "", box[2] - box[0] if box else None


def _is_name(words: list[str]) -> bool:
    """Whether words are set as the names of people and firms are: two or more, each with a capital, no digits."""
    return len(words) > 1 and all(
        word.casefold() in _SMALL or (word.lstrip("(\"'")[:1].isupper() and not any(map(str.isdigit, word)))
        for word in words
    )


def _is_regular(walk: Walk, column: int, space: int) -> bool:
    """Whether nearly every unit of a table has a line below that fills the column of names alone."""
    key = (column, space)
    if key not in walk.regular:
        units = sum(line.space == space and len(line.filled) > 2 and opens_entry(walk, line) for line in walk.lines)
        walk.regular[key] = units >= FEWEST_CELLS and _words_below(walk, column, space).lines >= REGULAR * units
    return walk.regular[key]


def _words_below(walk: Walk, column: int, space: int) -> WordsBelow:
    """The lines of a table right below those of units that begin with words in a column, and those without numbers."""
    key = (column, space)
    if key not in walk.below:
        lines = [line for line in walk.lines if line.space == space]
        below = (b for above, b in pairwise(lines) if len(above.filled) > 2 and opens_entry(walk, above))
        led = [line for line in below if line.filled[:1] == [column] and type(line.values[column]) is str]
        texts = [line.text(column) or "" for line in led if not any(map(line.is_number, line.filled))]
        kinds = {_without_lease_type(walk, text) for text in texts}
        few = 2 * len(kinds) <= len(texts) and not any(map(str.isdigit, "".join(kinds)))
        begun = Counter(next(iter((line.text(column) or "").split()), "") for line in led)
        walk.below[key] = WordsBelow(len(texts), begun, few)
    return walk.below[key]
