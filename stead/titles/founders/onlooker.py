"""Who looks on while acts weigh themselves: `Outlook`, which is made of what acts do, so that they cannot import it."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from stead.titles.founders.outlook.eye import Outlook as Outlook
else:
    Outlook = Any
