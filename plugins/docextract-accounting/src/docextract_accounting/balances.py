"""What the numbers of a trial balance say of each other, and checks T01 to T03."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from itertools import pairwise, permutations, takewhile

from docextract.plugin import CheckResult, Equation, Place, Proved, StatementRow, balance, total_of
from docextract.proofs.tolerance import CENT
from docextract.values.dates import find_dates, month_end

from .common import Read, nearly, once
from .findings import asked, result
from .header.model import Header
from .scopes import Cell, Numbers, Scope, figure
from .words import SIDES, STAGES, meaning

ZERO = Decimal(0)
_SHORT = re.compile(r"\b\d{1,2}/\d{1,2}\b(?!/)")
_MONTH_DAY = re.compile(
    r"\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s\d{1,2}\b(?!,?\s*\d{4})", re.IGNORECASE
)
_TO_DATE = tuple(
    re.compile(rf"\b(?:{words})\b", re.IGNORECASE)
    for words in (
        r"(?:period|month|quarter)\W+to\W+date|[pmq]td|(?:current|this)\W+(?:period|month)|(?:period|month)\W+\d{1,2}",
        r"year\W+to\W+date|ytd",
    )
)
"""Of the period, and of the year up to its end."""
ANY_YEAR = 2000
"""Of days without one; a leap year."""
_YEAR = re.compile(r"\b(?:19|20)\d\d\b")


@dataclass(slots=True)
class Sides:
    """How balances are signed. ``natural``: those that are normally in credit are printed without a sign.

    ``credit`` are the lines on which a credit adds to the balance.
    """

    natural: bool = False
    credit: set[int] = field(default_factory=set)
    held: int = 0
    tested: int = 0


STAGE: Mapping[str, tuple[str, int]] = {
    "forward": ("forward", 1), "forwardDebit": ("forward", 1), "forwardCredit": ("forward", -1),
    "debit": ("activity", 1), "credit": ("activity", -1), "change": ("change", 1),
    "ending": ("ending", 1), "endingDebit": ("ending", 1), "endingCredit": ("ending", -1),
    "signed.forwardCredit": ("forward", 1), "signed.credit": ("activity", 1), "signed.endingCredit": ("ending", 1),
}  # fmt: skip
"""When the amounts of a column are, and their sign; ``signed.`` are credits that are printed as negative amounts."""
ENTRIES = SIDES | {"signed.credit"}
Fields = dict[tuple[int, int], str]
Part = dict[str, tuple[str, int]]


def stage_of(field: str) -> tuple[str, int]:
    """When the amounts of a field are, and their sign; ``debit (2)`` are further debits, of adjustments, and
    ``moved.`` columns between the balances."""
    return ("activity", 1) if field.startswith("moved.") else STAGE.get(field.partition(" (")[0], ("", 0))


def pairs_of(order: Sequence[str]) -> list[tuple[str, str]]:
    """The fields of debits, each with that of the credits beside it: of a stage, of adjustments, of a fund."""
    sides = [
        meaning(
            f.removeprefix("other.").removeprefix("signed.").removeprefix("forward").removeprefix("ending"),
            "TRIAL_BALANCE",
        )
        for f in order
    ]
    return [
        (order[n], order[n + 1])
        for n, (one, other) in enumerate(pairwise(sides))
        if one & SIDES == {"debit"} and other & SIDES == {"credit"}
    ]


def parts_of(line: Iterable[str]) -> tuple[Part, Part, Part]:
    """The columns of a line that say its closing balance, its opening one, and what happened in between."""
    stages = {f: stage_of(f) for f in line}
    found = {stage: {f: one for f, one in stages.items() if one[0] == stage} for stage, _ in STAGE.values()}
    return found["ending"], found["forward"], found["activity"] or found["change"]


def settle_stages(read: Read) -> Fields:
    """What each column of amounts is: as its words say, unless the lines say otherwise.

    Opening + activity = closing has to hold in nearly all lines. Where the words do not name all three, or name them
    so that it does not hold, the order of the columns is tried in which it does; and what stands between opening and
    closing balance is activity, of earlier periods or of months, where it only holds with that. Pages of the same
    header are one table.
    """
    found: Fields = {}
    alike: dict[tuple[tuple[int, str], ...], list[Header]] = {}
    for header in read.headers:
        alike.setdefault(tuple(sorted(header.texts.items())), []).append(header)
    for header, *others in alike.values():
        same = {id(header), *map(id, others)}
        lines = [item.amounts for item in read.items if item.kind == "DATA" and id(item.header) in same]
        columns = [c for c, use in sorted(header.uses.items()) if use.name in STAGE or use.name == "other"]
        stages = _stages(header, columns, lines)
        stages |= _between(stages, lines, header)
        taken: set[str] = set()
        for column in columns:
            again = stages[column] in taken and stage_of(stages[column])[0] not in ("activity", "change")
            name = stages[column] if not again else "other"
            field = once(f"{name}.{header.text(column)}" if name in ("other", "moved") else name, taken)
            found |= {(one, column): field for one in same}
    return found


def _stages(header: Header, columns: Sequence[int], lines: Sequence[Mapping[int, Decimal]]) -> dict[int, str]:
    said = {c: header.uses[c].name for c in columns}
    said |= {c: f"signed.{name}" for c, name in said.items() if f"signed.{name}" in STAGE and _negative(c, lines)}
    sides = {c: said_of(header, c) & SIDES for c in columns}
    said |= _of_last_year(said, header)
    changes = [c for c, name in said.items() if name == "change"]
    for whole in (changes[-1], changes[0]) if len(changes) > 2 else ():  # of months and of all of them
        if _is_sum([*(parts := [c for c in changes if c != whole]), whole], lines):
            said |= dict.fromkeys(parts, "other")
    if adjusted := _adjusted(said, header, lines):
        return adjusted
    named = set(said.values()) & STAGE.keys()
    dated = said | _by_day(said, header)
    said = best = dated if _holds(dated, lines) or _between(dated, lines, header) else said
    # ``Consolidated Ending Balance`` behind the balances of entities that come to it.
    whole = named == {"ending"} and said[columns[-1]] == "ending" and _is_sum(columns, lines)
    if named and not whole and not _holds(said, lines) and not _between(said, lines, header):
        # Columns headed by nothing but a day are months where another one is called the balance.
        worded = {c: name for c, name in said.items() if said_of(header, c)}
        names, first = list(said.values()), {name: c for c, name in reversed(worded.items())}
        plain = {
            c: name if names.count(name) == 1 or (first.get(name) == c and name not in SIDES) else "other"
            for c, name in said.items()
        }
        # What a column alone is called by its words it is called in every reading.
        sure = {c: name for c, name in worded.items() if names.count(name) == 1 and "balance" not in said_of(header, c)}
        others = (one for one in _other_stages(columns, sides) if _as_worded(one, header))
        others = (
            one for one in others if all(name not in STAGE or one[c] in (name, "other") for c, name in sure.items())
        )
        fits = [one for one in others if _holds(one, lines)] or [plain]
        best = fits[0]
        usual = [one for one in fits if _in_order(one) == _in_order(best)]
        header.doubtful |= {
            c for one in usual for c in columns if "other" not in (one[c], best[c]) and one[c] != best[c]
        }
        best |= {c: "change" for c, name in said.items() if name == "change" and "change" not in best.values()}
    if not named and columns and _is_sum(columns, lines):
        best = best | {columns[-1]: "ending"}
    if "ending" not in best.values():  # ``Combined 2025`` beside that of 2024, behind the funds that come to it
        days = {c: _day(header.text(c)) for c, name in said.items() if name == "ending"}
        last = max(days, key=lambda c: days[c], default=None)
        if last is not None and len(before := [c for c in columns if c <= last]) > 2 and _is_sum(before, lines):
            best = best | {last: "ending"}
    best = best | _before_last_year(best, header, lines)
    sides_of = {c: STAGE[name][1] for c, name in best.items() if name in ENTRIES}
    if sides_of and "forward" not in best.values():
        best = best | dict.fromkeys(_of_another_day(best, sides_of, lines, header), "other")
    best |= _opened(best, header, lines) | _netted(best, sides, lines) | _to_date(best, header)
    moved = [(sum((line.get(c, ZERO) * s for c, s in sides_of.items()), ZERO), line) for line in lines]
    for column in (c for c, name in best.items() if name == "change" and sides_of):
        held = [abs(line.get(column, ZERO) - sum_) <= CENT for sum_, line in moved if sum_]
        # Of accounts that are all in debit or in credit it is their balance; else it may be the change since last year.
        sided = not any(all(map(line.get, sides_of)) for line in lines) and not any(parts_of(best.values())[:2])
        best = best | {column: ("ending" if sided else "change") if nearly(sum(held), len(held)) else "other"}
    return best


def _adjusted(said: Mapping[int, str], header: Header, lines: Sequence[Mapping[int, Decimal]]) -> dict[int, str] | None:
    """Balances whose words say that they close and which the debits and credits right of them bring to a column that is
    called no balance: ``Ending Balance per G/L | Debit | Credit | Final``. That is of after the close."""
    columns = [*said]
    for ending, debit, credit, final in zip(columns, columns[1:], columns[2:], columns[3:], strict=False):
        words = said_of(header, ending)
        sided = said_of(header, debit) & SIDES == {"debit"} and said_of(header, credit) & SIDES == {"credit"}
        if not sided or not {"closing", "balance"} <= words or "balance" in said_of(header, final):
            continue
        told = [line for line in lines if line.get(debit) or line.get(credit)]
        come = [
            line.get(ending, ZERO) + line.get(debit, ZERO) - line.get(credit, ZERO) == line.get(final, ZERO)
            for line in lines
        ]
        if len(told) > 1 and nearly(sum(come), len(come)):
            return {**dict.fromkeys(columns, "other"), ending: "ending", debit: "debit", credit: "credit"}
    return None


def _before_last_year(
    stages: Mapping[int, str], header: Header, lines: Sequence[Mapping[int, Decimal]]
) -> dict[int, str]:
    """Where the only balance is one headed by nothing but a day, and funds left of it come to a total of their own:
    that is the balance, and the other one last year's. ``Administrative Fund | Sinking Fund | Total | Total 30/06/25``
    """
    columns = [*stages]
    ending = [c for c in columns if stages[c] == "ending"]
    if len(ending) != 1 or said_of(header, ending[0]) or {*stages.values()} != {"ending", "other"}:
        return {}
    before = [c for c in columns if c < ending[0]]
    for n in range(3, len(before) + 1):
        if _is_sum(before[:n], lines) and not _is_sum([*before, ending[0]], lines):
            return {before[n - 1]: "ending", ending[0]: "other"}
    return {}


def _negative(column: int, lines: Sequence[Mapping[int, Decimal]]) -> bool:
    """Whether the amounts of a column are printed as negative ones in nearly all lines."""
    signs = [amount < 0 for line in lines if (amount := line.get(column))]
    return len(signs) > 1 and nearly(sum(signs), len(signs))


def _opened(stages: Mapping[int, str], header: Header, lines: Sequence[Mapping[int, Decimal]]) -> dict[int, str]:
    """Balances left of the entries of which no word says when they are, and which come to the closing ones with these,
    are the opening ones: ``Balances at appointment``."""
    first = min((c for c, name in stages.items() if stage_of(name)[0] in ("activity", "change")), default=-1)
    said = {c: said_of(header, c) for c, name in stages.items() if name == "other" and c < first}
    found = {c: f"forward{''.join(words & SIDES).capitalize()}" for c, words in said.items() if "balance" in words}
    opened = any(stage_of(name)[0] == "forward" for name in stages.values())
    return found if found and not opened and _holds({**stages, **found}, lines) else {}


def _netted(
    stages: Mapping[int, str], sides: Mapping[int, frozenset[str]], lines: Sequence[Mapping[int, Decimal]]
) -> dict[int, str]:
    """Three pairs of debits and credits of which no word says that they open, or that those in the middle close: the
    last come to what the first and the second do in nearly all lines net, and not side by side as those of funds would:
    opening, activity, closing, also under ``Balance carried fwd`` and ``Closing balance``."""
    if len(stages) != 6 or [sides[c] for c in stages] != [{"debit"}, {"credit"}] * 3:
        return {}
    kinds = [stage_of(name)[0] for name in stages.values()]
    if "forward" in kinds or "ending" in kinds[2:4]:
        return {}
    names = "forwardDebit", "forwardCredit", "debit", "credit", "endingDebit", "endingCredit"
    found = dict(zip(stages, names, strict=True))
    last = [*stages][-2:]
    apart = sum(
        any(abs(line.get(a, ZERO) + line.get(b, ZERO) - line.get(c, ZERO)) > CENT
            for a, b, c in zip([*stages][:2], [*stages][2:4], last, strict=True))
        for line in lines
    )  # fmt: skip
    return found if apart > 1 and _holds(found, lines) else {}


def _to_date(stages: Mapping[int, str], header: Header) -> dict[int, str]:
    """Where no column opens and all are of the period or of the year to date, what happened, and the balances:
    ``Period to Date | Debit | Credit`` beside ``Year to Date | Debit | Credit`` or ``Year to Date Balance``; so, too,
    ``Net Change | Debit | Credit`` beside ``Balance | Debit | Credit``."""
    spans = {c: [n for n, span in enumerate(_TO_DATE) if span.search(header.text(c))] for c in stages}
    if not any(spans.values()):
        words = {c: said_of(header, c) & {"activity", "balance"} for c in stages}
        spans = {c: [int("balance" in one)] if len(one) == 1 else [] for c, one in words.items()}
        if [*spans.values()] != [[0], [0], [1], [1]]:
            return {}
    if any(len(found) != 1 for found in spans.values()) or {found[0] for found in spans.values()} != {0, 1}:
        return {}
    sides = {c: "".join(said_of(header, c) & SIDES) for c in stages}
    if {sides[c] for c, found in spans.items() if found == [0]} != SIDES:
        return {}
    return {c: sides[c] if found == [0] else f"ending{sides[c].capitalize()}" for c, found in spans.items()}


def _of_another_day(
    stages: Mapping[int, str], sides: Mapping[int, int], lines: Sequence[Mapping[int, Decimal]], header: Header
) -> list[int]:
    """Columns headed by nothing but a day, which the debits and credits beside them do not come to: last year's."""
    days = [c for c, name in stages.items() if name == "ending" and not said_of(header, c)]
    owed = [(sum((line.get(c, ZERO) * sign for c, sign in sides.items()), ZERO), line) for line in lines]
    return [c for c in days if sum(abs(one) == abs(line.get(c, ZERO)) for one, line in owed) * 2 < len(owed)]


