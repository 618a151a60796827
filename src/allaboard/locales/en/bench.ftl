### `allaboard bench`

help-bench-json = Print one list of objects with name, value and unit.
help-bench-seconds = How long each measurement takes.
bench-progress = Measuring: { $what } …
bench-seconds-wrong = --seconds must be more than 0 and at most 60
help-bench-what = engine; server: tables full of clients on real sockets, and an echo of equal size beside them; web: the page in a real browser, its first load and how soon a move is seen; or envs: the environments for learners, beside those of their libraries.
help-bench-clients = For server: how many clients, four at a table.
bench-clients-wrong = --clients must be from 4 to 10000
bench-no-browser = the page cannot be measured here: { $what } is missing
bench-missing = this needs more than is installed, { $module } among it: pip install "allaboard[bench]"
bench-no-envs = the environments cannot be measured here: { $what } is missing (allaboard[envs])
