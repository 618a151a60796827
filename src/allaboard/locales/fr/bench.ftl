### `allaboard bench`

help-bench-json = Afficher une liste d’objets avec name, value et unit.
help-bench-seconds = La durée de chaque mesure, en secondes.
bench-progress = Mesure : { $what } …
bench-seconds-wrong = --seconds doit être supérieur à 0 et d’au plus 60
help-bench-what = engine, ou server : des tables pleines de clients sur de vraies connexions, avec un écho de même taille à côté.
help-bench-clients = Pour server : le nombre de clients, quatre par table.
bench-clients-wrong = --clients doit être entre 4 et 10000
