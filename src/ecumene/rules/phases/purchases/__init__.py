"""Phase 12: advances are bought (P).

``phase`` has the phase itself, ``prices`` what advances cost, ``payment`` how to pay best.
"""
