"""Recognisers: a picture of one line of text to characters."""

from __future__ import annotations

import os
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import numpy as np

from docextract import PluginError

from .data import LANGUAGE, tessdata

Array = np.ndarray[Any, Any]


class Recognised(NamedTuple):
    """The text of a line and how sure the recogniser is, from 0 to 1."""

    text: str
    confidence: float


class Engine(Protocol):
    """A recogniser of lines."""

    name: str

    def read(self, lines: Sequence[Array]) -> list[Recognised]:
        """The text of each picture of one line, black on white."""
        ...


class Tesseract:
    """Tesseract through tesserocr, a line at a time."""

    name = "tesseract"

    def __init__(self, folder: Path) -> None:
        os.environ.setdefault("OMP_THREAD_LIMIT", "1")  # its threads wait for each other longer than they work
        import tesserocr

        self._api: Any = tesserocr.PyTessBaseAPI(
            path=f"{folder}/", lang=LANGUAGE, psm=tesserocr.PSM.SINGLE_LINE, oem=tesserocr.OEM.LSTM_ONLY
        )
        self._api.SetVariable("tessedit_char_blacklist", "‘’“”«»°|~{}")
        self._lock = threading.Lock()

    def read(self, lines: Sequence[Array]) -> list[Recognised]:
        with self._lock:
            return [self._one(np.ascontiguousarray(line)) for line in lines]

    def _one(self, line: Array) -> Recognised:
        height, width = line.shape
        self._api.SetImageBytes(line.tobytes(), width, height, 1, width)
        self._api.SetSourceResolution(300)
        text = self._api.GetUTF8Text().strip()
        return Recognised(" ".join(text.split()), self._api.MeanTextConf() / 100)


class Rapid:
    """RapidOCR's recogniser; its models come with it."""

    name = "rapidocr"

    def __init__(self) -> None:
        import logging

        from rapidocr import RapidOCR

        logging.getLogger("RapidOCR").setLevel(logging.ERROR)
        self._whole: Any = RapidOCR(params={"EngineConfig.onnxruntime.intra_op_num_threads": 1})
        self._lock = threading.Lock()

    def read(self, lines: Sequence[Array]) -> list[Recognised]:
        found = []
        with self._lock:
            for line in lines:
                answer = self._whole(np.stack([line] * 3, axis=-1), use_det=False, use_cls=False, use_rec=True)
                text, sure = (answer.txts[0], answer.scores[0]) if answer.txts else ("", 0.0)
                found.append(Recognised(" ".join(text.split()), float(sure)))
        return found


_engines: dict[str, Engine] = {}
_lock = threading.Lock()


def engine(name: str | None = None) -> Engine:
    """Tesseract where it is installed with its data, else RapidOCR; ``name`` asks for one of them.

    Raises:
        PluginError: it, or either, is not there.
    """
    wanted = name or os.environ.get("DOCEXTRACT_OCR_ENGINE") or None
    with _lock:
        folder = tessdata()
        if folder is not None and wanted in (None, Tesseract.name):
            try:
                if Tesseract.name not in _engines:
                    _engines[Tesseract.name] = Tesseract(folder)
                return _engines[Tesseract.name]
            except ImportError:
                pass
        if wanted in (None, Rapid.name):
            try:
                if Rapid.name not in _engines:
                    _engines[Rapid.name] = Rapid()
                return _engines[Rapid.name]
            except ImportError:
                pass
    raise PluginError(
        "docextract-ocr finds no recogniser: install docextract-ocr[tesseract] and Tesseract's English data, or "
        "docextract-ocr[rapid]. In a sandbox the reader reads them once it is granted what it needs.",
        plugin="docextract-ocr",
    )
