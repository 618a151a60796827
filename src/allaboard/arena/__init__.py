"""Many games: played fast, from deals that are made once."""
