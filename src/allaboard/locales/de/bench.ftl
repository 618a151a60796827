### `allaboard bench`

help-bench-json = Eine Liste von Objekten mit name, value und unit ausgeben.
help-bench-seconds = Wie lange jede Messung dauert, in Sekunden.
bench-progress = Messung: { $what } …
bench-seconds-wrong = --seconds muss größer als 0 und höchstens 60 sein
help-bench-what = engine oder server: Tische voller Clients an echten Verbindungen, daneben ein gleich großes Echo.
help-bench-clients = Für server: wie viele Clients, vier pro Tisch.
bench-clients-wrong = --clients muss zwischen 4 und 10000 liegen
