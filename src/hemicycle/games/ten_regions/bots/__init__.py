"""Players that know Ten Regions."""
