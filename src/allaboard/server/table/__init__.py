"""The table as a pure function of its journal: no input or output, no clock, no randomness."""
