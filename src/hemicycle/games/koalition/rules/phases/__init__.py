"""What a match of Koalition waits for: chance, a leader, politicians and action cards, camps, talks."""
