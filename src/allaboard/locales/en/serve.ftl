### `allaboard serve`: its help and what it says.

help-serve =
    Serve tables: people open the page, share a link and play.

    Without flags it serves this machine alone, with a database in your data folder:
    allaboard serve --open

    Everybody in the same network, then on a server behind a proxy:
    allaboard serve --host 0.0.0.0
    allaboard serve --public-url https://games.example.org

    Several processes need PostgreSQL and Redis:
    allaboard serve --workers 4 --database postgresql://host/games
    --redis redis://host

    Every flag can be set by a variable, too: --public-url by
    ALLABOARD_PUBLIC_URL. That is the better place for secrets, because others
    may see the flags of a process. Ctrl-C stops in good order; no game is lost.
serve-flag-host = The address to listen on. 127.0.0.1 is this machine alone, 0.0.0.0 everybody who can reach it.
serve-flag-port = The port to listen on; 0 takes any that is free.
serve-flag-database = Where games are kept: the path of a file, or postgresql://user@host/name.
serve-flag-redis = How workers hear of each other: redis://host:6379. Needed with several workers.
serve-flag-workers = How many processes share the work. More than one needs PostgreSQL and Redis.
serve-flag-public_url = The address people use, when a proxy stands before the server. With https, cookies are sent over https only.
serve-flag-hosts = Other names by which people may ask for this server, with commas: games.example.org. Addresses, names of the local network and that of the public URL are always known.
serve-flag-origins = Other sites whose pages may use this server, with commas: https://club.example.org
serve-flag-secret_keys = What cookies are signed with, newest first, with commas. Without any, one is made and kept in the database.
serve-flag-admin_token = The password of the page for hosts, /admin. Without it there is no such page.
serve-flag-metrics_token = A password that lets other machines read /metrics, as a bearer token. Without it only this machine may.
serve-flag-trusted_proxies = Addresses of proxies that may say for whom they ask, with commas. From others X-Forwarded-For is not believed.
serve-flag-connections_per_address = How many sockets one address may hold open at a time.
serve-flag-commands_per_second = How many commands one person may send in the long run.
serve-flag-smtp = A mail server for “your turn”: smtp://user:password@host:587, or smtps:// for TLS from the start.
serve-flag-mail_from = The address that mails come from.
serve-flag-prune_days = Delete tables that are over, closed or never began this many days after their last change; 0 keeps them. Results and records always stay.
serve-flag-log_format = text for people, json for programs.
serve-flag-log_level = debug, info, warning or error.
serve-flag-open = Open the page in a browser.

serve-address = All Aboard is at { $address }
serve-stop = Ctrl-C stops it. Games are kept in { $database }
serve-stop-elsewhere = Ctrl-C stops it. Games are kept in PostgreSQL.
serve-missing = needs more than is installed: pip install "allaboard[server]"
serve-port-busy = port { $port } of { $host } is taken; another one: --port { $other }
serve-port-forbidden = port { $port } needs more rights than you have; another one: --port 8000
serve-no-host = this machine has no address { $host }
