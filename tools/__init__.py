"""Tools of the workshop: they make and tidy the files that the package carries."""
