"""A judge that knows nothing: of any title, at once, with weights drawn at random. What it thinks is nonsense, and the
same every time."""

from typing import Any

from stead.kernel.title import Title, names
from stead.minds.judge import Judge
from stead.minds.net import Net


def about(title: Title[Any]) -> dict[str, Any]:
    return {
        "title": title.name,
        "modules": list(names(title.modules)),
        "ruleset": title.ruleset,
        "features": title.eyes().identity,
        "scale": 10.0,
        "opinion": 0.5,
        "deals": 1,
        "identity": "ignorant",
    }


def ignorant(title: Title[Any], **other: Any) -> Judge:
    eyes = title.eyes()
    net = Net.new(len(eyes.names), len(eyes.option_names), title.players[1], {**about(title), **other})
    return Judge(title, net)
