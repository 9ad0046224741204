"""Which other readings of figures make the sums of a document tie: taken only where there is one way."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import field
from decimal import ROUND_CEILING, Decimal

from ..records import record
from .figures import Key
from .glyphs import one_glyph_apart
from .system import Change, Residuals, System

TOGETHER = 6
"""So many figures at most are read otherwise together, where they stand in the same sum."""
WIDEST = 1000
"""Amounts that are compared where several tie within a tolerance."""
MOST = 20_000
"""Changes tried in one search: the same on every machine."""


@record(frozen=True)
class Repair:
    """A change, and the equations that say so: they missed, and hold after it."""

    change: Change
    equations: tuple[int, ...]


@record
class Found:
    """What a search found: sets of repairs that stand or fall together, and readings of which none was taken."""

    repairs: list[tuple[Repair, ...]] = field(default_factory=list)
    doubtful: dict[int, list[Change]] = field(default_factory=dict)
    """By the equation that misses, the changes any of which would make it tie."""


def search(system: System, refused: frozenset[tuple[Key, Decimal]] = frozenset()) -> Found:
    """The repairs that the sums prove.

    A change is proved by two sums that miss by the same and have nothing in common but its figure: no other figure,
    whatever it may say, explains both. By one sum alone it is proved only where the recogniser itself gave the reading
    and no other figure of the sum could tie it by one glyph of any kind.
    """
    found = Found()
    sets = _Sets(system, refused)
    settled: set[int] = set()
    for size in range(1, TOGETHER + 1):
        touched: dict[int, set[frozenset[Change]]] = defaultdict(set)
        for made in sets.of_size(size):
            for number in sets.missing(made):
                touched[number].add(made)
        if sets.given_up:
            break
        for made in {made for some in touched.values() for made in some}:
            numbers = sets.missing(made)
            if all(touched[n] == {made} for n in numbers) and not settled & set(numbers) and sets.crossed(made):
                ordered = sorted(made, key=lambda change: str(change.figure))
                of = system.of_figure
                found.repairs.append(
                    tuple(Repair(c, tuple(n for n in of[c.figure] if n in numbers)) for c in ordered)
                )  # fmt: skip
        settled.update(touched)
    for number in system.failing:
        if number not in settled:
            _alone(system, number, refused, found)
    repaired = {n for some in found.repairs for repair in some for n in repair.equations}
    found.doubtful = {n: _candidates(system, n) for n in system.failing if n not in repaired}
    found.repairs.sort(key=lambda some: some[0].equations)
    return found


class _Sets:
    """Sets of changes after which every sum that they touch holds."""

    def __init__(self, system: System, refused: frozenset[tuple[Key, Decimal]]) -> None:
        self.system = system
        self.refused = refused
        self.tried = 0
        self.been: set[frozenset[Change]] = set()

    @property
    def given_up(self) -> bool:
        """Whether more was to be tried than is: then nobody knows that there is one way only."""
        return self.tried > MOST

    def of_size(self, size: int) -> Iterator[frozenset[Change]]:
        """All such sets of so many changes, each of which ties a sum that the ones before it leave."""
        self.been = set()
        self.tried = 0
        for number in self.system.failing:
            for change, after in self._tying(number, {}):
                yield from self._grow(frozenset((change,)), after, size - 1)

    def _grow(self, made: frozenset[Change], state: Residuals, more: int) -> Iterator[frozenset[Change]]:
        if made in self.been:
            return
        self.been.add(made)
        left = sorted({n for c in made for n in self.system.missing(c.figure, state)})
        if not left and not more:
            yield made
        if not left or not more:
            return
        figures = {c.figure for c in made}
        for change, after in self._tying(left[0], state):
            if change.figure not in figures:
                yield from self._grow(made | {change}, after, more - 1)

    def _tying(self, number: int, state: Residuals) -> Iterator[tuple[Change, dict[int, Decimal]]]:
        """The changes of figures of a sum that tie this or another one and break none, and what sums miss by then.

        Figures of which no two sums miss are left out: no crossing would prove a change of theirs.
        """
        for key in self.system.factors[number]:
            missing = self.system.missing(key, state)
            if not missing or len(self.system.missing(key, {})) < 2:
                continue
            for change in self.system.fitting(key, missing, state):
                if self.given_up or change[:2] in self.refused:
                    continue
                self.tried += 1
                after = self.system.after(change, state)
                if after is not None and not self.system.breaks(change, state, after):
                    yield change, after

    def missing(self, made: Iterable[Change]) -> list[int]:
        """The sums that miss as read, of all that a set is about."""
        return sorted({n for change in made for n in self.system.missing(change.figure, {})})

    def crossed(self, made: frozenset[Change]) -> bool:
        """Whether each change alone is what the sums that miss without it have in common."""
        for change in made:
            state: Residuals = {}
            for other in made - {change}:
                state = self.system.after(other, state) or {}
            numbers = self.system.missing(change.figure, state)
            common = set.intersection(*(set(self.system.factors[n]) for n in numbers)) if numbers else set()
            if len(numbers) < 2 or common != {change.figure} or not only_amount(self.system, change, numbers, state):
                return False
        return True


def only_amount(system: System, change: Change, numbers: Iterable[int], state: Residuals) -> bool:
    """Whether of all amounts that the figure may say by one other glyph, of any kind, a change's alone ties its sums.

    Sums of rounded numbers tie within a tolerance, in which several last digits may lie.
    """
    spans = [span for n in numbers if (span := system.wanted(n, change.figure, state)) is not None]
    if not spans:
        return False
    low, high = max(span[0] for span in spans), min(span[1] for span in spans)
    step = Decimal(1).scaleb(min(0, int(change.amount.as_tuple().exponent)))
    if low == high:
        return True
    first = (low / step).to_integral_value(ROUND_CEILING) * step
    if (high - first) / step > WIDEST:
        return False
    read = _digits_of(system.figure(change.figure).text)
    marks_alone = read == _digits_of(str(change.amount))
    near = []
    while first <= high:
        digits = _digits_of(str(first))
        if digits == read if marks_alone else one_glyph_apart(read, digits):
            near.append(first)
        first += step
    return [abs(amount) for amount in near] == [abs(change.amount)]


def _alone(system: System, number: int, refused: frozenset[tuple[Key, Decimal]], found: Found) -> None:
    """A repair that one sum proves."""
    given = [
        change
        for change in _candidates(system, number)
        if change.reading.confidence is not None and change[:2] not in refused
    ]
    if len(given) != 1 or system.missing(given[0].figure, {}) != [number]:
        return
    (change,) = given
    if not only_amount(system, change, [number], {}):
        return
    if not any(_may_be(system, number, key) for key in system.factors[number] if key != change.figure):
        found.repairs.append((Repair(change, (number,)),))


def _may_be(system: System, number: int, key: Key) -> bool:
    """Whether another figure of a sum may be the one that was misread: by any glyph, or where nothing was read."""
    figure, wanted = system.figure(key), system.wanted(number, key, {})
    if wanted is None:
        return figure.place is None or bool(figure.words)
    if figure.place is not None and not figure.words:
        return False  # not recognised, but printed as text
    others = [n for n in system.of_figure[key] if n != number and not system.misses(n, {})]
    if any(system.factors[n][key] for n in others):
        return False  # a sum that holds would miss
    if figure.amount is None:
        return True
    low, high = wanted
    return high - low > 1 or one_glyph_apart(_digits(figure.amount), _digits((low + high) / 2))


def _digits(amount: Decimal) -> str:
    return _digits_of(f"{amount:.2f}")


def _digits_of(text: str) -> str:
    return "".join(glyph for glyph in text if glyph.isdigit())


def _candidates(system: System, number: int) -> list[Change]:
    """The changes that make a sum tie and break none."""
    found = []
    for key in system.factors[number]:
        for change in system.fitting(key, [number], {}):
            after = system.after(change, {})
            if after is not None and not system.breaks(change, {}, after):
                found.append(change)
    return found