def _in_order(stages: Mapping[int, str]) -> bool:
    """Whether the opening balance stands before what happened, as is usual."""
    first = min((c for c, name in stages.items() if stage_of(name)[0] == "forward"), default=-1)
    return all(first < c for c, name in stages.items() if stage_of(name)[0] in ("activity", "change"))


def _by_day(said: Mapping[int, str], header: Header) -> dict[int, str]:
    """Of several columns that say to be the balance of a day, each of another, the last one is the closing one, and the
    first the opening one where there are but two."""
    closing = [c for c, name in said.items() if name in ("forward", "ending")]
    days = {c: day for c in closing if (day := _day(header.text(c)))}
    if len(closing) < 2 or len(set(days.values())) < len(closing) or len({said[c] for c in closing}) > 1:
        return {}
    order = sorted(days, key=lambda c: days[c])
    return {
        **dict.fromkeys(order[:-1], "other"),
        **({order[0]: "forward"} if len(order) == 2 else {}),
        order[-1]: "ending",
    }


def _day(text: str) -> tuple[int, ...]:
    """The last day that a header names; its year may be missing."""
    for month in _MONTH_DAY.finditer(text):  # ``Balance June 30``, which is no month of 2030
        found = find_dates(f"{month[0]} {ANY_YEAR}")
        if found and found[0].reading.date == month_end(ANY_YEAR, found[0].reading.date.month):
            return found[0].reading.date.timetuple()[1:3]
    if found := find_dates(text):
        return found[-1].reading.date.timetuple()[:3]
    short = _SHORT.findall(text)
    return tuple(map(int, short[-1].split("/"))) if short else ()


