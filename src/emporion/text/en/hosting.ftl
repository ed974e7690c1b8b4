# What hosts of a server read on the command line: settings, backups, checks. A language may leave out this file.

## Settings

cli-config = A TOML file of settings, named as the options: port = 8765. Options come first, then the environment, then this file.
cli-serve-base-path = The path below which a proxy offers this server, as /games. Proxies may keep it or strip it.
cli-serve-trusted-proxy = An address or network of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed, as { "10.0.0.0/8" }; may be given several times. Without it, proxies on this machine.
cli-serve-tls-certificate = The file with the certificate and those between it and its root (PEM), to speak TLS without a proxy.
cli-serve-tls-key = The file with the key of the certificate (PEM).
cli-serve-chat-days = Days after which what was said at a table is removed once its game is over; 0 keeps it.
cli-serve-show-settings = Print every setting and where it comes from, then stop.
setting-from-environment = { $name } in the environment
setting-from-file = { $name } in { $file }
setting-from = { $source ->
        [commandline] the command line
       *[default] default
    }
setting-wrong = { $source } is “{ $value }”, but must be { $wanted }.
setting-wants-number = { $whole ->
        [yes] { $high ->
            [none] a whole number of at least { $low }
           *[other] a whole number from { $low } to { $high }
        }
       *[no] a number of at least { $low }
    }
setting-wants-choice = one of: { LIST($choices, each: "list-item", style: "disjunction") }
setting-wants-list = a list of texts, as ["one", "two"]
setting-wants-text = a text
setting-refused = { $source }: { $why }
setting-unknown = The environment has { $name }, which is no setting; { $close } is one. “emporion serve --help” lists all.
config-malformed = { $file } is not written as TOML: { $why }
config-unknown = { $file } has “{ $name }”, which is no setting. Settings: { LIST($names, each: "list-item") }.
settings-title = Settings of “emporion serve”
settings-name = setting
settings-value = value
settings-source = where it comes from
serve-base-path = “{ $path }” is not a path for this server: it begins with /, as /games, has letters, digits, - and _ between its slashes, and does not begin as one of the server’s own: { LIST($own, each: "list-item") }.
serve-trusted-proxy = “{ $proxy }” is neither an address nor a network, as { "10.0.0.7" } or { "10.0.0.0/8" }, and not * for any.
serve-tls-both = TLS takes two files: --tls-certificate and --tls-key; { $missing } is missing.
serve-tls-file = Cannot read the TLS file { $file }: { $why }.
serve-tls-certificate = { $file } does not hold a certificate as PEM (“BEGIN CERTIFICATE”).
serve-tls-key = { $file } does not hold a key as PEM (“BEGIN PRIVATE KEY”) without a password.
serve-tls-pair = The key in { $key_file } does not belong to the certificate in { $certificate }.

## Backups

cli-backup = Write a backup of all games into FILE, also while the server runs. “emporion restore FILE” makes a new database of it, SQLite or PostgreSQL.
cli-backup-file = The file to write (.db.gz); it must not be there yet.
cli-restore = Make a new database of a backup. A database that holds games is never changed.
cli-restore-file = A backup.
cli-restore-database = The database to make: a file that is not there yet, or an empty database postgresql://user@host/name. Without it, tables.db in your data folder.
cli-own-database = The database: a file, or postgresql://user@host/name. Without it, tables.db in your data folder.
backup-progress = Copying
backup-done = { $tables ->
        [one] { $tables } table with { $entries } entries is in { $file } ({ $megabytes } MB). It holds the server’s secret: keep it where only you can read it.
       *[other] { $tables } tables with { $entries } entries are in { $file } ({ $megabytes } MB). It holds the server’s secret: keep it where only you can read it.
    }
backup-exists = { $file } is there already; name another file for the backup.
backup-no-database = There is no database { $database }; name it with --database.
backup-no-games = The database { $database } has no games of Emporion in it.
backup-schema = The database has schema { $found }, but this version of Emporion backs up { $newest }. Use the version that serves it, or start the server of this one first.
restore-done = { $tables ->
        [one] { $tables } table with { $entries } entries is in { $database }, as on { $made } (Emporion { $version }).
       *[other] { $tables } tables with { $entries } entries are in { $database }, as on { $made } (Emporion { $version }).
    }
restore-exists = { $database } is there already and is not changed; move it away, or name another place with --database.
restore-damaged = { $file } is damaged and nothing was restored: { $why }
restore-no-backup = { $file } is not a backup that “emporion backup” made.

## Retention

cli-prune = Show what the rules of retention remove: tables that never started, boards and uploads that no one opens, old chat. With --remove, remove it while no server runs. A server does the same by itself.
cli-prune-remove = Remove what is due, instead of only counting it.
prune-progress = Removing
prune-rules = Rules: tables that wait are removed after { $hours } hours without their host, boards, uploads and games that no person has played { $days } days after they were last opened, { $chat ->
        [0] and what was said is kept.
       *[other] and what was said { $chat } days later, once the game is over.
    }
