"""Draw the board: from hexagonal cells to the shared, flowing lines of a TopoJSON file."""
