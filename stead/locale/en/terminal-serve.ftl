# What `stead serve` says in a terminal.

terminal-serve-here = Stead is at { $url }. The games are kept in { $database }. Ctrl-C stops it.
terminal-serve-setting = One of the settings STEAD_… is wrong: { $problem }.
terminal-serve-bus = Several workers must hear of each other, and { $bus } stays within one. Give --database postgresql://…, or --bus redis://… beside this database.
terminal-serve-database = The database { $database } cannot be opened: { $problem }.
terminal-serve-address = Nobody can listen at { $host }:{ $port }: { $problem }. Give another --port or --host.
terminal-serve-not-started = The server could not start; what is wrong stands above.
terminal-serve-extra = The table in the browser needs packages that are not here ({ $missing }). Install them with: pip install "stead[server]"

terminal-prune-what = Say which tables shall go: --finished DAYS, --abandoned DAYS or --cancelled DAYS.
terminal-prune-finished = Games over for more than { $days ->
        [one] { $days } day
       *[other] { $days } days
    }: { $n }
terminal-prune-abandoned = Running games without a move for more than { $days ->
        [one] { $days } day
       *[other] { $days } days
    }: { $n }
terminal-prune-cancelled = Tables cancelled more than { $days ->
        [one] { $days } day
       *[other] { $days } days
    } ago: { $n }
terminal-prune-done = They are gone.
terminal-prune-not-yet = Nothing was changed. Make a backup, then say it again with --yes.
