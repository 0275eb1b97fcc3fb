"""Sentences: what they are made of, and one for everything that can be said."""
