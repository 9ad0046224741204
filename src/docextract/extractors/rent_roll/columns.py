"""Which column is which field: words of the header and what the cells hold, solved together.

Each field has at most one column and each column at most one field. A column's words say what it may be, its cells how
likely that is; the assignment of highest total weight is taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from functools import cached_property

from ...values.numbers import money
from ...vocabulary import Vocabulary
from .fieldkinds import CHARGE_FIELDS, DATES, KINDS, NESTED, NUMBERS, STEP_FIELDS, Kind, column_name
from .headers import GOOD, HeaderBlock, Label
from .lines import Line
from .profile import Profile

LEAST = 0.62
"""Below this weight a column is not taken for a field."""


@dataclass(slots=True)
class ColumnUse:
    """What one column is used for. ``field`` is None for a column that was not understood."""

    column: int
    header: str
    field: str | None
    kind: Kind | None
    weight: float = 0.0
    period: str | None = None
    personal: bool = False


_IDENTITY = frozenset({"unit", "building", "propertyName", "propertyCode", "bed"})


@dataclass
class Mapping:
    """The columns under one header block."""

    block: HeaderBlock
    uses: list[ColumnUse]
    charge_columns: list[ColumnUse] = field(default_factory=list)
    """Columns that hold one charge code each."""
    by_field: dict[str, int] = field(default_factory=dict)
    charge_amounts: list[int] = field(default_factory=list)
    """Columns that hold the amount of a charge line."""
    split_amounts: bool = False
    """True where a charge's amount stands under rent or under other charges, by its code."""
    charge_cells: frozenset[int] = frozenset()
    """Every column that a charge line may fill."""
    second: list[ColumnUse] = field(default_factory=list)
    """Columns of the second line of two-line records."""
    unmapped: list[ColumnUse] = field(default_factory=list)
    kept: list[ColumnUse] = field(default_factory=list)

    @cached_property
    def dates(self) -> frozenset[int]:
        """Columns of dates."""
        return frozenset(use.column for use in self.uses if use.kind in DATES)

    @cached_property
    def numbers(self) -> frozenset[int]:
        """Columns of numbers."""
        return frozenset(use.column for use in self.uses if use.kind in NUMBERS)

    @cached_property
    def words(self) -> frozenset[int]:
        """Columns of words and ids."""
        return frozenset(use.column for use in self.uses if use.kind in (Kind.TEXT, Kind.ID, Kind.STATUS))

    @cached_property
    def evidence(self) -> frozenset[int]:
        """Columns that, beside an id, show that a row stands for a unit."""
        return frozenset(
            use.column
            for use in self.uses
            if use.column not in self.charge_cells and use.field not in STEP_FIELDS and use.field not in _IDENTITY
        )

    @cached_property
    def nested(self) -> list[ColumnUse]:
        """Columns that fill a nested object of the row."""
        return [use for use in self.uses if use.field in NESTED]

    @cached_property
    def plain(self) -> bool:
        """True where no column holds charges, steps, recoveries or the like."""
        nested = CHARGE_FIELDS | STEP_FIELDS | NESTED
        return not self.charge_amounts and not self.charge_columns and not any(u.field in nested for u in self.uses)

    def column(self, name: str) -> int | None:
        """The column of a field, or None."""
        return self.by_field.get(name)