def said_of(header: Header, column: int) -> frozenset[str]:
    """What the words over a column say but for days."""
    return meaning(header.text(column), "TRIAL_BALANCE")


def _between(stages: Mapping[int, str], lines: Sequence[Mapping[int, Decimal]], header: Header) -> dict[int, str]:
    """What stands between opening and closing balance under words that say nothing of when it is, where opening and
    activity only come to the closing balance with it: amounts that add up, further debits and credits, or ``Receipts``
    and ``Payments``."""
    ends = [c for c, name in stages.items() if stage_of(name)[0] in ("forward", "ending")]
    names = {stage_of(stages[c])[0] for c in ends}
    inner = [c for c, name in stages.items() if name == "other" and ends and min(ends) < c < max(ends)]
    without = _missed(stages, lines)
    if names != {"forward", "ending"} or not inner or (without < 2 and _holds(stages, lines)):
        return {}
    sides = {c: side for c in inner for side in said_of(header, c) & SIDES if len(said_of(header, c) & SIDES) == 1}
    if {*sides.values()} == SIDES and len(sides) == len(inner) and _holds({**stages, **sides}, lines):
        return sides  # ``Year-End Adjustments`` over debits and credits
    tried = [
        *([dict.fromkeys(inner, "change")] if "change" in stages.values() else []),  # ``Receipts``, ``Adjustments``
        dict.fromkeys(inner, "debit"),
        {inner[-1]: "debit"},  # the year, behind its quarters
        {inner[-1]: "change"},  # ``Audit Adjustments``, behind the activity and what it comes to
        *([dict(zip(inner, ("debit", "credit"), strict=True))] if len(inner) == 2 else []),
    ]
    held = (one for one in tried if _holds({**stages, **one}, lines) and _missed({**stages, **one}, lines) < without)
    found = next(held, {})
    words = said_of(header, inner[0])
    if len(found) == len(inner) == 1 and not ENTRIES & {*stages.values()} and (not words or "activity" in words):
        found = {inner[0]: "change"}  # ``Current period``, ``Movement Q3 2025``, alone between the balances
    told = "change" in found.values() or (len(set(found.values())) == 2 and not ENTRIES & set(stages.values()))
    return found if told else dict.fromkeys(found, "moved")


