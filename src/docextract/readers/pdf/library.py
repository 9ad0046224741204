"""PDFium's functions, called with as little ceremony as ctypes allows.

``PyDLL`` neither releases the interpreter lock nor looks at ``errno``, and a function without ``argtypes`` converts
nothing: together a third of the cost of pypdfium2's own bindings. An address is made an :func:`argument` once, for all
the calls it goes into; a plain int would be cut to 32 bits. The functions that say so in ``argtypes`` take either.
"""

from __future__ import annotations

import ctypes
import importlib
import threading
from collections.abc import Callable
from ctypes import byref, c_double, c_float, c_int, c_uint, c_ulong, c_void_p
from typing import Any

import pypdfium2  # initialises the library, and closes it after the last document

_bindings: Any = importlib.import_module("pypdfium2_raw.bindings")

LOCK = threading.RLock()
"""PDFium is not thread-safe: every use of it, from opening to closing, holds this."""

_KEPT = 8 << 20
"""Bytes of free memory that the allocator keeps. glibc learns it from the largest block ever freed; before that it
hands the end of its heap back to the system after each page, and the next page pays for every piece of it again."""
bytes(_KEPT)

_dll = ctypes.PyDLL(_bindings._libs["pdfium"]._name)


def _function(name: str, result: Any = c_int, arguments: tuple[Any, ...] | None = None) -> Any:
    function = _dll[name]  # indexing makes a function object of our own, so its types bind nobody else
    function.restype = result
    if arguments is not None:
        function.argtypes = arguments
    return function


def _measure(name: str) -> Callable[[int, float], float]:
    """A function that answers in a float: FPDFFont_GetAscent and its like, in ems if asked for size 1."""
    function = _function(name, c_int, (c_void_p, c_float, c_void_p))
    answer = c_float()

    def measure(font: int, size: float) -> float:
        return answer.value if function(font, size, byref(answer)) else 0.0

    return measure


def glyph_width(font: int | None, character: int) -> float:
    """How far a character of a font goes forward, in ems; 0 where the font does not tell."""
    return _width.value if font and _glyph_width(font, character, 1.0, _width_ref) else 0.0


_width = c_float()
_width_ref = byref(_width)

PdfDocument = pypdfium2.PdfDocument
PdfiumError = pypdfium2.PdfiumError
PASSWORD_ERROR = _bindings.FPDF_ERR_PASSWORD
SECURITY_ERROR = _bindings.FPDF_ERR_SECURITY


Argument = Any
"""An address ready to be passed: what ctypes itself would make of it at every call."""

argument: Callable[[int | None], Argument] = c_void_p.from_param
"""Make an address an argument."""


TEXT, PATH, IMAGE, SHADING, FORM = 1, 2, 3, 4, 5
"""What FPDFPageObj_GetType answers."""

MOVE = 2
"""What FPDFPathSegment_GetType answers where a subpath begins."""

load_page = _function("FPDF_LoadPage", c_void_p)
close_page = _function("FPDF_ClosePage", None)
page_box = _function("FPDF_GetPageBoundingBox")
page_rotation = _function("FPDFPage_GetRotation")
load_text = _function("FPDFText_LoadPage", c_void_p)
close_text = _function("FPDFText_ClosePage", None)

count_characters = _function("FPDFText_CountChars")
get_text = _function("FPDFText_GetText")
get_unicode = _function("FPDFText_GetUnicode", c_uint)
is_generated = _function("FPDFText_IsGenerated")
loose_box = _function("FPDFText_GetLooseCharBox", None)  # only asked for characters that are there
tight_box = _function("FPDFText_GetCharBox")
origin = _function("FPDFText_GetCharOrigin")
text_object = _function("FPDFText_GetTextObject", c_void_p)
text_matrix = _function("FPDFText_GetMatrix")
font_size = _function("FPDFText_GetFontSize", c_double)

count_objects = _function("FPDFPage_CountObjects")
get_object = _function("FPDFPage_GetObject", c_void_p)
object_type = _function("FPDFPageObj_GetType")
object_bounds = _function("FPDFPageObj_GetBounds")
object_matrix = _function("FPDFPageObj_GetMatrix")
object_fill = _function("FPDFPageObj_GetFillColor")
object_stroke = _function("FPDFPageObj_GetStrokeColor")
stroke_width = _function("FPDFPageObj_GetStrokeWidth")
form_count = _function("FPDFFormObj_CountObjects", c_int, (c_void_p,))
form_object = _function("FPDFFormObj_GetObject", c_void_p, (c_void_p, c_ulong))
object_font = _function("FPDFTextObj_GetFont", c_void_p)
render_mode = _function("FPDFTextObj_GetTextRenderMode")
font_name = _function("FPDFFont_GetBaseFontName", ctypes.c_size_t, (c_void_p, c_void_p, ctypes.c_size_t))
font_flags = _function("FPDFFont_GetFlags", c_int, (c_void_p,))
font_weight = _function("FPDFFont_GetWeight", c_int, (c_void_p,))
_glyph_width = _function("FPDFFont_GetGlyphWidth", c_int, (c_void_p, c_uint, c_float, c_void_p))
font_ascent = _measure("FPDFFont_GetAscent")
font_descent = _measure("FPDFFont_GetDescent")
path_segments = _function("FPDFPath_CountSegments")
path_segment = _function("FPDFPath_GetPathSegment", c_void_p)
segment_point = _function("FPDFPathSegment_GetPoint")
segment_type = _function("FPDFPathSegment_GetType")
segment_closes = _function("FPDFPathSegment_GetClose")
draw_mode = _function("FPDFPath_GetDrawMode")
has_transparency = _function("FPDFPageObj_HasTransparency")
clip_path = _function("FPDFPageObj_GetClipPath", c_void_p)
clip_paths = _function("FPDFClipPath_CountPaths")
clip_segments = _function("FPDFClipPath_CountPathSegments")
clip_segment = _function("FPDFClipPath_GetPathSegment", c_void_p)
