"""Columns of rent steps: those that their words name, and the amount beside a date that nothing else names."""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Decimal
from itertools import product

from ....document import Value
from ....values.areas import area_unit
from ....values.dates import DateOrder, looks_like_date, read_date
from ....values.numbers import money
from ....values.text import words
from ....values.wordlist import wordlist
from ....vocabulary import Vocabulary
from ....vocabulary.matches import Period
from ...lines import Line
from ..anatomy.conventions import amounts_in, conventions_of
from ..anatomy.fieldkinds import KINDS, STEP_FIELDS
from ..anatomy.headerblocks import GOOD
from ..anatomy.mapping import ColumnUse, Mapping
from ..anatomy.profile import Profile
from ..cells.steplists import MOST, StepLists, rises
from .chargecolumns import MOST_ROWS, kind_of
from .evidence import candidates
from .rentcolumns import header_period

FEWEST = 3
"""Rows that print the date of a step and the amount beside it."""
PURE = 0.9
"""So much of a column is dates, or numbers."""
LEAST = 0.5
"""Of the rent in force: what a step makes of it at least."""
MOST_OF = 0.7
"""So much of a column whose words call it one of steps are days."""
STEP_PARTS = ("date", "perArea", "amount")
"""What a step may have a column of its own for, side by side."""
SPREAD = 365
"""Days over which rents to come spread at least; payments made lie closer together."""

_DAY_WORDS = frozenset(wordlist("docextract.vocabulary", "rolls.toml")["over"]["day"])
_NUMBER = re.compile(r"\s*#?(?<!\d)\d{1,2}(?:st|nd|rd|th)?(?=\D*$)", re.IGNORECASE)
_DATED = re.compile(r"\d.*[\s:]\D*\d", re.DOTALL)


def find_steps(mapping: Mapping, profiles: Sequence[Profile], vocabulary: Vocabulary, body: Sequence[Line]) -> None:
    """All columns of rent steps, those of a second and third step among them that repeat the words of the first."""
    mapping.steps = [use for use in mapping.uses if use.field in STEP_FIELDS]
    _part_steps(mapping, profiles)
    _release_rents(mapping, vocabulary, body)
    _release_kinds(mapping, profiles, vocabulary)
    _release_charges(mapping, body)
    _tell_lists(mapping, body)
    _tell_year(mapping, body)
    if {use.field for use in mapping.steps} == {"rentSteps:date"}:
        _find_amount(mapping, body)
    elif "rentSteps:amount" in mapping.by_field and "rentSteps:date" not in mapping.by_field:
        _find_date(mapping, profiles)
    if not mapping.steps:
        _find_under_one_head(mapping, profiles, vocabulary, body)
    if not mapping.steps:
        _find_pair(mapping, profiles, vocabulary, body)
    if "rentSteps:text" not in mapping.by_field:
        _find_list(mapping, vocabulary, body)
    if not any(use.field != "rentSteps:text" for use in mapping.steps):
        return
    for use in list(mapping.unmapped):
        label = mapping.block.labels.get(use.column)
        if label is None:
            continue
        named = candidates(use.column, label, vocabulary)
        if "rentSteps:amount" not in mapping.by_field and _is_amount(use, named, profiles):
            named = [("rentSteps:amount", GOOD, None, False)]
            mapping.by_field["rentSteps:amount"] = use.column
            mapping.uses.append(use)
        if _is_day(use, named, profiles):
            named = [("rentSteps:date", GOOD, None, False)]
        for name, score, period, _ in named:
            if name in STEP_FIELDS and name in KINDS and score >= GOOD:
                yearly = (period or header_period(label, vocabulary)) == "ANNUAL"
                if name == "rentSteps:amount" and yearly and _says_again(mapping, use, body):
                    mapping.unmapped.remove(use)
                    mapping.kept.append(use)
                    break
                use.field, use.kind, use.period = name, KINDS[name], period or header_period(label, vocabulary)
                mapping.unmapped.remove(use)
                mapping.steps.append(use)
                break
    _repeat_numbered(mapping, vocabulary)
    _repeat_pair(mapping, body)
    _find_further_days(mapping, profiles, body)
    _tell_rates(mapping)
    mapping.steps.sort(key=lambda use: use.column)


