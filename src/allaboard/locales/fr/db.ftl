### `allaboard db`

help-db =
    La base de données d’un serveur : exporter, importer, sauvegarder.

    allaboard db backup games-monday.db
    allaboard db export games.jsonl
    allaboard db import games.jsonl --database postgresql://localhost/allaboard
    allaboard db export - | gzip > games.jsonl.gz

    Tout cela marche pendant que le serveur tourne ; un import ne devrait pas.
help-db-export =
    Écrit toute la base dans un nouveau fichier : un objet JSON par ligne.

    Le fichier contient des secrets (mots de passe hachés, graines de parties en cours) : seul son propriétaire peut le lire.
    Les exports de SQLite et de PostgreSQL sont identiques : c’est aussi le chemin de l’un à l’autre.
help-db-import =
    Lit un export dans une base vide, en entier ou pas du tout.
help-db-backup =
    Copie la base dans un nouveau fichier que seul son propriétaire peut lire.

    Pour SQLite, la copie est une base prête pour un serveur ; pour PostgreSQL, c’est un export.

    La copie est vérifiée : SQLite n’y trouve aucune erreur, toutes les lignes y sont, et un échantillon de journaux se lit.
help-db-database = sqlite:///FICHIER, un fichier ou postgresql://… ; sinon ce que dit ALLABOARD_DATABASE, ou la base d’allaboard serve.
help-db-export-file = Le fichier à écrire, qui ne doit pas exister ; - est la sortie standard.
help-db-import-file = L’export à lire ; - est l’entrée standard.
help-db-backup-file = Le fichier à écrire, qui ne doit pas exister.
help-db-replace = Efface d’abord tout ce que contient la base.
db-exported = { $count } lignes exportées vers { $file }
db-imported = { $count } lignes importées
db-backed-up =
    Sauvegardé dans { $file } et vérifié : { $rows } lignes, { $journals ->
        [one] { $journals } journal lu
       *[other] { $journals } journaux lus
    }
db-progress = { $count } traitées…
db-not-empty = la base n’est pas vide ; --replace effacerait son contenu
db-backup-needs-file = une sauvegarde a besoin d’un fichier ; allaboard db export - écrit sur la sortie standard
db-unreadable = la copie est complète, mais aucun serveur ne peut lire les journaux de ces tables, ici comme dans la base : { $tables }
