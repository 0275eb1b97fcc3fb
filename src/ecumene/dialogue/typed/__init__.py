"""Typed answers: names, numbers and words become actions.

Everything that can be answered can be typed; unreadable input raises ``Misread`` with a reason.
"""

from ecumene.dialogue.typed.typed_forms import Context, Form, Proposal, WaitingForm, form_for
from ecumene.dialogue.typed.typed_moves import movement_form
from ecumene.dialogue.typed.typed_values import Reader
from ecumene.dialogue.typed.vocabulary import Vocabulary

__all__ = [
    "Context",
    "Form",
    "Proposal",
    "Reader",
    "Vocabulary",
    "WaitingForm",
    "form_for",
    "movement_form",
]
