"""Known report layouts, as data: how to recognise each, what its words mean, what its totals cover.

A layout is a hint to the general machine, never a parser: without layouts the same documents are read by words,
positions and arithmetic alone.
"""

from .basis import NO_BASIS, Basis
from .layout import Header, Layout, Signature
from .loader import load_layouts
from .recognition import Fit, Recognition, Seen, recognise

__all__ = [
    "NO_BASIS",
    "Basis",
    "Fit",
    "Header",
    "Layout",
    "Recognition",
    "Seen",
    "Signature",
    "load_layouts",
    "recognise",
]
