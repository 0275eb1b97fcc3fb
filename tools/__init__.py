"""Development tools: they make and tidy the files that the package contains."""
