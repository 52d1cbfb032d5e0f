"""Players that know Koalition."""
