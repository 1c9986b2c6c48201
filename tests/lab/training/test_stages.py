"""The networks that come with the program can be trained again, by one command."""

import json
from pathlib import Path

import pytest

from evolution_qt.ai.network import Network
from lab.training import stages
from lab.training.run import NETWORK, TrainingSettings

ROOT = Path(__file__).parents[3]
SHIPPED = sorted((ROOT / "resources" / "networks").glob("*.json"))
TOLD = ("game", "players", "games", "hidden", "seed", "batch", "kept", "studies", "size", "league", "experts")


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_every_network_has_the_stage_that_it_says_it_comes_from(path):
    by_name = {stage.name: stage for stage in stages.STAGES}
    stage = by_name[path.stem]
    network = Network.read(path.read_bytes())

    said = {"league": 0, "experts": 0, "closing": 0} | network.provenance["settings"]
    assert stage.is_shipped
    assert {name: getattr(stage.settings, name) for name in (*TOLD, "closing")} == {
        name: said[name] for name in (*TOLD, "closing")
    }
    assert stage.settings.games == network.provenance["games"]
    if stage.start:
        before = by_name[stage.start].settings
        start = network.provenance["start"]
        assert (before.game, [before.players], before.games) == (
            start["game"],
            start["players"],
            start["games"],
        )
    else:
        assert "start" not in network.provenance


def test_every_stage_serves_a_network():
    names = [stage.name for stage in stages.STAGES]

    assert sorted(stage.name for stage in stages.STAGES if stage.is_shipped) == [
        path.stem for path in SHIPPED
    ]
    for at, stage in enumerate(stages.STAGES):
        assert not stage.start or stage.start in names[:at]
        assert stage.is_shipped or any(stage.name == one.start for one in stages.STAGES)
    assert ["evolution-de-4-alone", "evolution-de-4"] == [
        stage.name for stage in stages.wanted("evolution-de-4")
    ]
    assert names[:3] == [stage.name for stage in stages.wanted(names[2])]


def test_one_command_trains_from_an_empty_folder_and_goes_on(tmp_path, monkeypatch, capsys):
    small = TrainingSettings(
        "evolution/de", 2, games=4, hidden=4, seed=3, batch=2, quick=2, studies=3, size=16, deals=1
    )
    monkeypatch.setattr(
        stages,
        "STAGES",
        (
            stages.TrainingStage("first", small, is_shipped=False),
            stages.TrainingStage("second", small, "first"),
        ),
    )
    monkeypatch.setattr(stages, "NETWORKS", tmp_path / "shipped")
    (tmp_path / "shipped").mkdir()

    assert 0 == stages.main([str(tmp_path / "runs"), "--write"])
    first, second = ((tmp_path / "runs" / name / NETWORK).read_bytes() for name in ("first", "second"))
    said = capsys.readouterr().out
    (tmp_path / "runs" / "second" / "batch-0001.npz").unlink()  # of no further use
    assert 0 == stages.main([str(tmp_path / "runs")])

    assert json.loads(first)["checksum"] == json.loads(second)["provenance"]["start"]["checksum"]
    assert [second] == [path.read_bytes() for path in (tmp_path / "shipped").iterdir()]
    assert "second.json" == next((tmp_path / "shipped").iterdir()).name
    assert 4 == said.count("games, ")
    assert "games, " not in capsys.readouterr().out
    assert second == (tmp_path / "runs" / "second" / NETWORK).read_bytes()
