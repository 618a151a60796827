### `allaboard bench`

help-bench-json = Eine Liste von Objekten mit name, value und unit ausgeben.
help-bench-seconds = Wie lange jede Messung dauert, in Sekunden.
bench-progress = Messung: { $what } …
bench-seconds-wrong = --seconds muss größer als 0 und höchstens 60 sein
