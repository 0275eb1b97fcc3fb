"""Attacks on a running server, each beside honest players whose waiting is measured.

``python -m tools.attacks`` tries them all, one server after the other; ``NAME`` tries some. An
attack is a module's function in ``tools.attacks.all``. It comes from an address of its own, has no
more than what any stranger or fellow player has, and stops by itself.
"""
