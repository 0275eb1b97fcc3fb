"""What people can do on a server: accounts, lobbies, seats, and what is past."""
