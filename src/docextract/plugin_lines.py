"""The line of a plugin at which it broke."""

from __future__ import annotations

from pathlib import Path

_OWN = Path(__file__).parent


def where_in(error: BaseException, code: object = None) -> str:
    """``", at docextract_acme/__init__.py line 12"``: the last line outside docextract that an error went through.

    Nothing where it went through none, as errors of built-in code do.
    """
    step, found = error.__traceback__, ""
    module = code.partition(":")[0] if isinstance(code, str) else getattr(code, "__module__", "")
    while step is not None:
        name = step.tb_frame.f_globals.get("__name__", "")
        path = Path(step.tb_frame.f_code.co_filename)
        if name == module or (not module and not path.is_relative_to(_OWN)):
            found = f", at {path.parent.name}/{path.name} line {step.tb_lineno}"
        step = step.tb_next
    return found
