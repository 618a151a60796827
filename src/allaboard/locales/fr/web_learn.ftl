### Apprendre : leçons et glossaire.

learn-title = Apprendre
learn-lead = Une leçon dure cinq minutes, à une vraie table, pas à pas. Les règles sont complètes : elles suffisent aussi pour jouer avec la boîte.
learn-about-bus = Tracer une ligne, faire monter des passagers, éviter les bouchons.
learn-about-metro = La même idée sous terre : ici, les sections très empruntées sont bienvenues.
learn-about-depot = Des cartes : remplir les bus, les faire partir, et regarder qui voyage avec qui.
learn-start = Apprendre { $game }
learn-rules-of = Les règles de { $game }
learn-contents = Sommaire
learn-you = Vous
learn-leave = Quitter la leçon
learn-coach = Guide
learn-progress = Avancement de la leçon
learn-place = { $place } sur { $count }
learn-back = Précédent
learn-next = Suivant
learn-skip = Passer
learn-again = Recommencer
learn-welcome = Bienvenue. Une chose à la fois.
learn-praise = { $number ->
    [0] Bien joué.
    [1] Exactement.
    [2] Belle conduite.
    [3] Pile à l’heure.
   *[other] C’est cela.
}
learn-stray = { $kind ->
    [choose] Plus tard, volontiers. Pour l’instant, touchez l’arrêt entouré.
    [send] Pas encore : suivez d’abord l’étape ci-dessous.
    [undo] Annulez d’abord.
   *[read] Lisez d’abord la suite.
}
learn-done = Vous savez jouer à { $game }
learn-done-bus = Douze tours comme ceux-ci, et le joueur qui a le plus de points l’emporte. Avant de valider, vous voyez toujours ce qu’un arrêt coûte et rapporte.
learn-done-metro = Douze tours comme ceux-ci, et le joueur qui a le plus de points l’emporte. Avant de valider, vous voyez toujours ce qu’un arrêt coûte et rapporte.
learn-done-depot = Deux journées comme celle-ci, et le joueur qui a le plus de points l’emporte. Ce qui est permis est toujours éclairé.

## Bus
learn-bus-depart = Chaque ligne commence à un départ. Vous en avez reçu deux, 4 et 6, et gardez l’un d’eux.
learn-do-bus-depart = Touchez E6, le départ 4, entouré.
learn-bus-ticket = À chaque tour, un même ticket vaut pour tous. Sur votre feuille, le numéro 4 indique ce tracé : un bâtonnet. Sur les autres feuilles, c’est un autre tracé.
learn-do-bus-ticket = Regardez le ticket, puis appuyez sur « { $next } ».
learn-bus-lit = Les arrêts éclairés sont ceux où votre coup peut finir. Une coche : cela ne coûte rien.
learn-do-bus-lit = Touchez le Touriste en E5.
learn-bus-pencil = Votre feuille montre au crayon ce que le coup rapporterait : un premier Touriste. Rien ne compte avant de valider.
learn-do-bus-pencil = Appuyez sur « { $confirm } ».
learn-bus-turn = Bruno, en bleu, a joué aussi. Le ticket 2 vous donne deux bâtonnets avec un virage, à gauche ou à droite.
learn-do-bus-turn = Touchez le Touriste en F4.
learn-bus-passed = Chaque arrêt en chemin compte : l’Université en F5 et un deuxième Touriste. À la fin, les Étudiants sont multipliés par les Universités.
learn-do-bus-passed = Appuyez sur « { $confirm } ».
learn-bus-loop = Un panneau d’alerte marque votre propre ligne. La rejoindre forme une boucle : c’est l’élimination, sans points. Personne n’y va par mégarde, car la question est posée deux fois.
learn-do-bus-loop = Trouvez le panneau en E5, puis appuyez sur « { $next } ».
learn-bus-jam = Trois bâtonnets, ligne droite. La section noire de D4 à C4 est congestionnée : elle coûte une case de bouchon.
learn-do-bus-jam = Touchez le Monument en C4.
learn-bus-close = Monuments et Musées terminent une ligne de Touristes : vos deux valent maintenant 5 points. Une ligne non terminée compte pour moitié.
learn-do-bus-close = Appuyez sur « { $confirm } ».
learn-bus-green = Deux bâtonnets, ligne droite. S’ils finissent sur un Feu vert, un bâtonnet de plus suit, dans n’importe quelle direction.
learn-do-bus-green = Touchez l’Étudiant en C1, au-delà du Feu vert.
learn-bus-traffic = La ligne bleue passe déjà de C3 à C2. Chaque ligne avec laquelle vous partagez une section coche une case de bouchon.
learn-do-bus-traffic = Appuyez sur « { $confirm } ».
learn-bus-bend = Deux bâtonnets, ligne droite, dit le ticket. Vous pouvez tourner quand même : cela coûte l’une des cinq cases de la Zone de virages.
learn-do-bus-bend = Touchez l’Homme d’affaires en D2.
learn-bus-undo = La Zone de virages reprend ce que l’Homme d’affaires rapporterait. Avant de valider, vous pouvez changer d’avis autant que vous voulez.
learn-do-bus-undo = Appuyez sur « { $undo } ».
learn-bus-goals = Objectifs communs : les premiers à avoir cinq Mamies ou cinq Touristes, tous pendant le même tour, gagnent chacun 10 points, les suivants 6. Votre objectif personnel est secret ; ses lettres sont dorées sur le plan.
learn-do-bus-goals = Regardez les objectifs, puis appuyez sur « { $next } ».
learn-bus-free = La ville est à vous. Touchez des arrêts éclairés et comparez : la barre dit ce que chacun coûte et quel serait votre total.
learn-do-bus-free = Choisissez un arrêt éclairé, et validez.

