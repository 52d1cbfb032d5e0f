"""Tables for people, bots and programs, over the network. No rule of any game is in here."""

from hemicycle.server.serve import CannotServe, serve

__all__ = ["CannotServe", "serve"]
