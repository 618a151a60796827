"""The best line: the highest total that a seat could have reached, with the tickets and the other lines known.

- `problem`    from a game to the task that a seat had in it, and what is taken for granted
- `task`       that task: shapes, roads and objectives round by round
- `beam`       a good line to start from
- `bounds`     a bound that no line can exceed: what `zones` could buy and what `walks` over `cells` collect, at
               `prices` of all `resources`
- `zones`, `passenger_zones`, `bus_zones`, `metro_zones`, `filling`   what boxes are worth; `reach` says what can be had
- `search`     branch and bound: the best line and the proof
- `solving`    all of it in one call, with progress and a limit of time

All but `problem` and `solving` are inner loops and are compiled with the engine.
"""