def _says_again(mapping: Mapping, use: ColumnUse, body: Sequence[Line]) -> bool:
    """Whether a column right of the days and the monthly amounts of steps has twelve times these in most rows."""
    first = next((one for one in mapping.steps if one.field == "rentSteps:amount"), None)
    if first is None or first.period not in ("MONTHLY", None) or first.column > use.column:
        return False
    days = [one.column for one in mapping.steps if one.field == "rentSteps:date"]
    pairs = [(money(line.values[first.column]), money(line.values[use.column])) for line in body]
    both = [abs(12 * month - year) <= 1 for month, year in pairs if month and year]
    return bool(days) and max(days) < first.column and 2 * sum(both) > len(both)


def _tell_rates(mapping: Mapping) -> None:
    """What stands without a label beside the days of steps is by area where theirs says so: ``Scheduled Changes On
    (rate/SqFt)``."""
    use = next((use for use in mapping.steps if use.field == "rentSteps:amount" and not use.header), None)
    days = next((use for use in mapping.steps if use.field == "rentSteps:date"), None)
    if use is None or days is None or "rentSteps:perArea" in mapping.by_field:
        return
    if area_unit(days.header) is not None and "rate" in words(days.header.replace("/", " ")):
        mapping.steps.remove(use)
        _call(mapping, use, "rentSteps:perArea")


def _release_rents(mapping: Mapping, vocabulary: Vocabulary, body: Sequence[Line]) -> None:
    """Rents right of the days of steps that stand in the same rows as these, and in no others, are what the rents
    change to, where their rate stands left of the days: ``Changes on | Rate to | Amount per Year``."""
    day, rate = mapping.column("rentSteps:date"), mapping.column("rentPerArea")
    rents = [use for use in mapping.uses if use.field in ("annualRent", "contractRent")]
    if day is None or rate is None or rate > day or "rentSteps:amount" in mapping.by_field:
        return
    for use in [use for use in rents if 0 < mapping.apart(day, use.column) <= len(STEP_PARTS)]:
        either = [line for line in body if use.column in line.filled or day in line.filled]
        both = [line for line in either if line.is_number(use.column) and looks_like_date(line.values[day])]
        if len(both) < max(FEWEST, PURE * len(either)):
            continue
        use.period = use.period or ("ANNUAL" if use.field == "annualRent" else "MONTHLY")
        _call(mapping, use, "rentSteps:amount")
        between = [other for other in mapping.unmapped if day < other.column < use.column]
        for other in between if "rentSteps:perArea" not in mapping.by_field else ():
            if "rentPerArea" in vocabulary.hints(other.header) or "rate" in words(other.header):
                mapping.unmapped.remove(other)
                mapping.uses.append(other)
                _call(mapping, other, "rentSteps:perArea")
                break
        return


def _call(mapping: Mapping, use: ColumnUse, name: str) -> None:
    """Make a column one of steps."""
    mapping.by_field.pop(use.field or "", None)
    use.field, use.kind = name, KINDS[name]
    mapping.steps.append(use)
    mapping.by_field[name] = use.column


def _release_kinds(mapping: Mapping, profiles: Sequence[Profile], vocabulary: Vocabulary) -> None:
    """A ``Category`` where no column near it is one of steps is none of theirs: it says what the units are."""
    use = next((use for use in mapping.steps if use.field == "rentSteps:category"), None)
    if use is None or "unitType" in mapping.by_field:
        return
    others = [other.column for other in mapping.steps if other is not use]
    if any(abs(mapping.apart(use.column, other)) <= len(STEP_PARTS) for other in others):
        return
    mapping.steps.remove(use)
    del mapping.by_field["rentSteps:category"]
    if use.column < len(profiles) and "unitType" in vocabulary.hints(use.header):
        use.field, use.kind = "unitType", KINDS["unitType"]
        mapping.by_field["unitType"] = use.column
    else:
        mapping.uses.remove(use)
        mapping.unmapped.append(use)
        use.field = use.kind = None


def _tell_lists(mapping: Mapping, body: Sequence[Line]) -> None:
    """A column of steps that has no other one for their days, and holds days as well as amounts, lists both:
    ``06/01/2026:`` over ``$14,859.81``."""
    use = next((use for use in mapping.steps if use.field == "rentSteps:amount"), None)
    if use is None or "rentSteps:date" in mapping.by_field or "rentSteps:text" in mapping.by_field:
        return
    cells = [line for line in body if use.column in line.filled]
    days = sum(looks_like_date((line.text(use.column) or "").rstrip(" :")) for line in cells)
    if days >= FEWEST and days <= sum(line.is_number(use.column) for line in cells):
        del mapping.by_field["rentSteps:amount"]
        use.field, use.kind = "rentSteps:text", KINDS["rentSteps:text"]
        mapping.by_field["rentSteps:text"] = use.column


