"""Where the values of a row stand; made when first asked for, since few of very many places are ever looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, MutableMapping, Sequence
from typing import Any

from pydantic import GetCoreSchemaHandler
from pydantic_core import core_schema

from .place import Place

Find = Callable[[int], "Place | None"]


class Sources(MutableMapping[str, "list[Place]"]):
    """``{field: [place, …]}``. ``find(column)`` gives a place; ``columns`` are (field, column) pairs, of which those
    whose bit is set in ``mask`` were read."""

    __slots__ = ("_columns", "_find", "_made", "mask")

    def __init__(self, find: Find | None = None, columns: Sequence[tuple[str, int]] = (), mask: int = 0) -> None:
        self._find = find
        self._columns = columns
        self._made: dict[str, list[Place]] | None = None
        self.mask = mask

    def _all(self) -> dict[str, list[Place]]:
        made = self._made
        if made is None:
            made = self._made = {}
            if self._find is not None:
                for bit, (name, column) in enumerate(self._columns):
                    if self.mask >> bit & 1:
                        place = self._find(column)
                        if place is not None:
                            made[name] = [place]
            self._find = None
        return made

    def several(self, name: str) -> bool:
        """Whether a field was read from several places, asked without making them."""
        return self._made is not None and len(self._made.get(name, ())) > 1

    def __getitem__(self, name: str) -> list[Place]:
        return self._all()[name]

    def __setitem__(self, name: str, places: list[Place]) -> None:
        self._all()[name] = places

    def __delitem__(self, name: str) -> None:
        del self._all()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def __repr__(self) -> str:
        return repr(self._all())

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> core_schema.CoreSchema:
        plain = handler.generate_schema(dict[str, list[Place]])
        made = core_schema.no_info_after_validator_function(cls._of, plain)
        return core_schema.json_or_python_schema(
            json_schema=made,
            python_schema=core_schema.union_schema([core_schema.is_instance_schema(cls), made]),
            serialization=core_schema.plain_serializer_function_ser_schema(cls._all, return_schema=plain),
        )

    @classmethod
    def _of(cls, value: Any) -> Sources:
        if isinstance(value, cls):
            return value
        made = cls()
        made._made = dict(value)
        return made
