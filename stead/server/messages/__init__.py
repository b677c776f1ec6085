"""Everything that crosses the wire, as types. Nothing else is read or sent; `typescript.py` tells them the browser.

Sentences of a game (options, log, refusals, cards) are spoken on the server, in the reader's language. They may hold
marked things, `⟦card:COM018|Coal Mine⟧`, which the browser makes links and icons of. Errors of the table itself are
codes (`error-name-taken`), which the browser says from the same catalogue.
"""

# ruff: noqa: F403, F405 - these names are what the modules are for

import msgspec

from stead.server.messages.analysis import *
from stead.server.messages.common import *
from stead.server.messages.decks import *
from stead.server.messages.history import *
from stead.server.messages.learning import *
from stead.server.messages.lobby import *
from stead.server.messages.people import *
from stead.server.messages.requests import *
from stead.server.messages.updates import *

read_request = msgspec.json.Decoder(Requests).decode
write = msgspec.json.Encoder().encode
