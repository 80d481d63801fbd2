### L’explorateur des règles : étiquettes, affirmations mises en mots, chiffres d’une mise en place, différences.

## Boutons, champs et titres
ui-rules-views = Que voulez-vous voir ?
ui-rules-search = Chercher une règle
ui-rules-search-example = nuage, p. 9, Résidence…
ui-rules-clear = Tout effacer
ui-rules-filters = Filtres
ui-rules-list = Règles trouvées
ui-rules-back = Retour à la liste
ui-rules-ruling = arbitrage
ui-rules-cites = Dans les livrets
ui-rules-related = Règles liées
ui-rules-lessons = Dans les leçons
ui-rules-examples = Exemples des livrets
ui-rules-answer = La réponse
ui-rules-board-show = Voir sur le plateau
ui-rules-board-hide = Fermer le plateau
ui-rules-holds = Selon la règle
ui-rules-broken = Contre la règle
ui-rules-result = La cité annoncée
ui-rules-seat = Joueur
ui-rules-statements = Affirmations
ui-rules-try = Essayez d’autres cases : chacune dit pourquoi.
ui-rules-compare = Comparer
ui-rules-players = Joueurs
ui-rules-figures = Les chiffres
ui-rules-replaced = Règles remplacées
ui-rules-comes = Règles nouvelles
ui-rules-goes = Règles qui disparaissent
ui-rules-before = Avant
ui-rules-after = Après
ui-rules-became = devient
ui-rules-legend = Ce que disent les signes

## Vues et filtres
rules-title = Les règles
rules-view-search = Chercher
rules-view-map = Carte
rules-view-changes = Ce qui change
rules-filter-level = Niveau
rules-filter-phase = Phase
rules-filter-edition = Édition
rules-filter-variant = Variante
rules-filter-kind = Sorte
rules-filter-state = Rencontrée
rules-any-level = tous les niveaux
rules-any-phase = toutes les phases
rules-any-edition = les deux éditions
rules-any-variant = avec ou sans
rules-any-kind = règles et arbitrages
rules-any-state = toutes
rules-no-variant = sans variante
rules-kind-printed = règles des livrets
rules-kind-ruling = arbitrages
rules-state-met = déjà rencontrées
rules-state-unmet = pas encore
rules-found = { $count ->
        [0] Rien ne correspond.
        [one] Une règle trouvée.
       *[other] { $count } règles trouvées.
    }
rules-partly = Aucune règle n’a tous ces mots : voici celles qui en ont le plus.
rules-nothing = Aucune règle ne correspond à « { $query } ».
rules-nothing-filtered = Aucune règle ne passe ces filtres.
rules-without-filters = { $count ->
        [one] Une règle correspond sans les filtres.
       *[other] { $count } règles correspondent sans les filtres.
    }
rules-perhaps = Vouliez-vous dire :
rules-try-page = Essayez un seul mot, le nom d’une carte ou une page comme « p. 9 ».
phase-variant = Variantes
phase-solo = Solo
phase-ruling = Arbitrages

## Carte des règles
rules-state-name = { $state ->
        [seen] vue
        [practised] pratiquée
        [mastered] maîtrisée
       *[unmet] pas encore rencontrée
    }
    .letter = { $state ->
        [seen] V
        [practised] P
        [mastered] M
       *[unmet] –
    }
rules-map-total = { $met } sur { $all }
rules-map-all = { $met ->
        [0] Aucune règle rencontrée encore, sur { $all }.
        [one] Une règle rencontrée sur { $all }.
       *[other] { $met } règles rencontrées sur { $all }.
    }
rules-map-mastered = { $count ->
        [0] Aucune n’est maîtrisée.
        [one] Une est maîtrisée.
       *[other] { $count } sont maîtrisées.
    }

## Ce qui change
rules-step = { $before } → { $after }
rules-stays = { $count ->
        [one] Une règle reste en vigueur, avec ou sans autres chiffres.
       *[other] { $count } règles restent en vigueur, avec ou sans autres chiffres.
    }
rules-same-figures = Aucun chiffre ne change.
rules-with-variant = Variante « { $variant } »

