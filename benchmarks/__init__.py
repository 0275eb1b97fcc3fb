"""Measuring speed. Numbers are printed, never asserted: machines are noisy."""
