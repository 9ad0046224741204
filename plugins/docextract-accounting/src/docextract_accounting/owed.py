"""How the amounts of a line of receivables add up: which columns make the total, decided by the lines themselves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from itertools import combinations
from itertools import product as product_of

from docextract.plugin import Equation, Term, product, total_of
from docextract.proofs.equations import step
from docextract.proofs.tolerance import CENT

from .common import Read, nearly
from .scopes import Numbers, Scope, figure

AGES = frozenset({"bucket", "current", "future"})
ZERO = Decimal(0)
FieldOf = Mapping[tuple[int, int], str]


@dataclass(frozen=True, slots=True)
class Reading:
    """What makes the total: ``parts`` with their signs. ``sums`` are columns that sum ages beside them.

    ``held`` of ``tested`` lines tie; ``sound``: enough of them to say that this is how the report adds up.
    """

    total: str | None
    parts: tuple[tuple[str, int], ...] = ()
    basis: str | None = None
    default: bool = True
    tried: int = 0
    held: int = 0
    tested: int = 0
    sums: Mapping[str, tuple[tuple[str, int], ...]] = ()  # type: ignore[assignment]

    @property
    def sound(self) -> bool:
        """Whether the lines that tie are so many that the others are wrong."""
        return self.held > 0 and self.held * 2 > self.tested


def choose_reading(read: Read, numbers: Sequence[Numbers], fields: FieldOf) -> Reading:
    """The reading under which most lines tie; the plainest of those that tie equally often.

    Columns beside the total that are sums too, such as ``Current Owed`` or ``Total Delinquent``, are in ``sums``.
    """
    header = read.headers[0]
    uses = {fields[id(header), c]: use.name for c, use in sorted(header.uses.items()) if (id(header), c) in fields}
    ages = [f for f in uses if f.startswith("buckets.")]
    lines = [n for n, item in zip(numbers, read.items, strict=True) if item.kind in ("DATA", "TOTAL")]
    current = next((f for f in ages if uses[f] == "current"), None)
    sums: dict[str, tuple[tuple[str, int], ...]] = {}
    if current is not None:
        rest = tuple((f, 1) for f in ages if uses[f] == "bucket")
        if _ties(lines, current, rest) and len(rest) > 1:
            sums[current] = rest
    whole = tuple((f, 1) for f in ages if f not in sums)
    others = [f for f in uses if f not in ages and uses[f] in ("total", "other") and len(whole) > 1]
    also = {f: whole for f in others if _ties(lines, f, whole)}
    totals = sorted((f for f in uses if uses[f] == "total" or f in others), key=lambda f: uses[f] != "total")
    best: dict[str, Reading] = {}
    for n, (total, (parts, default, basis)) in enumerate(product_of(totals, list(_candidates(uses, ages, sums))), 1):
        if any(f == total for f, _ in parts) or (len(parts) == 1 and not ages):
            continue  # what is open of an amount is no sum
        held, tested = _count(lines, total, parts)
        reading = Reading(total, tuple(parts), basis, default, n, held, tested)
        if total not in best or reading.held > best[total].held:
            best[total] = reading
    # ``Total Delinquent`` is what the ages come to without what was paid before.
    also |= {f: best[f].parts for f in also if f in best and best[f].held == best[f].tested}
    found = [one for total, one in best.items() if uses[total] == "total" or nearly(one.held, one.tested)]
    if not found:
        return Reading(None, sums=sums | also)
    paid = sum((line.get("prepayments", ZERO) for line in lines), ZERO)
    chosen = max(found, key=lambda one: _rank(one, uses, paid))
    also = {f: parts for f, parts in also.items() if not (uses[f] == "other" and _paid_down(lines, f, parts))}
    return replace(chosen, sums=sums | {f: parts for f, parts in also.items() if f != chosen.total})


def _paid_down(lines: Sequence[Numbers], billed: str, parts: Sequence[tuple[str, int]]) -> bool:
    """Whether a column beside the total is more than the ages in several lines and less in none: what was billed, of
    which little is paid."""
    missed = [r for line in lines if (r := _residual(line, billed, parts)) is not None and abs(r) > CENT]
    return len(missed) > 1 and all(r > 0 for r in missed)


def _rank(reading: Reading, uses: Mapping[str, str], paid: Decimal) -> tuple[bool, bool, Decimal, int]:
    """Which column is the total: one that nearly all lines bear out, whose words say so, that is less what was
    ``paid`` before."""
    sound, said = nearly(reading.held, reading.tested), uses.get(reading.total or "") == "total"
    net = sum((paid * sign for field, sign in reading.parts if field == "prepayments"), ZERO)
    return sound, sound and said, -net if sound else ZERO, reading.held


def _candidates(
    uses: Mapping[str, str], ages: Sequence[str], sums: Mapping[str, object]
) -> Iterator[tuple[list[tuple[str, int]], bool, str]]:
    """Parts of a total, the usual ones first: all ages and the prepayments."""
    whole = [f for f in ages if f not in sums]
    future = [f for f in whole if uses[f] == "future"]
    choices = [whole, *([[f for f in whole if f not in future]] if future else [])]
    others = [f for f in uses if uses[f] in ("other", "total") and f not in sums]
    order = list(uses)
    last = max(map(order.index, whole), default=0)
    end = next((n for n, f in enumerate(order) if n > last and uses[f] == "total"), 0)
    between = [f for f in others if uses[f] == "other" and last < order.index(f) < end]
    for chosen in choices:
        base = [(f, 1) for f in chosen]
        name = "" if chosen is whole else "futureBeside; "
        if "prepayments" not in uses:
            yield base, chosen is whole, name + "buckets"
        else:
            yield [*base, ("prepayments", 1)], chosen is whole, name + "prepaymentsInside"
            yield base, False, name + "prepaymentsBeside"
            yield [*base, ("prepayments", -1)], False, name + "prepaymentsSubtracted"
        beside = [between] if len(between) > 1 else []  # taxes, service charges: due besides rents
        for some in (*beside, *([other] for other in others)):
            said = f"{name}with {', '.join(f.partition('.')[2] for f in some)}"
            yield [*base, *((f, 1) for f in some)], False, said
            if "prepayments" in uses:
                yield [*base, *((f, 1) for f in some), ("prepayments", 1)], False, f"{said}, prepayments"
    first = min(map(order.index, whole), default=len(order))
    runs = [others[a:b] for a in range(len(others)) for b in range(a + 2 - bool(ages), len(others) + 1)]
    for run in runs:  # charges by kind, or ages by other words before those that are known
        if not ages or order.index(run[-1]) == first - 1:
            yield (
                [*((f, 1) for f in whole), *((f, 1) for f in run)],
                False,
                f"with {', '.join(f.partition('.')[2] for f in run)}",
            )
    for at in range(end - 1):  # all that stands before the total, what is paid ahead or since taken off
        row = [f for f in order[at:end] if uses[f] != "total"]
        if len(row) > 2 and set(whole) <= {*row} and {*row} <= {*whole, *others, "prepayments"}:
            for minus in dict.fromkeys(("", row[-1], "prepayments" if "prepayments" in row else "")):
                taken = f" less {minus.partition('.')[2] or minus}" if minus else ""
                names = f"from {row[0].partition('.')[2] or row[0]}{taken}"
                yield [(f, -1 if f == minus else 1) for f in row], False, names
    for size in (3, 2) if not ages else ():  # brought forward, charged, paid
        for some in combinations(others, size):
            for signs in product_of((1, -1), repeat=size):
                told = zip(some, signs, strict=True)
                names = " ".join(f"{'+' if sign > 0 else '-'} {f.partition('.')[2]}" for f, sign in told)
                yield [*zip(some, signs, strict=True)], False, names


def _residual(line: Numbers, total: str, parts: Sequence[tuple[str, int]]) -> Decimal | None:
    if total not in line or not any(f in line for f, _ in parts):
        return None
    return line[total] - sum((line.get(f, ZERO) * sign for f, sign in parts), ZERO)


def _count(lines: Sequence[Numbers], total: str, parts: Sequence[tuple[str, int]]) -> tuple[int, int]:
    residuals = [r for line in lines if (r := _residual(line, total, parts)) is not None]
    return sum(abs(r) <= CENT for r in residuals), len(residuals)


def _ties(lines: Sequence[Numbers], total: str, parts: Sequence[tuple[str, int]]) -> bool:
    """Whether a column is the sum of others, in nearly all lines in which it is not zero."""
    mine = [line for line in lines if line.get(total)]
    held, tested = _count(mine, total, parts)
    return nearly(held, tested)


def equations_of(read: Read, numbers: Sequence[Numbers], scopes: Sequence[Scope], reading: Reading) -> list[Equation]:
    """What the lines and their totals say: along each line, down each column, and in percentages."""
    made: list[Equation] = []
    for n, item in enumerate(read.items):
        if item.kind not in ("DATA", "TOTAL"):
            continue
        line = numbers[n]
        relations = [("A01", total, parts) for total, parts in reading.sums.items()]
        if reading.total is not None and reading.sound:
            relations.append(("A01", "total", reading.parts))
        for check, total, parts in relations:
            if _residual(line, total, parts) is not None:
                addends = [figure(numbers, n, f, sign) for f, sign in parts if f in line]
                made.append(total_of(item.label or "a total", figure(numbers, n, total), addends, check=check))
    said = {f for n, item in zip(numbers, read.items, strict=True) if item.kind == "DATA" for f in n}
    # ``Reserve % of Gross`` sums to nothing; ``% of Total`` does to one, and ``GST 9%`` is no share.
    rates = {f for f in said if "%" in f and all(abs(line.get(f, ZERO)) <= 1 for line in numbers)}
    rates -= {f for scope in scopes for f, value in numbers[scope.total].items() if value == 1}
    for scope in scopes:
        for field, printed in numbers[scope.total].items():
            if field in rates:
                continue
            addends = [figure(numbers, r, field) for r in scope.rows if field in numbers[r]]
            if field not in said:  # a deposit that stands beside the total of each lease
                addends = _inner(numbers, scopes, scope, field)
                printed = printed if addends else ZERO
            if addends or printed:
                label = read.items[scope.total].label or f"total of {scope.name or 'the rows above'}"
                about = f"{label}, {field.partition('.')[2] or field}"
                made.append(total_of(about, figure(numbers, scope.total, field), addends, check="A02"))
    made += _shares(read, numbers)
    return made


def _inner(numbers: Sequence[Numbers], scopes: Sequence[Scope], whole: Scope, field: str) -> list[Term]:
    """The numbers of the smallest totals of a total's rows."""
    parts: list[Scope] = []
    for scope in (s for s in scopes if s.total < whole.total and field in numbers[s.total]):
        if {*scope.rows} <= {*whole.rows} and not any({*part.rows} <= {*scope.rows} for part in parts):
            parts.append(scope)
    return [figure(numbers, part.total, field) for part in parts]


def _shares(read: Read, numbers: Sequence[Numbers]) -> Iterator[Equation]:
    """Lines of percentages of the total above them: of that column which is 100 %."""
    above: int | None = None
    for n, item in enumerate(read.items):
        if item.kind == "TOTAL":
            above = n
        if item.kind != "SHARE" or above is None:
            continue
        whole = next((f for f, v in reversed(list(numbers[n].items())) if v == 1 and numbers[above].get(f)), None)
        if whole is None:
            continue
        base = figure(numbers, above, whole)
        for field in numbers[n]:
            if field not in numbers[above] or field == whole:
                continue
            about = f"the share of {field.partition('.')[2] or field}"
            share, part = figure(numbers, n, field), figure(numbers, above, field)
            yield product(about, base, share, part, check="A05", unit=step(share.amount))
