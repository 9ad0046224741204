"""The review page in a real browser: places are lit where they stand, keys reach everything, nothing runs or leaves."""

from __future__ import annotations

import io
import json
import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openpyxl
import pytest
from clicking import documents, faults

import docextract
from docextract.cli import main
from docextract.review.data import review_data
from docextract.review.pictures import GREYS, LARGE, _packed

SHARED = Path(__file__).parents[2].parent / "shared"
BROWSER = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
AXE = Path(os.environ.get("DOCEXTRACT_AXE", Path(__file__).parents[2] / "build/axe/node_modules/axe-core/axe.min.js"))
MANY = os.environ.get("DOCEXTRACT_REVIEWED") == "all"
CLICKED = ["quickbooks_pnl.pdf", "handmade_office.xlsx", "PineHollow_MHC_lot_roll.pdf", "lender_cash_flow.xlsx"]
CLICKED_TOO = [
    "resman_residential.pdf", "yardi_lease_charges_sample.xlsx", "t12_resman.xlsx", "t12_wrapped_cells.pdf",
    "manager_package.pdf", "Osprey Point Marina slip roll 2025 season.pdf", "r15_mhp_lot_roll_tamarack_pines.xls",
    "wb_quickbooks_profit_loss_by_class.xlsx", "r04_appfolio_rent_roll-20251031.xlsx",
]  # fmt: skip
"""Documents every number of which is clicked always, and those that ``make review`` clicks too."""
HOSTILE = "<script>document.title='run'</script></script><img src=x onerror=document.title='run'>\u202egnp"


def workbook(name: str = "Vance", wrong: int = 0) -> bytes:
    book = openpyxl.Workbook()
    units = [[f"10{n}", f"{name} {n}", 700 + n, 1400 + n] for n in range(5)]
    rows = [
        ["Elm Court Apartments"], ["Rent Roll"], ["As of 03/31/2026"], [], ["Unit", "Resident", "SF", "Rent"], *units,
        ["Total", None, sum(u[2] for u in units), sum(u[3] for u in units) + wrong],
    ]  # fmt: skip
    for row in rows:
        book.active.append(row)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def paper(pages: int = 1, wrong: int = 0) -> bytes:
    canvas = pytest.importorskip("reportlab.pdfgen.canvas")
    out = io.BytesIO()
    draw = canvas.Canvas(out, pagesize=(612, 792), invariant=True)
    total = 0
    for page in range(pages):
        draw.setFont("Helvetica", 9)
        for n, text in enumerate(("Elm Court Apartments", "Rent Roll", "As of 03/31/2026")):
            draw.drawString(50, 750 - 14 * n, text)
        for x, text in zip((50, 110, 250, 330), ("Unit", "Resident", "SF", "Rent"), strict=True):
            draw.drawString(x, 690, text)
        for n in range(30):
            unit, rent = 100 * (page + 1) + n, 1400 + n
            total += rent
            for x, text in zip(
                (50, 110, 250, 330), (f"{unit}", f"Vance {unit}", f"{700 + n}", f"{rent}.00"), strict=True
            ):
                draw.drawString(x, 670 - 16 * n, text)
        if page == pages - 1:
            draw.drawString(50, 670 - 16 * 30, "Total")
            draw.drawString(330, 670 - 16 * 30, f"{total + wrong:.2f}")
        draw.showPage()
    draw.save()
    return out.getvalue()


def read(data: bytes, name: str = "roll") -> Any:
    return docextract.extract(data, asset_type="MULTIFAMILY", document_type="RENT_ROLL", file_name=name)


def embedded(html: str) -> dict[str, Any]:
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', html, re.DOTALL)
    assert found is not None
    return json.loads(found[1])  # type: ignore[no-any-return]


def test_the_page_asks_for_nothing_and_holds_texts_as_texts() -> None:
    html = read(workbook(HOSTILE), name=HOSTILE[:-4]).to_html()
    assert html is not None
    assert "<script>document.title" not in html
    assert "onerror=document" not in html.replace("\\u003cimg src=x onerror=document", "").replace(
        "&lt;img src=x onerror=document", ""
    )
    assert html.count("<script") == 2
    assert re.search(r"default-src 'none'; img-src data:; style-src 'sha256-[\w+/=]+'; script-src 'sha256-", html)
    assert not re.findall(r"(?:src|href)\s*=\s*[\"']?https?:", html)
    data = embedded(html)
    assert (
        HOSTILE.replace("\u202e", "\u202e")
        in data["rows"][0]["cells"][[c["id"] for c in data["columns"]].index("tenantName")][0]
    )


