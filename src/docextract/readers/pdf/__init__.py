"""The PDF readers: :mod:`.pdfium` (the fast one), :mod:`.plumber` (the second opinion), :mod:`.structure` (pypdf).

Nothing here imports a PDF library by itself; each reader does, at its first use.
"""