def _release_charges(mapping: Mapping, body: Sequence[Line]) -> None:
    """A ``Cat`` that stands in just the rows of the amounts right of it, which are none of a step, names charges:
    ``Cat | Monthly`` below ``Cost Recovery``, beside those of ``Future Rent Increases``."""
    code = next((use for use in mapping.steps if use.field == "rentSteps:category"), None)
    if code is None or mapping.charge_amounts or {"chargeCode", "chargeAmount"} & mapping.by_field.keys():
        return
    beside = [use for use in (*mapping.uses, *mapping.kept, *mapping.unmapped) if use.column == code.column + 1]
    steps = [use for use in mapping.steps if use.field == "rentSteps:amount"]
    if len(beside) != 1 or beside[0] in mapping.steps or not steps:
        return
    amount = beside[0]
    if amount.field in ("contractRent", "annualRent"):
        return  # the code says which rent it is
    rows = {line.index for line in body if code.column in line.filled}
    paid = {line.index for line in body if amount.column in line.filled and line.is_number(amount.column)}
    stepped = {line.index for line in body if steps[0].column in line.filled}
    if len(rows) < FEWEST or rows == stepped or len(rows & paid) < PURE * len(rows | paid):
        return
    mapping.steps.remove(code)
    for use, name in ((code, "chargeCode"), (amount, "chargeAmount")):
        for some in (mapping.kept, mapping.unmapped):
            some[:] = [other for other in some if other is not use]
        mapping.by_field.pop(use.field or "", None)
        use.field, use.kind = name, KINDS[name]
        mapping.by_field[name] = use.column
        mapping.uses += [] if use in mapping.uses else [use]
    mapping.charge_amounts = [amount.column]


def _find_further_days(mapping: Mapping, profiles: Sequence[Profile], body: Sequence[Line]) -> None:
    """Columns of days right before the amounts of a second step and a third, each day later than the one before in its
    row: ``Next step | New rent | 2nd step | New rent``."""
    days = [use.column for use in mapping.steps if use.field == "rentSteps:date"]
    amounts = [use.column for use in mapping.steps if use.field == "rentSteps:amount"]
    if not len(days) == 1 < len(amounts):
        return
    order = conventions_of(body).dates
    for use in sorted((use for use in mapping.unmapped if use.column < len(profiles)), key=_column):
        profile, beside = profiles[use.column], any(mapping.apart(use.column, amount) == 1 for amount in amounts)
        if not beside or profile.share(profile.dates) < PURE:
            continue
        pairs = [(line.values[days[-1]], line.values[use.column]) for line in body if use.column in line.filled]
        if _all_later(pairs, order):
            days.append(use.column)
            mapping.unmapped.remove(use)
            use.field, use.kind = "rentSteps:date", KINDS["rentSteps:date"]
            mapping.steps.append(use)


def _all_later(pairs: Sequence[tuple[Value, Value]], order: DateOrder) -> bool:
    """Whether the second days of pairs, some at least, are all later than the first ones."""
    read = [(read_date(a, order), read_date(b, order)) for a, b in pairs if looks_like_date(b)]
    return bool(read) and all(a is not None and b is not None and a.date < b.date for a, b in read)


def _repeat_pair(mapping: Mapping, body: Sequence[Line]) -> None:
    """Columns whose words are just those of the first step's day and amount, side by side as these, with later days:
    ``Date | Monthly base | Date | Monthly base``, whatever the titles above the pairs say."""
    steps = sorted(mapping.steps, key=_column)
    if [use.field for use in steps[:2]] != ["rentSteps:date", "rentSteps:amount"] or len({u.field for u in steps}) > 2:
        return
    day, amount, days = *steps[:2], [use for use in steps if use.field == "rentSteps:date"]
    free = {use.column: use for use in (*mapping.unmapped, *mapping.kept, *days)}
    before, order = day, None
    for column, use in sorted(free.items()):
        then = free.get(column + 1)
        if then is None or column < amount.column or _pair(use, then) != _pair(day, amount):
            continue
        pairs = [(line.values[before.column], line.values[column]) for line in body if column in line.filled]
        order = order or conventions_of(body).dates
        if not _all_later(pairs, order):
            return
        for new, first in ((use, day), (then, amount)):
            if new not in days:
                (mapping.unmapped if new in mapping.unmapped else mapping.kept).remove(new)
                new.field, new.kind, new.period = first.field, first.kind, first.period
                mapping.steps.append(new)
        before = use


