"""Bus: avoid traffic, stop at green lights, bring professionals to their offices."""
