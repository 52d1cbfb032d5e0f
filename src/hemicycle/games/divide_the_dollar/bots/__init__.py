"""A player that knows Divide the Dollar."""
