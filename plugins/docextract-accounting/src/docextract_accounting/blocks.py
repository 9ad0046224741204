"""Whose the blocks of a list are: what each cell of their headings says, asked of all headings of the list together.

One heading alone does not tell whether ``1004`` is a suite and ``CC0022`` who rents it; all of them do: by the words
beside the codes, by what the totals of the blocks are called, and by which cell has another name in each.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Literal, NamedTuple

from docextract.plugin import Place
from docextract.values.dates import find_dates
from docextract.values.text import uncontinued

from .items import Item, is_code
from .words import Use, same_name, use_of

Role = Literal["unit", "code", "name", "status", "place", "word", "coded", "fact"]
"""What a part of a heading is; a ``word`` may be a name, a ``place`` is an address, ``coded`` is ``Shop 1``."""
Slot = tuple[Role, int]
"""What a part is by itself, and which one of that kind it is in its heading."""


class Part(NamedTuple):
    """Some words of a heading."""

    slot: Slot
    text: str
    column: int
    led: bool
    """It is cut off before others of its cell."""


_OF_USES: dict[str, Role] = {"unit": "unit", "tenant": "name", "lease": "code", "status": "status", "charge": "fact"}
_ACCOUNT = re.compile(
    r"(?:rent |tenant |resident |customer )?(?:account|acct|cust|tenancy)(?: (?:no|id|number))?", re.I
)
"""What the code of a debtor is called besides what its columns are."""
_BESIDE = re.compile(
    r"(?:contact|attn|attention|e-?mail)\b.*|(?:phone|tel|ph|fax|cell|mobile)\b(?=.*\d|\s*:).*", re.IGNORECASE
)
"""How to reach a debtor: no ``Phone Depot Wireless``."""
_CODE = r"(?=[\w/.#-]*\d)[\w/#](?:[\w/.#-]*\w)?"
_LABELLED = re.compile(rf"([^\W\d][^\W\d .]*(?:[ .]+[^\W\d]+)?)[\s.#]+({_CODE}|[A-Z](?:-[A-Z])?)")
_WORDED = re.compile(r"(?:suite|ste|unit|apt|space)[\s.]+([A-Z][\w/-]{1,9})", re.IGNORECASE)
"""A unit without a number, where others have one: ``Unit Roof - TelNorth Wireless``."""
_KEPT = re.compile(r"(?:flat|garage|plot|pad|kiosk)\b", re.IGNORECASE)
"""Words that tell units of one number apart."""
_BARS = re.compile(r"\s*[|•·]\s*|\s{2,}|(?<=[)\]\d])\s+(?=[^\W\d]+(?: [^\W\d]+)?:\s)")
"""Between the parts of a cell, and before a label: ``(t0041877) Status: Current``."""
_DASH = re.compile(r"\s+[-–—]\s+|:\s+(?=[^\W\d]{2})")
_BRACKETS = re.compile(r"\s*(?:\[((?=[^\[\]]*\d)[^\[\]]+)\]|\(((?=[^()]*\d)[^()]+)\))")
_CALLED = re.compile(r"\s*(?:\[(\w+)\]|\(([A-Z]{3,8}|[a-z]{5,8})\))")
"""What a tenant is called in short: ``(BRAKEW)``."""
_CLOSED = re.compile(r"(.+?)\s*[(\[]([^()\[\]]*)[)\]]")
_NUMBER_OF = re.compile(r"#|\b(?:no|nr|id|number)\b", re.IGNORECASE)
_LEAD = re.compile(rf"({_CODE})\s*[-–:,]?\s+(?=[^\W\d])(.+)")
_LETTER = re.compile(r"[A-Z]")
"""A unit called by a letter where others have a number: ``A`` beside ``Ozark Trail Outfitters``."""
_LED = re.compile(rf"([^\W\d][\w.]*[\s.#]+(?:{_CODE}|[A-Z](?:-[A-Z])?))\s*[-–:,]?\s+(?=[^\W\d])(.+)")
_TRAIL = re.compile(rf"(.*\w\W?)[,\s–-]+([^\W\d]+[\s.#:]+{_CODE})")
_MONEY = re.compile(r"[($]*\d[\d,]*\.\d\d[-)]?|\$\s*\d[\d,]*")
_PHONE = re.compile(r"\D*(?:\(\d{3}\)|\d{3}-|\d{5}|0\d{2,3}\s)[\s\d-]{7,}")
_SHORT = re.compile(r"^(?:\d{1,4}[A-Za-z]?|[A-Z]{1,2}-?\d{1,3}[A-Z]?)(?:[-/][A-Z]?\d{0,4}[A-Z]?)?$")
"""A code as units have it: ``158-A``, ``B1-100``."""
_NUMBERED = re.compile(r"\d")
_MNEMONIC = re.compile(r"^(?:[A-Z]{4,10}\d{0,3}|[a-z]{5,8}\d{0,3})$")
STREET = re.compile(
    r"\d{1,6}[A-Z]? (?:[NSEW]\.? )?[A-Z][\w.' -]{1,30} (?:st|street|ave|avenue|rd|road|dr|drive|ct|court|ln|lane|way|pl"
    r"|place|bend|cir|circle|blvd|ter|terrace|trl|trail|loop|pkwy|run|path|row)\.?", re.IGNORECASE,
)  # fmt: skip
"""``2214 Plover Ct``"""
LABELLED = ("unit", "name", "status")
AT = 10
"""What is added to the place of a part where it tells parts apart."""
FEWEST = 3
"""Headings that are compared."""
MOST_CODES = 2
"""Codes before a name in one cell."""


@dataclass(slots=True)
class Debtor:
    """Whom a heading names: each with its column."""

    said: dict[Role, tuple[str, int]] = field(default_factory=dict)


def find_blocks(items: Sequence[Item]) -> dict[int, Debtor]:
    """Whom the headings of several parts name, by their item.

    Those above rows that name as many debtors as there are headings, or more units, are of properties or groups.
    """
    run: list[int] = []
    runs: list[list[int]] = []
    for n, item in enumerate(items):
        if item.kind == "HEADING":
            run.append(n)
        else:
            runs += [run] if run and item.kind == "DATA" else []
            run = []
    headed = [n for run in runs for n in run if len(items[n].texts) > 1]
    if len(runs) < FEWEST or any(items[n].texts.keys() <= items[n].header.heads.keys() for n in headed):
        return {}  # an upper line of the header says what their cells are
    usual = Counter(map(len, runs)).most_common(1)[0][0]
    cells = {n: [(c, uncontinued(t) or t) for c, t in items[n].texts.items()] for run in runs for n in run}
    cut = _Cut([cell for run in runs for n in run[-usual:] for cell in cells[n]])
    told = {c for item in items if item.kind == "DATA" for c in item.header.columns("unit") if c in item.texts}
    parts = {n: cut.parts(mine, {*items[n].header.columns("unit")} - told) for n, mine in cells.items()}
    told = [n for run in runs if len(run) == usual for n in [n for n in run if len(parts[n]) > 1][:1]]
    if len(told) < FEWEST or len(told) * 2 <= len(runs):
        return {}
    slots = Counter(slot for n in told for slot in {part.slot for part in parts[n]})
    typical = {slot for slot, count in slots.items() if count * 2 > len(told)}
    heads = [
        [n for n in run if len(parts[n]) > 1 and len(typical & {p.slot for p in parts[n]}) * 2 > len(typical)]
        for run in runs
    ]
    lines = _placed({n: parts[n] for mine in heads for n in mine[-1:]})
    upper = [mine[-2:] for mine in heads if len(mine) > 1 and _names_total(items, parts[mine[-2]], mine[-1])]
    if len(upper) >= FEWEST and len(upper) * 2 > len(lines):  # the name stands above the unit
        lines = {n: [*parts[above], *map(_further, parts[n])] for above, n in upper}
    below = {n: run[run.index(n) + 1 :] for run in runs for n in run if n in lines}
    further = sum(any(part.slot[0] == "unit" for k in more for part in parts[k]) for more in below.values())
    roles = _roles(items, lines, own=further * 2 <= len(lines))
    rows = [row for n in lines for row in _rows(items, n)]
    said = [text for row in rows for c in row.header.columns("tenant", "lease") if (text := row.texts.get(c))]
    theirs = [text for text in said if role_of(text)[0] == "word"]
    own = len({*theirs}) >= len(lines) or len({*theirs}) * 2 > len(theirs)
    units = {text for row in rows if (text := row.text("unit")) is not None}
    if "name" not in roles.values() or (theirs and own) or len(units) > len(lines):
        return {}
    at = {
        role: next((c for c, count in _columns(lines, roles, role).items() if count * 2 > len(lines)), None)
        for role in ("unit", "name")
    }
    return {n: _debtor(mine, roles, at, items[n].texts) for n, mine in lines.items()}


def _columns(lines: Mapping[int, Sequence[Part]], roles: Mapping[Slot, Role], role: Role) -> Counter[int]:
    """How often each column of headings holds what has a role."""
    return Counter(part.column for mine in lines.values() for part in mine if roles.get(part.slot) == role)


def unstack(items: Sequence[Item]) -> dict[int, tuple[str, str | None, Place | None]]:
    """Whose the rows of blocks are that have what is said of a debtor below each other beside his invoices, his code
    first, as their totals say: ``101-BRASS``, ``Brass Thimble Alterations``, ``Oona Veitch``, ``555-0148``. The rows
    lose those texts."""
    blocks: list[list[int]] = []
    heads = {role for item in items[:1] for role in ("tenant", "lease") if item.header.columns(role)}
    whose = "tenant" if "tenant" in heads else "lease"  # ``Customer ID`` over ``Customer`` over ``Contact``
    for n, item in enumerate(items):
        if item.kind == "TOTAL" and item.scope and n and items[n - 1].kind == "DATA":
            rows = [*takewhile(lambda k: items[k].kind == "DATA", range(n - 1, -1, -1))][::-1]
            above = [items[k].text(whose) or "" for k in rows[:2]]
            blocks += [rows] if any(same_name(text, item.scope) for text in above) else []
    several = [rows for rows in blocks if len(rows) > 1]
    texts = [[items[n].text(whose) for n in rows[:2]] for rows in several]
    if len(several) < 2 or not all(code and name and code != name and is_code(code) for code, name in texts):
        return {}
    found: dict[int, tuple[str, str | None, Place | None]] = {}
    for rows in blocks:
        said = [(items[n].text(whose), items[n].place_of(whose)) for n in rows]
        code = said[0][0] or ""
        name, place = said[1] if len(said) > 1 and said[1][0] else said[0]
        found |= dict.fromkeys(rows, (name or code, code, place))
        for n in rows:
            items[n].texts = {c: t for c, t in items[n].texts.items() if c not in items[n].header.columns(whose)}
    for n, item in enumerate(items):  # one invoice: the name stands in a line below it, and in the total
        k = next((k for k in range(n - 1, -1, -1) if items[k].kind in ("DATA", "TOTAL")), None)
        code = items[k].text(whose) if k is not None and items[k].kind == "DATA" and k not in found else None
        if item.kind == "TOTAL" and item.scope and k is not None and code and is_code(code):
            found[k] = (item.scope, code, items[k].place_of(whose))
            items[k].texts = {c: t for c, t in items[k].texts.items() if c not in items[k].header.columns(whose)}
    return found


def _names_total(items: Sequence[Item], parts: Sequence[Part], n: int) -> bool:
    """Whether a part of a heading is what the total of the block below the last heading is called."""
    total = next((item.scope for item in items[n + 1 :] if item.kind in ("TOTAL", "HEADING")), None)
    return total is not None and any(same_name(part.text, total) for part in parts)


def _further(part: Part) -> Part:
    """A part of the second heading of a block, told apart from those of the first."""
    return part._replace(slot=(part.slot[0], part.slot[1] + 2 * AT))


def _placed(lines: dict[int, list[Part]]) -> dict[int, list[Part]]:
    """The parts of headings told apart by their places, where more of them are the same ones of nearly all headings
    than by their kinds: ``A | Ruiz, Anabel | L-10498`` below ``101 | Delgado, Marisol | L-10482``. A unit with a word
    for it stands in its place too where that makes it one of as many as others have: ``PAD 3`` below ``B-201``."""
    at: dict[int, Counter[Role]] = defaultdict(Counter)
    free = {n: [part for part in mine if part.slot[0] not in LABELLED] for n, mine in lines.items()}
    usual = Counter(map(len, free.values())).most_common(1)[0][0] if free else 0
    worded = [n for n, mine in lines.items() if any(part.slot[0] == "unit" for part in mine)]
    for n in worded if len(worded) * 2 < len(lines) else ():
        unit = [part for part in lines[n] if part in free[n] or part.slot[0] == "unit"]
        free[n] = unit if len(unit) == usual else free[n]
    for mine in free.values():
        for place, part in enumerate(mine):
            at[place][part.slot[0]] += 1
    kinds = {place: count.most_common(1)[0][0] for place, count in at.items()}
    found = {
        n: [
            part._replace(slot=(kinds[mine.index(part)], AT + mine.index(part))) if part in mine else part
            for part in lines[n]
        ]
        for n, mine in free.items()
    }
    return found if _shared(found) >= _shared(lines) else lines


def _shared(lines: Mapping[int, Sequence[Part]]) -> int:
    """How many parts of headings nearly all others have too."""
    slots = Counter(slot for mine in lines.values() for slot in {part.slot for part in mine})
    return sum(count for count in slots.values() if count * 10 > len(lines) * 8)


def _rows(items: Sequence[Item], n: int) -> list[Item]:
    """The rows of the block of a heading."""
    return list(takewhile(lambda item: item.kind == "DATA", items[n + 1 :]))


class _Cut:
    """Which parts the cells of headings have: as most cells of their column begin and end."""

    def __init__(self, cells: Sequence[tuple[int, str]]) -> None:
        count = Counter(column for column, _ in cells)
        firsts = [(column, _BARS.split(text)[0]) for column, text in cells]
        # A code alone has its name in the next column where the room between them parted the two.
        led = Counter(column for column, text in firsts if _LEAD.fullmatch(text) and not STREET.fullmatch(text))
        led.update(column for column, text in cells if re.fullmatch(_CODE, text))
        called = Counter(column for column, text in cells if _CALLED.search(text))
        self._led = {column for column in count if led[column] * 2 > count[column]}
        self._called = {column for column in count if called[column] * 2 > count[column]}
        begun = Counter(column for column, text in firsts if role_of(_DASH.split(text)[0])[0] == "unit")
        self._units = {column for column in count if begun[column] * 2 > count[column]}

    def parts(self, cells: Sequence[tuple[int, str]], units: Collection[int]) -> list[Part]:
        """The parts of a heading, in their order; a code in the column of the ``units`` is one."""
        found: list[Part] = []
        kinds: Counter[Role] = Counter()
        for column, text in cells:
            for piece in filter(None, _BARS.split(text.strip(" |•·*"))):
                halves = _halves(piece)
                whole = column in self._units and halves == (piece,) and role_of(piece)[0] != "unit"
                worded = _WORDED.fullmatch(_DASH.split(piece)[0]) if whole else None
                for half in _DASH.split(piece, maxsplit=1) if worded is not None else halves:
                    for part, led in self._cut(half, column):
                        lettered = column in self._led and _LETTER.fullmatch(part) is not None
                        role, value = ("code", part) if lettered else role_of(part)
                        if worded is not None and part == worded[0]:
                            role, value = "unit", worded[1]
                        if role == "coded" and column in self._led and not led and part != half:
                            role = "word"  # ``GameHarbor #0672`` behind ``D02``
                        if role in ("unit", "code") and part == text and column in units:
                            role, value = "unit", text
                        if value:
                            found.append(Part((role, kinds[role]), value, column, led))
                            kinds[role] += 1
        return found

    def _cut(self, text: str, column: int) -> list[tuple[str, bool]]:
        """``C110 T0001421 Blue Heron LLC (Suite 4)``: codes before a name, what stands in brackets behind it."""
        found, ends = list[tuple[str, bool]](), list[tuple[str, bool]]()
        if role_of(text)[0] in ("fact", "unit", "code"):
            return [(text, False)]
        while (said := _BRACKETS.search(text) or (column in self._called and _CALLED.search(text)) or None) is not None:
            if (several := _enclosed(said[1] or said[2])) and not text[said.end() :].strip(" ,-–"):
                ends += [(one, False) for one in several]
                text = text[: said.start()].strip()
                continue
            inside = role_of(said[1] or said[2])[0]
            if said[0] == text or not (inside in ("unit", "code", "coded") or _MNEMONIC.search(said[1] or said[2])):
                break  # ``Kettle & Loom (vacated 03/26)``
            if text[said.end() :].strip(" ,-–"):  # ``Mavis Pennock (t0026110) Unit A194 Current``
                behind = self._cut(text[said.end() :].strip(" ,-–"), column)
                return [*self._cut(text[: said.start()], column), (said[1] or said[2], False), *behind, *ends]
            ends.append((said[1] or said[2], False))
            text = text[: said.start()].strip()
        if (said := _CLOSED.fullmatch(text)) is not None and _is_sure(said[1].rpartition(" ")[2], said[1]):
            ends.append((said[2], False))
            text = said[1]
        while len(found) < MOST_CODES:
            led = _LED.fullmatch(text)
            led = led if led is not None and role_of(led[1])[0] in ("unit", "code") else None
            lead = led or (_LEAD.fullmatch(text) if column in self._led else None)
            if lead is None:
                break
            found.append((lead[1], True))
            text = lead[2]
        if (trail := _TRAIL.fullmatch(text)) is not None and role_of(trail[2])[0] in ("unit", "code"):
            ends.insert(0, (trail[2], False))
            text = trail[1].rstrip(" ,-–")
        return [*found, (text, False), *ends]


def _enclosed(inside: str) -> list[str]:
    """What stands in a bracket, part by part where the first is a labelled one: ``Res ID 331159, Current``."""
    parts = inside.split(", ")
    return parts if len(parts) > 1 and role_of(parts[0])[0] in ("unit", "code") else []


def _is_sure(last: str, text: str) -> bool:
    """Whether words before a bracket are, or end with, a unit: ``Unit SU21A (Past)``."""
    return any(map(str.isdigit, last)) and (
        role_of(text)[0] in ("unit", "code")
        or ((trail := _TRAIL.fullmatch(text)) is not None and role_of(trail[2])[0] == "unit")
    )


def _halves(text: str) -> tuple[str, ...]:
    """A text parted at a dash beside a code or a unit."""
    dash = _DASH.search(text) if role_of(text)[0] != "unit" else None  # ``Unit: OP-1``
    halves = (text[: dash.start()], text[dash.end() :]) if dash is not None else ()
    return halves if any(role_of(half)[0] in ("unit", "code") for half in halves) else (text,)


def role_of(text: str) -> tuple[Role, str]:
    """What a part of a heading is by its label or its shape, and what it says without the label."""
    text = text.strip(" -–—,|")
    text = text[1:-1] if text[:1] in "([" and text[-1:] in ")]" else text
    head, colon, rest = (part.strip() for part in text.partition(":"))
    said = None if colon else _LABELLED.fullmatch(text)
    if said is not None:
        head, rest = said[1], said[2]
    if (colon and rest) or said is not None:
        use = use_of(head, "AGED_RECEIVABLES")
        if use is None and said is not None and use_of(head.removesuffix("s"), "AGED_RECEIVABLES") == Use("unit"):
            use = Use("unit")  # ``Units 10-12``, let to one
        role: Role | None = _OF_USES.get(use.name, "fact") if use is not None else None
        if _ACCOUNT.fullmatch(head) is not None:
            role = "code" if is_code(rest) else "fact"
        if _BESIDE.fullmatch(head) is not None:
            role = "fact"
        if role == "name" and is_code(rest):
            role = "code"
        if role in ("unit", "code") or (role is not None and colon):
            return role, text if _KEPT.match(text) else rest
        if colon:
            return ("code", rest) if is_code(rest) and _NUMBER_OF.search(head) else ("fact", text)
    if _MONEY.fullmatch(text) or _PHONE.fullmatch(text) or find_dates(text):
        return "fact", text
    if re.fullmatch(_CODE, text):
        return "code", text
    word, _, rest = text.partition(" ")
    if rest and (use := use_of(word, "AGED_RECEIVABLES")) is not None and use.name == "status":
        return "status", rest.strip(". ")
    if said is not None and " " not in said[1]:
        return "coded", text
    return ("place" if STREET.fullmatch(text) else "word"), text


def _roles(items: Sequence[Item], lines: Mapping[int, Sequence[Part]], *, own: bool) -> dict[Slot, Role]:
    """What each part of the headings is, as most of them have it; ``own``: no line below most names the unit."""
    values: dict[Slot, list[str]] = defaultdict(list)
    of_total: Counter[Slot] = Counter()
    for n, mine in lines.items():
        total = next((item.scope for item in items[n + 1 :] if item.kind in ("TOTAL", "HEADING")), None)
        for part in mine:
            values[part.slot].append(part.text)
            of_total[part.slot] += total is not None and same_name(part.text, total)
    usual = [slot for slot in values if len(values[slot]) * 2 > len(lines)]
    varied = {slot for slot in usual if len({*values[slot]}) * 2 >= len(values[slot])}
    roles: dict[Slot, Role] = {}
    for kind in ("unit", "name"):
        roles |= dict.fromkeys(sorted(slot for slot in usual if slot[0] == kind)[:1], kind)
    words = [slot for slot in usual if slot[0] == "word"]
    names = [slot for slot in words if not _most(_MNEMONIC, values[slot])] or words
    named = [slot for slot in names if of_total[slot] * 2 > len(values[slot])]
    for slot in [slot for slot, role in roles.items() if role == "name"]:
        if named and of_total[named[0]] > of_total[slot]:
            del roles[slot]  # "Occupant: Ames Foods LLC", where totals say "Ames Grill"
    if "name" not in roles.values():
        roles |= dict.fromkeys((named or [slot for slot in names if slot in varied] or names)[:1], "name")
    codes = [slot for slot in usual if slot[0] == "code"]
    codes += [slot for slot in words if slot not in names and slot in varied]
    coded = [slot for slot in usual if slot[0] == "coded" and slot in varied]
    codes += [
        slot for slot in coded if _most(_NUMBER_OF, values[slot]) and len({t.split()[0] for t in values[slot]}) == 1
    ]
    if "unit" not in roles.values() and own:
        theirs = any(row.text("unit") is not None for n in lines for row in items[n + 1 : n + 2])
        places = [slot for slot in usual if slot[0] == "place"]
        places += [slot for slot in words if slot in varied and slot not in roles and _most(_NUMBERED, values[slot])]
        short = [slot for slot in codes if _most(_SHORT, values[slot])]
        if len(codes) > 1:
            short = short or sorted(codes, key=lambda slot: _length(values[slot]))
        elif theirs or places or ("unit", 0) in values or all(v[0] == "0" for slot in short for v in values[slot]):
            short = []  # ``0101 - Acme Widgets Inc``
        roles |= dict.fromkeys((short or [slot for slot in coded if slot not in codes] or places)[:1], "unit")
    roles |= dict.fromkeys([slot for slot in codes if slot not in roles][:1], "code")
    return roles


def _length(values: Sequence[str]) -> float:
    return sum(map(len, values)) / len(values)


def _most(form: re.Pattern[str], values: Sequence[str]) -> bool:
    return sum(form.search(value) is not None for value in values) * 2 > len(values)


def _debtor(
    parts: Sequence[Part], roles: Mapping[Slot, Role], at: Mapping[str, int | None], texts: Mapping[int, str]
) -> Debtor:
    """Whom a heading of some ``texts`` names; what stands in the column of the units of others is one: ``Kiosk``,
    ``No. 12``, and so is a whole cell there that would be the name beside words in that of names: ``First Floor Suite
    1``. ``at``: the columns in which most headings have units and names."""
    debtor, units = Debtor(), at["unit"]
    beside = [part for part in parts if part.column != units]
    called = any(roles.get(part.slot) == "name" for part in parts if part.column == units)
    word = next((part for part in beside if part.slot[0] == "word" and part.column == at["name"]), None)
    if units is not None and called and word is not None:
        debtor.said |= {"unit": (texts[units], units), "name": (word.text, word.column)}
        parts = beside
    named = {part.column for part in parts if roles.get(part.slot) == "name"}
    for part in parts:
        role = "status" if part.slot[0] == "status" else roles.get(part.slot)
        whole = role == "unit" and part.led and part.column not in named  # ``53/2 Harbour Row``
        text = " ".join(p.text for p in parts if p.column == part.column) if whole else part.text
        text = text.split()[-1] if role == "code" else text  # ``RES# 1012``
        if role is not None:
            debtor.said.setdefault(role, (text, part.column))
    for role, kinds in (("name", ("word", "coded")), ("unit", ("unit", "coded"))):
        others = [(p.text, p.column) for p in parts if p.slot not in roles and p.slot[0] in kinds]
        if others and (role == "name" or role not in roles.values()):
            debtor.said.setdefault(role, others[0])
    alone = [part for part in parts if part.column == units]
    if "unit" not in debtor.said and len(alone) == 1 and alone[0].slot not in roles:
        debtor.said.setdefault("unit", (alone[0].text, alone[0].column))
    return debtor
