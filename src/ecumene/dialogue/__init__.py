"""A game as a conversation: what is asked, what can be answered, what has happened.

Everything here is said in sentences (``sentence.py``), which ``Speaker`` turns into the reader's
language. Terminal, notebook and server get the same sentences from here.
"""

from ecumene.dialogue.actions import act
from ecumene.dialogue.decisions import put
from ecumene.dialogue.digest import Chronicle, Passage, digest
from ecumene.dialogue.events import tell
from ecumene.dialogue.refusals import explain, reason
from ecumene.dialogue.sentence import Sentence, say
from ecumene.dialogue.speaking import Span, Speaker, player_names

__all__ = [
    "Chronicle",
    "Passage",
    "Sentence",
    "Span",
    "Speaker",
    "act",
    "digest",
    "explain",
    "player_names",
    "put",
    "reason",
    "say",
    "tell",
]
