"""What a caller can ask for: the registered asset and document types."""

from __future__ import annotations

from dataclasses import dataclass

from .registry import Registry, default_registry


@dataclass(frozen=True, slots=True)
class TypeInfo:
    """One type: the value to send, its title, and other spellings that are understood."""

    value: str
    title: str
    aliases: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DocumentTypeInfo(TypeInfo):
    """A document type; ``period_required`` says whether the paths of the service want a period with it."""

    period_required: bool = False


def asset_types(registry: Registry | None = None) -> list[TypeInfo]:
    """The asset types that are registered, plugins included."""
    declared = (registry or default_registry()).asset_types.values()
    return [TypeInfo(d.value, d.title, d.aliases) for d in declared]


def document_types(registry: Registry | None = None) -> list[DocumentTypeInfo]:
    """The document types that can be extracted, plugins included."""
    declared = (registry or default_registry()).document_types.values()
    return [DocumentTypeInfo(d.value, d.title, d.aliases, d.period_required) for d in declared]
