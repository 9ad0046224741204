"""How large the review page of a long roll is, and how soon and how smoothly Chromium shows it.

python benchmarks/reviewing.py --pages 750
python benchmarks/reviewing.py ../shared/corpus/mri_commercial.pdf
"""

from __future__ import annotations

import argparse
import io
import random
import shutil
import sys
import tempfile
import time
from pathlib import Path

import docextract

SCROLL = """async () => {
  const section = document.getElementById("document"), gaps = [];
  for (let n = 0, last = performance.now(); n < 400; n += 1) {
    section.scrollTop += 200;
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    gaps.push(now - last);
    last = now;
  }
  gaps.sort((a, b) => a - b);
  return [gaps[200], gaps[380], gaps[399]];
}"""
LAST = """async () => {
  const start = performance.now(), section = document.getElementById("document");
  section.scrollTop = section.scrollHeight;
  const image = [...document.querySelectorAll(".page img")].at(-1);
  while (!image.src || !image.complete) await new Promise(requestAnimationFrame);
  return performance.now() - start;
}"""
HEADERS = ("Unit", "Tenant", "Sq Ft", "Lease From", "Lease To", "Monthly Rent", "Annual Rent", "Deposit")
ACROSS = (40, 110, 270, 330, 400, 470, 540, 640)


def roll(pages: int) -> bytes:
    """A commercial roll of 36 tenants a page, always the same, with its totals at the end."""
    from reportlab.pdfgen import canvas

    chance, out, total = random.Random(7), io.BytesIO(), 0
    draw = canvas.Canvas(out, pagesize=(792, 612), invariant=True)
    for page in range(pages):
        draw.setFont("Helvetica", 8)
        for n, text in enumerate(("Elm Court Towers", "Rent Roll", "As of 03/31/2026")):
            draw.drawString(40, 585 - 11 * n, text)
        lines = [HEADERS]
        for n in range(36):
            rent, area = chance.randrange(900, 9000), chance.randrange(500, 5000)
            total += rent
            days = f"0{n % 9 + 1}/01/2022", f"0{n % 9 + 1}/28/2029"
            money = f"{rent:,}.00", f"{12 * rent:,}.00", f"{rent:,}.00"
            lines.append((f"{page + 1}-{n + 100}", f"Tenant {page} {n} LLC", f"{area:,}", *days, *money))
        if page == pages - 1:
            lines.append(("Total", "", "", "", "", f"{total:,}.00", f"{12 * total:,}.00", f"{total:,}.00"))
        for n, line in enumerate(lines):
            for x, text in zip(ACROSS, line, strict=True):
                draw.drawString(x, 540 - 13 * n, text)
        draw.showPage()
    draw.save()
    return out.getvalue()


def main() -> int:
    """Print the size and the times."""
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", nargs="?", type=Path, help="a roll; without it one is made")
    parser.add_argument("--pages", type=int, default=35)
    parser.add_argument("--browser", default=shutil.which("chromium"), help="the program of Chromium")
    arguments = parser.parse_args()
    data = arguments.file.read_bytes() if arguments.file else roll(arguments.pages)
    x = docextract.extract(data, asset_type="OFFICE", document_type="RENT_ROLL")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        path = Path(folder) / "review.html"
        start = time.process_time()
        x.to_html(path)
        print(f"{len(x.rows)} rows; {path.stat().st_size / 1e6:.1f} MB in {time.process_time() - start:.1f} s")
        browser = driver.chromium.launch(executable_path=arguments.browser, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1600, "height": 900})
        page.goto("about:blank")
        start = time.perf_counter()
        page.goto(path.as_uri())
        page.wait_for_selector("html[data-ready=yes] .page img[src]")
        print(f"usable after {time.perf_counter() - start:.2f} s, {page.locator('.page img[src]').count()} pages drawn")
        middle, most, worst = page.evaluate(SCROLL)
        print(f"a frame while scrolling: {middle:.0f} ms in the middle, {most:.0f} of 95 in 100, at most {worst:.0f}")
        print(f"the last page is there after {page.evaluate(LAST):.0f} ms")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
