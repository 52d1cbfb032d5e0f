"""The rules of Swedish Parliament 2014: the board, what may be done, and what comes of it. No words, no bots."""
