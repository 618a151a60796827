"""Players of Depot that think ahead: a learned value, whole turns in the head, and imagined hands."""
