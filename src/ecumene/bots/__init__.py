"""Computer players: they see what a person in their seat sees, and answer what it is asked.

So far there is the trivial player, who knows the rules and a few habits, and nothing else.
"""

from ecumene.bots.trivial import answer

__all__ = ["answer"]
