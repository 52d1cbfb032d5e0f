"""Hemicycle plays coalition games: rules, bots, tables and tournaments. Here is its version, and nothing else."""

__version__ = "0.1.0"
