"""A fixed loop of plain Python, by which figures of other benches become ratios. It measures no part of Hemicycle."""

from time import perf_counter

LOOPS = 1_000_000


def mix(loops: int) -> int:
    """Whole numbers, a list and a dictionary: what rules are made of."""
    table = list(range(64))
    seen: dict[int, int] = {}
    value = 1
    for step in range(loops):
        value = (value * 1_103_515_245 + table[step & 63]) & 0x7FFFFFFF
        table[value & 63] = step
        seen[value & 255] = value
    return value + len(seen)


def loops_per_second() -> float:
    """The best of three, each about a fifth of a second: what the machine can do, not what else it was doing."""
    return max(timed() for _ in range(3))


def timed() -> float:
    start = perf_counter()
    mix(LOOPS)
    return LOOPS / (perf_counter() - start)


if __name__ == "__main__":
    print(f"reference: {loops_per_second():,.0f} loops/s")
