"""A game as a conversation: what is asked, what can be answered, what has happened.

Everything here is said in sentences (``sentence.py``), which ``Speaker`` turns into the reader's
language. Terminal, notebook and server get the same sentences from here.
"""

from ecumene.dialogue.digest import Chronicle, Passage, digest
from ecumene.dialogue.sentences.action_sentences import describe_action
from ecumene.dialogue.sentences.decision_sentences import describe_decision
from ecumene.dialogue.sentences.event_sentences import describe_event
from ecumene.dialogue.sentences.refusal_sentences import describe_refusal, reason
from ecumene.dialogue.sentences.sentence import Sentence, say
from ecumene.dialogue.sentences.speaker import Span, Speaker, player_names

__all__ = [
    "Chronicle",
    "Passage",
    "Sentence",
    "Span",
    "Speaker",
    "describe_action",
    "describe_decision",
    "describe_event",
    "describe_refusal",
    "digest",
    "player_names",
    "reason",
    "say",
]