def map_columns(
    block: HeaderBlock,
    profiles: Sequence[Profile],
    vocabulary: Vocabulary,
    *,
    commercial: bool = False,
    body: Sequence[Line] = (),
) -> Mapping:
    """The best assignment of fields to the columns under a header block; ``body`` are the rows under it."""
    weights: dict[int, dict[str, float]] = {}
    infos: dict[tuple[int, str], tuple[str | None, bool]] = {}
    scores: dict[tuple[int, str], float] = {}
    empty = {c for c, label in block.labels.items() if label.beside and not (c < len(profiles) and profiles[c].total)}
    for column, label in block.labels.items():
        if column in empty:
            continue
        profile = profiles[column] if column < len(profiles) else Profile()
        for name, score, period, personal in _candidates(column, label, vocabulary):
            infos[column, name] = (period, personal)
            scores[column, name] = score
            weight = score + _fit(name, profile)
            if weight >= LEAST:
                weights.setdefault(column, {})[name] = weight
    _read_context(block, weights, profiles, vocabulary, commercial)
    assigned = assign(weights)
    rent = next((c for c, name in assigned.items() if name == "contractRent"), None)
    for column, name in list(assigned.items()):
        if name == "annualRent" and rent is not None and scores[column, name] < GOOD <= scores[rent, "contractRent"]:
            # A second rent whose words do not say that it is one of a year is no annual rent.
            assigned[column] = f"sourceColumns:otherRent@{column}"
            weights[column][assigned[column]] = weights[column][name]
    uses: list[ColumnUse] = []
    kept: list[ColumnUse] = []
    unmapped: list[ColumnUse] = []
    for column in sorted(block.labels):
        if column in empty:
            continue
        label = block.labels[column]
        name = assigned.get(column)
        if name is not None:
            period, personal = infos.get((column, name), (None, False))
            use = ColumnUse(
                column, label.text, name, KINDS.get(name, Kind.KEPT), weights[column][name], period, personal
            )
            if name in KINDS:
                uses.append(use)
                continue
        else:
            use = ColumnUse(column, label.text, None, None)
        if use.kind is Kind.KEPT:
            kept.append(use)
        else:
            unmapped.append(use)
    for column, profile in enumerate(profiles):
        if column not in block.labels and profile.total:
            unmapped.append(ColumnUse(column, "", None, None))
    mapping = Mapping(block, uses, by_field={u.field: u.column for u in uses if u.field}, unmapped=unmapped, kept=kept)
    _place_unnamed(mapping, profiles)
    mapping.second = _second_uses(block, mapping, vocabulary)
    _find_charge_amounts(mapping)
    _widen_charge_block(mapping, body)
    _find_charge_columns(mapping, profiles, vocabulary, commercial, body)
    return mapping


def _candidates(column: int, label: Label, vocabulary: Vocabulary) -> list[tuple[str, float, str | None, bool]]:
    """Fields that the words above a column may name, with scores."""
    found: dict[str, tuple[str, float, str | None, bool]] = {}

    def add(text: str, factor: float, only: frozenset[str] | None = None) -> None:
        for match in vocabulary.header(text):
            name = column_name(match)
            if match.field == "sourceColumns":
                name = f"{name}@{column}"
            if only is not None and name not in only:
                continue
            score = match.score * factor
            if name not in found or found[name][1] < score:
                found[name] = (name, score, match.period, match.personal)

    if label.beside:
        if any(m.field == "marketRent" for m in vocabulary.header(label.text)):
            # An unheaded second column under a merged "Market Rent" holds the rent in place.
            found["contractRent"] = ("contractRent", 0.8, None, False)
        return list(found.values())
    add(label.text, 1.0)
    if label.group:
        grouped = vocabulary.header(f"{label.group} {label.text}")
        if grouped and grouped[0].field == "rentSteps":
            return [(column_name(m), m.score, m.period, m.personal) for m in grouped if m.field == "rentSteps"]
        if not found or max(f[1] for f in found.values()) < 0.7:
            add(f"{label.group} {label.text}", 0.95)
    if not found and label.alone != label.text:
        add(label.alone, 0.6)
    return list(found.values())


def _fit(name: str, profile: Profile) -> float:
    """How well the cells of a column agree with a field, from -1 to +0.3; 0 where there are no cells."""
    if not profile.total:
        return -0.05
    kind = KINDS.get(name, Kind.KEPT)
    numbers, dates = profile.share(profile.numbers), profile.share(profile.dates)
    texts = profile.share(profile.texts)
    if kind in DATES:
        return 0.3 if dates >= 0.5 else 0.0 if dates >= 0.2 or profile.total < 3 else -1.0
    if kind in NUMBERS:
        if name == "leaseTermMonths" and texts > 0.5:
            return -0.2
        if kind is Kind.AREA and numbers < 0.5 and profile.units < profile.total * 0.5:
            return -0.1
        return 0.2 if numbers >= 0.6 else 0.0 if numbers >= 0.25 or profile.total < 3 else -1.0
    if name == "unit":
        units = profile.share(profile.units)
        if dates >= 0.5:
            return -1.0
        return 0.25 if units >= 0.6 else 0.1 if units >= 0.3 else -0.1
    if name == "tenantName":
        if numbers + dates >= 0.8 or (profile.total >= 3 and profile.codes >= 0.8 * profile.total):
            return -0.6
        return 0.15 if texts >= 0.6 else 0.0
    if name == "bed":
        return 0.15 if profile.share(profile.units) >= 0.6 else 0.0
    if kind is Kind.ID and name == "residentId":
        return 0.15 if profile.share(profile.units) >= 0.3 or numbers >= 0.5 else 0.0
    if kind in (Kind.TEXT, Kind.STATUS):
        return -0.8 if dates >= 0.6 else -0.3 if name == "statusText" and numbers >= 0.6 else 0.05
    return 0.0


