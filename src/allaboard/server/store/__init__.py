"""What the server keeps, in SQLite or PostgreSQL.

- `interface`: what is asked of a store; `faults`: what else can go wrong; `opening`: from an address to a store
- `common`: everything that both databases do alike, with `rows`, `queries` and `steps`
- `sqlite` with `sqlite_files` and `sqlite_writer`, the one thread that writes for all who wait
- `postgres` with `postgres_faults` and `postgres_appends`, the one statement for all who wait
- `migrating` and `migrations/`: the schema, written once for both
- `relations`, `export_lines`, `private_files` and `moving`: everything out into a file, and in again

An answer to a write means that it is on the disk. `Unreachable` means that nobody knows: read again first.
"""
