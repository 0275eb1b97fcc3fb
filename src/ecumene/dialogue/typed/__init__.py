"""Typed answers: names, numbers and words become actions.

Everything that can be answered can be typed; unreadable input raises ``Misread`` with a reason.
"""

from ecumene.dialogue.typed.forms import Context, Form, Proposal, Waiting, form_for
from ecumene.dialogue.typed.moving import movement_form
from ecumene.dialogue.typed.reading import Reader
from ecumene.dialogue.typed.vocabulary import Vocabulary

__all__ = [
    "Context",
    "Form",
    "Proposal",
    "Reader",
    "Vocabulary",
    "Waiting",
    "form_for",
    "movement_form",
]
