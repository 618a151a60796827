### `allaboard bench`

help-bench-json = Eine Liste von Objekten mit name, value und unit ausgeben.
help-bench-seconds = Wie lange jede Messung dauert, in Sekunden.
bench-progress = Messung: { $what } …
bench-seconds-wrong = --seconds muss größer als 0 und höchstens 60 sein
help-bench-what = engine; server: Tische voller Clients an echten Verbindungen, daneben ein gleich großes Echo; web: die Seite in einem echten Browser, ihr erstes Laden und wie bald ein Zug zu sehen ist; oder envs: die Umgebungen für lernende Programme, neben denen ihrer Bibliotheken.
help-bench-clients = Für server: wie viele Clients, vier pro Tisch.
bench-clients-wrong = --clients muss zwischen 4 und 10000 liegen
bench-no-browser = die Seite lässt sich hier nicht messen: { $what } fehlt
bench-missing = dafür ist noch nicht alles installiert, zum Beispiel { $module }: pip install "allaboard[bench]"
bench-no-envs = die Umgebungen lassen sich hier nicht messen: { $what } fehlt (allaboard[envs])
