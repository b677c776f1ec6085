"""Where Locations lie (IS-PLC)."""

from tests.proves import proves
from tests.settlers.scene import scene


@proves("IS-PLC-01")
def test_a_row_for_each_type() -> None:
    table = scene(romans=dict(wood=9, stone=9, hand=["com_armorer", "com_ruins", "com_castle"]), japanese={})
    table.push("build COM018", "pass", "build COM069", "build COM046")
    empire = table.table.view(None).data()["players"][0]["empire"]
    assert empire == {
        "production": [{"card": "COM018"}],
        "features": [{"card": "COM069"}],
        "actions": [{"card": "COM046"}],
    }


@proves("IS-PLC-03")
def test_the_place_of_a_location_has_no_effect() -> None:
    locations = ["com_armorer", "com_lords_fields", "com_mill", "rom_trade_colony", "com_castle"]
    tables = [
        scene(romans=dict(built=built), japanese={}, phase="production") for built in (locations, locations[::-1])
    ]
    assert tables[0].table.position() == tables[1].table.position()
    assert tables[0].goods("romans")["food"] == 3  # Lord's Fields counts red Locations wherever they lie
