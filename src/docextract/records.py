"""Data classes whose making costs a third: most processes read few documents, and make all classes for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["record"]

if TYPE_CHECKING:
    from dataclasses import dataclass as record
else:
    import dataclasses
    from operator import attrgetter
    from reprlib import recursive_repr

    def record(cls=None, *, frozen=False, slots=True):
        """``dataclasses.dataclass`` with slots, whose comparing and showing is shared by all, not compiled for each.

        Args:
            frozen: it has a hash, and type checkers refuse to change it. Nothing does while a program runs, which also
                spares a call for each field of each record that is made.
        """
        if cls is None:
            return lambda cls: record(cls, frozen=frozen, slots=slots)
        own = {name for name in ("__eq__", "__hash__", "__repr__") if name in vars(cls)}
        made = dataclasses.dataclass(slots=slots, eq=False, repr=False)(cls)
        names = [field.name for field in dataclasses.fields(made) if field.compare]
        shared = {"__repr__": _shown, **_compared(attrgetter(*names), len(names), frozen)}
        for name, function in shared.items():
            if name not in own:
                setattr(made, name, function)
        return made

    @recursive_repr()
    def _shown(self):
        fields = (f"{f.name}={getattr(self, f.name)!r}" for f in dataclasses.fields(self) if f.repr)
        return f"{type(self).__qualname__}({', '.join(fields)})"

    def _compared(values, count, frozen):
        def same(self, other):
            return values(self) == values(other) if other.__class__ is self.__class__ else NotImplemented

        def hashed(self):
            return hash(values(self) if count > 1 else (values(self),))

        return {"__eq__": same, "__hash__": hashed if frozen else None}
