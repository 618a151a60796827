### `allaboard serve`: seine Hilfe und was es sagt.

help-serve =
    Tische anbieten: Seite öffnen, Link weitergeben, spielen.

    Ohne Optionen nur für diesen Rechner, mit einer Datenbank in deinem Datenordner:
    allaboard serve --open

    Für alle im selben Netz, dann auf einem Server hinter einem Proxy:
    allaboard serve --host 0.0.0.0
    allaboard serve --public-url https://games.example.org

    Mehrere Prozesse brauchen PostgreSQL und Redis:
    allaboard serve --workers 4 --database postgresql://host/games
    --redis redis://host

    Jede Option geht auch als Variable: --public-url als
    ALLABOARD_PUBLIC_URL. Geheimes steht dort besser, weil andere die Optionen
    eines Prozesses sehen können. Ctrl-C hält geordnet an; keine Partie geht verloren.
serve-flag-host = Die Adresse, auf der der Server hört. 127.0.0.1 ist nur dieser Rechner, 0.0.0.0 alle, die ihn erreichen.
serve-flag-port = Der Port, auf dem der Server hört; 0 nimmt irgendeinen freien.
serve-flag-database = Wo die Partien liegen: der Pfad einer Datei oder postgresql://user@host/name.
serve-flag-redis = Worüber Prozesse voneinander hören: redis://host:6379. Nötig, wenn es mehrere sind.
serve-flag-workers = Wie viele Prozesse sich die Arbeit teilen. Mehr als einer braucht PostgreSQL und Redis.
serve-flag-public_url = Die öffentliche Adresse, wenn ein Proxy vor dem Server steht. Mit https gehen Cookies nur über https.
serve-flag-hosts = Weitere Namen, unter denen dieser Server gefragt werden darf, mit Kommas: spiele.example.org. Adressen, Namen des lokalen Netzes und der Name der öffentlichen URL sind immer bekannt.
serve-flag-origins = Andere Websites, deren Seiten diesen Server benutzen dürfen, mit Kommas: https://club.example.org
serve-flag-secret_keys = Womit Cookies unterschrieben werden, das Neueste zuerst, mit Kommas. Sonst wird ein Schlüssel erzeugt und in der Datenbank aufbewahrt.
serve-flag-admin_token = Das Passwort der Seite für Gastgeber, /admin. Ohne Passwort gibt es sie nicht.
serve-flag-metrics_token = Ein Passwort, mit dem andere Rechner /metrics lesen dürfen, als Bearer-Token. Ohne dieses darf es nur dieser Rechner.
serve-flag-trusted_proxies = Adressen von Proxys, die sagen dürfen, für wen sie fragen, mit Kommas. Anderen wird X-Forwarded-For nicht geglaubt.
serve-flag-connections_per_address = Wie viele Sockets eine Adresse zugleich offen halten darf.
serve-flag-commands_per_second = Wie viele Befehle eine Person auf Dauer schicken darf.
serve-flag-smtp = Ein Mailserver für „Du bist am Zug“: smtp://user:password@host:587, oder smtps:// für TLS von Anfang an.
serve-flag-mail_from = Die Adresse, von der E-Mails kommen.
serve-flag-prune_days = Tische, die beendet, geschlossen oder nie gestartet sind, so viele Tage nach der letzten Änderung löschen; 0 behält sie. Ergebnisse und gespeicherte Partien bleiben immer.
serve-flag-log_format = text für Menschen, json für Programme.
serve-flag-log_level = debug, info, warning oder error.
serve-flag-open = Die Seite in einem Browser öffnen.

serve-address = All Aboard läuft auf { $address }
serve-stop = Ctrl-C hält an. Die Partien liegen in { $database }
serve-stop-elsewhere = Ctrl-C hält an. Die Partien liegen in PostgreSQL.
serve-missing = dafür ist noch nicht alles installiert: pip install "allaboard[server]"
serve-port-busy = Port { $port } von { $host } ist belegt; ein anderer: --port { $other }
serve-port-forbidden = Port { $port } braucht mehr Rechte als vorhanden; ein anderer: --port 8000
serve-no-host = dieser Rechner hat keine Adresse { $host }
