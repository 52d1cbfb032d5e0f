"""The rules of Divide the Dollar. No words, no bots."""
