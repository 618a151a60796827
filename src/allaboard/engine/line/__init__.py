"""What Bus and Metro share: board, shapes, the table of turns, sheets, objectives, the course of a game."""