## Metro
learn-metro-depart = Une ligne de métro commence à une bouche. Vous avez reçu les départs 3 et 6, et gardez l’un d’eux.
learn-do-metro-depart = Touchez J4, le départ 3, entouré.
learn-metro-fast = À chaque tour, un même ticket vaut pour tous ; sur votre feuille, le numéro 1 indique un bâtonnet. Le premier ticket est impair : les sections bordeaux, à clous, sont rapides dans cette partie.
learn-do-metro-fast = Regardez le ticket, puis appuyez sur « { $next } ».
learn-metro-lit = Les arrêts éclairés sont ceux où votre coup peut finir. La section vers K4 est rapide.
learn-do-metro-lit = Touchez le Touriste en K4.
learn-metro-connect = Les sections rapides, et celles que vous partagez, cochent des Correspondances. Ici, c’est bien : plus de cercles, plus de points. Rien ne compte avant de valider.
learn-do-metro-connect = Appuyez sur « { $confirm } ».
learn-metro-turn = Deux bâtonnets avec un virage. Un Amoureux clair est en chemin, un Théâtre au bout.
learn-do-metro-turn = Touchez le Théâtre en J3.
learn-metro-close = Opéras et Théâtres terminent une ligne de Touristes : la vôtre vaut maintenant 2 points. L’Amoureux clair en attend un foncé.
learn-do-metro-close = Appuyez sur « { $confirm } ».
learn-metro-loop = Un panneau d’alerte marque votre propre ligne. La rejoindre forme une boucle : c’est l’élimination, sans points. Personne n’y va par mégarde, car la question est posée deux fois.
learn-do-metro-loop = Trouvez le panneau en J4, puis appuyez sur « { $next } ».
learn-metro-entrance = Deux bâtonnets, ligne droite, et une Bouche de métro au bout.
learn-do-metro-entrance = Touchez la Bouche de métro en H3.
learn-metro-circle = Chaque bouche atteinte est entourée et vaut 2 points à la fin. Ou bien vous la barrez, dès ce coup ou plus tard, et placez un bâtonnet de plus.
learn-do-metro-circle = Appuyez sur « { $confirm } ».
learn-metro-couple = Trois bâtonnets avec deux virages. G4, en chemin, porte la lettre f, l’une de votre objectif personnel.
learn-do-metro-couple = Touchez l’Amoureux foncé en F4.
learn-metro-heart = Un Amoureux clair et un foncé font un couple. Un Restaurant termine la ligne : 6 points par couple, 2 par Amoureux seul.
learn-do-metro-heart = Appuyez sur « { $confirm } ».
learn-metro-extra = Un seul bâtonnet, jusqu’au Restaurant en E4. Mais vous avez des bouches entourées : barrez-en une, et votre ligne va un arrêt plus loin.
learn-do-metro-extra = Touchez le Touriste en E5, au-delà du Restaurant.
learn-metro-paid = Le couple rapporte 6 points. Une bouche est barrée, une seule par coup au plus.
learn-do-metro-paid = Appuyez sur « { $confirm } ».
learn-metro-personal = Ici, les objectifs personnels sont connus de tous : un de vos trois arrêts rapporte 2, deux rapportent 5, les trois 10. Pour les objectifs communs, les premiers arrivés à cinq, tous pendant le même tour, gagnent chacun 10, les suivants 6.
learn-do-metro-personal = Regardez vos trois lettres, puis appuyez sur « { $next } ».
learn-metro-free = Rome est à vous. Touchez des arrêts éclairés et comparez : la barre dit ce que chacun coûte et quel serait votre total.
learn-do-metro-free = Choisissez un arrêt éclairé, et validez.

