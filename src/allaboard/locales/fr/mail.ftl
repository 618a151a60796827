### Mails et flux d’un serveur, et les quelques pages où mènent leurs liens.

feed-title = À vous de jouer sur All Aboard
feed-entry = À vous : { $game }

mail-turn-subject = À vous : { $game }
mail-turn-text =
    { $name }, c’est à vous de jouer à une table de { $game } avec { $names } :

    { $link }

    Ne plus recevoir ces e-mails : { $stop }
mail-confirm-subject = All Aboard : est-ce votre adresse ?
mail-confirm-text =
    { $name }, sur { $server }, souhaite un message ici quand c’est son tour.

    Si c’est vous, confirmez-le : { $link }

    Sinon, ne faites rien : aucun autre e-mail ne viendra.
mail-page-confirm = Me prévenir par e-mail quand c’est mon tour.
mail-page-confirm-button = Confirmer
mail-page-confirmed = C’est fait. Vous recevrez un e-mail quand ce sera votre tour à une table sur plusieurs jours.
mail-page-stop = Ne plus m’envoyer d’e-mails.
mail-page-stop-button = Arrêter
mail-page-stopped = C’est fait. Plus aucun e-mail ne viendra.
mail-page-wrong = Ce lien n’est pas valable, ou ne l’est plus.

admin-title = All Aboard, pour les hôtes
admin-people = Personnes : { $people }, dont { $accounts } avec un compte ; parties terminées : { $results }.
admin-tables = Tables : { $waiting } en attente, { $playing } en cours, { $over } terminées, { $closed } fermées ; { $memory } en mémoire ici.
admin-close = Fermer
admin-block = Bloquer
admin-unblock = Laisser revenir
admin-person = Identifiant d’une personne
admin-latest = Les dernières tables
admin-table = Table
admin-game = Jeu
admin-status = État
admin-seats = Places
admin-updated = Dernier changement (UTC)
