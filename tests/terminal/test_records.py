"""Records told again and verified, at the command line. What a record is, the core's own tests say."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hemicycle.terminal.opening import Asked
from hemicycle.terminal.saved import save
from tests.terminal.playing import played
from tests.terminal.typist import ROOT, run

GOLDEN = sorted(ROOT.glob("src/hemicycle/games/*/records/*.jsonl"))


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    play = played("ten-regions", Asked(seats=4, seed=2, options=("turns=1",)), "en")[0]
    path = tmp_path_factory.mktemp("records") / "match.jsonl"
    save(play, path)
    return path


@pytest.mark.parametrize("path", GOLDEN, ids=[path.name for path in GOLDEN])
def test_golden_records_are_right_and_are_told_again(path: Path, tmp_path: Path) -> None:
    assert run(tmp_path, "verify", str(path)).returncode == 0
    told = run(tmp_path, "replay", str(path), "--lang", "ru")
    assert told.returncode == 0
    assert "Как обстоят дела:" in told.stdout


def test_a_right_record_is_verified(record: Path, tmp_path: Path) -> None:
    said = run(tmp_path, "verify", str(record)).stdout.splitlines()
    assert said[0].startswith("This is a right record of Ten Regions: ")
    assert said[1:] == ["Every pick of chance follows from the seed that was committed to."]


def test_a_record_that_was_touched_is_refused(record: Path, tmp_path: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    move = json.loads(lines[1])
    move["do"]["cell"] = (move["do"]["cell"] + 1) % 9
    touched = tmp_path / "touched.jsonl"
    touched.write_text("\n".join([lines[0], json.dumps(move), *lines[2:]]), encoding="utf-8")
    for command in (["verify", str(touched)], ["replay", str(touched)], ["play", "--resume", str(touched)]):
        result = run(tmp_path, *command)
        assert result.returncode == 1
        assert result.stderr.startswith(
            f"hemicycle: {touched}: line 2: this line, or the order of the lines, was changed"
        )
        assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"[]", b"{}", b"hello\n", b'{"record":1}'])
def test_what_is_no_record_is_refused(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(content)
    result = run(tmp_path, "verify", "file")
    assert result.returncode == 1
    assert result.stderr.startswith("hemicycle: file: line 1: ")
    assert result.stderr.count("\n") == 1


def test_a_replay_tells_what_a_seat_saw_up_to_a_move(record: Path, tmp_path: Path) -> None:
    start = run(tmp_path, "replay", str(record), "--seat", "2", "--to", "4").stdout.splitlines()
    assert start[1] == "What Red Order saw, to move 4:" or start[1].startswith("What ")
    assert "How things stand:" in start
    whole = run(tmp_path, "replay", str(record)).stdout.splitlines()
    assert whole[1].startswith("What a bystander saw, to move ")
    assert len(whole) > len(start)
    nothing = run(tmp_path, "replay", str(record), "--to", "0").stdout.splitlines()
    assert nothing[1] == "What a bystander saw, to move 0:"


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (["--seat", "5"], "There is no seat 5; there are seats 1 to 4."),
        (["--seat", "0"], "There is no seat 0; there are seats 1 to 4."),
        (["--to", "-1"], "There is no move -1; there are "),
        (["--to", "999"], "There is no move 999; there are "),
    ],
)
def test_a_replay_of_what_is_not_there(given: list[str], sentence: str, record: Path, tmp_path: Path) -> None:
    result = run(tmp_path, "replay", str(record), *given)
    assert result.returncode == 2
    assert result.stderr.startswith(f"hemicycle: {sentence}")


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_what_an_editor_saved_is_read_or_named(record: Path, tmp_path: Path, encoding: str) -> None:
    saved, options = tmp_path / "saved.jsonl", tmp_path / "map.json"
    saved.write_bytes(record.read_text(encoding="utf-8").replace("\n", "\r\n").encode(encoding))
    options.write_bytes(b"\xef\xbb\xbf[3, 4, 5, 6]" if encoding == "utf-8-sig" else "[3]".encode(encoding))
    verified = run(tmp_path, "verify", str(saved))
    play = run(
        tmp_path,
        "play",
        "ten-regions",
        "--bots",
        "4",
        "--option",
        f"ideologies=@{options}",
        "--option",
        "turns=1",
    )
    if encoding == "utf-8-sig":
        assert (verified.returncode, play.returncode) == (0, 0), verified.stderr + play.stderr
    else:
        assert "UTF-16" in verified.stderr
        assert "UTF-16" in play.stderr
