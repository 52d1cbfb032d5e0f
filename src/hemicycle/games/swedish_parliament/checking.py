"""Checks a set of components as it comes from a file; what it means is for `reading`."""

from __future__ import annotations


def check(data: object) -> None:
    """BadOption names the entry that cannot be."""
