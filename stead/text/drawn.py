"""What a board draws of an effect instead of saying it: the goods it speaks of."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from stead.kernel.phrase import Counted, Phrase
from stead.text.voice import spending


def goods_in(phrase: Phrase) -> Iterator[tuple[str, int]]:
    """The goods that a phrase speaks of."""
    for value in phrase.args.values():
        if isinstance(value, Phrase):
            yield from goods_in(value)
        elif isinstance(value, Counted):
            yield from value.goods.items()
        elif isinstance(value, Mapping):
            yield from value.items()
        elif isinstance(value, Struct):
            yield from spending(value).items()
        elif isinstance(value, Sequence) and not isinstance(value, str):
            for one in value:
                yield from goods_in(one)


def amounts(goods: Iterable[tuple[str, int]]) -> list[dict[str, Any]]:
    """As they are drawn."""
    return [{"thing": f"good:{good}", "n": n} for good, n in goods]
