"""Formulas that the file holds no value for, computed where they are plain arithmetic over cells of their sheet.

Plain arithmetic is ``+ - * / ^ %``, parentheses, numbers, cells, ranges, and a few functions that add, round or pick.
Whatever else a formula holds, it is left uncalculated: no value is better than one that only may be right.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from decimal import ROUND_HALF_UP, Decimal
from functools import lru_cache

from docextract.document import CellError, Sheet, Value

from ...records import record
from .references import area, cell_position

Number = int | float
Operand = Number | list[Value]

_TOKEN = re.compile(
    r"\s*(?:(?P<number>(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?)(?![A-Za-z_0-9.:!$])"
    r"|(?P<range>\$?[A-Za-z]{1,3}\$?[0-9]{1,7}(?::\$?[A-Za-z]{1,3}\$?[0-9]{1,7})?)(?![A-Za-z_0-9.:!(])"
    r"|(?P<function>[A-Za-z]+)\s*\(|(?P<sign>[-+*/^%(),]))"
)
_SUBTOTAL = "SUBTOTAL"
_DEEPEST = 64
_LONGEST = 8192
_MOST_VISITS = 5_000_000


class _NotPlain(Exception):
    """The formula is more than plain arithmetic, or its cells hold what no arithmetic takes."""


class _Failed(Exception):
    """The formula's value is an error, as a sheet would show it."""


@record(frozen=True)
class _Step:
    """One step of a formula in reverse Polish order."""

    kind: str
    """``number``, ``cell``, ``range``, an operator, or ``call``."""
    value: Number = 0
    place: tuple[int, int] = (0, 0)
    end: tuple[int, int] = (0, 0)
    name: str = ""
    arguments: int = 0


def compute(sheet: Sheet, uncached: list[tuple[int, int]]) -> None:
    """Put values into formula cells that have none; the places go into ``computed`` or ``uncalculated``."""
    _Calculation(sheet, uncached).run()


class _Calculation:
    def __init__(self, sheet: Sheet, uncached: list[tuple[int, int]]) -> None:
        self._sheet = sheet
        self._waiting = dict.fromkeys(uncached)
        self._visits = 0
        self._height = max([len(sheet.rows), *(row + 1 for row, _ in uncached)])
        self._width = max([0, *map(len, sheet.rows), *(column + 1 for _, column in uncached)])

    def run(self) -> None:
        """Compute each cell after those it names; cells that name each other in a circle stay uncalculated."""
        sheet = self._sheet
        for first in list(self._waiting):
            stack = [first]
            under_way: set[tuple[int, int]] = set()
            while stack:
                place = stack[-1]
                if place not in self._waiting:
                    stack.pop()
                    continue
                try:
                    steps = _plain(sheet.formulas.get(place, ""))
                    if place not in under_way:
                        under_way.add(place)
                        needed = [p for p in self._needed(steps) if p in self._waiting]
                        if any(p in under_way for p in needed):
                            raise _NotPlain
                        if needed:
                            stack.extend(needed)
                            continue
                    value = self._value(steps)
                except _NotPlain:
                    sheet.uncalculated.add(place)
                else:
                    self._put(place, value)
                    sheet.computed.add(place)
                del self._waiting[place]
                under_way.discard(place)
                stack.pop()

    def _needed(self, steps: tuple[_Step, ...]) -> Iterator[tuple[int, int]]:
        for step in steps:
            if step.kind == "cell":
                yield step.place
            elif step.kind == "range":
                for row in range(step.place[0], min(step.end[0] + 1, self._height)):
                    for column in range(step.place[1], min(step.end[1] + 1, self._width)):
                        self._visit()
                        yield row, column

    def _visit(self) -> None:
        self._visits += 1
        if self._visits > _MOST_VISITS:
            raise _NotPlain

    def _put(self, place: tuple[int, int], value: Value) -> None:
        rows, styles = self._sheet.rows, self._sheet.styles
        row, column = place
        while len(rows) <= row:
            rows.append([])
            styles.append(())
        rows[row].extend([None] * (column + 1 - len(rows[row])))
        rows[row][column] = value

    def _at(self, place: tuple[int, int]) -> Value:
        if place in self._sheet.uncalculated:
            raise _NotPlain
        row = self._sheet.rows[place[0]] if place[0] < len(self._sheet.rows) else []
        return row[place[1]] if place[1] < len(row) else None

    def _counts(self, place: tuple[int, int], step: _Step) -> bool:
        """Whether a function looks at a cell: a subtotal passes over others, and which rows it hides is not told."""
        if step.name != _SUBTOTAL:
            return True
        if place[0] in self._sheet.hidden_rows:
            raise _NotPlain
        return _SUBTOTAL not in self._sheet.formulas.get(place, "").upper()

    def _value(self, steps: tuple[_Step, ...]) -> Value:
        stack: list[Operand] = []
        try:
            for step in steps:
                if step.kind == "number":
                    stack.append(step.value)
                elif step.kind == "cell":
                    stack.append([self._at(step.place)])
                elif step.kind == "range":
                    stack.append([self._at(place) for place in self._needed((step,)) if self._counts(place, step)])
                elif step.kind == "call":
                    arguments = stack[len(stack) - step.arguments :]
                    del stack[len(stack) - step.arguments :]
                    stack.append(_FUNCTIONS[step.name](arguments))
                elif step.kind in ("negate", "%"):
                    number = _scalar(stack.pop())
                    stack.append(-number if step.kind == "negate" else number / 100)
                else:
                    right, left = _scalar(stack.pop()), _scalar(stack.pop())
                    stack.append(_OPERATORS[step.kind](left, right))
            result = _scalar(stack.pop())
        except _Failed as error:
            return CellError(str(error))
        except ZeroDivisionError:
            return CellError("#DIV/0!")
        except (OverflowError, ValueError):
            return CellError("#NUM!")
        return _shown(result)


