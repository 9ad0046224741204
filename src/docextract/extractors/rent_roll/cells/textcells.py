"""Cells of words: what they tell of a row, and the lines that they wrap into."""

from __future__ import annotations

import re

from ....models.rent_roll import RentRollRow, SourceColumn
from ....values.areas import area_inside, without_area
from ....values.bedbath import bed_bath
from ....values.codes import split_bracket_code, split_property_code
from ....values.text import unescape
from ..anatomy.conventions import Conventions, joined
from ..anatomy.entries import Entry
from ..anatomy.fieldkinds import ATTRIBUTES, KINDS, NESTED
from .plans import TELLS_ROOMS, Step


def is_clean(text: str) -> bool:
    """Nothing to take off: no code in brackets, no entity, no blanks but single ones, no number hidden as ``###``."""
    return ")" not in text and "&" not in text and "  " not in text and text.isprintable() and text[0] != "#"


_WITH_AREA = frozenset({"unitType", "floorPlan", "bedBath"})
"""Fields of words behind which an area may stand."""


_CODE = re.compile(r"[A-Za-z]{0,2}\d{4,}")
"""The whole of a cell that is the code of somebody, and nobody's name."""


def is_person_code(text: str) -> bool:
    """One word with three digits or more, as ids of people are."""
    return " " not in text and sum(map(str.isdigit, text)) >= 3


def set_text(row: RentRollRow, step: Step, text: str, conventions: Conventions) -> bool:
    """Set a field to words, and what else they tell; False if the field itself stays as it was."""
    name = step.name
    if name in _WITH_AREA and row.area is None and (parted := without_area(text, conventions.numbers)):
        text, (row.area, row.area_unit) = parted
        row.derived["area"] = f"inside({name})"
    if name == "bedBath":
        own = row.unit_type is None
        row.unit_type = row.unit_type or text
        set_rooms(row, step, text)
        return own
    if name == "leaseStatusText":
        row.source_columns = [*row.source_columns, SourceColumn("Lease Status", text)]
        return False
    if name == "unit" and "(" in text:
        inside = area_inside(text, conventions.numbers)
        if inside is not None and row.area is None:
            row.unit = text[: text.index("(")].strip() or text
            row.area, unit = inside
            row.area_unit = unit
            row.derived["area"] = "inside(unit)"
            return True
    if name == "propertyName" and text.endswith(")"):
        split = split_property_code(text)
        if split:
            row.property_name, row.property_code = split[0], row.property_code or split[1]
            return True
    if name == "tenantName" and text.endswith(")"):
        split = split_bracket_code(text)
        if split:
            row.tenant_name, row.resident_id = split[0], row.resident_id or split[1]
            return True
    setattr(row, step.attr, text)
    if name in TELLS_ROOMS and row.bedrooms is None:
        set_rooms(row, step, text)
    return True


def set_rooms(row: RentRollRow, step: Step, text: str) -> None:
    """The rooms that words tell stand where the words do; those of a studio are none, which no digit says."""
    found = bed_bath(text)
    if found is None:
        return
    row.bedrooms, row.bathrooms = found
    beds, baths = found
    row.sources.mask |= step.rooms * ((beds is not None) + 2 * (baths is not None))
    if beds == 0 and "0" not in text:
        row.derived["bedrooms"] = f"studio({step.name})"


def join_wrapped(row: RentRollRow, entry: Entry, conventions: Conventions) -> None:
    """Add to the fields of a row the words that wrapped above and below it."""
    for above in (True, False):
        for name, text, place, is_above in reversed(entry.wrapped) if above else entry.wrapped:
            if is_above is not above or name in NESTED or not hasattr(row, ATTRIBUTES.get(name, "")):
                continue
            attr = ATTRIBUTES[name]
            old = getattr(row, attr)
            text = " ".join(unescape(text).split())
            if name == "tenantName" and old is not None and not above and is_person_code(text):
                # The id of the resident stands under the name.
                row.resident_id = row.resident_id or text
                continue
            if name == "tenantName" and old is not None and not above and _CODE.fullmatch(old):
                # Above it: "t002100" over "Hollis Bay Veterinarians".
                if row.resident_id is None:
                    row.resident_id, row.sources["residentId"] = old, row.sources.get(name, [])
                row.sources[name], old = [], None
            if old is None:
                whole = text
            elif above:
                whole = joined(text, old, conventions.words)
            else:
                whole = joined(old, text, conventions.words)
            if name in TELLS_ROOMS and old and bed_bath(old) == (row.bedrooms, row.bathrooms) and bed_bath(whole):
                row.bedrooms = row.bathrooms = None  # "2 Bed" over "1 Bath" tells more than its first line
            set_text(row, Step(-1, 0, name, attr, KINDS[name]), whole, conventions)
            if place is not None:
                places = row.sources.setdefault(name, [])
                places.insert(0, place) if above else places.append(place)
                for room in ("bedrooms", "bathrooms") if name in TELLS_ROOMS else ():
                    if getattr(row, room) is not None:
                        row.sources.setdefault(room, places)


def whole(entry: Entry, name: str, text: str | None, conventions: Conventions) -> str | None:
    """The text of a cell of the unit's own line with the words that wrapped above and below it."""
    if not entry.wrapped:
        return text
    above = [rest for of, rest, _, is_above in entry.wrapped if of == name and is_above]
    below = [rest for of, rest, _, is_above in entry.wrapped if of == name and not is_above]
    parts = [*above, *([text] if text else ()), *below]
    found = parts[0] if parts else None
    for part in parts[1:]:
        found = joined(found or "", part, conventions.words)
    return found
