"""Depot, the card game: cards, buses, boarding, profiles, the day."""
