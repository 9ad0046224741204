"""What the paths of the service answer beyond keys and log: extractions with their ids, errors, health."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any, Literal

from pydantic import BaseModel, create_model

from .base import Field, Model
from .request import TaggingData


class ErrorBody(Model):
    """What went wrong: a sentence for people, and details for programs."""

    message: str
    details: dict[str, Any]


class ErrorAnswer(Model):
    """The one shape of errors."""

    status: Literal["error"]
    type: str
    error: ErrorBody


class HealthAnswer(Model):
    """All is well."""

    status: Literal["ok"]


class ResultError(Model):
    """The error of one data set among several."""

    type: str
    message: str
    details: dict[str, Any]


class FailedResult(Model):
    """A data set that failed, with the id of its log entry."""

    id: str
    tagging_data: TaggingData
    error: ResultError


def results_model(answers: list[type[Model]]) -> tuple[type[BaseModel], type[BaseModel]]:
    """The models of the two extraction answers, over the answers of the registered document types.

    Returns:
        The answer of a single extraction, and that of several.
    """
    from pydantic import RootModel

    logged: list[Any] = [create_model(f"Logged{a.__name__}", __base__=a, id=(str, ...)) for a in answers]
    one: Any = RootModel[reduce(or_, logged)]  # type: ignore[misc]
    results: Any = list[reduce(or_, [*logged, FailedResult])]  # type: ignore[misc]
    return (
        create_model("ExtractionAnswer", __base__=one),
        create_model("ResultsAnswer", __base__=Model, results=(results, Field())),
    )


__all__ = ["ErrorAnswer", "FailedResult", "HealthAnswer", "results_model"]
