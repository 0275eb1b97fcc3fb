"""An independent referee: follows the events of a game and judges them by the rulebook alone.

It knows the facts (``ecumene.data``) and nothing of the engine. From a log, as ``docs/log.md``
describes it, it replays the pieces and the cards, and reports everything that breaks the rules.
``python -m tools.referee FILE...`` looks at saved games.
"""

from tools.referee.findings import Finding
from tools.referee.following import review

__all__ = ["Finding", "review"]
