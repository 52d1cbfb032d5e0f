"""The server under load: one process on one core, six viewers a room, from the other core. It judges no rules.

Every move is a campaign of Ten Regions handed in, told to the five seats and a bystander once it is durable.
A seat hands in again and again until the fifth has too; then the votes are counted and the next turn begins.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from statistics import quantiles
from subprocess import DEVNULL, Popen
from tempfile import TemporaryDirectory
from time import perf_counter

import uvloop

from bench.load import Slot, Table, Viewer, connect, opened_table
from bench.reference import loops_per_second
from tests.serving import free_port

ROOMS, SPARE = 50, 4  # tables a room goes on at when a match is over
IDLE = 2000  # connections
SECONDS = 6.0
STEADY = 400  # moves a second, open loop
COMPILED = Path(__file__).parent.parent / ".venv-compiled/bin/python"
SERVE = """
import sys
from pathlib import Path
from hemicycle.server import serve
serve("127.0.0.1", int(sys.argv[1]), Path(sys.argv[2]), False)
"""


def main() -> None:
    python = str(COMPILED) if COMPILED.exists() else sys.executable
    python = os.environ.get("HEMICYCLE_PYTHON", python)
    reference = loops_per_second()
    print(f"reference loop {reference:,.0f}/s; server by {python}")
    with TemporaryDirectory(prefix="hemicycle-bench-", dir=os.environ.get("HEMICYCLE_BENCH_DATA")) as folder:
        port = free_port()
        server = Popen([python, "-c", SERVE, str(port), folder], stdout=DEVNULL)
        try:
            pin(server.pid, 0)
            pin(os.getpid(), 1)
            uvloop.run(measure(port, server.pid, reference))
        finally:
            server.terminate()
            server.wait()


def pin(process: int, core: int) -> None:
    cores = sorted(os.sched_getaffinity(0)) if process else [0]
    everything = range(os.cpu_count() or 1)
    os.sched_setaffinity(process, {core if core in everything else cores[0]})


async def measure(port: int, server: int, reference: float) -> None:
    await answering(port)
    slots = [Slot([await opened_table(port) for _ in range(SPARE)]) for _ in range(ROOMS)]
    start = perf_counter()
    await idle_memory(port, server, slots)
    for slot in slots:
        await slot.join(port)
    await closed_loop(slots, server, reference)
    await open_loop(slots)
    print(f"all in {perf_counter() - start:.0f} s")


async def answering(port: int) -> None:
    for _ in range(200):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return


async def closed_loop(slots: list[Slot], server: int, reference: float) -> None:
    """Each of four seats in each room sends its next move when the last was acknowledged."""
    for slot in slots:
        slot.closed = True
        slot.go_on()
    await asyncio.sleep(1)
    before, used, start = sum(slot.moves for slot in slots), busy(server), perf_counter()
    await asyncio.sleep(SECONDS)
    used = busy(server) - used
    moves, seconds = sum(slot.moves for slot in slots) - before, perf_counter() - start
    print(
        f"  the server had {used / seconds:.0%} of its core: {moves / used:,.0f} moves a second of its time"
    )
    for slot in slots:
        slot.closed = False
    await asyncio.sleep(1)
    rate = moves / seconds
    print(f"closed loop: {rate:,.0f} moves/s, each told to six ({rate / reference:.5f} of a reference loop)")
    print(
        f"  refused {sum(slot.refused for slot in slots)}, matches finished {sum(slot.finished for slot in slots)}"
    )


async def open_loop(slots: list[Slot]) -> None:
    """So many moves a second whatever happens; how long until the last of six viewers has been told."""
    start = perf_counter()
    for number in range(int(STEADY * SECONDS)):
        due = start + number / STEADY
        if (wait := due - perf_counter()) > 0:
            await asyncio.sleep(wait)
        slots[number % ROOMS].move_now(due)
    await asyncio.sleep(1)
    times = sorted(time * 1000 for slot in slots for time in slot.latencies)
    cuts = quantiles(times, n=1000)
    print(
        f"open loop at {STEADY} moves/s, send to last viewer: p50 {cuts[499]:.1f} ms, p99 {cuts[989]:.1f} ms,"
        f" p99.9 {cuts[998]:.1f} ms ({len(times)} moves)"
    )


async def idle_memory(port: int, server: int, slots: list[Slot]) -> None:
    tables: list[Table] = [table for slot in slots for table in slot.tables]
    warm = [await connect(port, Viewer(), table, "") for table in tables]
    await asyncio.sleep(0.5)
    before = resident(server)
    viewers = [await connect(port, Viewer(), tables[number % len(tables)], "") for number in range(IDLE)]
    await asyncio.sleep(1)
    each = (resident(server) - before) / IDLE / 1000
    print(f"idle connections: {each:.1f} kB each over {IDLE:,}; the server before: {before / 1e6:.0f} MB")
    for viewer in [*warm, *viewers]:
        viewer.close()
    await asyncio.sleep(1)


def busy(process: int) -> float:
    """Seconds of processor time, so that a machine shared with others does not blur the figure."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(process: int) -> int:
    """Bytes of memory."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


if __name__ == "__main__":
    main()