prune-due = Due: waiting tables { $waiting }, unused tables { $unused }, messages { $messages }. Nothing was removed; --remove removes them.
prune-done = Removed: waiting tables { $waiting }, unused tables { $unused }, messages { $messages }.

## Doctor

cli-doctor = Check what a server needs: settings, database, disk, clock, limits, port, build. Says what is wrong and what to do; exit code 1 if something is.
doctor-good = good
doctor-warning = note
doctor-wrong = wrong
doctor-summary = { $wrong ->
        [0] { $warnings ->
            [0] Everything is well.
            [one] The server can run; there is one note.
           *[other] The server can run; there are { $warnings } notes.
        }
        [one] One thing is wrong.
       *[other] { $wrong } things are wrong.
    }
doctor-build-fast = The engine is compiled ({ $version }).
doctor-build-interpreted = The engine runs interpreted ({ $version }): bots are more than 100 times slower. Install a C compiler (apt install gcc python3-dev) and install Emporion again.
doctor-database-good = { $database } can be reached; schema { $found }.
doctor-database-none = { $database } is not there yet; the server makes it.
doctor-database-old = { $database } has schema { $found }; this version brings it to { $newest } when the server starts. Back it up first: emporion backup FILE
doctor-database-newer = { $database } has schema { $found }, newer than this version knows ({ $newest }). Install the version of Emporion that served it last, or a later one.
doctor-database-empty = { $database } has no tables yet; the server makes them.
doctor-database-unreachable = { $why } Check the address, the password and the permissions of the file or its folder.
doctor-database-damaged = { $database } is damaged ({ $why }): restore the last backup.
doctor-server-none = No server uses this database.
doctor-server-running = A server uses this database: process { $pid } on { $host }, since { $since }, at { $address }
doctor-disk-good = { $free } GB are free at { $folder }.
doctor-disk-low = Only { $free } GB are free at { $folder }: make room soon.
doctor-disk-full = Only { $free } GB are free at { $folder }: the server would soon refuse moves. Make room, or move the database.
doctor-write-good = A commit takes { $milliseconds } ms.
doctor-write-slow = A commit takes { $milliseconds } ms, and every move waits for one: use a faster disk.
doctor-write-failed = The database cannot be written: { $why }. Check the permissions and the room on the disk.
doctor-clock-good = The clock agrees with the database.
doctor-clock-behind = The clock is { $seconds } seconds behind the newest entry in the database: set it, or let it be set (timedatectl set-ntp true).
doctor-clock-off = The clock and that of the database differ by { $seconds } seconds: let both be set (timedatectl set-ntp true).
doctor-connections-good = PostgreSQL allows { $allowed } connections; { $processes ->
        [one] one process needs up to { $needed }.
       *[other] { $processes } processes need up to { $needed }.
    }
doctor-connections-upgrade = PostgreSQL allows { $allowed } connections, enough for the { $needed } that its processes need, but for none more during an upgrade: raise max_connections by 8.
doctor-connections-few = PostgreSQL allows only { $allowed } connections and its processes need up to { $needed }: raise max_connections, or the limit of the user or the database (CONNECTION LIMIT).
doctor-durability-good = What PostgreSQL has committed survives a crash.
doctor-durability-off = A crash of PostgreSQL may lose moves that players have seen, or damage the database. These settings are off: { $settings }. Turn them on.
doctor-sessions-good = Notifications of PostgreSQL arrive.
doctor-sessions-pooled = Notifications of PostgreSQL do not arrive. A pooler between server and database has to keep sessions (PgBouncer: pool_mode = session); or connect without it.
doctor-processes-good = { $processes ->
        [one] The process that serves this database answers here.
       *[other] All { $processes } processes that serve this database answer here.
    }
doctor-process-silent = Process { $pid } serves this database and does not answer here at { $address }, so that its tables cannot be reached from here. Start it with an --internal-host that this machine reaches, and let its free ports through the firewall.
doctor-files-good = { $files } files may be open, enough for { $sockets } players.
doctor-files-few = Only { $files } files may be open, enough for { $sockets } players: raise the limit (LimitNOFILE= for systemd, ulimit -Hn for a shell).
doctor-port-free = Port { $port } at { $host } is free.
doctor-port-emporion = Emporion { $version } answers at port { $port } of { $host }.
doctor-port-taken = { $holder ->
        [unknown] Port { $port } at { $host } cannot be used: { $why }. Stop the program that has it, or choose another with --port.
       *[other] Port { $port } at { $host } cannot be used: { $why }. Process { $holder } has it; stop it, or choose another with --port.
    }
doctor-hosts-own = The server answers for its own names and addresses; behind a proxy, name the public host with --allowed-host.
doctor-hosts-given = The server answers for { LIST($hosts, each: "list-item") }, and for its own names and addresses.
doctor-hosts-any = The server answers for every host name: pages of strangers can reach it by names of their own. Name its hosts instead.
doctor-tls-good = The certificate is valid for { $days } more days.
doctor-tls-soon = The certificate is valid for only { $days } more days: renew it and restart the server.
doctor-tls-ended = The certificate has run out: renew it and restart the server.
doctor-tls-none = The server speaks no TLS itself: put a proxy with TLS in front of it before others use it over the internet.
