"""Hemicycle plays coalition games: rules, bots, tables and tournaments. This module holds the version, and nothing else."""

__version__ = "0.1.0"
