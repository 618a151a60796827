### La page pour navigateurs : relectures, listes de parties, donne du jour, classes, comptes.

web-more = Plus

## Une relecture
web-replay = Revoir
web-replay-loading = Chargement de la partie…
web-replay-fault-action = Son action { $number } est contraire aux règles.
web-replay-fault-at = L’erreur se trouve à { $place }.
web-replay-no-record = Ce n’est pas l’enregistrement d’une partie.
web-replay-open = Ouvrir un enregistrement
web-replay-open-more = Un fichier dont le nom finit par .aab.json. Choisissez-le, ou déposez-le ici.
web-replay-choose = Choisir un fichier
web-replay-download = Enregistrer le fichier
web-replay-share = Partager ce moment
web-replay-share-more = Ce lien ouvre la partie à cette étape.
web-replay-share-inside = Ce lien ouvre la partie à cette étape. La partie entière est dans le lien.
web-replay-controls = Avancer et reculer
web-replay-moment = Instant
web-replay-at = { $place }, étape { $step } sur { $steps }
web-replay-begin = Le début
web-replay-begin-more = Avant la première décision.
web-replay-round = Tour { $round }
web-replay-day-turn = Journée { $day }, tour { $turn }
web-replay-play = Lancer
web-replay-pause = Arrêter
web-replay-back = Une étape en arrière
web-replay-on = Une étape en avant
web-replay-turn-back = { $game ->
    [depot] Un tour en arrière
   *[other] Un tour en arrière
}
web-replay-turn-on = { $game ->
    [depot] Un tour en avant
   *[other] Un tour en avant
}
web-replay-speed = Vitesse
web-replay-times = { $speed }×
web-replay-hands = Mains
web-replay-steps = Étapes
web-replay-aside = Étapes et analyse
web-replay-review = Analyse
web-replay-table = Les cartes

## Listes de parties
web-replays = Parties à revoir
web-replays-more = Revoir une partie, coup par coup : une des vôtres, ou n’importe quel enregistrement.
web-replays-kept = Revues sur cet appareil
web-replays-forget = Oublier
web-list-open = En cours
web-list-since = dernier coup le { $day }
web-list-finished = Terminées
web-list-older = Parties plus anciennes
web-list-none-finished = Aucune pour l’instant. Les parties que vous terminerez ici s’y ajouteront.
web-list-nobody = Vous n’avez pas encore de nom sur ce serveur. Il vous sera demandé quand vous prendrez place pour la première fois.
web-list-points = score de { $points }
web-list-rank = Rang { $place }, { $points }
web-list-numbers = En chiffres
web-list-games = Parties
web-list-wins = Victoires
web-list-average = Moyenne
web-list-best = Record
web-list-rating = { $game } : niveau { $rating } après { $count ->
    [one] { $count } partie classée.
   *[other] { $count } parties classées.
}
web-list-place = Rang
web-list-name = Nom
web-leaders = Meilleurs joueurs
web-leaders-more = Les parties entre titulaires d’un compte sont classées. Le classement retient le niveau dont on est sûr.
web-leaders-rating = Niveau
web-leaders-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
web-leaders-none = Personne n’est encore classé à ce jeu.

## La donne du jour
web-daily = Donne du jour
web-daily-more = La même donne pour tous, en solo, un seul essai. Les résultats s’affichent quand la journée est terminée partout dans le monde.
web-daily-today = Aujourd’hui
web-daily-play = Jouer
web-daily-see = Mon essai
web-daily-results = Résultats du { $day }
web-daily-earlier = La veille
web-daily-later = Le lendemain
web-daily-none = Personne n’a terminé cette donne ce jour-là.

## Classes
web-class = Jouer en classe
web-class-about = Un seul lien répartit toute une classe à des tables de même taille, avec la même donne. À la fin, les résultats sont comparés.
web-class-size = Joueurs par table
web-class-bots = Des bots prennent les places vides
web-class-make = Créer le lien
web-class-of = Une classe : { $game }
web-class-more = Tout le monde a la même donne. Chaque nouvel arrivant reçoit la prochaine place libre.
web-class-over = Cette classe est terminée.
web-class-host = Vous menez cette classe
web-class-host-more = Une table commence quand elle est complète. Lancez les autres quand tout le monde est là.
web-class-start = Compléter avec des bots et commencer
web-class-end = Terminer et montrer les résultats
web-class-end-sure = Les tables encore en jeu sont fermées, et les résultats des autres sont montrés à tous.
web-class-join = Rejoindre
web-class-to-table = Rejoindre ma table
web-class-tables = Tables
web-class-table = Table { $number }
web-class-seat = place { $seat }
web-class-see = Regarder
web-status-waiting = en attente
web-status-closed = fermée

## Comptes
web-account = Compte
web-account-guest = Vous êtes ici en invité. Cet appareil vous reconnaît.
web-account-is = Vous avez un compte sur ce serveur.
web-account-code = Votre code, pour vous retrouver sur un autre appareil
web-account-leave = Se déconnecter
web-account-make = Créer un compte
web-account-login = Se connecter
web-account-why = Avec un compte, vos parties sont classées et vous les retrouvez sur tout appareil. Ce que vous avez joué en invité reste à vous.
web-account-password = Mot de passe, 8 caractères au moins
web-account-recover = En invité sur un autre appareil ?
web-account-recover-go = C’est moi
web-account-news = Savoir quand c’est à vous
web-account-mail = Adresse e-mail
web-account-mail-send = M’envoyer un lien de confirmation
web-account-mail-sent = Un e-mail avec un lien est en route.
web-account-feed = Adresse de votre flux
web-account-feed-more = Un flux privé dit à un lecteur de votre choix quand c’est à vous.
web-account-feed-make = Créer un flux
web-account-safety = Sécurité
web-account-new-password = Changer de mot de passe
web-account-old-password = Votre mot de passe
web-account-password-new = Nouveau mot de passe, 8 caractères au moins
web-account-new-password-more = Tous vos autres appareils seront déconnectés.
web-account-new-password-take = Changer
web-account-new-password-done = Votre mot de passe a été changé.
web-account-leave-all = Se déconnecter partout
web-account-delete = Me supprimer
web-account-delete-sure = Vous supprimer définitivement ?
web-account-delete-more = Votre mot de passe, votre adresse, vos flux, vos classements et vos messages seront supprimés. Vos parties terminées restent, sans votre nom. Dans les parties en cours, un bot joue à votre place. C’est irréversible.
web-account-delete-go = Supprimer définitivement
web-account-delete-done = Vous avez été supprimé.

## Pourquoi quelque chose n’a pas été fait
refusal-broken_link = Ce lien n’est pas entier.
refusal-not_on_device = Cette partie n’est pas gardée sur cet appareil.