## Depot
learn-depot-table = Les voyageurs attendent dans les deux colonnes de la Salle d’attente. Seule la tête de chaque colonne peut monter, et seulement dans un bus de sa couleur ; chaque couleur a aussi un symbole.
learn-do-depot-table = Regardez les deux colonnes, puis appuyez sur « { $next } ».
learn-depot-bus = Un tour commence par un bus. Vous en avez un vert à quatre places en main, et un voyageur vert attend en tête de chaque colonne.
learn-do-depot-bus = Touchez le bus vert dans votre main.
learn-depot-place = Le bus va à quai et devient le Bus Actif de votre tour.
learn-do-depot-place = Appuyez sur « { $place } ».
learn-depot-front = Les voyageurs de tête qui le peuvent doivent monter. Les deux sont verts : à vous de choisir lequel monte d’abord.
learn-do-depot-front = Touchez l’Anonyme vert en tête à gauche, puis appuyez sur « { $board } ».
learn-depot-own = L’autre devait monter aussi, et l’a fait tout seul. Des voyageurs de votre main peuvent monter maintenant : il reste deux places.
learn-do-depot-own = Touchez un Amoureux vert de votre main, puis appuyez sur « { $board } ».
learn-depot-pair = Un bus plein avec un seul Amoureux ne peut pas partir. Mais vous avez le second, et un couple rapporte 4 points de plus.
learn-do-depot-pair = Touchez l’autre Amoureux vert, puis appuyez sur « { $board } ».
learn-depot-fill = Le bus était plein et il est parti : quatre passagers et un couple, 8 points pour vous. Complétez maintenant votre main à sept, en tête des colonnes.
learn-do-depot-fill = Touchez le Général rouge, puis appuyez sur « { $take } ».
learn-depot-quiet = Bruno a amené un bus bleu à trois places. Vous avez le Bébé bleu, qui peut passer devant chaque fois que quelqu’un y monte. Attendez un meilleur moment.
learn-do-depot-quiet = Appuyez sur « { $quiet } ».
learn-depot-baby = Un Surfeur veut monter. Il lui faut deux places, et si votre Bébé en prend une, il n’en reste pas assez.
learn-do-depot-baby = Appuyez sur « { $baby } ».
learn-depot-use = Le Surfeur est resté là, et une place est libre. Les bus à quai sont là pour tout le monde.
learn-do-depot-use = Touchez le bus bleu à quai, puis appuyez sur « { $use } ».
learn-depot-last = Un Ivrogne rend deux passagers Mécontents au départ du bus. Prenez plutôt l’Anonyme pour la dernière place.
learn-do-depot-last = Touchez l’Anonyme bleu de votre main, puis appuyez sur « { $board } ».
learn-depot-free = Le bus est parti pendant votre tour : les trois passagers sont à vous, peu importe qui les a amenés. Complétez votre main, cette fois à votre guise.
learn-do-depot-free = Touchez un voyageur de tête, puis appuyez sur « { $take } ».
learn-depot-stuck = La journée se termine quand un joueur n’a plus de cartes, ou un tour de table après qu’un joueur ne peut choisir aucun bus. Chaque voyageur en main coûte alors 1 point et chaque bus ses places ; amenez donc vos bus à temps, mais pas à vide.
learn-do-depot-stuck = Regardez votre main, puis appuyez sur « { $next } ».

