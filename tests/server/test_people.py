"""The key that signs is kept, whole and by its owner alone; what it signs is read, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from hemicycle.server.people import People, kept_secret


def test_the_key_is_made_once(tmp_path: Path) -> None:
    path = tmp_path / "secret.key"
    secret = kept_secret(path)
    assert len(secret) == 32
    assert path.stat().st_mode & 0o777 == 0o600
    assert kept_secret(path) == secret


@pytest.mark.parametrize("written", [b"", b"half"])
def test_a_key_that_was_not_written_whole_is_made_anew(tmp_path: Path, written: bytes) -> None:
    """With an empty key anybody could sign."""
    path = tmp_path / "secret.key"
    path.write_bytes(written)
    secret = kept_secret(path)
    assert len(secret) == 32
    assert kept_secret(path) == secret


def test_tokens_are_read_by_who_has_the_key() -> None:
    own, other = People(b"a" * 32), People(b"b" * 32)
    person = own.new("Ann")
    assert own.read(own.token(person)) == person
    assert other.read(own.token(person)) is None
