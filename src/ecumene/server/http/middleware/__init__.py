"""What every request passes before a handler sees it."""
