"""What happened since: as it happens, or at a later look.

``Chronicle`` collects what a reader was not told yet and tells it phase by phase; ``digest``
summarizes a stretch of any length. Both know only the events a seat has seen and its view.
"""

from ecumene.dialogue.digest.chronicle import Chronicle, Passage
from ecumene.dialogue.digest.stretch_summary import digest

__all__ = ["Chronicle", "Passage", "digest"]
