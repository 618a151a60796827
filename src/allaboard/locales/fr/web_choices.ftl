### Ce que les règles laissent à l’hôte : choisi avant une partie, et annoncé à tous.

## Choisir
web-choices = Ce que les règles vous laissent choisir
web-choice-you = Vous
web-choice-drawn = Au hasard
web-choice-sheets = Feuilles de note
web-choice-sheets-more = Pour un même ticket, chacune des cinq feuilles donne un autre tracé.
web-choice-sheet = Feuille { $number }
web-choice-sheet-dealt = au hasard
web-choice-equal_sheets = Feuilles identiques
web-choice-equal_sheets-more = Deux joueurs peuvent avoir la même feuille, comme le permettent les règles françaises.
web-choice-first-line = Premier contrôleur
web-choice-first-line-more = Les règles imprimées désignent le joueur le plus âgé.
web-choice-first-depot = Qui commence la journée 1
web-choice-first-depot-more = La notice désigne la personne qui prend le plus souvent le bus.
web-choice-ties = Égalité à la fin de la journée 1
web-choice-ties-more = Parmi les joueurs à égalité, le premier dans cet ordre commence la journée 2. La notice désigne le plus jeune.
web-choice-ties-chosen = Dans cet ordre
web-choice-ties-up = Monter { $name }
web-choice-ties-down = Descendre { $name }
web-choice-ties-moved = { $name } : place { $place }
web-choice-beat = Pause pour un Bébé
web-choice-beat-more = Durée d’attente quand un Bébé pourrait crier et que personne ne sait où il est. Elle est la même pour tous et ne trahit donc rien.
web-choice-open_window = Temps de réponse
web-choice-open_window-more = Pour un Bébé dont tout le monde sait qui l’a en main.
web-choice-day_pause = Pause après la journée 1
web-choice-day_pause-more = La table montre la fin de la journée 1 jusqu’à ce que tous soient prêts ou que ce temps soit écoulé. À 0, elle ne s’arrête pas.
web-choice-baby_async = Bébés sur plusieurs jours
web-choice-baby_async-ask_when_located = Demander si tous savent qui l’a
web-choice-baby_async-orders_only = Consignes seulement
web-choice-card_memory = Lister les cartes connues
web-choice-card_memory-more = La table indique les cartes en main que tout le monde a vues.
web-choice-team_hands = Mains visibles entre partenaires

## Ce qui a été choisi
web-agreed = À cette table
web-fact-sheets = Feuilles de note : { $sheets }
web-fact-sheet = { $name } { $sheet }
web-fact-equal_sheets-true = Les joueurs peuvent avoir la même feuille.
web-fact-equal_sheets-false = Chaque joueur a une feuille différente.
web-fact-first-line = Premier contrôleur : { $name }
web-fact-first-depot = Commence la journée 1 : { $name }
web-fact-ties = Ordre en cas d’égalité après la journée 1 : { $names }
web-fact-beat = Pause pour un Bébé : { $time }
web-fact-open_window = Temps de réponse pour un Bébé : { $time }
web-fact-day_pause = Pause après la journée 1 : { $time }
web-fact-card_memory-assisted = Les cartes connues sont listées.
web-fact-card_memory-off = Les cartes connues ne sont pas listées.
web-fact-baby_async-ask_when_located = Quand tout le monde sait qui a un Bébé en main, on le lui demande.
web-fact-baby_async-orders_only = Les Bébés ne répondent que par consignes.
web-fact-team_hands-hidden = Les partenaires ne voient pas la main l’un de l’autre.
web-fact-team_hands-open = Les partenaires voient la main l’un de l’autre.
