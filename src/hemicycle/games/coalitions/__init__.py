"""Coalitions, a bargaining game for 3 to 20: seats by lot, form a majority, divide the prize."""
