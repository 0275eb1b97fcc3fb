"""What trade cards and players mean to a reader, from the reader's view alone."""
