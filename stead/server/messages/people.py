"""At the door: who somebody is, and where to tell them that it is their turn."""

from typing import Annotated

from msgspec import Meta, Struct

from stead.server.messages.common import Lang, Name, Password


class Problem(Struct, frozen=True):
    """The body of every answer that is not 2xx."""

    error: str
    args: dict[str, str | int] = {}


class Player(Struct, frozen=True):
    id: str
    name: str
    account: bool


class Me(Struct, frozen=True):
    player: Player | None
    push_key: str
    """The public VAPID key, for subscribing to turn notices."""
    my_turn: int
    """At how many tables it is this player's turn."""


class Guest(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    password: Password


class SignIn(Credentials, frozen=True):
    keep_guest: bool = True
    """Bring the tables of the guest who signs in along."""


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    old: Password
    new: Password


class Subscription(Struct, frozen=True, forbid_unknown_fields=True):
    """As the Push API gives it."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000, pattern="^https?://")]
    p256dh: Annotated[str, Meta(min_length=20, max_length=200)]
    auth: Annotated[str, Meta(min_length=8, max_length=100)]
    lang: Lang = "en"
