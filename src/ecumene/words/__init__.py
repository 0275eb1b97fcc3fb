"""What people read, in their language: messages, names and the rules.

``Messages("pl")("card-limit", limit=3)`` is a sentence, ``find("area", "ateny", "pl")`` finds
what somebody typed, and ``rulebook("pl").rule("M7")`` is a rule.
"""

from ecumene.words.alphabet import alphabetical, sort_key
from ecumene.words.fact_problems import describe
from ecumene.words.finding import Misread, find_id, names_of
from ecumene.words.fold import fold, fold_words, without_accents
from ecumene.words.language import choose_language, languages
from ecumene.words.messages import MessageError, Messages, Say
from ecumene.words.names import (
    WATER,
    Ambiguous,
    FoundName,
    Kind,
    NameEntry,
    Search,
    UnknownThing,
    find,
    is_called,
    kinds,
)
from ecumene.words.rulebook import Rule, Rulebook, Section, natural_order, rulebook

__all__ = [
    "WATER",
    "Ambiguous",
    "FoundName",
    "Kind",
    "MessageError",
    "Messages",
    "Misread",
    "NameEntry",
    "Rule",
    "Rulebook",
    "Say",
    "Search",
    "Section",
    "UnknownThing",
    "alphabetical",
    "choose_language",
    "describe",
    "find",
    "find_id",
    "fold",
    "fold_words",
    "is_called",
    "kinds",
    "languages",
    "names_of",
    "natural_order",
    "rulebook",
    "sort_key",
    "without_accents",
]
