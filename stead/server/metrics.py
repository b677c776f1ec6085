"""What is counted and measured, for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

REQUESTS = Counter("stead_requests", "HTTP requests.", ("method", "route", "status"))
LATENCY = Histogram("stead_request_seconds", "From request to answer.", ("route",))
SOCKETS = Gauge("stead_sockets", "Open sockets.", multiprocess_mode="livesum")
ROOMS = Gauge("stead_rooms", "Tables in memory.", multiprocess_mode="livesum")
MOVES = Counter("stead_moves", "Moves taken.")
REFUSED = Counter("stead_moves_refused", "Moves not taken.", ("reason",))
THINKING = Histogram("stead_bot_seconds", "A bot's thinking.")
APPEND = Histogram("stead_append_seconds", "Until a move is safe in the store.")
BUS = Gauge("stead_bus_up", "Do workers hear of each other? 1, or 0.", multiprocess_mode="livemin")
WRITABLE = Gauge(
    "stead_database_writable", "Did the database take the last write? 1, or 0.", multiprocess_mode="livemin"
)
CONNECTIONS = Gauge("stead_connections", "Open connections that are no sockets of tables.", multiprocess_mode="livesum")
TURNED_AWAY = Counter("stead_connections_turned_away", "Connections closed by us.", ("reason",))
NOTICES = Counter("stead_notices", "Turn notices, by what became of them.", ("outcome",))
