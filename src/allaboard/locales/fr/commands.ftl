### Ce que disent les commandes, et leur aide. Les noms des joueurs et des fichiers sont déjà sans danger.

## Aide : les commandes
help-allaboard =
    All Aboard : les jeux de lignes Bus et Metro, le jeu de cartes Depot, leurs parties et leurs règles.

    allaboard serve --open                  des tables dans le navigateur, entre amis et bots
    allaboard play                          jouer dans ce terminal
    allaboard score game.aab.json           qui a gagné, et avec quoi
    allaboard replay game.aab.json          la partie, coup par coup
    allaboard show game.aab.json -o a.svg   une image de la partie
    allaboard print --city rome -o a.pdf    tout à imprimer et à découper

    Une commande finit par 0, ou par 2 si ce qu’elle a reçu est faux.
help-score =
    Compter les points : le détail de chaque place.

    Une partie en cours est comptée comme si elle finissait maintenant.

    allaboard score game.aab.json
    allaboard score --json games.jsonl > scores.jsonl
    allaboard score --json - < games.jsonl
help-legal =
    Lister ce qui peut être joué maintenant, par qui, et à quel prix.

    Un coup coche des cases de la zone de virages, ajoute des bouchons (Bus) ou des correspondances (Metro), et peut
    former une boucle. La dernière colonne est le total du joueur si la partie finissait juste après.

    allaboard legal game.aab.json
    allaboard legal --json games.jsonl
help-replay =
    Raconter une partie coup par coup, avec l’effet de chacun et les totaux.

    allaboard replay game.aab.json
    allaboard replay --json --legal game.aab.json
help-show =
    Dessiner la position après le dernier coup.

    L’image montre ce qu’un spectateur peut voir : tout si la partie est terminée, aucun secret avant.

    allaboard show game.aab.json -o game.svg
    allaboard show game.aab.json -o game.html
    allaboard show game.aab.json --seat 0 > mine.svg
help-check =
    Vérifier des parties et des villes : chaque faute avec sa place, ou ok.

    allaboard check my_city.json games.jsonl
help-schema =
    Afficher un schéma JSON.

    allaboard schema record > record.schema.json
help-play =
    Jouer dans ce terminal, ou reprendre une partie enregistrée.

    Ce que les options ne disent pas est demandé. Ctrl-C enregistre la partie et dit comment la reprendre.

    allaboard play
    allaboard play --city rome --seats human:Ann,greedy
    allaboard play game.aab.json
help-bench =
    Mesurer la vitesse du moteur sur cette machine.

## Aide : arguments et options
help-records = Fichiers de parties ; un fichier .jsonl en contient une par ligne ; - est l’entrée standard, une par ligne.
help-json = Répondre en JSON, une ligne par partie. Une partie fautive répond par une erreur à sa place.
help-lang = La langue des réponses : { $languages }.
help-replay-legal = Aussi ce qui était permis avant chaque coup.
help-show-record = Un fichier de partie.
help-show-output = Le fichier à écrire (.svg, .png ou .pdf ; .html joue la partie depuis le début) ; sans lui, l’image va sur la sortie standard, en SVG.
help-show-seat = Montrer ce que cette place peut voir ; les places se comptent à partir de 0.
help-show-all = Montrer tous les secrets.
help-show-dark = Le thème sombre.
help-show-narrow = Aussi étroit qu’un téléphone, tout l’un sous l’autre.
help-show-scale = Le facteur d’agrandissement de l’image.
help-check-files = Fichiers de parties et de villes ; un fichier .jsonl en contient un par ligne ; - est l’entrée standard.
help-schema-name = record, city, score, legal, replay, event, view, error, check ou bot.

## Où en est la partie
headline = { $file } : { $city } ({ $game }), { $state }
headline-depot = { $file } : { $game }, { $state }
state-over = la partie est terminée
state-day = journée { $day } sur 2, tour { $turn }
state-departure = choix des départs
state-round = tour { $round } sur 12, ticket { $ticket }
state-no-ticket = tour { $round } sur 12, ticket pas encore tiré

## Tableaux
rank = Rang
out = éliminé
not-known = ?
yes = oui
action = Coup
eliminates = Élimine
total-after = Total ensuite
winners = { $count ->
    [0] Personne ne gagne : tous les joueurs sont éliminés.
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
winning-teams = { $count ->
    [1] L’équipe { $teams } gagne.
   *[other] Les équipes { $teams } se partagent la victoire.
}
scored-as-if-over = Compté comme si la partie finissait maintenant : une ligne non terminée vaut la moitié.
scored-as-it-is = Compté comme si la journée finissait maintenant : les bus de nuit ne comptent que pour une main vide.
day-number = Journée { $day }
team-score = Équipe { $names } : { $total }, rang { $rank }.

## Coups permis
legal-departures = { $name } (place { $seat }) choisit : { $actions }
legal-turns = { $name } (place { $seat }) est en { $stop }, tracé { $shape } : { $count ->
    [0] aucun coup
    [one] un coup
   *[other] { $count } coups
}
legal-dead-end = en { $turns }
legal-dead-ends = en { $turns } : mène à une impasse. Au plus { $turns ->
    [one] un coup
   *[other] { $turns } coups
} après, la ligne est éliminée, quels que soient les tickets.
legal-choices = { $name } (place { $seat }) { $asked } :
phase-choose = choisit le bus du tour
phase-waiting_room = fait monter quelqu’un de la Salle d’attente
phase-hand = peut faire monter quelqu’un de sa main
phase-shout = peut crier
phase-exchange = peut échanger
phase-sadden = choisit qui devient Mécontent
phase-penalty = pose un voyageur sur la pile des Mécontents
phase-refill = prend des voyageurs en tête des colonnes

## Récit
replay-turn = { $number }. { $name } : { $action }
replay-legal = Permis : { $actions }
replay-totals = Totaux : { $totals }

## Vérification
check-fine = { $file } : ok
