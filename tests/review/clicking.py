"""Clicks every number of a review page in a browser, and says where what is lit is not what was read."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from decimal import Decimal
from pathlib import Path
from typing import Any

import pypdfium2

CLICK = """() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const answer = document.getElementById("answer");
  const body = document.querySelector("#table tbody");
  while (body.rows.length < data.rows.length) {
    const before = body.rows.length;
    answer.dispatchEvent(new Event("scroll"));
    answer.scrollTop = answer.scrollHeight;
    answer.dispatchEvent(new Event("scroll"));
    if (body.rows.length === before) break;
  }
  const termsAt = new Map();
  data.equations.forEach((equation, n) => equation.t.forEach((term) => {
    if (!termsAt.has(term[2])) termsAt.set(term[2], new Set());
    termsAt.get(term[2]).add(n);
  }));
  const sheets = new Map([...document.querySelectorAll("#document table")].map((t) => [t.caption.textContent, t]));
  const lit = (place, name) => {
    const [where, ...at] = data.places[place];
    if (at.length === 4) return document.querySelector(`.box.${name}[data-place="${place}"]`);
    const cell = sheets.get(where)?.tBodies[0].rows[at[0]]?.cells[at[1] + 1];
    return cell?.classList.contains(name) ? cell : null;
  };
  const found = [];
  data.rows.forEach((row, r) => row.cells.forEach((cell, c) => {
    if (!data.columns[c].number || !cell[1] || !cell[2].length) return;
    body.rows[r].cells[c + 1].click();
    const boxes = cell[2].map((place) => {
      const own = lit(place, "own");
      if (!own) return null;
      if (own.tagName !== "I") return own.textContent;
      const [a, b] = [own.getBoundingClientRect(), own.parentElement.getBoundingClientRect()];
      const page = data.pages[Number(own.parentElement.dataset.at)];
      const s = page.w / b.width;
      return [page.n, (a.left - b.left) * s, (a.top - b.top) * s, (a.right - b.left) * s, (a.bottom - b.top) * s];
    });
    const addends = new Set();
    cell[2].forEach((place) => (termsAt.get(place) || []).forEach((n) => data.equations[n].t.forEach((term) => {
      if (term[2] !== null && !cell[2].includes(term[2]) && data.places[term[2]].length !== 2) addends.add(term[2]);
    })));
    const dark = [...addends].filter((place) => !lit(place, "add")).map((place) => data.places[place]);
    const told = document.querySelector("#told p").textContent;
    const [text, , , value] = cell;
    found.push({ row: row.i, column: data.columns[c].id, value, text, boxes, dark, told, sums: addends.size });
  }));
  return found;
}"""


def numbers(text: str) -> list[Decimal]:
    """The numbers that stand in a text, as they are rounded there."""
    return [Decimal(n.replace(",", "")) for n in re.findall(r"\d[\d,]*\.?\d*|\.\d+", text)]


def says(value: Decimal, texts: Sequence[str]) -> bool:
    """Whether the texts show the value: its digits, what it is rounded to, or addends of it at several places."""
    wanted = re.sub(r"\D", "", f"{value.normalize():f}").strip("0")
    shown = [number for text in texts for number in numbers(text)]
    scale = 100 if any("%" in text for text in texts) else 1
    return (
        any(wanted in re.sub(r"\D", "", text) for text in texts)
        or any(abs(scale * abs(value) - n) <= Decimal(1).scaleb(int(n.as_tuple().exponent)) / 2 for n in shown)
        or value == sum(shown)
    )


def faults(shown: Any, document: Path) -> tuple[int, list[str]]:
    """How many numbers were clicked, and what was wrong of any of them."""
    clicked: Sequence[dict[str, Any]] = shown.page.evaluate(CLICK)
    pdf = pypdfium2.PdfDocument(document) if document.suffix == ".pdf" else None
    pages: dict[int, tuple[Any, float]] = {}
    wrong = []
    for one in clicked:
        where = f"row {one['row']} {one['column']} = {one['text']}"
        texts = []
        for box in one["boxes"]:
            if box is None:
                wrong.append(f"{where}: its place is not lit")
            elif pdf is None:
                texts.append(str(box))
            else:
                number, x0, top, x1, bottom = box
                if number not in pages:
                    page = pdf[number - 1]
                    pages[number] = page.get_textpage(), page.get_height()
                text, height = pages[number]
                texts.append(text.get_text_bounded(x0 - 1, height - bottom - 1, x1 + 1, height - top + 1))
        if texts and not says(Decimal(str(one["value"])), texts):
            wrong.append(f"{where}: the lit places say {texts}")
        if one["dark"]:
            wrong.append(f"{where}: {len(one['dark'])} of {one['sums']} addends are dark, first {one['dark'][0]}")
        if not one["told"].endswith(f": {one['text']}"):
            wrong.append(f"{where}: the page tells {one['told']!r}")
    if pdf is not None:
        pdf.close()
    return len(clicked), wrong


def documents(folders: Sequence[Path]) -> dict[str, tuple[Path, str]]:
    """The documents of folders with an index, by their names, with their types."""
    found = {}
    for folder in folders:
        for entry in json.loads((folder / "index.json").read_text("utf-8")):
            path = folder / entry["file"]
            path = path if path.exists() else folder / "documents" / entry["file"]
            found[entry["file"]] = path, entry["documentType"]
    return found