def _pair(day: ColumnUse, amount: ColumnUse) -> tuple[str, str]:
    """The words of the columns of a step without the number of the step: ``Step 2 | Amount``."""
    return _NUMBER.sub("", day.header), _NUMBER.sub("", amount.header)


def _repeat_numbered(mapping: Mapping, vocabulary: Vocabulary) -> None:
    """Columns whose words are those of the first step's day and amount with another number: ``Date 2``, ``Step 2
    date``."""
    found: dict[str, list[ColumnUse]] = {}
    for part in ("date", "amount"):
        own = sorted((use for use in mapping.steps if use.field == f"rentSteps:{part}"), key=_column)
        numbered = _NUMBER.subn("", own[0].header) if own else ("", 0)
        for use in [*own[1:], *mapping.unmapped, *mapping.kept] if numbered[1] else ():
            if _NUMBER.subn("", use.header) == numbered and use.column > own[0].column:
                found.setdefault(part, []).append(use)
    if len({len(uses) for uses in found.values()}) != 1 or len(found) < 2:
        return
    for step in mapping.steps:
        step.period = step.period or header_period(mapping.block.labels[step.column], vocabulary)
    for part, uses in found.items():
        for use in uses:
            if use in mapping.steps:
                continue
            (mapping.unmapped if use in mapping.unmapped else mapping.kept).remove(use)
            label = mapping.block.labels.get(use.column)
            use.field, use.kind = f"rentSteps:{part}", KINDS[f"rentSteps:{part}"]
            use.period = header_period(label, vocabulary) if label is not None else None
            mapping.steps.append(use)


def _find_date(mapping: Mapping, profiles: Sequence[Profile]) -> None:
    """The days from which the next rents are paid, in the one column of days beside them that nothing else takes, or
    right before them in one of reviews, or of options: ``renewal_date``, ``renewal_monthly_rent``."""
    amount = mapping.by_field["rentSteps:amount"]
    days = [
        use
        for use in mapping.unmapped
        if use.column < len(profiles) and profiles[use.column].total
        if abs(mapping.apart(amount, use.column)) <= 1 + _names_day(use.header)
        # In records of two lines the column may hold something else in the first.
        if profiles[use.column].share(_days(profiles[use.column])) >= (0.3 if _names_day(use.header) else 0.8)
    ]
    renewed = [use for use in mapping.uses if use.field == "options:date" and mapping.apart(use.column, amount) == 1]
    kept = [use for use in mapping.kept if kind_of(use) == "other" and mapping.apart(use.column, amount) == 1]
    reviewed = [use for use in kept if use.column < len(profiles) and profiles[use.column].dates >= FEWEST]
    if not days and reviewed:
        mapping.kept.remove(reviewed[0])
        mapping.unmapped.append(reviewed[0])
        days = reviewed
    elif not days and renewed:
        mapping.uses.remove(renewed[0])
        del mapping.by_field["options:date"]
        mapping.unmapped.append(renewed[0])
        days = renewed
    if len(days) == 1:
        _take(mapping, days[0], "rentSteps:date")


def _days(profile: Profile) -> int:
    """Cells that hold a day, alone or behind a code."""
    return max(profile.dates, profile.coded_days)


def _names_day(header: str) -> bool:
    return not _DAY_WORDS.isdisjoint(words(header))


def _is_amount(
    use: ColumnUse, named: Sequence[tuple[str, float, Period | None, bool]], profiles: Sequence[Profile]
) -> bool:
    """Whether words name a part of a step and the cells are numbers: ``Step To`` holds what the rent goes to."""
    if not any(name in STEP_FIELDS and score >= GOOD for name, score, _, _ in named) or use.column >= len(profiles):
        return False
    return profiles[use.column].total > 0 and profiles[use.column].numbers == profiles[use.column].total


def _is_day(
    use: ColumnUse, named: Sequence[tuple[str, float, Period | None, bool]], profiles: Sequence[Profile]
) -> bool:
    """Whether words name a part of a step and the cells are days and no numbers: ``2nd Increase`` beside ``None``."""
    if not any(name in STEP_FIELDS and score >= GOOD for name, score, _, _ in named) or use.column >= len(profiles):
        return False
    return profiles[use.column].dates > 0 and profiles[use.column].numbers == 0


