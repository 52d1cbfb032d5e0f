"""When garbage is looked for. Reference counts free nearly everything at once; what is left are rings of objects, and
to look all that lives through for them, again and again, would stall every table.
"""

from __future__ import annotations

import gc


def settle() -> None:
    """What lives now is not looked through any more, until it is quiet."""
    gc.freeze()


def settle_at_start() -> None:
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 1_000)


def clean() -> None:
    """Everything is looked through, once: for when nobody is there to wait."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
