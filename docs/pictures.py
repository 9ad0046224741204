"""Draw the pictures of the documentation: pages of invented rent rolls with the grid that was found on them.

python docs/pictures.py [FOLDER]    by default docs/pictures; wants reportlab, which writes the pages
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import docextract
from docextract.grids.draw import SCALE
from docextract.testing import write
from docextract.testing.dressing import GARMENTS

PICTURES = {
    "page.png": ("amsi.rentRoll", 1),
    "charges.png": ("yardi.rentRollWithLeaseCharges", 3),
}
"""The picture's name, and the family and seed of the document whose first page it shows."""
MARGIN = 24
"""Pixels of paper left around what is printed."""
GAP = 100
"""Points of blank paper from which what stands below, a footer, is left out."""


def draw(family: str, seed: int, path: Path) -> None:
    """Draw the first grid of a rent roll, cut to the table and what stands above it, in few colours."""
    from PIL import Image, ImageChops

    sample = write(family, seed=seed, format="pdf", without=[worn.name for worn in GARMENTS])
    roll = docextract.extract(sample.data, asset_type=sample.asset_type, document_type="RENT_ROLL")
    grid = roll.grids[0]
    with tempfile.TemporaryDirectory() as folder:
        whole = Path(folder) / "page.png"
        grid.draw(str(whole))
        picture = Image.open(whole).convert("RGB")
    boxes = sorted(cell.place.box[1::2] for cell in grid.cells() if cell.place is not None and cell.place.box)
    end = boxes[0][1]
    for top, bottom in boxes:
        if top > end + GAP:
            break
        end = max(end, bottom)
    above = picture.crop((0, 0, picture.width, min(picture.height, int(end * SCALE) + MARGIN)))
    printed = ImageChops.difference(above, Image.new("RGB", above.size, "white")).getbbox()
    assert printed is not None
    left, top, right, bottom = printed
    cut = max(0, left - MARGIN), max(0, top - MARGIN), min(above.width, right + MARGIN), bottom
    above.crop(cut).quantize(32).save(path, optimize=True)


def main() -> None:
    """Draw all of them."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    for name, (family, seed) in PICTURES.items():
        draw(family, seed, folder / name)


if __name__ == "__main__":
    main()
