"""Work of many tables that waits for the same workers: who has had least of their time is next. None is done here."""

from __future__ import annotations

from collections import deque
from typing import Generic, TypeVar

Work = TypeVar("Work")


class Queues(Generic[Work]):
    """`used`: of each table that has work here, the seconds it has had. Who comes later starts level with the least."""

    def __init__(self) -> None:
        self.waiting: dict[str, deque[Work]] = {}
        self.used: dict[str, float] = {}
        self.level = 0.0

    def put(self, table: str, work: Work) -> None:
        self.used[table] = max(self.level, self.used.get(table, 0.0))
        self.waiting.setdefault(table, deque()).append(work)

    def take(self) -> tuple[str, Work] | None:
        if not self.waiting:
            return None
        table = min(self.waiting, key=self.used.__getitem__)
        self.level = self.used[table]
        work = self.waiting[table].popleft()
        if not self.waiting[table]:
            del self.waiting[table]
        return table, work

    def charge(self, table: str, seconds: float) -> None:
        """What a table has used; of who has nothing left to do and is not ahead, there is nothing to remember."""
        self.used[table] = self.used.get(table, self.level) + seconds
        self.used = {
            name: used for name, used in self.used.items() if name in self.waiting or used > self.level
        }
