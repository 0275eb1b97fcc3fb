"""All attacks, by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tools.attacks import crowds, headers, reading, storing, strangers, thinking
from tools.attacks.nothing import nothing

if TYPE_CHECKING:
    from tools.attacks.frame import Attack

ATTACKS: Final[tuple[Attack, ...]] = (
    nothing,
    headers.headers_without_end,
    headers.one_endless_value,
    headers.endless_path,
    headers.trailers_without_end,
    headers.requests_without_answers,
    headers.slow_headers,
    headers.silent_connections,
    crowds.new_people,
    crowds.many_sockets,
    reading.many_records,
    reading.many_digests,
    reading.many_scores,
    reading.many_stories,
    reading.many_messages,
    reading.many_moments,
    reading.many_changes,
    reading.long_reads_together,
    reading.pings_without_reading,
    reading.sockets_without_reading,
    reading.sockets_that_read,
    storing.clock_bomb,
    storing.imports,
    storing.talk,
    strangers.flooded_strangers,
    strangers.coming_back,
    thinking.proposals,
)
"""In the order in which they are tried; the first is the baseline."""
