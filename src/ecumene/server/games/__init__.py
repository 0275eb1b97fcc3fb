"""The games of a server: in memory, in the store, and how each of them goes on."""
