### `allaboard bench`

help-bench-json = Afficher une liste d’objets avec name, value et unit.
help-bench-seconds = La durée de chaque mesure, en secondes.
bench-progress = Mesure : { $what } …
bench-seconds-wrong = --seconds doit être supérieur à 0 et d’au plus 60
help-bench-what = engine ; server : des tables pleines de clients sur de vraies connexions, avec un écho de même taille à côté ; web : la page dans un vrai navigateur, son premier chargement et le temps qu’un coup met à se voir ; ou envs : les environnements pour programmes qui apprennent, à côté de ceux de leurs bibliothèques.
help-bench-clients = Pour server : le nombre de clients, quatre par table.
bench-clients-wrong = --clients doit être entre 4 et 10000
bench-no-browser = la page ne peut pas être mesurée ici : il manque { $what }
bench-missing = il manque quelque chose, dont { $module } : pip install "allaboard[bench]"
bench-no-envs = les environnements ne peuvent pas être mesurés ici : il manque { $what } (allaboard[envs])
