"""Statements made from a tree, so that every total and its addends are known."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from docextract.proofs.footing import FootingColumn, FootingRow


@dataclass
class Shape:
    """How a statement is made.

    months: money columns, twelve of them followed by their total. words: labels say "Total", "Less". headings: rows
    without amounts above the lines. before: totals stand above their lines. indents: "tree", "inverted" or "none".
    dollars: whole dollars, rounded after adding up. contra: "negative", "positive" or "none". zeros: share of rows of
    zeros. singles: sections of one line. blanks: share of cells that are 0.
    """

    months: int = 12
    words: bool = True
    headings: bool = True
    before: bool = False
    indents: str = "tree"
    dollars: bool = False
    contra: str = "negative"
    zeros: float = 0.1
    singles: bool = True
    blanks: float = 0.1
    codes: bool = False
    results: bool = True


@dataclass
class Statement:
    """Rows with amounts in tenths of cents before rounding, and what is known of them."""

    shape: Shape
    rng: Random
    rows: list[FootingRow] = field(default_factory=list)
    exact: list[tuple[int, ...]] = field(default_factory=list)
    addends: dict[int, dict[int, int]] = field(default_factory=dict)
    names: int = 0

    @property
    def columns(self) -> list[FootingColumn]:
        """Months, and their total if there are twelve."""
        months = [FootingColumn() for _ in range(self.shape.months)]
        return [*months, FootingColumn(total_of=tuple(range(12)))] if self.shape.months == 12 else months

    def add(self, exact: tuple[int, ...] | None, label: str, depth: int, **hints: object) -> int:
        """Append a row and return its place."""
        shape = self.shape
        indent = {"tree": depth, "inverted": -depth, "none": None}[shape.indents]
        values: tuple[int | None, ...]
        if exact is None:
            values = (None,) * len(self.columns)
            exact = (0,) * shape.months
        else:
            printed = exact if shape.months != 12 else (*exact, sum(exact))
            values = tuple((v + 50) // 100 * 100 for v in printed) if shape.dollars else printed
        self.rows.append(FootingRow(values, label, indent=indent, **hints))  # type: ignore[arg-type]
        self.exact.append(exact)
        return len(self.rows) - 1

    def name(self) -> str:
        """A name that no other section has."""
        self.names += 1
        first = ["rent", "fees", "taxes", "power", "water", "staff", "repair", "lawn", "pool", "paint"][self.names % 10]
        return f"{first} {chr(97 + self.names // 26 % 26)}{chr(97 + self.names % 26)}"

    def line(self, depth: int, sign: int = 1, *, least: int = 0) -> int:
        """A line; ``sign`` -1: taken off by its total, printed positive."""
        rng, shape = self.rng, self.shape
        size = 10 ** rng.randint(4, 7)
        months = range(shape.months)
        zero = not least and rng.random() < shape.zeros
        exact = tuple(
            0 if zero or (rng.random() < shape.blanks and not least) else rng.randint(size // 9, size) for _ in months
        )
        if sign > 0 and shape.contra == "negative" and not least and rng.random() < 0.2:
            exact = tuple(-v for v in exact)
        label = f"{'Less: ' if sign < 0 and shape.words else ''}line {self.name()}"
        code = f"{4000 + len(self.rows)}" if shape.codes else None
        return self.add(exact, label, depth, contra=sign < 0 and shape.words, code=code)

    def total(self, parts: list[tuple[int, int]], label: str, depth: int, word: bool) -> int:
        """A total of rows with signs."""
        exact = tuple(sum(s * self.exact[r][c] for r, s in parts) for c in range(self.shape.months))
        row = self.add(exact, label, depth, total_word=word and self.shape.words)
        self.addends[row] = {r: s for r, s in parts if any(self.rows[r].values)}
        return row

    def section(self, depth: int, deepest: int) -> int:
        """A section with its lines and inner sections; returns the row of its total."""
        rng, shape = self.rng, self.shape
        name = self.name()
        label = f"Total {name}" if shape.words else f"sum {self.name()}"
        if shape.before:
            return self._section_before(depth, deepest, label)
        if shape.headings:
            self.add(None, name, depth)
        if shape.singles and shape.words and rng.random() < 0.15:
            return self.total([(self.line(depth + 1, least=1), 1)], label, depth, True)
        parts = [(self.line(depth + 1, least=1), 1) for _ in range(2)]
        for _ in range(rng.randint(0, 5)):
            if depth < deepest and rng.random() < 0.4:
                parts.append((self.section(depth + 1, deepest), 1))
            elif shape.contra == "positive" and len(parts) < 9 and rng.random() < 0.25:
                parts.append((self.line(depth + 1, -1, least=1), -1))
            else:
                parts.append((self.line(depth + 1), 1))
        return self.total(parts, label, depth, True)

    def _section_before(self, depth: int, deepest: int, label: str) -> int:
        head = self.add((0,) * self.shape.months, label, depth, total_word=self.shape.words)
        parts = []
        for _ in range(self.rng.randint(2, 5)):
            inner = depth < deepest and self.rng.random() < 0.4
            parts.append((self.section(depth + 1, deepest) if inner else self.line(depth + 1, least=1), 1))
        kept = self.rows[head + 1 :], self.exact[head + 1 :]
        del self.rows[head:], self.exact[head:]
        made = dict(self.addends)
        exact = tuple(sum(kept[1][r - head - 1][c] for r, _ in parts) for c in range(self.shape.months))
        self.add(exact, label, depth, total_word=self.shape.words)
        self.rows += kept[0]
        self.exact += kept[1]
        self.addends = made
        self.addends[head] = dict(parts)
        return head


def make(shape: Shape, seed: int) -> Statement:
    """A statement: income and expenses with their totals, the difference, and what is taken off below it."""
    it = Statement(shape, Random(seed))
    if shape.before or not shape.results:
        for _ in range(3):
            it.section(0, 2)
        return it
    income = it.total([(it.section(1, 2), 1) for _ in range(it.rng.randint(2, 3))], _label(it, "Total income"), 0, True)
    costs = it.total([(it.section(1, 3), 1) for _ in range(it.rng.randint(2, 4))], _label(it, "Total costs"), 0, True)
    net = it.total([(income, 1), (costs, -1)], _label(it, "Net operating income"), 0, True)
    debt = it.line(0, least=1)
    it.total([(net, 1), (debt, -1)], _label(it, "Net cash flow"), 0, True)
    return it


def _label(it: Statement, label: str) -> str:
    return label if it.shape.words else f"sum {it.name()}"
