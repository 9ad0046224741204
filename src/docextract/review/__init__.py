"""An answer beside its document, as one HTML page that wants no network."""

from .page import review_html, write

__all__ = ["review_html", "write"]
