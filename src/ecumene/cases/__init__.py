"""Rule cases: a position, answers and the expected outcome, written by people in TOML.

``read_cases(path)`` reads a file, ``run(case)`` plays a case and says where it differs. The format
is described in ``docs/cases.md``.
"""

from ecumene.cases.form import Answer, Case, Expected, Holding
from ecumene.cases.names import Parties
from ecumene.cases.reading import BadCase, read_cases
from ecumene.cases.running import Difference, Outcome, Step, run

__all__ = [
    "Answer",
    "BadCase",
    "Case",
    "Difference",
    "Expected",
    "Holding",
    "Outcome",
    "Parties",
    "Step",
    "read_cases",
    "run",
]