def _of_last_year(said: Mapping[int, str], header: Header) -> dict[int, str]:
    """Of debits and credits of several years side by side those of earlier years are no more than that."""
    years = {c: max(map(int, found)) for c in said if (found := _YEAR.findall(header.text(c)))}
    sides = [c for c, name in said.items() if name in ENTRIES]
    if not sides or any(c not in years for c in sides):
        return {}
    return {c: "other" for c in sides if years[c] < max(years[one] for one in sides)}


def _as_worded(stages: Mapping[int, str], header: Header) -> bool:
    """Whether no column whose own words say when its amounts are is of another time: sums bear out exchanged ones.

    Nor are names of funds or months of one year balances and entries: some word has to say so, or two days.
    """
    said = {c: said_of(header, c) for c in stages}
    # ``Fiscal 2026, period 6`` over all columns tells none of them from others.
    shared = frozenset.intersection(*(said[c] for c, name in stages.items() if name != "other")) - SIDES
    said = {c: words - shared for c, words in said.items()}
    worded = False
    for column, name in stages.items():
        stage = "" if name in ENTRIES or name == "change" else stage_of(name)[0] or None
        told = {STAGES[one] for one in said[column] & STAGES.keys()}
        fund = said[column] - SIDES - STAGES.keys() - {"balance", "trial"}
        if stage is not None and (fund or (told and told != {stage})):
            return False
        worded |= stage in ("", "forward") and bool(told or said[column] & SIDES)
        if name == "change" and not said[column]:
            return False
    days = [c for c, name in stages.items() if stage_of(name)[0] in ("forward", "ending") and not said[c]]
    return worded or len(days) > 1


