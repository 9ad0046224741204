"""The walk down a statement: each row is a line, or a total that consumes open rows and takes their place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from ..chance import UNLIKELY
from .amounts import Amounts
from .broken import broken_sum, near_miss, should_foot
from .carried import apart
from .gaps import passed_over
from .headings import Headings
from .headtotals import HeadTotals
from .hints import Hints
from .model import NAMED_FOR_HEADING, Addend, Broken, Explanation, ExplanationType, FootingRow
from .openlist import OpenList
from .significance import accident
from .signs import SignSearch
from .suffixes import Counter, block_sums, head_minus_rest
from .variants import Variants

BLOCKS = (ExplanationType.SUM, ExplanationType.SIGNED_BY_HINT, ExplanationType.SAME_AS_ABOVE)
"""Explanations whose addends are a block, so that rows of zeros within it and at its upper edge belong to it."""

BY_FORMULA = "the workbook's formula names these rows"

AHEAD = 24
"""How many rows with amounts are looked at below a row that may be a difference or a line."""


class Walk:
    """One pass down the rows.

    explanations, ambiguous, broken: what was found, by row. headings: rows without money that stand above others.
    downward: no row that looks like a line is the total of those below it.
    """

    def __init__(
        self, rows: Sequence[FootingRow], amounts: Amounts, hints: Hints, counter: Counter, *, downward: bool = False
    ) -> None:
        self.rows = rows
        self.amounts = amounts
        self.hints = hints
        self.counter = counter
        self.downward = downward
        self.open = OpenList(amounts)
        self.headings = Headings(hints)
        self.variants = Variants()
        self.signs = SignSearch(amounts, counter)
        self.heads = HeadTotals(self)
        self.consolidated: list[int] = []
        self.explanations: dict[int, Explanation] = {}
        self.ambiguous: dict[int, tuple[tuple[Addend, ...], ...]] = {}
        self.broken: dict[int, Broken] = {}
        self.loose_zeros: list[int] = []
        self.turned: set[int] = set()
        """Lines that signs would explain, which the rows around them explain better."""
        self._starts: list[int] = []
        self.starts: dict[int, int] = {}
        """For each total, the first row of the document that it covers."""
        self._contra = {
            i
            for i, row in enumerate(rows)
            if row.contra and not amounts.zero[i] and _mostly_positive(amounts.vectors[i])
        }

    def run(self) -> None:
        """Walk all rows."""
        for t, row in enumerate(self.rows):
            if row.is_statistic:
                continue
            if self.amounts.empty[t]:
                if row.label and all(v is None for v in row.values):
                    self.headings.open(t)
            elif self.amounts.zero[t]:
                self._zeros(t)
            else:
                self._amount(t)

    # --- rows of zeros --------------------------------------------------------------------------------------------

    def _zeros(self, t: int) -> None:
        """A row of zeros is a line, unless it bears the name of an open heading under which nothing has an amount, or
        is worded as the total of lines that have."""
        heading = self.headings.named(t)
        if heading is not None and self.rows[t].total_word and self.open.since(heading) < len(self.open):
            block = [Addend(row, 1) for row in self.open.rows[self.open.since(heading) :]]
            if not self.amounts.ties(t, block):
                self.broken[t] = broken_sum(self, t, block)
                self.consume(t, block, heading)
                return
        if heading is not None and self.open.since(heading) == len(self.open):
            inside = [z for z in self.loose_zeros if z > heading]
            if inside or self.rows[t].total_word:
                self.explanations[t] = Explanation(
                    ExplanationType.ZERO, tuple(Addend(z, 1) for z in inside), hint=NAMED_FOR_HEADING
                )
                self.loose_zeros = [z for z in self.loose_zeros if z < heading]
                self.headings.close(t, heading)
                self.starts[t] = heading
        self.loose_zeros.append(t)

    # --- rows with amounts ----------------------------------------------------------------------------------------

    def _amount(self, t: int) -> None:
        heading = self.headings.named(t)
        found = self._explain(t, heading)
        if found is not None:
            self._take(t, found, heading)
            return
        if t in self.ambiguous:
            self.consume(t, self.ambiguous[t][0], heading)
            return
        missed = near_miss(self, t, heading)
        if missed is None and (gap := passed_over(self, t, heading)) is not None:
            self.broken[gap.part] = gap.broken
            self.consume(gap.part, gap.broken.addends, None)
            self.starts[gap.part] = min(gap.part, self.starts[gap.part])
            self._take(t, gap.explanation, heading)
            return
        missed = missed or should_foot(self, t, heading)
        if missed is not None:
            self.broken[t] = missed
            self.variants.expandable(t, [a.row for a in missed.addends])
            self.consume(t, missed.addends, heading)
            return
        self._line(t)

    def _explain(self, t: int, heading: int | None) -> Explanation | None:
        found = (
            self._by_formula(t)
            or self._by_block(t, heading)
            or self._by_hinted_signs(t, heading)
            or self._by_difference(t, heading, self.open)
            or self._by_variant(t, heading)
            or self._by_signs(t, heading)
            or self._apart(t, heading)
            or self._where_printed(t, heading)
        )
        return self._plain(t, self._not_turned_round(t, found, heading), heading)

    def _by_formula(self, t: int) -> Explanation | None:
        addends = self.formula(t)
        standing = set(self.open.rows) | set(self.loose_zeros)
        if not addends or not all(a.row in standing for a in addends) or not self.amounts.ties(t, addends):
            return None
        kind = ExplanationType.SUM if all(a.sign > 0 for a in addends) else ExplanationType.KEY_DIFFERENCE
        return Explanation(kind, addends, 1, hint=BY_FORMULA)

    def formula(self, t: int) -> tuple[Addend, ...]:
        """The rows with amounts or zeros above that the workbook's formula of a row names; empty if it says nothing."""
        formula = self.rows[t].formula or ()
        addends = tuple(a for a in formula if 0 <= a.row < t and not self.amounts.empty[a.row])
        below = any(not 0 <= a.row < t for a in formula)
        return () if below or all(self.amounts.zero[a.row] for a in addends) else addends

    def _by_block(self, t: int, heading: int | None) -> Explanation | None:
        starts = self._starts = block_sums(self.amounts, self.open, t, self.counter)
        if not starts:
            return None
        rows = self.open.rows
        named = self.open.since(heading) if heading is not None else None
        start = named if named in starts else starts[0]
        if len(rows) - start == 1:
            found = self._single(t, heading, 1)
            if found is not None or len(starts) == 1:
                return found
            start = starts[1]
        addends = tuple(Addend(row, 1) for row in rows[start:])
        other = next((s for s in starts if s != start and len(rows) - s > 1), None)
        found = self._judged(ExplanationType.SUM, t, addends, len(rows), heading)
        if found is None and self._fills_heading(t, start):
            found = self._judged(ExplanationType.SUM, t, addends, 1, heading)
        if found is not None and other is not None:
            found.alternative = tuple(Addend(row, 1) for row in rows[other:])
        return found

    def _fills_heading(self, t: int, start: int) -> bool:
        """Whether open rows are just what stands below a heading, come to a total exactly, and no sum below takes this
        for one of them: there is one such reading, not as many as rows."""
        inner = self.headings.innermost()
        if inner is None or self.open.since(inner) != start:
            return False
        rows = self.open.rows[start:]
        exact = not any(self.amounts.residuals(t, [Addend(row, 1) for row in rows]))
        return exact and not self.summed_below(t, rows)

    def _single(self, t: int, heading: int | None, sign: int) -> Explanation | None:
        """Equal to the row directly above: only with a hint, for a repeated amount is nothing rare."""
        above = self.open.rows[-1]
        hint = self._named(heading) or self.hints.looks_total(t)
        if hint is None and sign > 0:
            hint = self.hints.same_name(t, above)
        if hint is None:
            return None
        return Explanation(ExplanationType.SAME_AS_ABOVE, (Addend(above, sign),), 1, 1.0, hint)

    def contra_blocks(self, t: int) -> Iterator[list[Addend]]:
        """Blocks directly above in which rows that say "Less", printed positive, are taken off; nearest first."""
        rows = self.open.rows
        if self._contra.isdisjoint(rows):
            return
        nearest = next(i for i in range(len(rows) - 1, -1, -1) if rows[i] in self._contra)
        vectors = self.amounts.vectors
        most = self.amounts.tolerances(len(rows) + 1)
        hits: set[int] = set()
        for c in self.amounts.pivots(t):
            left = vectors[t][c]
            for i in range(len(rows) - 1, -1, -1):
                left += vectors[rows[i]][c] * (1 if rows[i] in self._contra else -1)
                if i <= nearest and -most[c] <= left <= most[c]:
                    hits.add(i)
            self.counter.steps += len(rows)
        for i in sorted(hits, reverse=True):
            if i < len(rows) - 1:
                yield [Addend(row, -1 if row in self._contra else 1) for row in rows[i:]]

    def _by_hinted_signs(self, t: int, heading: int | None) -> Explanation | None:
        for addends in self.contra_blocks(t):
            if self.amounts.ties(t, addends):
                return self._judged(ExplanationType.SIGNED_BY_HINT, t, tuple(addends), len(self.open), heading)
        return None

    def _by_difference(self, t: int, heading: int | None, among: OpenList) -> Explanation | None:
        heads = set(self.consolidated)
        for start in head_minus_rest(self.amounts, among, t, heads, self.counter):
            rows = among.rows[start:]
            addends = (Addend(rows[0], 1), *[Addend(row, -1) for row in rows[1:]])
            lines = any(row not in self.starts for row in rows[1:])
            if lines and self.hint(t, heading) is None and self.summed_below(t, rows[1:]):
                continue
            return self._judged(ExplanationType.KEY_DIFFERENCE, t, addends, len(among), heading)
        return None

    def summed_below(self, t: int, rows: Sequence[int]) -> bool:
        """Whether a row soon after adds up this one with lines above it: what is left of a total may be its last part
        (assets less liabilities and contributions are the year's earnings)."""
        block = OpenList(self.amounts, [*rows, t])
        place = len(block) - 1
        for u in islice((u for u in range(t + 1, len(self.rows)) if not self.amounts.zero[u]), AHEAD):
            if any(start < place for start in block_sums(self.amounts, block, u, self.counter)):
                return True
            block.push(u)
        return False

    def _by_variant(self, t: int, heading: int | None) -> Explanation | None:
        """The open list with rows read the other way that could be read in two."""
        for toggled, rows in self.variants.of(self.open.rows):
            other = OpenList(self.amounts, rows)
            starts = [s for s in block_sums(self.amounts, other, t, self.counter) if len(rows) - s > 1]
            found = None
            if starts:
                addends = tuple(Addend(row, 1) for row in rows[starts[0] :])
                found = self._judged(ExplanationType.SUM, t, addends, 4 * len(rows), heading)
            found = found or self._by_difference(t, heading, other)
            if found is not None:
                self._settle(toggled, {a.row for a in found.addends})
                return found
        return None

    def _settle(self, toggled: Iterable[int], used: set[int]) -> None:
        """A later sum has decided how these rows are to be read."""
        for row in toggled:
            if row not in used:
                continue
            twin = self.variants.twin(row)
            if twin is not None:
                self.explanations[row] = Explanation(
                    ExplanationType.SAME_AS_ABOVE, (Addend(twin, 1),), 1, 0.0, "a total below counts the two once"
                )
                self.consolidated.append(row)
                self.starts[row] = self.starts.get(twin, twin)

    def _by_signs(self, t: int, heading: int | None) -> Explanation | None:
        hint = self.hint(t, heading)
        if hint is None and (self._starts or self.hints.looks_line(t)):
            return None
        found, tried = self.signs.find(self.open, t, hint is not None)
        if not found:
            return None
        addends = found[0]
        if len(addends) == 1:
            return self._single(t, heading, -1)
        if accident(self.amounts, self.open, t, addends, tried) >= UNLIKELY:
            return None
        if len(found) > 1:
            self.ambiguous[t] = tuple(found)
            return None
        if (heading is None and self._heads_its_rows(t, addends, hint)) or (
            hint is None and self.summed_below(t, [a.row for a in addends])
        ):
            self.turned.add(t)
            return None
        return self._judged(ExplanationType.GENERAL_SIGNS, t, addends, tried, heading)

    def _heads_its_rows(self, t: int, addends: tuple[Addend, ...], hint: str | None) -> bool:
        """A - b - c = t may as well be A = b + c + t: a total printed above its rows, unless t is called a net."""
        if self.rows[t].net_word:
            return False
        first = addends[0].row
        if self.downward and self.hints.looks_total(first) is None:
            return False
        turned = addends[0].sign > 0 and all(a.sign < 0 for a in addends[1:]) and first not in self.starts
        return turned and (hint is None or self.hints.looks_total(first) is not None)

    def _apart(self, t: int, heading: int | None) -> Explanation | None:
        hint = self.hint(t, heading)
        formula = self.formula(t)
        if formula and self.amounts.ties(t, formula):
            return Explanation(
                ExplanationType.NOT_CONTIGUOUS, formula, 1, 0.0, "the workbook's formula names these rows"
            )
        if hint is None or not self.consolidated:
            return None
        twins = [
            row for row in reversed(self.consolidated)
            if self.amounts.vectors[row] == self.amounts.vectors[t] and self.hints.same_name(t, row)
        ]  # fmt: skip
        if twins:
            return Explanation(
                ExplanationType.NOT_CONTIGUOUS, (Addend(twins[0], 1),), len(self.consolidated), 0.0, hint
            )
        found, tried = apart(self.amounts, self.consolidated, t, self.counter)
        standing = set(self.open.rows)
        found = [f for f in found if all(a.row in standing for a in f)] or found
        if not found or accident(self.amounts, self.open, t, found[0], tried) >= UNLIKELY:
            return None
        found = [f for f in found if self._repeated(t, f) is not None][:1] or found
        if len(found) > 1 and len({frozenset(f) for f in found}) > 1:
            self.ambiguous[t] = tuple(found[:4])
            return None
        return self._judged(ExplanationType.NOT_CONTIGUOUS, t, found[0], tried, heading)

    def _where_printed(self, t: int, heading: int | None) -> Explanation | None:
        """A result that is printed in some columns only, as are the lines between it and the total above them: the cash
        flow after a debt service that one of six columns has; or what one total leaves of the one above it."""
        hint = self.hint(t, heading)
        blank = [k for k, c in enumerate(self.amounts.columns) if self.rows[t].values[c] is None]
        rows, vectors = self.open.rows, self.amounts.vectors
        start = next((i for i in range(len(rows) - 1, -1, -1) if rows[i] in self.starts), len(rows))
        twice = start == len(rows) - 1 > 0 and rows[start - 1] in self.starts
        start -= twice
        if hint is None or not any(vectors[head][k] for head in rows[start : start + 1] for k in blank):
            return None
        head, rest = rows[start], rows[start + 1 :]
        if not rest or (not twice and any(vectors[row][k] for row in rest for k in blank)):
            return None
        for sign in (-1, 1):
            addends = (Addend(head, 1), *[Addend(row, sign) for row in rest])
            most = self.amounts.tolerances(len(addends) + 1)
            left = self.amounts.residuals(t, addends)
            if all(abs(left[k]) <= most[k] for k in range(len(left)) if k not in blank):
                return Explanation(ExplanationType.GENERAL_SIGNS, addends, 2, 1.0, hint)
        return None

    def _not_turned_round(self, t: int, found: Explanation | None, heading: int | None) -> Explanation | None:
        """Where a sum only turns round the one of another total, the earlier total that is repeated."""
        hint = self.hint(t, heading) if found is not None and 1 < len(found.addends) <= 3 else None
        if found is None or hint is None or hint == BY_FORMULA:
            return found
        same = self._repeated(t, found.addends)
        if same is None:
            return found
        return Explanation(ExplanationType.NOT_CONTIGUOUS, (Addend(same, 1),), found.tried, 0.0, hint)

    def _plain(self, t: int, found: Explanation | None, heading: int | None) -> Explanation | None:
        """The sum of earlier totals that a row worded as a total is, where signs make one of what these went into: all
        expenses are those of two sections, not the income of both less what is left of each."""
        if found is None or found.type != ExplanationType.GENERAL_SIGNS or not self.rows[t].total_word:
            return found
        if not any(a.sign < 0 for a in found.addends):
            return found
        sums, tried = apart(self.amounts, self.consolidated, t, self.counter)
        sums = [addends for addends in sums if all(a.sign > 0 for a in addends)]
        if len(sums) != 1:
            return found
        return self._judged(ExplanationType.NOT_CONTIGUOUS, t, sums[0], tried, heading) or found

    def _repeated(self, t: int, addends: tuple[Addend, ...]) -> int | None:
        """The earlier total of the same amounts that is part of a difference among some addends: income is the
        expenses and what they leave of it."""
        sums = [self.explanations[a.row].addends for a in addends if a.row in self.explanations]
        parts = sorted({p.row for found in sums if any(p.sign < 0 for p in found) for p in found})
        same = (p for p in parts if p in self.explanations and self.amounts.vectors[p] == self.amounts.vectors[t])
        return next(same, None)

    # --- judging --------------------------------------------------------------------------------------------------

    def _named(self, heading: int | None) -> str | None:
        return NAMED_FOR_HEADING if heading is not None else None

    def hint(self, t: int, heading: int | None) -> str | None:
        if self.rows[t].formula:
            return "it carries a formula"
        return self._named(heading) or self.hints.looks_total(t)

    def _judged(
        self, kind: ExplanationType, t: int, addends: tuple[Addend, ...], tried: int, heading: int | None
    ) -> Explanation | None:
        """The explanation, if it is no accident or a hint speaks for it."""
        expected = accident(self.amounts, self.open, t, addends, tried)
        hint = None
        if expected >= UNLIKELY:
            hint = self.hint(t, heading) or self.hints.outdented(t, [a.row for a in addends])
            if hint is None:
                return None
        return Explanation(kind, addends, tried, expected, hint)

    # --- consuming ------------------------------------------------------------------------------------------------

    def _take(self, t: int, found: Explanation, heading: int | None) -> None:
        amounts = {a.row for a in found.addends if not self.amounts.zero[a.row]}
        formula = self.rows[t].formula
        if formula is not None:
            named = {a.row for a in formula if not self.amounts.zero[a.row]}
            found.formula_differs = named != amounts and self._leaves(named) != self._leaves(amounts)
        if found.type in BLOCKS or (
            found.type == ExplanationType.KEY_DIFFERENCE and found.addends[-1].row not in self.starts
        ):
            found.addends = self._with_zeros(found, heading)
        self.explanations[t] = found
        self.consume(t, found.addends, heading)
        self._repeated_heading(t, found)

    def _leaves(self, rows: set[int]) -> set[int]:
        found: set[int] = set()
        for row in rows:
            inner = self.explanations.get(row)
            found |= self._leaves({a.row for a in inner.addends}) if inner and inner.addends else {row}
        return {row for row in found if not self.amounts.zero[row]}

    def _with_zeros(self, found: Explanation, heading: int | None) -> tuple[Addend, ...]:
        """The addends with the rows of zeros that stand in their block."""
        rows = [a.row for a in found.addends]
        first = min(self.starts.get(row, row) for row in rows)
        sign = 1
        zeros = set(self.loose_zeros)
        if found.type == ExplanationType.KEY_DIFFERENCE:
            first, sign = rows[0], -1
        elif heading is not None and self._first_since(heading) in rows:
            first = min(first, heading)
        else:
            while first - 1 in zeros and first - 1 not in self.explanations:
                first -= 1
        have = set(rows)
        more = [Addend(z, sign) for z in self.loose_zeros if z >= first and z not in have]
        return tuple(sorted((*found.addends, *more), key=lambda a: a.row))

    def _first_since(self, heading: int) -> int | None:
        place = self.open.since(heading)
        return self.open.rows[place] if place < len(self.open) else None

    def consume(self, t: int, addends: Sequence[Addend], heading: int | None) -> None:
        """A total takes the place of its addends in the open list."""
        gone = {a.row for a in addends}
        start = min([self.starts.get(row, row) for row in gone] or [t])
        self.starts[t] = start
        self.loose_zeros = [z for z in self.loose_zeros if z not in gone]
        gone |= {twin for row in gone if (twin := self.variants.twin(row)) is not None and row in self.explanations}
        gone |= {row for row in self.open.rows if gone.intersection(self.variants.block(row))}
        self.open.replace([row for row in self.open.rows if row in gone or row == t], t)
        self.consolidated.append(t)
        self.headings.close(start, heading)

    def _repeated_heading(self, t: int, found: Explanation) -> None:
        """An amount on the heading that its subtotal repeats is one fact, not two addends of the next total."""
        if found.type not in BLOCKS or len(self.open) < 2:
            return
        above = self.open.rows[-2]
        if above in self.starts or self.amounts.vectors[above] != self.amounts.vectors[t]:
            return
        if self.hints.same_name(t, above):
            self.explanations[above] = Explanation(
                ExplanationType.HEADER_TOTAL, found.addends, 1, found.accident, "the total below repeats its amount"
            )
            self.open.replace([above, t], t)
            self.starts[t] = min(self.starts[t], above)

    # --- lines ----------------------------------------------------------------------------------------------------

    def _line(self, t: int) -> None:
        if self.open.rows:
            above = self.open.rows[-1]
            if self.amounts.ties(t, (Addend(above, 1),)) and (
                accident(self.amounts, self.open, t, (Addend(above, 1),), 1) < UNLIKELY
            ):
                self.variants.twins(t, above)
        self.open.push(t)
        self.heads.close()


def _mostly_positive(vector: tuple[int, ...]) -> bool:
    return sum(v > 0 for v in vector) > sum(v < 0 for v in vector)
