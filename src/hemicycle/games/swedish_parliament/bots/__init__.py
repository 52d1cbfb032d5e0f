"""Players that know Swedish Parliament 2014."""
