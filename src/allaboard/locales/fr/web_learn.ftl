### Apprendre : leçons et glossaire.

learn-title = Apprendre
learn-lead = Une leçon dure cinq minutes, à une vraie table et une chose à la fois. Les règles sont complètes : avec elles, on joue aussi aux jeux imprimés.
learn-about-bus = Tracer une ligne, faire monter des passagers, éviter les bouchons.
learn-about-metro = La même idée sous terre : ici, les rues pleines sont bienvenues.
learn-about-depot = Des cartes : remplir les bus, les faire partir, et regarder qui s’assoit avec qui.
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
    [choose] Plus tard, volontiers. Pour l’instant, l’arrêt entouré.
    [send] D’abord ceci : voir plus bas.
    [undo] Revenez d’abord en arrière.
   *[read] Lisez d’abord la suite.
}
learn-done = Vous savez jouer à { $game }
learn-done-bus = Douze manches comme celles-ci, et le plus de points l’emporte. Ce qu’un arrêt coûte ou rapporte est toujours montré avant de valider.
learn-done-metro = Douze manches comme celles-ci, et le plus de points l’emporte. Ce qu’un arrêt coûte ou rapporte est toujours montré avant de valider.
learn-done-depot = Deux journées comme celle-ci, et le plus de points l’emporte. Ce qui est permis est toujours éclairé.

## Bus
learn-bus-depart = Chaque ligne commence à un départ. Vous en avez reçu deux, 4 et 6, et gardez l’un d’eux.
learn-do-bus-depart = Touchez E6, le départ 4, dans l’anneau.
learn-bus-ticket = À chaque manche, un ticket vaut pour tout le monde. Votre feuille fait du numéro 4 une forme : un bâtonnet. Les autres feuilles en font autre chose.
learn-do-bus-ticket = Regardez le ticket, puis appuyez sur « Suivant ».
learn-bus-lit = Les arrêts éclairés sont ceux où votre tour peut finir. Une coche : cela ne coûte rien.
learn-do-bus-lit = Touchez le Touriste en E5.
learn-bus-pencil = Votre feuille montre au crayon ce que le tour rapporterait : un premier Touriste. Rien ne compte avant de valider.
learn-do-bus-pencil = Appuyez sur « Valider ».
learn-bus-turn = Bruno, en bleu, a joué aussi. Le ticket 2 vous donne deux bâtonnets avec un virage, à gauche ou à droite.
learn-do-bus-turn = Touchez le Touriste en F4.
learn-bus-passed = Chaque arrêt du trajet compte : l’Université en F5 et un deuxième Touriste. À la fin, les Étudiants sont multipliés par les Universités.
learn-do-bus-passed = Appuyez sur « Valider ».
learn-bus-loop = Un panneau d’alerte marque votre propre ligne. La rejoindre, c’est être éliminé, sans points ; personne n’y va par mégarde, car la question est posée deux fois.
learn-do-bus-loop = Trouvez le panneau en E5, puis appuyez sur « Suivant ».
learn-bus-jam = Trois bâtonnets, ligne droite. La rue noire de D4 à C4 est congestionnée : elle coûte une case de bouchon.
learn-do-bus-jam = Touchez le Monument en C4.
learn-bus-close = Monuments et Musées terminent une ligne de Touristes : vos deux valent maintenant 5 points. Une ligne non terminée compte pour moitié.
learn-do-bus-close = Appuyez sur « Valider ».
learn-bus-green = Deux bâtonnets, ligne droite. S’ils finissent sur un Feu vert, un bâtonnet de plus suit, dans n’importe quelle direction.
learn-do-bus-green = Touchez l’Étudiant en C1, au-delà du Feu vert.
learn-bus-traffic = La ligne bleue passe déjà de C3 à C2. Chaque ligne avec laquelle vous partagez une rue coche une case de bouchon.
learn-do-bus-traffic = Appuyez sur « Valider ».
learn-bus-bend = Deux bâtonnets, ligne droite, dit le ticket. Vous pouvez tourner quand même : cela coûte l’une des cinq cases de la Zone de virages.
learn-do-bus-bend = Touchez l’Homme d’affaires en D2.
learn-bus-undo = La Zone de virages reprend ce que l’Homme d’affaires rapporterait. Avant de valider, vous pouvez changer d’avis autant que vous voulez.
learn-do-bus-undo = Appuyez sur « Revenir ».
learn-bus-goals = Objectifs communs : les premiers à avoir cinq Mamies ou cinq Touristes gagnent 10 points, les suivants 6. Votre objectif personnel est secret ; ses lettres sont dorées sur le plan.
learn-do-bus-goals = Regardez les objectifs, puis appuyez sur « Suivant ».
learn-bus-free = La ville est à vous. Touchez des arrêts éclairés et comparez : la barre dit ce que chacun coûte et quel serait votre total.
learn-do-bus-free = Choisissez un arrêt éclairé, et validez.

