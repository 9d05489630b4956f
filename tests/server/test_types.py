from pathlib import Path

from teban.server import types, wire

FILE = Path(__file__).parents[2] / "web" / "src" / "lib" / "wire.gen.ts"


def test_the_page_has_the_types_of_today() -> None:
    assert FILE.read_text(encoding="utf-8") == types.generate(), (
        "run: python -m teban.server.types > web/src/lib/wire.gen.ts"
    )


def test_every_message_has_a_type() -> None:
    generated = types.generate()
    for kind in (*types.members("Incoming"), *types.members("Outgoing")):
        assert f"export interface {kind.__name__} {{" in generated
    assert f'"{wire.Refusal.__struct_config__.tag}"' in generated


def test_every_game_has_its_view_and_its_events() -> None:
    generated = types.generate()
    for game in types.own_games():
        _, _, space = generated.partition(f"export declare namespace {types.title(game)} {{")
        assert "  export interface View {" in space
        for event in game.events:
            assert f"  export interface {event.__name__} {{" in space


def test_nobody_is_sent_who_may_know_an_event() -> None:
    assert "audience" not in types.generate()