## Une règle
entry-cite-page = Livret { $book }, p. { $page }, « { $heading } »
entry-cite-heading = Livret de { $book }, « { $heading } »
entry-all-levels = Card City XL à tous les niveaux
entry-levels = Card City XL { $levels }
entry-fact-phase = Phase
entry-fact-ways = En vigueur
entry-fact-variant = Variante
entry-fact-status = Origine
entry-fact-switch = Réglage
entry-fact-state = Pour vous
entry-status-printed = imprimé en toutes lettres
entry-status-deduced = déduit des nombres ou d’un exemple
entry-status-found = trouvé dans un autre texte
entry-status-chosen = choisi par nous
entry-status-also = { $status } ; en partie { $also }
entry-switch = « { $name } », par défaut : { $value }
entry-yes = oui
entry-no = non
entry-successor = { $ways } : « { $title } » la remplace.
entry-example-rebuilt = La figure du livret est perdue ; cette cité rend vraie chaque phrase de l’exemple.
entry-lesson = Leçon { $number } : { $title }
rules-lessons-broken = Les leçons ne peuvent pas être lues pour l’instant ; les règles sont complètes.
entry-no-board = Aucun plateau ne peut montrer cet arbitrage : il porte sur l’ordre du jeu ou sur le matériel.

## Affirmations
claim-at = en { $cell }
claim-right = C’est juste.
claim-wrong = Les règles ne le permettent pas.
claim-instead = Non. Selon les règles : { $value }.
claim-players = { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
claim-player = joueur { $player }
claim-money = argent : { $money }
claim-hand = main : { $cards }
claim-reserve = réserve : { $cards }
claim-card-there = { $card } { $where }
claim-build = Poser { $card } { $where }.
claim-build-turned = Poser { $card } { $where }, { $sides }.
claim-built = { $count ->
        [0] Aucune carte de cette main ne peut être posée.
        [one] Une seule carte de cette main peut être posée.
       *[other] { $count } cartes de cette main peuvent être posées.
    }
claim-cards = { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
claim-limit = { $used ->
        [one] Une carte compte dans la limite, qui est de { $max }.
       *[other] { $used } cartes comptent dans la limite, qui est de { $max }.
    }
claim-limit-value = { $used } sur { $max }
claim-district = { $colour ->
        [R] Le quartier de résidences
        [C] Le quartier de commerces
        [L] Le quartier de loisirs
        [I] Le quartier d’industries
       *[P] Le quartier de parkings
    } { $where } a { $size ->
        [one] { $size } carte
       *[other] { $size } cartes
    }.
claim-grows = Le développement ajoute { $card } { $where }.
claim-still = Rien ne se développe dans cette cité.
claim-due = il reste à ajouter { $cards }
claim-outcome = Le développement peut se terminer par cette cité.
claim-ends = { $count ->
        [one] une seule fin, et ce n’est pas celle-ci
       *[other] { $count } fins, et celle-ci n’en est pas une
    }
claim-income = { $part ->
        [commerce] Les commerces rapportent { $amount }.
        [meters] Les parcmètres rapportent { $amount }.
        [salary] Le salaire est de { $amount }.
       *[total] La cité rapporte { $amount } par tour.
    }
claim-score = { $victory } : { $points }.
claim-pollution = La pollution est de { $percent } %.
claim-percent = { $percent } %
claim-price = { $kind ->
        [I] La prochaine industrie coûte { $amount }.
        [K] Le prochain parc coûte { $amount }.
       *[L] Les prochains loisirs coûtent { $amount }.
    }
claim-cloud = Une industrie posée { $where } fait venir un nuage.
claim-no-cloud = aucun nuage ne vient
claim-setup = { $fact } : { $value }.
claim-options = { $victory } : cette partie est possible.
claim-split = Pour { $players } joueurs, on partage { $cards } cartes : { $lots }.
claim-lot = { $up ->
        [one] { $up } visible
       *[other] { $up } visibles
    }{ $down ->
        [0] {""}
        [one] {" "}et { $down } cachée
       *[other] {" "}et { $down } cachées
    }
claim-lots = { $small } contre { $large }
claim-bribe = Avec { $money } en caisse, { $open } sur le petit lot et { $rest } sur le grand.
claim-rank = { $victory }, { $points } en solo : rang « { $rank } ».
claim-places = { $victory } : { $places }.
claim-place = { $place ->
        [1] { $player } est premier
        [2] { $player } est deuxième
        [3] { $player } est troisième
       *[other] { $player } est quatrième
    }

## Chiffres d’une mise en place
fact-pile = { $cards } dans la pile
fact-pile-bicolour = Cartes bicolores dans la pile
fact-pile-total = Cartes dans la pile
fact-reserve = { $cards } en réserve
fact-turns = Tours
fact-hand = Cartes en main par tour
fact-draw = Cartes piochées par tour
fact-draw-turn = Cartes piochées au tour { $turn }
fact-money = Argent de départ
fact-frame = Cadre
fact-first = Premier joueur de la partie
fact-first-turn = Premier joueur du tour { $turn }
fact-turn-1-L = Loisirs piochés au premier tour
fact-limit = Cartes permises sans industrie
fact-limit-step = Cartes de plus par industrie
fact-price-L = Prix des loisirs
fact-price-K = Prix d’un parc
fact-lot-up = Cartes visibles du petit lot
fact-lot-down = Cartes cachées du petit lot
fact-rest-up = Cartes visibles du grand lot
fact-rest-down = Cartes cachées du grand lot
fact-clouds = Nuages de pollution
fact-bribes = Pots-de-vin
fact-meters = Parcmètres
fact-victories = Victoires au choix
fact-variants = Variantes
fact-levels = Niveaux
fact-rank = Points pour le rang « { $rank } »

## Les règles de n’importe quel jeu
ui-rules-search-any = un mot, une carte, p. 9…
ui-rules-rulings = Arbitrages
ui-rules-position-try = Essayer ici
ui-rules-position-leave = Ne plus essayer
ui-rules-position-lead = Montrez ou touchez une chose : les règles disent ce qui y est possible, et sinon pourquoi.
ui-rules-asked = La question dans la notation du protocole
ui-rules-open = Ouvrir dans les règles
ui-rules-rebuilt = La figure du livret est perdue ; cette position rend vraie chaque phrase de l’exemple.
ui-rules-no-claim = Aucune position ne montre cet arbitrage.
rules-head = { $game } : les règles
rules-fact-part = Partie
rules-only-players = Joueurs
rules-filter-what = Montrer
rules-filter-origin = Origine
rules-any-part = tout le livret
rules-any-what = règles, arbitrages, exemples
rules-any-origin = toutes
rules-what-rule = règles du livret
rules-what-ruling = arbitrages
rules-what-example = exemples
rules-hits = { $count ->
        [0] Rien ne convient.
        [one] Une entrée.
       *[other] { $count } entrées.
    }
rules-hits-partly = Aucune entrée n’a tous ces mots ; voici les plus proches.
rules-hits-without-filters = { $count ->
        [one] Une entrée convient sans les filtres.
       *[other] { $count } entrées conviennent sans les filtres.
    }
rules-hits-nothing = Rien dans le livret ne convient à « { $query } ».
rules-hits-filtered = Rien dans le livret ne passe ces filtres.
rules-try-word = Essayez un seul mot, ou une page comme « p. 9 ».
rules-tag-example = exemple
rules-tag-ruling = arbitrage, { $origin }
entry-mark-printed = imprimé
entry-mark-deduced = déduit
entry-mark-found = trouvé
entry-mark-chosen = choisi
claim-states-is = { $place } : { $value }
claim-states-has = { $place } : { $value } s’y trouve
claim-states-lacks = { $place } : { $value } ne s’y trouve pas
claim-states-error = Le moteur refuse cette question.
claim-otherwise = Non, les règles disent autre chose.
claim-answer = Le moteur répond : { $value }
claim-answered = Le moteur y répond.
claim-refused = Le moteur refuse : { $problem }