def _is_sum(columns: Sequence[int], lines: Sequence[Mapping[int, Decimal]]) -> bool:
    """Whether a column is the only one, or the sum of those before it: of the funds or properties of an account."""
    *parts, last = columns
    held = [abs(sum((line.get(c, ZERO) for c in parts), ZERO) - line.get(last, ZERO)) <= CENT for line in lines]
    return not parts or nearly(sum(held), len(held))


def _holds(fields: Mapping[int, str], lines: Sequence[Mapping[int, Decimal]]) -> bool:
    """Whether opening and activity come to the closing balance in nearly all lines in which something happened."""
    tested = [_ties(*line) for line in _along(fields, lines) if all(line[1:])]
    return len(tested) > 1 and nearly(sum(tested), len(tested))


def _missed(fields: Mapping[int, str], lines: Sequence[Mapping[int, Decimal]]) -> int:
    """In how many lines opening and activity do not come to the closing balance; in all where one of them lacks."""
    along = _along(fields, lines)
    return sum(not _ties(*line) for line in along) if along else len(lines)


def _ties(opened: Decimal, moved: Decimal, closed: Decimal) -> bool:
    """Whether an opening balance and activity come to the closing one, whichever side is the positive one."""
    return abs(abs(opened + moved) - abs(closed)) <= CENT or abs(abs(opened - moved) - abs(closed)) <= CENT


def _along(fields: Mapping[int, str], lines: Sequence[Mapping[int, Decimal]]) -> list[tuple[Decimal, Decimal, Decimal]]:
    """Opening balance, activity and closing balance of each line, where the columns hold all three."""
    ending, forward, activity = ([(c, STAGE[fields[c]][1]) for c in fields if fields[c] in part]
                                 for part in parts_of(fields.values()))  # fmt: skip
    if not (ending and forward and activity):
        return []

    def come_to(line: Mapping[int, Decimal], part: Sequence[tuple[int, int]]) -> Decimal:
        return sum((line.get(c, ZERO) * sign for c, sign in part), ZERO)

    return [(come_to(line, forward), come_to(line, activity), come_to(line, ending)) for line in lines]


