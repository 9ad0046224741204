"""Other ways of looking at a document in which no row is a header: each gives lines that have one.

A roll may be written with its tenants side by side, as a card for each lease, or as an outline. What a form gives is
read on as any roll is; it is taken where it has units with rents.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ....vocabulary import Vocabulary
from ...lines import Line
from ..prints.brokenterms import stacked_days, whole_terms
from ..prints.folding import fold
from ..prints.halves import lists_beside, unfold
from ..prints.headedgroups import part_groups, without_captions
from ..prints.ledby import lift_names, part_names
from ..prints.overrun import begin_where_they_stand, days_apart, names_together, thousands_together, values_apart
from ..prints.pairs import read_pairs
from ..prints.strokes import part_days, part_strokes
from ..prints.tornids import whole_heads, whole_ids
from ..prints.unitparts import fold_parts, list_charges, part_kinds_below
from ..prints.wholerows import spread_cells, spread_names, whole_rows
from ..prints.wideprints import widen
from .blocks import read_blocks
from .captions import read_captions
from .cards import read_cards
from .described import part_descriptions
from .letters import read_letter
from .outlines import read_outline
from .stacks import read_stack
from .turned import turn

Form = Callable[[Sequence[Line], Vocabulary], list[Line]]

CARDS = "cards"
"""The form of blocks of labels; a row of such a block may seem to be a header."""
CAPTIONS = "captions"
"""The form of captions with their values below them, which a header may seem to be as well."""
STACK = "stack"
"""The form of a stacking plan, in whose boxes a row may seem to be a header."""
PAIRS = "pairs"
"""The form in which each cell has two lines; a document that has a header may have it too."""
PRINTS: dict[str, Callable[[list[Line], Vocabulary], list[Line]]] = {
    "captions of pivots": without_captions,
    "words that close up": values_apart,
    "words that others tore off": names_together,
    "thousands that stand apart": thousands_together,
    "words that overrun": begin_where_they_stand,
    "days without a gap": days_apart,
    "names torn apart": whole_ids,
    "heads torn apart": whole_heads,
    "names over several rows": spread_names,
    "lists beside": lists_beside,
    "whole rows": whole_rows,
    "houses in headers": part_groups,
    "merged cells": spread_cells,
    "parts of units": fold_parts,
    "kinds below units": part_kinds_below,
    "charges in pairs": list_charges,
    "homes described below": part_descriptions,
    "terms that wrap": whole_terms,
    "halves side by side": unfold,
    "units before names": part_names,
    "units above names": lift_names,
    "days above each other": stacked_days,
    "days one behind the other": part_days,
    "folded records": fold,
    "things parted by strokes": part_strokes,
    "wide prints": widen,
}
"""What is undone before a header is looked for, in this order; each gives the lines as they are where it finds nothing
to undo."""
ON_PAGES = frozenset(
    {
        "thousands that stand apart",
        "words that overrun",
        "words that others tore off",
        "days without a gap",
        "names torn apart",
        "heads torn apart",
        "names over several rows",
        "whole rows",
        "merged cells",
        "homes described below",
        "days above each other",
    }
)
"""Those that find nothing in a sheet, whose cells have no places of their own."""
FORMS: dict[str, Form] = {
    CARDS: read_cards,
    CAPTIONS: read_captions,
    STACK: read_stack,
    "turned": turn,
    "outline": read_outline,
    PAIRS: read_pairs,
    "letter": read_letter,
    "blocks": read_blocks,
}
"""The forms in the order in which they are tried; each gives no lines where the document has not its form."""
SAYS = {
    "turned": "the words of a header stand below one another: each column beside them was read as a row",
    CARDS: "labels stand again and again before their values: each block of them was read as a row",
    CAPTIONS: "captions stand again and again above their values: those of each unit were read as a row",
    STACK: "units are drawn as boxes, floor above floor: each of them was read as a row",
    "outline": "headings stand over lines of charges: each heading was read as the row of a lease",
    "blocks": "lines of remarks stand below each unit: each block of them was read as one row",
    "letter": "sentences say who has which unit and what they pay: each of them was read as a row",
    PAIRS: "each cell has two lines: both were read as one row",
}
"""What a warning says of a roll that was read in a form."""


def forms_of(lines: Sequence[Line], vocabulary: Vocabulary, some: Iterable[str] = FORMS) -> list[str]:
    """The forms that a document may have, of ``some``."""
    return [name for name in some if FORMS[name](lines, vocabulary)]


def as_printed(lines: list[Line], vocabulary: Vocabulary) -> list[Line]:
    """The lines without what printing does to rows."""
    paged = any(line.grid.page is not None for line in lines[:1])
    for name, undo in PRINTS.items():
        if paged or name not in ON_PAGES:
            lines = undo(lines, vocabulary)
    width: dict[int, int] = {}
    for line in lines:
        width[line.space] = max(width.get(line.space, 0), len(line.values))
    for line in lines:  # what was no record of several lines has fewer columns than those that were
        line.values += [None] * (width[line.space] - len(line.values))
    return lines


def in_form(lines: list[Line], form: object, vocabulary: Vocabulary) -> list[Line]:
    """The lines as a form sees them, none where they have not its form; as they are where no form is asked for."""
    return lines if form is None else FORMS[str(form)](lines, vocabulary)
