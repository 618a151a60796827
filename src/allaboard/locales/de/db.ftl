### `allaboard db`

help-db =
    Die Datenbank eines Servers: exportieren, importieren, sichern.

    allaboard db backup games-monday.db
    allaboard db export games.jsonl
    allaboard db import games.jsonl --database postgresql://localhost/allaboard
    allaboard db export - | gzip > games.jsonl.gz

    Alles geht, während der Server läuft; ein Import sollte das nicht.
help-db-export =
    Schreibt die ganze Datenbank in eine neue Datei: ein JSON-Objekt pro Zeile.

    Die Datei enthält Geheimnisse (Passwörter als Hash, Seeds laufender Spiele): Nur ihr Besitzer kann sie lesen.
    Exporte von SQLite und PostgreSQL sind gleich: Das ist auch der Weg vom einen zum anderen.
help-db-import =
    Liest einen Export in eine leere Datenbank, ganz oder gar nicht.
help-db-backup =
    Kopiert die Datenbank in eine neue Datei, die nur ihr Besitzer lesen kann.

    Bei SQLite ist die Kopie eine Datenbank, mit der ein Server starten kann; bei PostgreSQL ein Export.

    Die Kopie wird geprüft: SQLite findet an ihr keinen Fehler, keine Zeile fehlt, und eine Stichprobe der Journale ist lesbar.
help-db-database = sqlite:///DATEI, eine Datei oder postgresql://…; sonst das, was ALLABOARD_DATABASE sagt, oder die Datenbank von allaboard serve.
help-db-export-file = Die Datei, die geschrieben wird und noch nicht da sein darf; - ist die Standardausgabe.
help-db-import-file = Der Export, der gelesen wird; - ist die Standardeingabe.
help-db-backup-file = Die Datei, die geschrieben wird und noch nicht da sein darf.
help-db-replace = Löscht zuerst alles, was in der Datenbank steht.
db-exported = { $count } Zeilen nach { $file } exportiert
db-imported = { $count } Zeilen importiert
db-backed-up =
    Gesichert in { $file } und geprüft: { $rows } Zeilen, { $journals ->
        [one] { $journals } Journal
       *[other] { $journals } Journale
    } gelesen
db-progress = { $count } fertig …
db-not-empty = die Datenbank ist nicht leer; --replace würde ihren Inhalt löschen
db-backup-needs-file = eine Sicherung braucht eine Datei; allaboard db export - schreibt auf die Standardausgabe
db-unreadable = die Kopie ist vollständig, aber die Journale dieser Tische kann kein Server lesen, auch nicht in der Datenbank: { $tables }
