"""Questions: everything needed to put a decision and to take the answer."""
