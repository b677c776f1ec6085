"""How a server is set up. Workers are processes of their own, so it travels in the environment: STEAD_DATABASE …"""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

PREFIX = "STEAD_"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database: str = ""
    """The URL of the database; empty: a file in the person's data folder."""
    bus: str | None = None
    """The URL of what carries news between workers; None: what goes with the database."""
    content: str = ""
    """A folder with content files that take the place of ours, in a folder for each title; empty: none."""
    origins: tuple[str, ...] = ()
    """Other origins our pages may come from, such as `https://games.example.org`."""
    hosts: tuple[str, ...] = ()
    """Names by which we may be asked, such as `games.example.org`; empty: any."""
    trusted_proxy: str = ""
    """Addresses whose X-Forwarded-* headers are believed, with commas; empty: nobody's."""
    secure_cookies: Literal["auto", "yes", "no"] = "auto"
    """Cookies over https only. `auto`: when the request came so."""
    metrics_token: str = ""
    """Whoever knows it may read /metrics; empty: nobody. (A request from this machine may come from a proxy on it.)"""
    push_hosts: tuple[str, ...] = ()
    """Push services (HOST or HOST:PORT) beside the known ones; these may speak plain http."""
    push_contact: str = "mailto:stead@localhost"
    """Whom a push service can write to when something is wrong with our notices."""
    patience: float = 1.0
    """All rate limits, times this: for a club behind one address, and for benchmarks."""
    bot_pause: float = 0.7
    """Seconds between two moves of bots while somebody looks: one wants to see what they do."""
    bot_processes: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1
    """In so many processes the bots of a worker think."""
    deep_seconds: Annotated[float, msgspec.Meta(ge=0.1, le=10)] = 1.0
    """Seconds that the level `deep` thinks about a choice."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{data_folder() / 'stead.db'}"


def to_environment(settings: Settings) -> dict[str, str]:
    """What a worker reads back with `from_environment`."""
    given = {name: value for name, value in msgspec.structs.asdict(settings).items() if value is not None}
    return {PREFIX + name.upper(): ",".join(v) if isinstance(v, tuple) else str(v) for name, v in given.items()}


def from_environment(environ: Mapping[str, str] = os.environ) -> Settings:
    """Raises msgspec.ValidationError, which names what is wrong."""
    given: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        text = environ.get(PREFIX + field.name.upper())
        if text is not None:
            given[field.name] = [part for part in text.split(",") if part] if field.default == () else text
    return msgspec.convert(given, Settings, strict=False)


def data_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if os.path.isabs(base) else Path.home() / ".local" / "share") / "stead"