def _other_stages(columns: Sequence[int], sides: Mapping[int, frozenset[str]]) -> Iterator[dict[int, str]]:
    """Other readings of the same columns: debits and credits that stand side by side are of one stage."""
    stages: list[tuple[int, ...]] = []
    left = list(columns)
    while left:
        size = 2 if [sides[c] for c in left[:2]] == [{"debit"}, {"credit"}] else 1
        stages.append(tuple(left[:size]))
        del left[:size]
    orders = [((first, "forward"), (second, ""), (third, "ending"))
              for first, second, third in permutations(range(len(stages)), 3) if first < third]  # fmt: skip
    orders += [((n, "forward"), *((m, "") for m in range(n + 1, n + 1 + size)), (n + 1 + size, "ending"))
               for size in range(2, len(stages) - 1) for n in range(len(stages) - 1 - size)]  # fmt: skip
    for order in orders:
        fields = dict.fromkeys(columns, "other")
        for n, stage in order:
            names = [f"{stage}Debit", f"{stage}Credit"] if stage else ["debit", "credit"]
            fields |= dict(zip(stages[n], names if len(stages[n]) > 1 else [stage or "change"], strict=True))
        yield fields


def choose_sides(read: Read, numbers: Sequence[Numbers]) -> Sides:
    """Whether credit balances are negative, or credits add to the balances of some accounts."""
    plain: dict[int, Decimal] = {}
    turned: dict[int, Decimal] = {}
    paired = False
    for n, line in enumerate(numbers):
        ending, forward, activity = (
            sum((line[f] * s for f, (_, s) in part.items()), ZERO) if part else None for part in parts_of(line)
        )
        if read.items[n].kind == "DATA" and ending is not None and forward is not None:
            paired |= "ending" not in line or "forward" not in line
            plain[n] = ending - forward - (activity or ZERO)
            turned[n] = ending - forward + (activity or ZERO)
    held = sum(abs(r) <= CENT for r in plain.values())
    credit = {n for n, r in turned.items() if abs(r) <= CENT < abs(plain[n])}
    both = held + len(credit)
    if not paired and len(credit) * 5 >= len(plain) > 0 and both * 10 >= len(plain) * 9:
        return Sides(True, credit, both, len(plain))
    return Sides(False, set(), held, len(plain))


def equations_of(
    read: Read, numbers: Sequence[Numbers], scopes: Sequence[Scope], sides: Sides, order: Sequence[str]
) -> list[Equation]:
    """Along each line: opening + activity = closing; down each column: the totals; debits = credits."""
    made: list[Equation] = []
    pairs = pairs_of(order)
    changed: list[Equation] = []
    funded: list[Equation] = []
    left = [f for f in takewhile("ending".__ne__, order) if f.startswith("other.")]
    sided = {scope.total: sign for scope in scopes if (sign := _side_of(read, numbers, scope.total))}
    for n, line in enumerate(numbers):
        kind = read.items[n].kind
        if kind not in ("DATA", "TOTAL") or (kind == "TOTAL" and sides.natural) or n in sided:
            continue
        label = read.items[n].label or "the total"
        ending, forward, activity = parts_of(line)
        turn = -1 if n in sides.credit else 1
        moved = [figure(numbers, n, f, s * turn) for f, (_, s) in activity.items()]
        # A total that prints no movement, ``Net (income) loss``, has no need to hold along its line.
        held = sides.held * 2 > sides.tested
        if ending and forward and (moved and (held or not sides.tested) if kind == "TOTAL" else held):
            closed = next((f for f in ending if line[f]), next(iter(ending)))
            sign = ending[closed][1]
            opened = [figure(numbers, n, f, s) for f, (_, s) in forward.items()]
            rest = [figure(numbers, n, f, -s) for f, (_, s) in ending.items() if f != closed]
            parts = [term._replace(factor=term.factor * sign) for term in (*opened, *moved, *rest)]
            made.append(total_of(f"{label}, ending balance", figure(numbers, n, closed), parts, check="T01"))
        funds = [f for f in line if f.startswith("other.") and f in order]
        if len(left) > 1:  # behind the sum stands that of last year
            funds = [f for f in funds if f in left]
        if "ending" in line and len(funds) > (len(left) < 2) and not forward:
            terms = [figure(numbers, n, f) for f in funds]
            funded.append(total_of(f"{label}, in all", figure(numbers, n, "ending"), terms, check="T01"))
        if "change" in line and "change" not in activity and moved:
            changed.append(total_of(f"{label}, net change", figure(numbers, n, "change"), moved, check="T01"))
    made += [*_borne_out(changed), *_borne_out(funded)]
    for scope in scopes:
        label = read.items[scope.total].label or "the total"
        net = _net_of(numbers, scope, pairs)
        made += net
        # A change in percent is no sum of those of its accounts.
        summed = () if net else [f for f in numbers[scope.total] if f in order and "%" not in f]
        for name, printed in ((f, numbers[scope.total][f]) for f in summed):
            side = sided.get(scope.total)
            rows = (_on_side(read, numbers, scope.total, name, *side) if side else []) or scope.rows
            addends = [figure(numbers, r, name) for r in rows if name in numbers[r]]
            if addends or printed:
                total = figure(numbers, scope.total, name)
                made.append(total_of(f"{label}, {name}", total, addends, check="T02"))
    return [*made, *_balanced(read, numbers, scopes, sides, pairs), *_of_funds(read, numbers, pairs)]