def _adds_up(uses: Sequence[ColumnUse], total: int, body: Sequence[Line]) -> bool:
    """Whether columns add up to the total's column in most rows that print one."""
    tested = tied = 0
    for line in body[:400]:
        stated = money(line.values[total])
        if not stated:
            continue
        tested += 1
        tied += sum((money(line.values[u.column]) or Decimal(0) for u in uses), Decimal(0)) == stated
    return tested > 0 and tied * 5 >= tested * 4


def _read_context(
    block: HeaderBlock,
    weights: dict[int, dict[str, float]],
    profiles: Sequence[Profile],
    vocabulary: Vocabulary,
    commercial: bool,
) -> None:
    """What a word means because of what stands beside it."""
    for column, options in weights.items():
        if "chargeCode" in options and column < len(profiles):
            # Of two columns that may hold codes, the one with known codes does.
            samples = profiles[column].samples
            known = sum(vocabulary.charge(text, commercial=commercial) is not None for text in samples)
            options["chargeCode"] += 0.3 * known / len(samples) if samples else 0.0
    names = {name for options in weights.values() for name, w in options.items() if w >= 0.9}
    codes = ("chargeCode", "chargeDescription")
    has_code = any(code in options for options in weights.values() for code in codes)
    for column, options in weights.items():
        if "chargeAmount" in options:
            if not has_code:
                del options["chargeAmount"]
            elif any(code in weights.get(c, {}) for c in range(max(0, column - 3), column) for code in codes):
                options["chargeAmount"] += 0.2
    if "tenantName" not in names and "residentId" in names:
        for options in weights.values():
            if "residentId" in options and "tenantName" in options:
                options["tenantName"] += 0.2
    seen: dict[str, int] = {}
    for column in sorted(weights):
        # Of two columns with the same words the first is the one meant; the second may be the rent in place.
        text = block.labels[column].text.casefold()
        if text in seen and "marketRent" in weights[column] and block.labels[column].beside:
            weights[column]["contractRent"] = max(weights[column].get("contractRent", 0), 0.8)
        seen.setdefault(text, column)
        if seen[text] != column:
            for name in weights[column]:
                weights[column][name] -= 0.02


def assign(weights: dict[int, dict[str, float]]) -> dict[int, str]:
    """Maximum-weight assignment of names to columns, by successive best augmenting paths. Deterministic."""
    owner: dict[str, int] = {}
    chosen: dict[int, str] = {}
    for start in sorted(weights):
        best_gain, best_path = 1e-9, None
        # Best gain over paths start -> name -> (owner's other names) ..., found by relaxation (graphs are small).
        gain: dict[int, float] = {start: 0.0}
        paths: dict[int, list[tuple[int, str]]] = {start: []}
        queue = [start]
        while queue:
            column = queue.pop(0)
            for name in sorted(weights.get(column, ())):
                total = gain[column] + weights[column][name]
                path = [*paths[column], (column, name)]
                holder = owner.get(name)
                if holder is None:
                    if total > best_gain + 1e-12:
                        best_gain, best_path = total, path
                    continue
                if holder == column or any(c == holder for c, _ in path):
                    continue
                rest = total - weights[holder][name]
                # The holder may also be left without a name.
                if rest > best_gain + 1e-12:
                    best_gain, best_path = rest, [*path, (holder, "")]
                if holder not in gain or rest > gain[holder] + 1e-12:
                    gain[holder], paths[holder] = rest, path
                    queue.append(holder)
        if best_path is None:
            continue
        for column, name in best_path:
            if name:
                chosen[column] = name
                owner[name] = column
            else:
                chosen.pop(column, None)
    return chosen


def _place_unnamed(mapping: Mapping, profiles: Sequence[Profile]) -> None:
    """Columns whose header says nothing of what they hold: the ids under a property's name, and the rents in place
    beside the market rents that share their header."""
    if mapping.column("unit") is None and mapping.column("bed") is None:
        first = min((use.column for use in mapping.uses), default=0)
        for use in mapping.unmapped:
            profile = profiles[use.column] if use.column < len(profiles) else Profile()
            if use.column <= first + 1 and profile.total >= 2 and profile.units >= 0.8 * profile.total:
                if profile.distinct >= 0.8 * profile.total:
                    _use(mapping, use, "unit")
                    break
    market = mapping.column("marketRent")
    if market is not None and mapping.column("contractRent") is None:
        for use in mapping.unmapped:
            profile = profiles[use.column] if use.column < len(profiles) else Profile()
            if use.column == market + 1 and not use.header and profile.total and profile.share(profile.numbers) >= 0.6:
                _use(mapping, use, "contractRent")
                break