def _part_steps(mapping: Mapping, profiles: Sequence[Profile]) -> None:
    """A column whose words name steps and not which part of them holds dates or amounts: its cells tell."""
    for use in [use for use in mapping.kept if use.field == "rentSteps" and use.column < len(profiles)]:
        profile = profiles[use.column]
        told = {"date": _days(profile), "amount": profile.numbers}
        for part, count in told.items():
            name = f"rentSteps:{part}"
            if profile.total >= FEWEST and profile.share(count) >= PURE and name not in mapping.by_field:
                _take(mapping, use, name)
                break


def _find_amount(mapping: Mapping, body: Sequence[Line]) -> None:
    """The column right of a step's date that holds an amount like one of the rents in just the rows with a date."""
    date, lead = mapping.column("rentSteps:date"), mapping.column("unit")
    free = [*mapping.unmapped, *(use for use in mapping.kept if kind_of(use) == "otherRent")]
    use = min((use for use in free if date is not None and use.column > date), key=_column, default=None)
    if date is None or use is None or mapping.apart(date, use.column) != 1:
        return
    for rent in _rents(mapping):
        lines = [
            line
            for line in body[:MOST_ROWS]
            if looks_like_date(line.values[date]) or (money(line.values[use.column]) and money(line.values[rent]))
        ]
        dated = [line for line in lines if {date, use.column} <= {*line.filled}]
        pairs: list[tuple[Decimal, Decimal]] = []
        for line, (now, then) in zip(dated, amounts_in([rent, use.column], dated), strict=True):
            if not now or (pairs and lead is not None and lead not in line.filled):
                now = pairs[-1][0] if pairs else None  # a further step, on a line of its own or of a charge
            if now and then:
                pairs.append((now, then))
        if len(pairs) < FEWEST or 10 * len(pairs) < 9 * len(lines):
            continue
        if all(LEAST * float(now) <= float(then) <= MOST * float(now) for now, then in pairs):
            _take(mapping, use, "rentSteps:amount")
            if rent == mapping.column("annualRent"):
                use.period = "ANNUAL"
            return


def _tell_year(mapping: Mapping, body: Sequence[Line]) -> None:
    """Amounts of steps that go on from the rents of a year are of one, where no word says what they are of."""
    year = mapping.column("annualRent")
    use = next((use for use in mapping.steps if use.field == "rentSteps:amount" and use.period is None), None)
    if year is None or use is None:
        return
    pairs = [(a, b) for a, b in amounts_in([year, use.column], body[:MOST_ROWS]) if a and b]
    if len(pairs) >= FEWEST and all(LEAST * float(now) <= float(then) <= MOST * float(now) for now, then in pairs):
        use.period = "ANNUAL"


def _find_under_one_head(
    mapping: Mapping, profiles: Sequence[Profile], vocabulary: Vocabulary, body: Sequence[Line]
) -> None:
    """Days and amounts side by side below words for steps over the days alone: ``Steps Date / Amt``."""
    for day in [u for u in (*mapping.unmapped, *mapping.kept) if u.column + 1 < len(profiles) and u.header]:
        amount = next((u for u in mapping.unmapped if u.column == day.column + 1 and not u.header), None)
        if amount is None or not _called(day.header, vocabulary) or profiles[day.column].dates < FEWEST:
            continue
        days, numbers = profiles[day.column], profiles[amount.column]
        if days.dates >= MOST_OF * _with_digits(day.column, body) and numbers.share(numbers.numbers) >= PURE:
            _take(mapping, day, "rentSteps:date")
            _take(mapping, amount, "rentSteps:amount")
            return


def _called(header: str, vocabulary: Vocabulary) -> bool:
    """Whether one of the words of a header calls what stands below it steps."""
    return any(vocabulary.heads_steps(word) for word in words(header) if len(word) > len("to"))