def _shown(value: Number) -> Value:
    """A result to 15 digits, as sheets keep numbers; whole ones are ``int``."""
    if isinstance(value, complex) or value - value != 0:
        return CellError("#NUM!")
    number = float(f"{value:.15g}")
    return int(number) if number.is_integer() and abs(number) < 1e15 else number


def _scalar(operand: Operand) -> Number:
    """One number: an empty cell is 0. Text, dates and whole ranges are not for plain arithmetic."""
    if not isinstance(operand, list):
        return operand
    if len(operand) != 1:
        raise _NotPlain
    value = operand[0]
    if value is None:
        return 0
    if isinstance(value, CellError):
        raise _Failed(value)
    if isinstance(value, (int, float)):
        return value
    raise _NotPlain


def _numbers(arguments: list[Operand]) -> list[Number]:
    """The numbers of a function's arguments: text, truth values and empty cells are passed over."""
    found: list[Number] = []
    for argument in arguments:
        for value in argument if isinstance(argument, list) else (argument,):
            if isinstance(value, CellError):
                raise _Failed(value)
            if isinstance(value, (int, float)):
                if not isinstance(value, bool):
                    found.append(value)
            elif value is not None and not isinstance(value, str):
                raise _NotPlain
    return found


def _sum(arguments: list[Operand]) -> Number:
    numbers = _numbers(arguments)
    return sum(numbers) if all(isinstance(n, int) for n in numbers) else _to_decimals(math.fsum(numbers), numbers)


def _average(arguments: list[Operand]) -> Number:
    numbers = _numbers(arguments)
    return math.fsum(numbers) / len(numbers)


def _round(arguments: list[Operand]) -> Number:
    if len(arguments) != 2:
        raise _NotPlain
    value, places = _scalar(arguments[0]), _scalar(arguments[1])
    if not -20 <= places <= 20:
        raise _NotPlain
    exact = Decimal(f"{value:.15g}")
    return float(exact.quantize(Decimal(1).scaleb(-int(places)), ROUND_HALF_UP))


def _absolute(arguments: list[Operand]) -> Number:
    if len(arguments) != 1:
        raise _NotPlain
    return abs(_scalar(arguments[0]))


def _subtotal(arguments: list[Operand]) -> Number:
    """The function that the first argument numbers, over the others (ECMA-376 part 1, 18.17.7.312)."""
    number = _scalar(arguments[0]) if len(arguments) > 1 else 0
    name = _SUBTOTALS.get(number % 100)
    if name is None or number not in (number % 100, 100 + number % 100):
        raise _NotPlain
    return _FUNCTIONS[name](arguments[1:])


def _power(left: Number, right: Number) -> Number:
    return math.pow(left, right)


def _difference(left: Number, right: Number) -> Number:
    return _to_decimals(_nearly_zero(left, right, left - right), (left, right))


def _total(left: Number, right: Number) -> Number:
    return _to_decimals(_nearly_zero(left, -right, left + right), (left, right))


def _nearly_zero(left: Number, right: Number, result: Number) -> Number:
    """What is left of two numbers that agree to 15 digits is no amount but the error of their last bits."""
    return 0 if abs(result) < 4e-16 * max(abs(left), abs(right)) else result


def _to_decimals(result: Number, addends: Iterable[Number]) -> Number:
    """A sum with no more decimals than its addends have: what lies beyond is the error of their last bits."""
    if not isinstance(result, float) or result.is_integer() or not math.isfinite(result):
        return result
    most = 0
    for addend in addends:
        if isinstance(addend, float):
            digits = f"{addend:.15g}"
            if "e" in digits:
                return result
            most = max(most, len(digits.partition(".")[2]))
    return round(result, most)


