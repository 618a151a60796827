### `allaboard bench`

help-bench-json = Afficher une liste d’objets avec name, value et unit.
help-bench-seconds = La durée de chaque mesure, en secondes.
bench-progress = Mesure : { $what } …
bench-seconds-wrong = --seconds doit être supérieur à 0 et d’au plus 60
