"""Prints a chart of accounts as the rows of a statement, in one of many outlines."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from docextract.testing.printed import Cell
from docextract.testing.statements.accounts import Account, Chart, Result
from docextract.testing.statements.statement import Source, StatementDraft


@dataclass(frozen=True, slots=True)
class Outline:
    """How rows look.

    ``totals``: ``word`` (Total X), ``for`` (Total for X), ``same`` (X again), ``own`` (a name of its own).
    ``code``: ``none``, ``column``, ``glued`` (``4010 Rent``) or ``dash`` (``4010 - Rent``).
    ``indent``: ``deeper``, ``none``, ``turned`` (totals deeper than their lines).
    ``first``: groups print their total on the heading, above their lines.
    ``parents``: where the own amount of a parent stands, ``heading`` or ``other`` (a line ``X - Other``).
    ``ladder``: labels stand in columns ``name0`` to ``name3`` by depth.
    """

    totals: str = "word"
    code: str = "none"
    indent: str = "deeper"
    step: int = 2
    first: bool = False
    headings: bool = True
    caps: bool = False
    bold: bool = True
    gaps: bool = False
    heading_codes: bool = True
    total_codes: bool = True
    parents: str = "other"
    ladder: bool = False
    star: bool = False
    unnamed_last: bool = False
    signs: bool = False
    """A column ``sign`` says what is added, taken off and the result."""


class Printer:
    """Prints the parts of a chart; remembers the row of each account and result."""

    def __init__(self, draft: StatementDraft, outline: Outline, always: Mapping[str, str] | None = None) -> None:
        """``always`` are cells of every row."""
        self.draft, self.outline = draft, outline
        self.always = dict(always or {})
        self.row_of: dict[int, int] = {}

    def run(self, chart: Chart) -> None:
        for n, part in enumerate(chart.parts):
            if isinstance(part, Result):
                self.result(part, last=n == len(chart.parts) - 1)
            else:
                self.section(part, 0)

    def section(self, account: Account, depth: int) -> None:
        """An account with all that stands under it."""
        if account.is_line and not account.own:
            self.heading(account, depth)
            return
        if account.is_line:
            self.row_of[id(account)] = self.put(account, account.name, "LINE", depth, account.code)
            return
        look = self.outline
        if look.first and all(c.is_line and c.sign > 0 for c in account.children) and not account.own:
            at = len(self.draft.rows)
            foots = [(at + 1 + n, child.sign) for n, child in enumerate(account.children)]
            self.row_of[id(account)] = at
            self.above(account, depth, foots)
            return
        if look.headings:
            self.heading(account, depth)
        for child in account.children:
            self.section(child, depth + 1)
        foots = [(self.row_of[id(child)], child.sign) for child in account.children]
        if account.own:
            if look.parents == "heading":
                foots.insert(0, (self.row_of[id(account)], 1))
            else:
                other = Account(f"{account.name} - Other", account.side, own=account.own)
                foots.append((self.put(other, other.name, "LINE", depth + 1, None), 1))
        self.row_of[id(account)] = self.put(
            account,
            self.total_name(account, depth),
            "SUBTOTAL" if depth else "TOTAL",
            depth,
            account.total_code if look.total_codes else None,
            foots,
            total=True,
        )

    def heading(self, account: Account, depth: int) -> None:
        look = self.outline
        name = account.name.upper() if look.caps and depth == 0 else account.name
        code = account.code if look.heading_codes else None
        if account.own and look.parents == "heading":
            alone = Account(name, account.side, own=account.own)
            self.row_of[id(account)] = self.put(alone, name, "LINE", depth, code)
            return
        cells, printed = self.label(name, code, depth, total=False)
        self.draft.row(
            cells,
            name,
            "HEADING",
            account.side,
            code=printed,
            indent=self.indent(depth, total=False),
            bold=look.bold,
            gap=1.0 if look.gaps and depth == 0 and self.draft.rows else 0.0,
        )

    def above(self, account: Account, depth: int, foots: list[tuple[int, int]]) -> None:
        """A total on its heading, above its lines. Its formula is left out: its rows are not printed yet."""
        formulas, self.draft.formulas = self.draft.formulas, ""
        index = self.put(account, account.name, "SUBTOTAL", depth, account.code)
        self.draft.formulas = formulas
        self.draft.rows[index]["footsFrom"] = {"op": "sum", "items": [i * sign for i, sign in foots]}
        for child in account.children:
            self.section(child, depth + 1)

    def result(self, result: Result, *, last: bool) -> None:
        foots = [(self.row_of[id(part)], sign) for part, sign in result.parts]
        name = result.name.upper() if self.outline.caps else result.name
        if self.outline.unnamed_last and last:
            name = ""
        self.row_of[id(result)] = self.put(
            result, name, "TOTAL", 0, result.code if self.outline.total_codes else None, foots, total=True
        )

    def total_name(self, account: Account, depth: int) -> str:
        look = self.outline
        name = {
            "word": f"Total {account.name}",
            "for": f"Total for {account.name}",
            "same": account.name,
            "own": account.total or f"Total {account.name}",
        }[look.totals]
        if depth == 0 and account.total and look.totals in ("word", "own"):
            name = account.total
        if look.star and depth == 0:
            name = f"** {name}"
        return name.upper() if look.caps and depth == 0 else name

    def put(
        self,
        source: Source,
        name: str,
        kind: str,
        depth: int,
        code: str | None,
        foots: list[tuple[int, int]] | None = None,
        *,
        total: bool = False,
    ) -> int:
        cells, printed = self.label(name, code, depth, total=total)
        look = self.outline
        if look.signs:
            cells["sign"] = "=" if foots else "-" if isinstance(source, Account) and source.sign < 0 else "+"
        return self.draft.row(
            {**cells, **self.always},
            name,
            kind,
            source.side,
            source=source,
            code=printed,
            foots=foots or (),
            indent=self.indent(depth, total=total),
            bold=look.bold and total,
            gap=1.0 if look.gaps and isinstance(source, Result) else 0.0,
            key=source.key if total else None,
        )

    def label(self, name: str, code: str | None, depth: int, *, total: bool) -> tuple[dict[str, Cell], str | None]:
        """The cells of a label, and the code that they show."""
        look = self.outline
        place = f"name{min(3, depth)}" if look.ladder and not self.draft.pdf else "name"
        if look.code == "none" or code is None:
            return {place: name}, None
        if look.code == "column":
            return {"code": code, place: name}, code
        return {place: f"{code} - {name}" if look.code == "dash" else f"{code} {name}"}, code

    def indent(self, depth: int, *, total: bool) -> int:
        look = self.outline
        if look.indent == "none" or (look.ladder and not self.draft.pdf):
            return 0
        if look.indent == "turned":
            return depth * 2 + (5 if total else 3 if depth else 0)
        return depth * look.step