## Metro
learn-metro-depart = Une ligne de métro commence à une bouche. Vous avez reçu les départs 3 et 6, et gardez l’un d’eux.
learn-do-metro-depart = Touchez J4, le départ 3, dans l’anneau.
learn-metro-fast = À chaque manche, un ticket vaut pour tout le monde ; votre feuille fait du numéro 1 un bâtonnet. Le premier ticket est impair : les sections bordeaux, à clous, sont rapides dans cette partie.
learn-do-metro-fast = Regardez le ticket, puis appuyez sur « Suivant ».
learn-metro-lit = Les arrêts éclairés sont ceux où votre tour peut finir. La section vers K4 est rapide.
learn-do-metro-lit = Touchez le Touriste en K4.
learn-metro-connect = Les sections rapides, et celles que vous partagez, cochent des Correspondances. Ici, c’est bien : plus de cercles, plus de points. Rien ne compte avant de valider.
learn-do-metro-connect = Appuyez sur « Valider ».
learn-metro-turn = Deux bâtonnets avec un virage. Un Amoureux clair est en chemin, un Théâtre au bout.
learn-do-metro-turn = Touchez le Théâtre en J3.
learn-metro-close = Opéras et Théâtres terminent une ligne de Touristes : la vôtre vaut maintenant 2 points. L’Amoureux clair en attend un foncé.
learn-do-metro-close = Appuyez sur « Valider ».
learn-metro-loop = Un panneau d’alerte marque votre propre ligne. La rejoindre, c’est être éliminé, sans points ; personne n’y va par mégarde, car la question est posée deux fois.
learn-do-metro-loop = Trouvez le panneau en J4, puis appuyez sur « Suivant ».
learn-metro-entrance = Deux bâtonnets, ligne droite, et une Bouche de métro au bout.
learn-do-metro-entrance = Touchez la Bouche de métro en H3.
learn-metro-circle = Chaque bouche atteinte est entourée et vaut 2 points à la fin. Ou bien vous la barrez à un tour suivant et recevez un bâtonnet de plus.
learn-do-metro-circle = Appuyez sur « Valider ».
learn-metro-couple = Trois bâtonnets avec deux virages. G4, en chemin, porte la lettre f, l’une de votre objectif personnel.
learn-do-metro-couple = Touchez l’Amoureux foncé en F4.
learn-metro-heart = Un Amoureux clair et un foncé font un couple. Un Restaurant termine la ligne : 6 points pour un couple, 2 pour un Amoureux seul.
learn-do-metro-heart = Appuyez sur « Valider ».
learn-metro-extra = Un seul bâtonnet, jusqu’au Restaurant en E4. Mais vous avez des bouches : barrez-en une, et votre ligne va un arrêt plus loin.
learn-do-metro-extra = Touchez le Touriste en E5, au-delà du Restaurant.
learn-metro-paid = Le couple rapporte 6 points. Une bouche est barrée, une seule par tour au plus.
learn-do-metro-paid = Appuyez sur « Valider ».
learn-metro-personal = Ici, les objectifs personnels sont connus de tous : un de vos trois arrêts rapporte 2, deux rapportent 5, les trois 10. Pour les objectifs communs, les premiers arrivés à cinq gagnent 10, les suivants 6.
learn-do-metro-personal = Regardez vos trois lettres, puis appuyez sur « Suivant ».
learn-metro-free = Rome est à vous. Touchez des arrêts éclairés et comparez : la barre dit ce que chacun coûte et quel serait votre total.
learn-do-metro-free = Choisissez un arrêt éclairé, et validez.
