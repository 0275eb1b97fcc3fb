"""Notices to people who are away from a game: web push, mail and webhooks.

``Sender`` sends one and returns the outcome. The package knows neither games nor storage, and
connects only where ``Policy`` allows.
"""
