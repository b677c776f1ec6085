"""Turn notices by web push: one for each turn, to every device that asked for them."""

import asyncio
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Coroutine
from typing import Annotated, Any, Literal

import msgspec
import requests
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec import Meta, Struct, structs
from py_vapid import Vapid

from stead import shelf
from stead.server import metrics
from stead.server.logs import log
from stead.server.messages import Subscription
from stead.server.outward import Straight, host_of, is_of
from stead.server.settings import Settings
from stead.server.speakers import speaker
from stead.server.store import Store
from stead.server.store.rows import SeatRow, SubscriptionRow, TableRow
from stead.text import Voice

SERVICES = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "notify.windows.com",
    "push.apple.com",
)
"""Push services of the browsers, by domain. We talk to nobody else: the address comes from a browser, and could as
well be that of a machine behind our own walls."""

MOST_DEVICES = 10
LIFETIME = 12 * 3600
"""Seconds that a push service keeps a notice for a device that sleeps."""
TIMEOUT = 10.0
GONE = (404, 410)


class Notice(Struct, frozen=True):
    """What the service worker shows. A later notice of the same tag takes the place of an earlier one."""

    title: str
    body: str
    url: str
    tag: str


class Device(Struct, frozen=True, forbid_unknown_fields=True):
    """A device that wants no more notices."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern="^https?://[!-~]+$")]


class Push:
    def __init__(self, store: Store, settings: Settings, private_key: str) -> None:
        self._store = store
        self._own_hosts = frozenset(settings.push_hosts)
        self._contact = settings.push_contact
        self._vapid = Vapid.from_string(private_key)
        self._tasks: set[asyncio.Task[None]] = set()
        point = self._vapid.private_key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.public_key = urlsafe_b64encode(point).rstrip(b"=").decode()

    @classmethod
    async def open(cls, store: Store, settings: Settings) -> "Push":
        return cls(store, settings, await store.setting("vapid", make_key))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Devices

    def accepts(self, subscription: Subscription) -> bool:
        """Is it of a known push service, with keys that can be used?"""
        return self._knows(subscription.endpoint) and _are_keys(subscription.p256dh, subscription.auth)

    def _knows(self, endpoint: str) -> bool:
        match host_of(endpoint):
            case (_, host) if host in self._own_hosts:
                return True
            case ("https", host):
                return is_of(host.removesuffix(":443"), SERVICES)
            case _:
                return False

    def _is_own(self, endpoint: str) -> bool:
        found = host_of(endpoint)
        return found is not None and found[1] in self._own_hosts

    async def subscribe(self, player_id: str, subscription: Subscription) -> None:
        row = SubscriptionRow(player=player_id, **structs.asdict(subscription))
        others = [old for old in await self._store.subscriptions(player_id) if old.endpoint != row.endpoint]
        for old in others[: max(0, len(others) + 1 - MOST_DEVICES)]:
            await self._store.unsubscribe(old.endpoint, player_id)
        await self._store.subscribe(row)

    # Notices

    def turn(self, table: TableRow, seat: SeatRow) -> None:
        """It is this person's turn: tell them, in the background, if nobody has yet."""
        if seat.player is not None and seat.stand_in is None and seat.noticed < table.version:
            self._spawn(self._tell_turn(table, seat))

    def call(self, table: TableRow, seat: SeatRow, why: Literal["called", "replaced"]) -> None:
        """The others want a bot to play on for this person, or one does: tell them, in the background."""
        if seat.player is not None:
            self._spawn(self._tell_call(table, seat.player, why))

    async def _tell_call(self, table: TableRow, player: str, why: Literal["called", "replaced"]) -> None:
        try:
            devices = await self._store.subscriptions(player)
            await asyncio.gather(*(self._send(device, notice(table, device.lang, why)) for device in devices))
        except Exception:
            log.exception("a notice failed", extra={"facts": {"table": table.id}})

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell_turn(self, table: TableRow, seat: SeatRow) -> None:
        try:
            devices = await self._store.subscriptions(seat.player or "")
            if not devices or await self._is_same_turn(table, seat):
                return
            told = structs.replace(seat, noticed=table.version)
            if await self._store.change_seat(told, was=seat):  # one worker tells, once
                await asyncio.gather(*(self._send(device, notice(table, device.lang)) for device in devices))
        except Exception:
            log.exception("a turn notice failed", extra={"facts": {"table": table.id}})

    async def _is_same_turn(self, table: TableRow, seat: SeatRow) -> bool:
        """They were told, and have done nothing since: others chose at the same time as they are asked."""
        since = await self._store.entries(table.id, seat.noticed) if seat.noticed >= 0 else []
        return seat.noticed >= 0 and all(entry.seat != seat.seat for entry in since)

    async def _send(self, device: SubscriptionRow, notice: Notice) -> None:
        from pywebpush import WebPushException

        try:
            await asyncio.to_thread(self._post, device, msgspec.json.encode(notice).decode())
            metrics.NOTICES.labels("sent").inc()
        except WebPushException as error:
            gone = error.status_code in GONE
            metrics.NOTICES.labels("gone" if gone else "refused").inc()
            if gone:
                await self._store.unsubscribe(device.endpoint, None)
        except requests.RequestException:
            metrics.NOTICES.labels("unreachable").inc()

    def _post(self, device: SubscriptionRow, text: str) -> None:
        from pywebpush import webpush  # not before it is needed: it brings a whole HTTP client, a fifth of a start

        if not self._knows(device.endpoint):  # the list may have become shorter since
            return
        with Straight(anywhere=self._is_own(device.endpoint)) as session:
            webpush(
                {"endpoint": device.endpoint, "keys": {"p256dh": device.p256dh, "auth": device.auth}},
                text,
                vapid_private_key=self._vapid,
                vapid_claims={"sub": self._contact},
                ttl=LIFETIME,
                timeout=TIMEOUT,
                requests_session=session,
            )


def notice(table: TableRow, lang: str, why: Literal["turn", "called", "replaced"] = "turn") -> Notice:
    """One of a table takes the place of the one before."""
    title = speaker(shelf.title(table.title), lang).title()
    body = Voice(lang).say(f"notice-{why}", clock=table.clock.kind)
    return Notice(title, body, f"/t/{table.id}", f"turn-{table.id}")


def make_key() -> str:
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return urlsafe_b64encode(number.to_bytes(32, "big")).decode()


def _are_keys(p256dh: str, auth: str) -> bool:
    try:
        point, secret = (urlsafe_b64decode(text + "=" * (-len(text) % 4)) for text in (p256dh, auth))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return len(point) == 65 and len(secret) == 16
