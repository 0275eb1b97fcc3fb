"""What happened since: as it happens, or at a later look.

``Chronicle`` keeps what a reader was not told yet and tells it phase by phase; ``digest`` tells a
stretch of any length in short. Both know no more than the events a seat has seen and its view.
"""

from ecumene.dialogue.digest.chronicle import Chronicle, Passage
from ecumene.dialogue.digest.summary import digest

__all__ = ["Chronicle", "Passage", "digest"]
