### `allaboard serve` : son aide et ce qu’elle dit.

help-serve =
    Ouvrir des tables : on ouvre la page, on partage un lien et on joue.

    Sans options, le serveur n’est que pour cette machine, avec une base dans votre dossier de données :
    allaboard serve --open

    Pour tout le réseau, puis sur un serveur derrière un proxy :
    allaboard serve --host 0.0.0.0
    allaboard serve --public-url https://games.example.org

    Plusieurs processus ont besoin de PostgreSQL et de Redis :
    allaboard serve --workers 4 --database postgresql://host/games
    --redis redis://host

    Chaque option peut aussi venir d’une variable : --public-url de
    ALLABOARD_PUBLIC_URL. C’est la meilleure place pour les secrets, car d’autres
    peuvent voir les options d’un processus. Ctrl-C arrête proprement ; aucune partie n’est perdue.
serve-flag-host = L’adresse d’écoute. 127.0.0.1 est cette machine seule, 0.0.0.0 tous ceux qui peuvent l’atteindre.
serve-flag-port = Le port d’écoute ; 0 en prend un qui est libre.
serve-flag-database = Où sont gardées les parties : le chemin d’un fichier, ou postgresql://user@host/name.
serve-flag-redis = Par où les processus s’entendent : redis://host:6379. Nécessaire s’il y en a plusieurs.
serve-flag-workers = Combien de processus se partagent le travail. Plus d’un demande PostgreSQL et Redis.
serve-flag-public_url = L’adresse que l’on utilise quand un proxy est devant le serveur. En https, les cookies ne passent que par https.
serve-flag-hosts = D’autres noms sous lesquels ce serveur peut être demandé, avec des virgules : jeux.example.org. Les adresses, les noms du réseau local et celui de l’URL publique sont toujours connus.
serve-flag-origins = D’autres sites dont les pages peuvent utiliser ce serveur, avec des virgules : https://club.example.org
serve-flag-secret_keys = Ce qui signe les cookies, le plus récent d’abord, avec des virgules. Sans rien, une clé est créée et gardée dans la base.
serve-flag-admin_token = Le mot de passe de la page des hôtes, /admin. Sans lui, cette page n’existe pas.
serve-flag-metrics_token = Un mot de passe avec lequel d’autres machines peuvent lire /metrics, comme jeton « bearer ». Sans lui, seule cette machine le peut.
serve-flag-trusted_proxies = Adresses des proxys qui peuvent dire pour qui ils demandent, avec des virgules. Pour les autres, X-Forwarded-For n’est pas cru.
serve-flag-connections_per_address = Combien de sockets une adresse peut garder ouverts à la fois.
serve-flag-commands_per_second = Combien de commandes une personne peut envoyer à la longue.
serve-flag-smtp = Un serveur d’e-mails pour « à vous » : smtp://user:password@host:587, ou smtps:// pour TLS dès le début.
serve-flag-mail_from = L’adresse d’où viennent les e-mails.
serve-flag-prune_days = Effacer les tables terminées, fermées ou jamais commencées ce nombre de jours après leur dernier changement ; 0 les garde. Les résultats et les parties enregistrées restent toujours.
serve-flag-log_format = text pour les humains, json pour les programmes.
serve-flag-log_level = debug, info, warning ou error.
serve-flag-open = Ouvrir la page dans un navigateur.

serve-address = All Aboard est à l’adresse { $address }
serve-stop = Ctrl-C l’arrête. Les parties sont gardées dans { $database }
serve-stop-elsewhere = Ctrl-C l’arrête. Les parties sont gardées dans PostgreSQL.
serve-missing = il manque quelque chose : pip install "allaboard[server]"
serve-port-busy = le port { $port } de { $host } est pris ; un autre : --port { $other }
serve-port-forbidden = le port { $port } demande plus de droits que vous n’en avez ; un autre : --port 8000
serve-no-host = cette machine n’a pas l’adresse { $host }
