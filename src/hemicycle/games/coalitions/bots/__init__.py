"""Players that know Coalitions."""
