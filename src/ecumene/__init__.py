"""Ecumene: the board game Mega Civilization on a computer (unofficial).

The package is built in layers, each of which imports only from those before it: ``data`` (the facts
of the game), ``rules`` (the engine), ``bots`` (computer players), ``sim`` (many games of theirs),
``words`` (what people read, in their language), ``cases`` (rule cases as data), ``picture`` (the
board, drawn) and ``cli`` (the terminal). See docs/architecture.md.
"""
