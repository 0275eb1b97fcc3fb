"""Many games played by computer players on all cores, counted, and compared with people's."""