def test_every_number_has_its_place_and_the_sums_their_addends() -> None:
    x = read(paper())
    data = embedded(x.to_html() or "")
    rent = [column["id"] for column in data["columns"]].index("contractRent")
    for row in data["rows"]:
        text, state, places, value = row["cells"][rent]
        assert (state, len(places), text) == ("P", 1, f"{value:,.2f}")
        assert len(data["places"][places[0]]) == 5
    (total,) = [e for e in data["equations"] if e["h"] and len(e["t"]) == 31]
    assert {term[2] for term in total["t"]} >= {row["cells"][rent][2][0] for row in data["rows"]}
    assert (data["pages"][0]["n"], data["pages"][0]["w"]) == (1, 612.0)


def test_pages_of_text_lose_only_shades_and_photographs_stay_small() -> None:
    image = pytest.importorskip("PIL.Image")
    drawn = pytest.importorskip("PIL.ImageDraw")
    text = image.new("L", (1150, 1480), 255)
    for n in range(60):
        drawn.Draw(text).text((60, 20 + 24 * n), "101  Vance Holdings LLC  1,400.00  " * 4, fill=0)
    kept = image.open(io.BytesIO(_packed(text))).convert("L")
    assert max(abs(a - b) for a, b in zip(kept.tobytes(), text.tobytes(), strict=True)) <= 128 // (GREYS - 1)
    photograph = image.effect_noise((1150, 1480), 60)
    assert LARGE < len(_packed(photograph)) < len(photograph.tobytes()) // 2


def test_failed_checks_come_first() -> None:
    kinds = [issue["kind"] for issue in review_data(read(paper(wrong=90)))["issues"]]
    assert kinds[0] == "FAIL"
    assert kinds == sorted(kinds, key=["FAIL", "WARN", "DOUBT", "LINE", "COLUMN", "CHOICE", "NOTE"].index)


def test_an_answer_without_its_document_shows_its_rows() -> None:
    x = docextract.RentRoll.from_json(read(paper()).to_json() or "")
    data = embedded(x.to_html() or "")
    assert (data["pages"], data["sheets"], len(data["rows"])) == ([], [], 30)


def test_the_command_line_writes_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "roll.xlsx").write_bytes(workbook(wrong=9))
    page = tmp_path / "page.html"
    assert main(["review", str(tmp_path / "roll.xlsx"), "-o", str(page)]) == 0
    assert capsys.readouterr().out == f"{page}\n"
    assert embedded(page.read_text("utf-8"))["sheets"][0]["rows"][5] == ["100", "Vance 0", "700", "1400"]
    x = read(workbook())
    x.to_html(tmp_path / "own.html")
    assert (tmp_path / "own.html").read_text("utf-8") == x.to_html()


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    playwright = pytest.importorskip(
        "playwright.sync_api", reason="playwright is not installed: pip install playwright"
    )
    if BROWSER is None:
        pytest.skip("no Chromium is installed (Debian: apt-get install chromium)")
    with playwright.sync_playwright() as driver:
        made = driver.chromium.launch(executable_path=BROWSER, args=["--no-sandbox"])
        yield made
        made.close()


class Shown:
    """A page that is shown, with all that it asked for and complained of."""

    def __init__(self, browser: Any, html: str, folder: Path) -> None:
        path = folder / "review.html"
        path.write_text(html, "utf-8")
        self.asked: list[str] = []
        self.said: list[str] = []
        self.page = browser.new_page(viewport={"width": 1600, "height": 900})
        self.page.on("request", lambda request: self.asked.append(request.url))
        self.page.on("console", lambda message: self.said.append(message.text))
        self.page.on("pageerror", lambda error: self.said.append(str(error)))
        self.page.goto(path.as_uri())
        self.page.wait_for_selector("html[data-ready=yes]", state="attached")

    def quiet(self) -> bool:
        """Whether nothing but the file was asked for, and nothing complained of."""
        return self.said == [] and [u for u in self.asked if not u.startswith(("data:", "blob:"))] == self.asked[:1]


