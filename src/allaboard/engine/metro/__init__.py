"""Metro: share roads, pay with entrances, bring flirts to a restaurant."""
