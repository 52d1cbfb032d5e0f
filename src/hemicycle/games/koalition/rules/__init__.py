"""The rules of Koalition: what lies on the table, what may be done, what comes of it. No words, no bots."""
