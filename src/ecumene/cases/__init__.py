"""Rule cases: a position, answers and the expected outcome, written by people in TOML.

``read_cases(path)`` reads a file, ``run(case)`` plays a case and says where it differs. The format
is described in ``docs/cases.md``.
"""

from ecumene.cases.case_form import Case, CaseAnswer, CaseHolding, Expected
from ecumene.cases.case_reader import BadCase, read_cases, toml_document
from ecumene.cases.case_run import CaseOutcome, CaseStep, Difference, run
from ecumene.cases.party_names import Parties

__all__ = [
    "BadCase",
    "Case",
    "CaseAnswer",
    "CaseHolding",
    "CaseOutcome",
    "CaseStep",
    "Difference",
    "Expected",
    "Parties",
    "read_cases",
    "run",
    "toml_document",
]