_OPERATORS: dict[str, Callable[[Number, Number], Number]] = {
    "+": _total,
    "-": _difference,
    "*": lambda left, right: left * right,
    "/": lambda left, right: left / right,
    "^": _power,
}
_BINDING = {"+": 1, "-": 1, "*": 2, "/": 2, "^": 3}
_FUNCTIONS: dict[str, Callable[[list[Operand]], Number]] = {
    "SUM": _sum,
    "AVERAGE": _average,
    "ROUND": _round,
    "ABS": _absolute,
    "MIN": lambda arguments: min(_numbers(arguments), default=0),
    "MAX": lambda arguments: max(_numbers(arguments), default=0),
    "COUNT": lambda arguments: len(_numbers(arguments)),
    _SUBTOTAL: _subtotal,
}
_SUBTOTALS: dict[Number, str] = {1: "AVERAGE", 2: "COUNT", 4: "MAX", 5: "MIN", 9: "SUM"}


@lru_cache(maxsize=1024)
def _plain(formula: str) -> tuple[_Step, ...]:
    """A formula's steps in reverse Polish order.

    Raises:
        _NotPlain: it is not plain arithmetic.
    """
    if not formula or len(formula) > _LONGEST:
        raise _NotPlain
    tokens: list[tuple[str, str]] = []
    at = 0
    text = formula.strip()
    while at < len(text):
        match = _TOKEN.match(text, at)
        if match is None:
            raise _NotPlain
        tokens.append((match.lastgroup or "", match[match.lastgroup or 0]))
        at = match.end()
    parser = _Parser(tokens)
    parser.expression(0, 0)
    if parser.at != len(tokens):
        raise _NotPlain
    return tuple(parser.steps)


class _Parser:
    """Precedence climbing; a leading minus binds tighter than a power, as sheets have it."""

    def __init__(self, tokens: list[tuple[str, str]]) -> None:
        self._tokens = tokens
        self.at = 0
        self.steps: list[_Step] = []

    def _peek(self) -> tuple[str, str]:
        return self._tokens[self.at] if self.at < len(self._tokens) else ("", "")

    def expression(self, binding: int, depth: int) -> None:
        """An operand and what follows it, as long as it binds tighter than ``binding``."""
        if depth > _DEEPEST:
            raise _NotPlain
        self._operand(depth)
        while (sign := self._peek())[0] == "sign" and _BINDING.get(sign[1], 0) > binding:
            self.at += 1
            self.expression(_BINDING[sign[1]], depth + 1)
            self.steps.append(_Step(sign[1]))

    def _operand(self, depth: int) -> None:
        kind, text = self._peek()
        self.at += 1
        if kind == "sign" and text in "+-":
            if depth > _DEEPEST:
                raise _NotPlain
            self._operand(depth + 1)
            if text == "-":
                self.steps.append(_Step("negate"))
            return
        if kind == "number":
            self.steps.append(_Step("number", value=float(text) if set(text) & set(".eE") else int(text)))
        elif kind == "range":
            self._range(text.replace("$", ""))
        elif kind == "function":
            self._call(text.upper(), depth)
        elif kind == "sign" and text == "(":
            self.expression(0, depth + 1)
            self._expect(")")
        else:
            raise _NotPlain
        while self._peek() == ("sign", "%"):
            self.at += 1
            self.steps.append(_Step("%"))

    def _range(self, text: str) -> None:
        if ":" not in text:
            place = cell_position(text)
            if place is None:
                raise _NotPlain
            self.steps.append(_Step("cell", place=place))
            return
        span = area(text)
        if span is None:
            raise _NotPlain
        self.steps.append(_Step("range", place=(span.top, span.left), end=(span.bottom, span.right)))

    def _call(self, name: str, depth: int) -> None:
        if name not in _FUNCTIONS:
            raise _NotPlain
        first, count = len(self.steps), 0
        if self._peek() != ("sign", ")"):
            self.expression(0, depth + 1)
            count = 1
            while self._peek() == ("sign", ","):
                self.at += 1
                self.expression(0, depth + 1)
                count += 1
        self._expect(")")
        if name == _SUBTOTAL:
            self.steps[first:] = [
                replace(step, name=name) if step.kind == "range" else step for step in self.steps[first:]
            ]
        self.steps.append(_Step("call", name=name, arguments=count))

    def _expect(self, sign: str) -> None:
        if self._peek() != ("sign", sign):
            raise _NotPlain
        self.at += 1