def test_a_number_that_is_chosen_is_lit_with_its_addends(browser: Any, tmp_path: Path) -> None:
    x = read(paper())
    shown = Shown(browser, x.to_html() or "", tmp_path)
    page = shown.page
    data = embedded(x.to_html() or "")
    rent = [column["id"] for column in data["columns"]].index("contractRent")
    for r in (0, 7, 29):
        page.locator("#table tbody tr").nth(r).locator("td").nth(rent).click()
        box = page.locator(".box.own").first.bounding_box()
        image = page.locator(".page").first.bounding_box()
        scale = image["width"] / 612
        want = data["places"][data["rows"][r]["cells"][rent][2][0]]
        assert abs((box["x"] - image["x"]) / scale - want[1]) < 3
        assert abs((box["y"] - image["y"]) / scale - want[2]) < 3
        assert page.locator(".box.add").count() == 30
        assert "holds" in page.locator("#told").inner_text()
    # And the other way: a click on the page finds the number.
    image = page.locator(".page").first
    image.scroll_into_view_if_needed()
    size = image.bounding_box()
    place = data["places"][data["rows"][3]["cells"][rent][2][0]]
    image.click(
        position={
            "x": (place[1] + place[3]) / 2 * size["width"] / 612,
            "y": (place[2] + place[4]) / 2 * size["width"] / 612,
        }
    )
    assert page.locator("#told p").first.inner_text() == "contractRent: 1,403.00"
    assert shown.quiet()


def test_keys_alone_reach_everything(browser: Any, tmp_path: Path) -> None:
    shown = Shown(browser, read(paper(wrong=90)).to_html() or "", tmp_path)
    page = shown.page
    page.keyboard.press("n")
    assert page.evaluate("document.activeElement.closest('li').className") == "FAIL"
    page.keyboard.press("Escape")
    page.locator("#answer").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    first = page.locator("#told p").first.inner_text()
    page.keyboard.press("ArrowDown")
    assert page.locator("#told p").first.inner_text() != first
    page.keyboard.press("/")
    page.keyboard.type("Vance 103")
    assert page.locator("#found").inner_text() == "1 of 30 rows"
    page.keyboard.press("Escape")
    page.locator("#search").fill("")
    page.locator("#filter").select_option("D")
    assert page.locator("#found").inner_text() == "0 of 30 rows"
    assert shown.quiet()


def test_what_is_corrected_there_is_downloaded_and_applies(browser: Any, tmp_path: Path) -> None:
    x = read(paper(wrong=90))
    shown = Shown(browser, x.to_html() or "", tmp_path)
    page = shown.page
    rent = [column["id"] for column in embedded(x.to_html() or "")["columns"]].index("contractRent")
    page.locator("#table tbody tr").nth(4).locator("td").nth(rent).click()
    page.keyboard.press("e")
    page.keyboard.type("1494.00")
    page.keyboard.press("Enter")
    with page.expect_download() as waiting:
        page.locator("#save").click()
    saved = Path(waiting.value.path()).read_text("utf-8")
    y = x.apply(saved)
    assert y.rows[4].contract_rent == 1494
    assert [w.type for w in y.warnings if w.type == "correctionUnfit"] == []
    assert len(y.failed_checks) < len(x.failed_checks)
    assert shown.quiet()


def test_what_a_column_is_can_be_said_there_and_applies(browser: Any, tmp_path: Path) -> None:
    x = read(workbook())
    shown = Shown(browser, x.to_html() or "", tmp_path)
    page = shown.page
    at = [column["id"] for column in embedded(x.to_html() or "")["columns"]].index("contractRent")
    page.locator("#table tbody tr").nth(1).locator("td").nth(at).click()
    page.keyboard.press("c")
    page.locator("#told select").select_option("deposit")
    page.locator("#told form button").click()
    with page.expect_download() as waiting:
        page.locator("#save").click()
    y = x.apply(Path(waiting.value.path()).read_text("utf-8"))
    assert (y.rows[1].deposit, y.rows[1].contract_rent) == (x.rows[1].contract_rent, None)
    assert [w.type for w in y.warnings if w.type == "correctionUnfit"] == []
    assert shown.quiet()


def test_the_page_knows_the_headers_that_a_correction_names() -> None:
    data = review_data(read(workbook()))
    assert data["headers"]["contractRent"]
    assert {"deposit", "contractRent", "tenantName"} <= set(data["fields"])


