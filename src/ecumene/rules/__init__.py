"""The game itself: pure and deterministic, without I/O, clock or language.

- ``game.Game`` plays: ``pending`` says who is asked what, ``apply`` answers and returns what
  happened; ``play.Options`` is what is agreed before.
- ``view.view`` is what a seat may know of a game, ``events.seen_by`` what it may know of an event,
  ``seen.events_for`` what it has seen so far.
- ``record.save`` and ``record.replay`` are the saved game.
- ``border.to_names`` and ``border.from_names`` are the way to JSON and back.
- ``errors`` are the refusals.
"""
