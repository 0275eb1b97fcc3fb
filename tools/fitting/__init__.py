"""Fits and judges the chances of winning; ``make fit``."""