def _use(mapping: Mapping, use: ColumnUse, name: str) -> None:
    use.field, use.kind = name, KINDS[name]
    mapping.unmapped.remove(use)
    mapping.uses.append(use)
    mapping.uses.sort(key=lambda other: other.column)
    mapping.by_field[name] = use.column


def _second_uses(block: HeaderBlock, mapping: Mapping, vocabulary: Vocabulary) -> list[ColumnUse]:
    uses: list[ColumnUse] = []
    taken = set(mapping.by_field)
    for column, label in sorted(block.second.items()):
        for match in vocabulary.header(label.text):
            name = column_name(match)
            if name in KINDS and name not in taken and match.score >= 0.7:
                taken.add(name)
                uses.append(ColumnUse(column, label.text, name, KINDS[name], match.score, match.period))
                break
    return uses


def _widen_charge_block(mapping: Mapping, body: Sequence[Line]) -> None:
    """Columns that charge rows fill as a rule belong to the charges: a date among them is no date of the lease."""
    unit, code = mapping.column("unit"), mapping.column("chargeCode")
    if unit is None or code is None or not mapping.charge_amounts:
        return
    below = [line for line in body if line.filled and unit not in line.filled and code in line.filled]
    if not below:
        return
    block = {
        use.column
        for use in mapping.uses
        if use.field not in CHARGE_FIELDS
        and sum(use.column in line.filled for line in below) >= (0.6 if len(below) >= 3 else 1) * len(below)
    }
    mapping.charge_cells = mapping.charge_cells | block
    dates = [use for use in mapping.uses if use.column in block and use.kind in DATES]
    for use in dates:
        mapping.uses.remove(use)
        mapping.by_field.pop(use.field or "", None)
        use.field, use.kind = None, Kind.KEPT
        mapping.kept.append(use)


def _find_charge_amounts(mapping: Mapping) -> None:
    """Where the amounts of charge lines stand: under "Amount", or under rent and other charges right of the code."""
    codes = [c for name in ("chargeCode", "chargeDescription") if (c := mapping.column(name)) is not None]
    amount = mapping.column("chargeAmount")
    if amount is not None:
        mapping.charge_amounts = [amount]
    elif codes:
        found = [c for name in ("contractRent", "otherCharges") if (c := mapping.column(name)) is not None]
        if found and all(0 < c - max(codes) <= 3 for c in found):
            mapping.charge_amounts, mapping.split_amounts = found, True
    cells = {use.column for use in mapping.uses if use.field in CHARGE_FIELDS} | set(mapping.charge_amounts)
    if mapping.split_amounts and (total := mapping.column("totalCharges")) is not None:
        cells.add(total)
    code_like = {
        use.column
        for use in mapping.unmapped
        if use.header and codes and abs(use.column - codes[0]) == 1 and "code" in use.header.casefold()
    }
    mapping.charge_cells = frozenset(cells | code_like)


def _find_charge_columns(
    mapping: Mapping, profiles: Sequence[Profile], vocabulary: Vocabulary, commercial: bool, body: Sequence[Line]
) -> None:
    """Columns of numbers that hold one charge code each: named by a known code, or right of the charges' total.

    Columns whose code is not known are taken only if all together add up to the printed total.
    """
    if mapping.charge_amounts:
        return
    total = mapping.by_field.get("totalCharges")
    found: list[ColumnUse] = []
    known: list[ColumnUse] = []
    for use in mapping.unmapped:
        if not use.header or use.column >= len(profiles):
            continue
        profile = profiles[use.column]
        if profile.total and profile.share(profile.numbers) < 0.8:
            continue
        if vocabulary.charge(use.header, commercial=commercial) is not None:
            known.append(use)
            found.append(use)
        elif total is not None and use.column > total:
            found.append(use)
    rents = [use for use in mapping.uses if use.field == "contractRent"]
    if len(found) > len(known) and not (total is not None and _adds_up([*rents, *found], total, body)):
        found = known
    if not found or (len(found) < 2 and total is None):
        return
    first = min(use.column for use in found)
    for use in mapping.uses:
        # Among the columns of codes stands the rent's own.
        if use.field == "contractRent" and (use.column > first or (total is not None and use.column > total)):
            found.append(use)
    found.sort(key=lambda use: use.column)
    taken = {use.column for use in found}
    mapping.charge_columns = found
    mapping.unmapped = [use for use in mapping.unmapped if use.column not in taken]
