"""Seats of language models in games of the server (``ecumene.models``)."""
