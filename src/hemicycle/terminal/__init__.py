"""A match at a terminal: plain text, one question at a time, for any game. Knows no rules, and moves no cursor."""
