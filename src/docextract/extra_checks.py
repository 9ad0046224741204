"""The checks that stand on their own, run after the extractor's; and the order of all of them."""

from __future__ import annotations

from .context import DataSet, ExtractionContext
from .declarations import Check, resolve
from .models.findings import CheckResult, Note
from .plugin_lines import where_in


def run_checks(data: DataSet, context: ExtractionContext) -> tuple[list[CheckResult], list[Note]]:
    """All check results by id, then in the order they were given; and warnings about checks that broke.

    A check that gives no answer does not apply, and is SKIPPED. A check never fails an extraction: one that raises
    is SKIPPED, and a warning ``checkBroken`` names its plugin.
    """
    results = list(data.checks)
    notes: list[Note] = []
    for check in context.registry.checks_for(context.tagging.document_type):
        if check.run is None:
            continue
        try:
            results += _answers(check, data, context)
        except MemoryError:
            raise
        except Exception as error:
            owner = context.registry.checks.owner(check.check_id)
            told = f"{type(error).__name__}: {error}{where_in(error, check.run)}"
            why = f"the check {check.check_id} of plugin {owner.name!r} broke ({told})"
            results.append(CheckResult(check_id=check.check_id, title=check.title, status="SKIPPED", message=why))
            notes.append(Note(type="checkBroken", message=why))
    return sorted(results, key=lambda result: result.check_id), notes


def _answers(check: Check, data: DataSet, context: ExtractionContext) -> list[CheckResult]:
    assert check.run is not None
    answers = list(resolve(check.run)(data, context) or ())
    if not answers:
        answers = [CheckResult(check_id="", title="", status="SKIPPED", message="nothing here that it asks about")]
    for number, answer in enumerate(answers):
        if not answer.check_id or not answer.title:
            named = {"check_id": answer.check_id or check.check_id, "title": answer.title or check.title}
            answers[number] = answer = answer.model_copy(update=named)
        if answer.check_id != check.check_id:
            raise ValueError(f"it answered as {answer.check_id!r}")
    return answers