def _side_of(read: Read, numbers: Sequence[Numbers], total: int) -> tuple[int, int] | None:
    """Of a total below signed balances that is named for a side, ``Sum of debits``, the sign of what it sums and the
    line from which on it does, all of them or those since another total, if that is so in most of its columns."""
    said = meaning(read.items[total].label or "", "TRIAL_BALANCE") & SIDES
    if len(said) != 1:
        return None
    sign, line = 1 if said == {"debit"} else -1, numbers[total]
    firsts = [
        n + 1
        for n in range(total - 1)
        if [read.items[k].kind for k in (n, n + 1)] in (["TOTAL", "DATA"], ["TOTAL", "HEADING"])
    ]
    for first in (*reversed(firsts), 0):
        sums = {f: sum((numbers[r][f] for r in _on_side(read, numbers, total, f, sign, first)), ZERO) for f in line}
        if sum(abs(sums[f] - line[f]) <= CENT for f in line) * 2 > len(line):
            return sign, first
    return None


def _on_side(read: Read, numbers: Sequence[Numbers], total: int, field: str, sign: int, first: int) -> list[int]:
    """The accounts above a total, from a line on, with a balance of a sign."""
    return [r for r in range(first, total) if read.items[r].kind == "DATA" and numbers[r].get(field, ZERO) * sign > 0]


def _borne_out(equations: list[Equation]) -> list[Equation]:
    """Equations of which no word says that they hold: all of them if nearly all do, else none."""
    return equations if nearly(sum(e.holds for e in equations), len(equations)) else []


def _net_of(numbers: Sequence[Numbers], scope: Scope, pairs: Sequence[tuple[str, str]]) -> list[Equation]:
    """A total that prints what debits and credits of its rows come to net, on one side of each pair."""
    line, made = numbers[scope.total], list[Equation]()
    for pair in pairs:
        printed = [f for f in pair if line.get(f)]
        signs = (1, _turn(pair[1]))
        both = [(f, s, r) for r in scope.rows for f, s in zip(pair, signs, strict=True) if numbers[r].get(f)]
        if len(printed) == 1 and both:
            sign = 1 if printed[0] == pair[0] else signs[1]
            terms = [figure(numbers, r, f, s * sign) for f, s, r in both]
            made.append(total_of("a net total", figure(numbers, scope.total, printed[0]), terms, check="T02"))
    both_sides = any(all(any(numbers[r].get(f) for r in scope.rows) for f in pair) for pair in pairs)
    return made if both_sides and len(made) == sum(map(bool, line.values())) and all(e.holds for e in made) else []


def _turn(credit: str) -> int:
    """What credits count in a sum with debits: those printed as negative amounts as they are."""
    return 1 if credit.startswith("signed.") else -1


def _of_funds(read: Read, numbers: Sequence[Numbers], pairs: Sequence[tuple[str, str]]) -> list[Equation]:
    """Of debits and credits of several funds side by side the last are those of all of them together."""
    funds = [pair for pair in pairs if pair[0].startswith("other.")]
    made: list[Equation] = []
    for n, (item, line) in enumerate(zip(read.items, numbers, strict=True)):
        closed = next((f for f in (funds[-1] if len(funds) > 2 else ()) if line.get(f)), None)
        if item.kind == "DATA" and closed is not None:
            sign = 1 if closed == funds[-1][0] else -1
            parts = [
                figure(numbers, n, f, s * sign * (-1 if pair is funds[-1] else 1))
                for pair in funds for f, s in zip(pair, (1, -1), strict=True) if f in line and f != closed
            ]  # fmt: skip
            made.append(total_of(f"{item.label or 'a line'}, in all", figure(numbers, n, closed), parts, check="T01"))
    return _borne_out(made)


