### `allaboard bench`

help-bench-json = Print one list of objects with name, value and unit.
help-bench-seconds = How long each measurement takes.
bench-progress = Measuring: { $what } …
bench-seconds-wrong = --seconds must be more than 0 and at most 60
