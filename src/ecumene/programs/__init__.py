"""Computer players that are programs of their own, in any language.

A program reads one JSON object per line (``program_messages.py``) and writes its answers likewise.
It knows what a person in its seat would know, and whatever it does, the game goes on.
"""
