### `allaboard db`

help-db =
    The database of a server: export, import, backup.

    allaboard db backup games-monday.db
    allaboard db export games.jsonl
    allaboard db import games.jsonl --database postgresql://localhost/allaboard
    allaboard db export - | gzip > games.jsonl.gz

    All of them work while the server runs; an import should not.
help-db-export =
    Write everything in the database into a new file: one JSON object a line.

    The file holds secrets (passwords as hashes, seeds of running games): only its owner can read it.
    Exports of SQLite and PostgreSQL are the same, so this is also the way from one to the other.
help-db-import =
    Read an export into an empty database, everything or nothing.
help-db-backup =
    Copy the database into a new file that only its owner can read.

    Of SQLite the copy is a database to start a server with; of PostgreSQL it is an export.

    The copy is checked: SQLite finds nothing wrong with it, it has every row, and a sample of journals can be read.
help-db-database = sqlite:///FILE, a file, or postgresql://…; otherwise what ALLABOARD_DATABASE says, or the database of allaboard serve.
help-db-export-file = The file to write, which must not exist; - is standard output.
help-db-import-file = The export to read; - is standard input.
help-db-backup-file = The file to write, which must not exist.
help-db-replace = First delete everything that is in the database.
db-exported = { $count } rows exported to { $file }
db-imported = { $count } rows imported
db-backed-up =
    Backed up to { $file } and checked: { $rows } rows, { $journals ->
        [one] { $journals } journal
       *[other] { $journals } journals
    } read
db-progress = { $count } done …
db-not-empty = the database is not empty; --replace would delete what is in it
db-backup-needs-file = a backup needs a file; allaboard db export - writes to standard output
db-unreadable = the copy is complete, but no server can read the journals of these tables, here or in the database: { $tables }
