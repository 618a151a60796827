"""Depot for learners: its factored decisions, and what is seen of them."""