def _find_pair(mapping: Mapping, profiles: Sequence[Profile], vocabulary: Vocabulary, body: Sequence[Line]) -> None:
    """Days and amounts side by side in the same rows: amounts above the rent, days within the lease, years apart."""
    rents, start, lead = _rents(mapping), mapping.column("leaseStartDate"), mapping.column("unit")
    free = [*mapping.unmapped, *(u for u in mapping.kept if kind_of(u) in ("otherRent", "other", "future"))]
    free = [u for u in free if u.column < len(profiles) and profiles[u.column].total >= FEWEST]
    dated = [u for u in free if profiles[u.column].dates >= PURE * _with_digits(u.column, body)]
    numbers = [u for u in free if profiles[u.column].share(profiles[u.column].numbers) >= PURE]
    termed = start is not None or "leaseTermMonths" in mapping.by_field
    for day, amount in product(dated, numbers) if rents and termed else ():
        if abs(mapping.apart(day.column, amount.column)) != 1:
            continue
        lines = [
            line
            for line in body[:MOST_ROWS]
            if not {start or day.column, day.column, amount.column}.isdisjoint(line.filled)
        ]
        order, told, rising = conventions_of(body).dates, 0, 0
        days: list[int] = []
        before: list[Decimal | None] = []
        for line, (then, *now) in zip(lines, amounts_in([amount.column, *rents], lines), strict=True):
            on = read_date(line.values[day.column], order)
            since = read_date(line.values[start], order) if start is not None else None
            if any(now) and (since or start is None) and (lead is None or lead in line.filled):
                before = now
            else:  # a step on a line of its own, or on the second one of a record, goes up from the one above
                since = None
            if on or then:
                told += 1
                if on and then and not (since and on.date <= since.date) and any(rises(rent, then) for rent in before):
                    rising += 1
                    days.append(on.date.toordinal())
                before = [then]
        if rising >= max(FEWEST, PURE * told) and max(days) - min(days) > SPREAD:
            _take(mapping, day, "rentSteps:date")
            _take(mapping, amount, "rentSteps:amount")
            label = mapping.block.labels.get(amount.column)
            amount.period = header_period(label, vocabulary) if label is not None else None
            return


def _with_digits(column: int, body: Sequence[Line]) -> int:
    """How many cells of a column say something in figures: ``none stated`` does not."""
    return sum(any(map(str.isdigit, line.text(column) or "")) for line in body if column in line.filled)


def _take(mapping: Mapping, use: ColumnUse, name: str) -> None:
    """Make a column that was free one of rent steps."""
    (mapping.unmapped if use in mapping.unmapped else mapping.kept).remove(use)
    use.field, use.kind = name, KINDS[name]
    mapping.steps.append(use)
    mapping.uses.append(use)
    mapping.by_field[name] = use.column


def _rents(mapping: Mapping) -> list[int]:
    return [column for name in ("contractRent", "annualRent") if (column := mapping.column(name)) is not None]


def _find_list(mapping: Mapping, vocabulary: Vocabulary, body: Sequence[Line]) -> None:
    """A column whose cells give days and amounts above the rent of their rows, ``6/1/2028 $15,738.33``: rents to come.

    That they are to come its words say, or that the days spread over years.
    """
    rents = _rents(mapping)
    called = [use for use in mapping.kept if use.field == "rentSteps"]
    lines = body[:MOST_ROWS]
    lists: StepLists | None = None
    others = [use for use in mapping.kept if kind_of(use) in ("other", "otherRent")]
    for use in [*called, *mapping.unmapped, *others] if rents else ():
        texts = [(line, v) for line in lines if type(v := line.values[use.column]) is str and _DATED.search(v)]
        if len(texts) < FEWEST:
            continue
        lists = lists or StepLists(vocabulary, conventions_of(body))
        listed = [(line, lists.listed(text, None) or lists.told(text, None)) for line, text in texts]
        held = [(line, steps) for line, steps in listed if any(line.values[column] is not None for column in rents)]
        now = amounts_in(rents, [line for line, _ in held])
        days = [
            steps[0].date.toordinal()
            for (_, steps), row in zip(held, now, strict=True)
            if steps and steps[0].date and (then := steps[0].amount) and any(rises(r, then) for r in row)
        ]
        if len(days) < max(FEWEST, PURE * len(held)):
            continue
        label = mapping.block.labels.get(use.column)
        titles = [use.header, label.group if label is not None else ""]  # "Next Increases" over "(annual rent)"
        named = use in called or any(map(vocabulary.heads_steps, titles))
        named = named or any(match.field == "rentSteps" for match in vocabulary.header(use.header))
        if named or max(days) - min(days) > SPREAD:
            _take(mapping, use, "rentSteps:text")
            use.period = header_period(label, vocabulary) if label is not None else None
            return


def _column(use: ColumnUse) -> int:
    return use.column