def test_hostile_texts_are_shown_and_nothing_runs(browser: Any, tmp_path: Path) -> None:
    shown = Shown(browser, read(workbook(HOSTILE), name=HOSTILE[:-4]).to_html() or "", tmp_path)
    shown.page.wait_for_timeout(200)
    assert shown.page.title() != "run"
    assert shown.page.locator("#table img, #document table img").count() == 0
    assert "<script>" in shown.page.locator("#table").inner_text()
    assert shown.quiet()


@pytest.mark.skipif(not SHARED.exists(), reason="the documents of ../shared are not here")
def test_a_long_roll_is_small_and_soon_there(browser: Any, tmp_path: Path) -> None:
    x = docextract.extract(SHARED / "corpus" / "mri_commercial.pdf", document_type="RENT_ROLL")
    html = x.to_html() or ""
    assert len(html) < 5_000_000
    shown = Shown(browser, html, tmp_path)
    assert shown.page.locator(".page").count() == 35
    assert shown.page.locator(".page img[src]").count() < 10
    assert shown.quiet()


@pytest.mark.skipif(not SHARED.exists(), reason="the documents of ../shared are not here")
@pytest.mark.parametrize("name", CLICKED + CLICKED_TOO if MANY else CLICKED)
def test_every_number_that_is_clicked_lights_its_digits_and_its_addends(
    browser: Any, tmp_path: Path, name: str
) -> None:
    path, kind = documents([SHARED / "corpus", SHARED / "blind"])[name]
    x = docextract.extract(path, asset_type="OTHER", document_type=kind)
    shown = Shown(browser, x.to_html() or "", tmp_path)
    clicked, wrong = faults(shown, path)
    assert wrong == []
    assert clicked >= 20
    assert shown.quiet()


def test_keys_reach_each_part_and_each_cell_of_the_page(browser: Any, tmp_path: Path) -> None:
    x = read(paper(wrong=90))
    shown = Shown(browser, x.to_html() or "", tmp_path)
    page = shown.page
    inside = "e => document.activeElement.closest(e) !== null"
    missing = {"#document", "#answer", "#side", "#filter", "#search", "#issues li:last-child"}
    for _ in range(40):
        page.keyboard.press("Tab")
        missing -= {part for part in missing if page.evaluate(inside, part)}
    assert missing == set()
    page.locator("#answer").focus()
    told = set()
    data = embedded(x.to_html() or "")
    page.keyboard.press("ArrowDown")
    for r in range(3):
        for c in range(len(data["columns"])):
            told.add(
                page.evaluate("[document.activeElement.parentElement.rowIndex, document.activeElement.cellIndex]+''")
            )
            if c + 1 < len(data["columns"]):
                page.keyboard.press("ArrowLeft" if r % 2 else "ArrowRight")
        page.keyboard.press("ArrowDown")
    assert told == {f"{r + 1},{c + 1}" for r in range(3) for c in range(len(data["columns"]))}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_place_that_is_lit_is_seen(browser: Any, tmp_path: Path, scheme: str) -> None:
    image = pytest.importorskip("PIL.Image")
    shown = Shown(browser, read(paper()).to_html() or "", tmp_path)
    page = shown.page
    page.emulate_media(color_scheme=scheme)
    page.wait_for_selector(".page img[src]")
    page.locator("#table tbody tr").nth(4).locator("td").last.click()
    box = page.locator(".box.own").first.bounding_box()
    lit = image.open(io.BytesIO(page.screenshot(clip=box))).convert("RGB")
    page.keyboard.press("Escape")
    plain = image.open(io.BytesIO(page.screenshot(clip=box))).convert("RGB")
    at = (lit.width // 2, 2)  # above the digits, inside of the box
    assert sum(abs(a - b) for a, b in zip(lit.getpixel(at), plain.getpixel(at), strict=True)) > 60
    assert max(lit.getpixel(at)) > 100


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not here: make review fetches it")
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("data", [paper(wrong=90), workbook(wrong=90)], ids=["pdf", "xlsx"])
def test_axe_finds_no_fault(browser: Any, tmp_path: Path, data: bytes, scheme: str) -> None:
    shown = Shown(browser, read(data).to_html() or "", tmp_path)
    shown.page.emulate_media(color_scheme=scheme)
    shown.page.locator("#table tbody td.number").first.click()
    shown.page.keyboard.press("e")
    shown.page.evaluate(AXE.read_text("utf-8"))
    found = shown.page.evaluate("axe.run({resultTypes: ['violations']})")["violations"]
    assert [(one["impact"], one["id"], one["nodes"][0]["html"]) for one in found] == []
