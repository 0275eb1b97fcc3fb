"""Attacks on a running server, each beside honest players whose waiting is measured.

``python -m tools.attacks`` tries them all, one server after another; ``NAME`` tries some. An attack
is a module's function in ``tools.attacks.all``. It comes from its own address, has no more than any
stranger or fellow player has, and stops by itself.
"""
