### Le choix d’une façon de jouer : chaque option, et ce qu’elle change, en une phrase.

ruleset-cardcity = Card City
ui-options-heading = Façon de jouer
ui-options-change = Changer
ui-options-fold = Replier
options-row-edition = Édition
options-row-level = Niveau
options-row-victory = Victoire
options-row-variants = Variantes
options-row-players = Joueurs
options-row-player = Zone jouée
ui-options-agree = Changer quand même
ui-options-keep = Ne rien changer
ui-options-rulings = Arbitrages
ui-options-rulings-why = Là où les livrets se taisent, le tuteur a tranché. Une table qui joue autrement peut le régler ici.
ui-options-apply = Appliquer
ui-options-reset = Valeurs habituelles

## Le résumé en une ligne

options-summary-zone = zone { $zone }
options-summary-rulings = { $count ->
    [one] { $count } arbitrage changé
   *[other] { $count } arbitrages changés
}

## Ce que change chaque choix

options-edition-xl = La boîte actuelle : trois niveaux, cinq victoires, parcs et nuages, cartes bicolores.
options-edition-2012 = La première édition : un seul niveau, la seule victoire résidentielle, et deux variantes à elle.
options-level-simplified = Une cité de { $frame } sur { $frame }, { $hand } cartes par tour, { $turns } tours : les règles de base, sans parc ni nuage.
options-level-normal = Une cité de { $frame } sur { $frame }, { $hand } cartes par tour, { $turns } tours ; les parcs s’achètent, et deux industries alignées amènent un nuage.
options-level-advanced = Le niveau normal, plus les cartes bicolores, les parcmètres qui rapportent et, à plusieurs, l’argent posé sur un lot.
options-short-residential = Résidentielle
options-short-economic = Économique
options-short-industrial = Industrielle
options-short-commercial = Commerciale
options-short-happiness = Par le bonheur
options-victory-residential = Les grands quartiers de résidences font les points ; chaque case vide en coûte un, et chaque tranche de 5 $ en vaut un.
options-victory-economic = Le plus riche l’emporte : chaque dollar compte, chaque case vide coûte 5 $, les résidences ne valent plus rien.
options-victory-industrial = Seuls comptent les industries, les parkings et les cases vides au bord d’une industrie ; les autres cases vides ne coûtent rien.
options-victory-commercial = Seuls comptent les commerces, les parkings et les cases vides au bord d’un commerce ; les autres cases vides ne coûtent rien.
options-victory-happiness = Un quartier de résidences compte s’il touche des loisirs, un parking et un commerce ; un parc le double, un nuage l’annule.
options-variant-architect = Le premier joueur peut poser l’architecte au bord de sa cité et construire contre lui ; il repart avant le développement.
options-variant-ecological = { $victory ->
    [industrial] Commerces, nuages et industries polluent ; ici, chaque pour cent s’ajoute au score.
    [commercial] Commerces, nuages et industries polluent ; ici, chaque pour cent s’ajoute au score.
    [happiness] Commerces, nuages et industries polluent ; au-delà de 30 %, il faut payer 5 $ par pour cent en trop, ou perdre.
    [economic] Commerces, nuages et industries polluent : chaque pour cent retire 1 $ à la fin. Un parc nettoie 5 %.
   *[residential] Commerces, nuages et industries polluent : chaque pour cent retire 1 point à la fin. Un parc nettoie 5 %.
}
options-variant-leisure-crisis = La première carte de loisirs coûte 5 $, la deuxième 10 $, la troisième 15 $… au lieu de 5 $ chaque fois.
options-variant-single-city = Tous bâtissent une seule cité, chacun dans sa zone : on voisine par-dessus la frontière, et les quartiers communs se partagent.
options-variant-suburb = En solitaire, un anneau de banlieue entoure le cadre : ses résidences et ses commerces rejoignent vos quartiers.
options-variant-decentralisation = À la fin, des points pour les quartiers bien entourés, la mairie loin du centre et les industries dispersées.
options-variant-parking-meters = Un quartier de parkings rapporte 1 à 3 $ par tour, selon le nombre de couleurs voisines.
options-players-1 = En solitaire : { $draw } cartes piochées à chaque tour, une repart sous la pile ; le score donne un rang.
options-players-2 = À deux : l’un partage les { $draw } cartes du tour en deux lots, l’autre choisit. { $turns } tours.
options-players-more = À { $players } : { $draw } cartes par tour, partagées en lots que chacun choisit à son tour. { $turns } tours.
options-player = Les règles sont lues pour la mairie { $zone } : on ne construit que dans sa propre zone.
options-ruling-bicolour-inside = Niveau avancé : les deux moitiés d’une carte bicolore se touchent. Sans cela, elles s’ignorent.
options-ruling-happiness-leisure = Victoire par le bonheur : il faut de vrais loisirs. Sans cela, la mairie en tient lieu.
options-ruling-single-architect = Architecte dans la cité unique : il repart dès que son joueur a construit. Sans cela, il reste jusqu’à ce que tous aient construit, et les autres peuvent aussi construire à côté de lui.
options-ruling-single-develop-once = Cité unique : chacun développe une fois par tour. Sans cela, on fait le tour de la table jusqu’à ce que plus rien ne grandisse.
options-ruling-industry-pictures = Ville écologique : la pollution, en pour cent, de chaque illustration d’industrie et des moitiés de carte.
options-ruling-bicolour-set = Niveau avancé : combien de chaque carte bicolore dans la pile, 16 en tout.
options-ruling-suburb-ring = Banlieue fictive : les cartes de l’anneau dans le sens horaire, depuis le coin en haut à gauche.
options-ruling-field-half_I = Moitié industrie
options-ruling-field-half_C = Moitié commerce
options-ruling-field-industry = Industrie { $picture }
options-ruling-field-ring = Cadre de { $size } sur { $size }

## Ce qui ne va pas ensemble

options-why-option-level-2012 = L’édition 2012 n’a qu’un niveau ; passez à Card City XL pour en choisir un autre.
options-why-option-victory-2012 = L’édition 2012 n’a que la victoire résidentielle ; passez à Card City XL pour en choisir une autre.
options-why-option-single-solo = La cité unique demande au moins deux joueurs.
options-why-option-suburb-several = La banlieue fictive se joue en solitaire.
options-why-option-players = Ce nombre de joueurs n’est pas possible ici.
options-moved = En même temps : { $moves }.
options-moved-level = niveau { $after }
options-moved-victory = { $after }
options-moved-players = { $after ->
    [1] un seul joueur
   *[other] { $after } joueurs
}
options-moved-variants = sans la variante « { $before } »