def _balanced(
    read: Read, numbers: Sequence[Numbers], scopes: Sequence[Scope], sides: Sides, pairs: Sequence[tuple[str, str]]
) -> list[Equation]:
    """Debits are credits: in the printed total, and in the rows; signed balances come to zero."""
    made: list[Equation] = []
    loose: list[Equation] = []
    rows = [n for n, item in enumerate(read.items) if item.kind == "DATA"]
    for pair in pairs:
        mine = loose if pair[0].startswith("other.") else made
        whole = [s.total for s in scopes if s.whole and {*pair} <= numbers[s.total].keys()]
        about = f"{pair[0].removesuffix('Debit').removeprefix('other.')} " if pair[0] != "debit" else ""
        for n in whole[-1:]:
            members = [figure(numbers, n, pair[0]), figure(numbers, n, pair[1], _turn(pair[1]))]
            mine.append(balance(f"total {about}debits and total {about}credits", members, check="T01"))
        signs = (1, _turn(pair[1]))
        both = [figure(numbers, n, f, s) for n in rows for f, s in zip(pair, signs, strict=True) if f in numbers[n]]
        if both:
            mine.append(balance(f"all {about}debits and all {about}credits", both, check="T01"))
    # Each fund balances; columns of a statement drawn up from the balances need not.
    made += loose if sum(e.holds for e in loose) * 2 > len(loose) else []
    for name in ("forward", "change", "ending"):
        members = [figure(numbers, n, name) for n in rows if name in numbers[n]]
        printed = [numbers[s.total].get(name) for s in scopes if s.whole]
        if members and not sides.natural and not any(printed):
            made.append(balance(f"all {name} balances", members, check="T01"))
    return made


def balance_checks(
    read: Read, rows: Sequence[StatementRow], order: Sequence[str], ids: Sequence[str], scopes: Sequence[Scope],
    sides: Sides, equations: Sequence[Equation], proved: Proved,
) -> tuple[list[CheckResult], list[str]]:  # fmt: skip
    """The results, and what shows that no account is missing."""
    labels = {row.row_index: row.label or "the total" for row in rows}

    def named(cell: Cell) -> tuple[str, Place | None, int | None, str]:
        n, name = int(str(cell[0])), cell[1]
        place = rows[n].sources[list(order).index(name)]
        return f"{name} of {labels[n]}", place, n, ids[list(order).index(name)]

    along = [e for e in equations if e.check == "T01" and e.total is not None]
    across = [e for e in equations if e.check == "T01" and e.total is None]
    totals = [e for e in equations if e.check == "T02"]
    lines = len({e.total[0] for e in along if e.total is not None})
    basis = "unsignedCredits" if sides.natural else "signed"
    lacks = "no opening and closing balances are printed"
    checks = [
        asked("T01", across, proved, named, holds="debits are credits, and balances come to zero", lacks="no amounts"),
        asked(
            "T01", along, proved, named, holds=f"forward + debit - credit = ending in {lines} lines",
            lacks=lacks, about="accounts", basis=basis, default=not sides.natural,
        ),
        asked(
            "T02", totals, proved, named, holds=f"{len(scopes)} total lines are the sums of their accounts",
            lacks="no total line is printed",
        ),
        _classes(rows),
    ]  # fmt: skip
    whole = [e for e in totals if e.total is not None and any(s.whole and s.total == e.total[0] for s in scopes)]
    tied = [e for e in whole if e.holds and len(e.cells) > 2]
    return checks, ["accounting.T02"] if len(tied) > 1 and len(tied) == len(whole) else []


def _classes(rows: Sequence[StatementRow]) -> CheckResult:
    lines = [row for row in rows if row.row_type == "LINE"]
    without = [row for row in lines if row.section is None]
    if not without:
        return result("T03", "PASS", f"{len(lines)} accounts, each with a class")
    first = ", ".join(row.label or "?" for row in without[:6])
    told = f"{len(without)} of {len(lines)} accounts have no class: {first}"
    return result("T03", "WARN", told, rows=[row.row_index for row in without])
