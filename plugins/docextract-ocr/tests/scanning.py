"""Scans of the writers' documents: pictures of their pages in a PDF without text."""

from __future__ import annotations

import io

import cv2
import numpy as np
import pypdfium2
from PIL import Image


def scan(data: bytes, dpi: int = 200, *, turned: float = 0.0, grain: float = 0.0, quarter: int = 0) -> bytes:
    """The pages of a PDF as pictures.

    Args:
        turned: degrees by which they lie askew, counter-clockwise.
        grain: the standard deviation of noise, of 255.
        quarter: quarter turns counter-clockwise.
    """
    pictures: list[Image.Image] = []
    noise = np.random.default_rng(7)
    for page in pypdfium2.PdfDocument(data):
        grey = np.ascontiguousarray(page.render(scale=dpi / 72, grayscale=True).to_numpy().squeeze())
        if turned:
            height, width = grey.shape
            matrix = cv2.getRotationMatrix2D((width / 2, height / 2), turned, 1.0)
            grey = cv2.warpAffine(grey, matrix, (width, height), flags=cv2.INTER_CUBIC, borderValue=255)
        if grain:
            grey = np.clip(grey + noise.normal(0, grain, grey.shape), 0, 255).astype(np.uint8)
        if quarter:
            grey = np.ascontiguousarray(np.rot90(grey, quarter))
        pictures.append(Image.fromarray(grey))
    out = io.BytesIO()
    pictures[0].save(out, "PDF", resolution=dpi, save_all=True, append_images=pictures[1:])
    return out.getvalue()
