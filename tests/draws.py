"""What Hypothesis draws: the same in every run and on every machine, until other draws are asked for.

The profile ``docextract`` is that of the tests. What a test draws with it follows from the test and from the version of
Hypothesis: not from the environment (where ``CI`` is set, Hypothesis would take another profile by itself), nor from
what an earlier run has found, from how busy the machine is, or from which tests run beside it.
The profile ``explore`` draws by the seed of ``--hypothesis-seed``, and more: ``make explore``.
"""

from __future__ import annotations

from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers


def register() -> None:
    """Make both profiles known, and take the first."""
    same = settings(
        settings.get_profile("default"),
        derandomize=True,
        database=None,
        max_examples=30,
        deadline=None,  # on a busy machine any example may take long
        suppress_health_check=[HealthCheck.too_slow],
        print_blob=True,
    )
    settings.register_profile("docextract", same)
    settings.register_profile("explore", same, derandomize=False, max_examples=200)
    settings.load_profile("docextract")
    # One draw in twenty is of the constants of the modules that are loaded: which are, is for the tests to say that ran
    # before, and whether they count, for the name of the folder that the checkout is in.
    nothing = type(providers._local_constants)
    providers._get_local_constants = lambda: nothing()  # type: ignore[assignment]