## Glossaire
learn-glossary = Signes et mots
learn-glossary-of = Signes et mots de { $game }
glossary-ticket = Un ticket est retourné à chaque tour et vaut pour tous. Sur chaque feuille, il indique un autre tracé.
glossary-inspector = Le joueur qui l’a joue en premier pendant ce tour. Il passe ensuite au joueur suivant.
glossary-turn_zone = Tourner au lieu d’aller tout droit, ou l’inverse, coûte l’une des cinq cases. Chacune retire de 1 à 3 points.
glossary-traffic = Chaque autre ligne sur une section que vous prenez coûte une case, une section noire aussi. La deuxième, la quatrième et la sixième case coûtent un point, puis chaque case suivante.
glossary-connections = Chaque autre ligne sur une section que vous prenez donne un cercle, une section rapide aussi. Plus de cercles font plus de points.
glossary-green_light = Si votre dernier bâtonnet finit ici, vous en placez un de plus, dans n’importe quelle direction.
glossary-entrance = Elle est entourée, pour 2 points à la fin. Barrée, elle paie un bâtonnet de plus, une fois par coup.
glossary-granny = Coche la prochaine des huit cases : 1, 2 ou 3 points chacune.
glossary-student = À la fin, les étudiants sont multipliés par les universités, ou par les cinémas.
glossary-university = À la fin, les étudiants sont multipliés par elles. Il y a quatre cases.
glossary-cinema = À la fin, les étudiants sont multipliés par eux. Il y a quatre cases.
glossary-tourist = Coche la case suivante d’une ligne. Elle paie quand vous atteignez un lieu pour touristes ; non terminée, elle paie la moitié.
glossary-monument = Termine la ligne de touristes : 2, 5, 9 ou 14 points. La visite elle-même compte pour un objectif.
glossary-museum = Termine la ligne de touristes : 2, 5, 9 ou 14 points. La visite elle-même compte pour un objectif.
glossary-opera = Termine la ligne de touristes : 2, 5, 9 ou 14 points. La visite elle-même compte pour un objectif.
glossary-theater = Termine la ligne de touristes : 2, 5, 9 ou 14 points. La visite elle-même compte pour un objectif.
glossary-professional = Coche la case suivante d’une ligne. Elle paie quand vous atteignez un bureau.
glossary-office = Termine la ligne d’hommes d’affaires pour 2, 4 ou 6 points, et un passager bonus monte.
glossary-intern = Un étudiant que seul un bureau apporte.
glossary-flirt = Un clair et un foncé font un couple. La ligne paie quand vous atteignez un restaurant.
glossary-restaurant = Termine la ligne d’amoureux : 6 points par couple, 2 par amoureux seul.
glossary-spot = En plus de l’effet de son panneau, vous notez combien de passagers de sa couleur vous avez déjà.
glossary-common = Pour tous. Les premiers à l’accomplir, tous pendant le même tour, gagnent chacun 10 points, les suivants 6.
glossary-personal = Trois lettres du plan que votre ligne devrait atteindre : à Bus, 10 points pour les trois ; à Metro, 2, 5 ou 10 pour une, deux ou trois.
glossary-platform = Les bus où l’on monte. À chaque tour, l’un d’eux est actif ; un bus part quand ses places sont prises.
glossary-hand = Jusqu’à sept voyageurs et deux bus. Ce qu’il en reste à la fin d’une journée coûte des points ; la journée se termine quand quelqu’un n’a plus de cartes.
glossary-room = Deux colonnes. Seuls les voyageurs de tête peuvent monter ; s’ils peuvent entrer dans le bus actif, ils y sont obligés.
glossary-garage = Les bus qui viennent ensuite. Un joueur qui en a moins de deux prend celui de tête.
glossary-passengers = Ceux qui sont partis en bus pendant votre tour : un point chacun.
glossary-unhappy = Coûte un point. { $baby_exempts_penalty ->
    [true] Cela arrive quand vous amenez un bus et que personne n’y monte, pas même un Bébé après un cri,
   *[false] Cela arrive quand vous amenez un bus et n’y faites monter personne,
} avec un Ivrogne, ou avec un Amoureux laissé seul par un Général.
glossary-night = Un joueur qui n’a plus de cartes à la fin d’une journée gagne un point pour chaque voyageur dans un bus à quai.
