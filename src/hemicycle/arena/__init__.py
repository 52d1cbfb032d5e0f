"""Bots against bots, many times and fairly. Nobody watches, and nothing here is about people."""
