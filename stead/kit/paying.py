"""Paying, as something to choose: a way to pay a price, where there are several (stead.kit.purse)."""

from collections.abc import Sequence
from typing import Any, ClassVar

from stead.kit.acts import Choice
from stead.kit.fields import by_name
from stead.kit.purse import Way


class Pay(Choice):
    """One way to pay: so many of each good."""

    __slots__ = ("way",)
    verb = "pay"
    goods: ClassVar[Sequence[str]] = ()
    """What they are called."""

    def __init__(self, _: Any, way: Way) -> None:
        kinds = by_name(self.goods, way)
        words = [name for name, n in kinds.items() for _ in range(n)]
        super().__init__(f"pay {' '.join(words)}", tuple(f"good:{name}" for name in kinds))
        self.way = way

    def facts(self, asked: Any) -> dict[str, Any]:  # noqa: ARG002
        """As one says it: "1 worker and 2 stone"."""
        kinds = by_name(self.goods, self.way)
        return {"goods": {"worker": kinds["worker"], **kinds} if "worker" in kinds else kinds}
