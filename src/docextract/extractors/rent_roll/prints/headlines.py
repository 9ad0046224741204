"""Lines over a lease that name its unit and whoever has it: ``Bay 3 - CrossFit``."""

from __future__ import annotations

from ....values.codes import looks_like_unit
from ....vocabulary import Vocabulary
from ..anatomy.headerblocks import SUBJECTS
from .arranged import Piece

APART = (" - ", " – ", " — ", ": ", " / ", ", ")
"""What parts the unit from whoever has it, the likeliest first."""
MOST_WORDS = 2
"""Words of a unit behind the word for units: ``Space 3 A``."""


def unit_and_tenant(piece: Piece, vocabulary: Vocabulary) -> tuple[Piece, Piece] | None:
    """The unit that a headline names, and whoever has it; None where it names not both."""
    text = str(piece.value)
    for apart in APART:
        unit, between, who = text.partition(apart)
        if between and who.strip() and (is_named_unit(unit, vocabulary) or looks_like_unit(unit)):
            return piece._replace(value=unit.strip()), piece._replace(value=who.strip())
    return None


def is_named_unit(text: str, vocabulary: Vocabulary) -> bool:
    """Whether a text is a word for units and what one is called: ``Space PAD``; not ``Keys by Szymon``."""
    first, *rest = text.split() or [""]
    if not 0 < len(rest) <= MOST_WORDS or (first[0].isupper() and rest[0].islower() and rest[0].isalpha()):
        return False
    several = first.endswith("s") and any(map(str.isdigit, rest[0]))  # "Bays 5-6"
    return names_units(first, vocabulary) or (several and names_units(first[:-1], vocabulary))


def names_units(word: str, vocabulary: Vocabulary) -> bool:
    """Whether a word is one for units: ``Bay``, also where it may be one for buildings: ``House``."""
    match = next(iter(vocabulary.header(word)), None)
    if match is not None and match.field == "building":
        return "unit" in vocabulary.hints(word)
    return match is not None and match.field in SUBJECTS and match.field != "tenantName"
