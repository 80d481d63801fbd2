# L’arbitre : une vraie table recopiée carte par carte.

## Étapes, boutons et champs
ui-ref-title = Arbitre
ui-ref-lead = De vraies cartes sur la table, une question sur les règles : recopiez les cités, l’arbitre répond.
ui-ref-steps = Étapes
ui-ref-step-setup = Table
ui-ref-step-cards = Cartes
ui-ref-step-grow = Développer
ui-ref-step-income = Revenus
ui-ref-step-result = Score
ui-ref-players = Joueurs
ui-ref-count = Nombre de joueurs
ui-ref-first = Premier joueur
ui-ref-name = Nom
ui-ref-money = Argent ($)
ui-ref-reserve = Cartes restantes dans la réserve
ui-ref-reserve-why = Un champ vide veut dire : il y en a assez.
ui-ref-reserve-homes = Résidences
ui-ref-reserve-shops = Commerces
ui-ref-reserve-clouds = Nuages
ui-ref-begin = Entrer les cartes
ui-ref-check = Vérifier
ui-ref-copy = Recopier
ui-ref-check-why = La carte est jouée maintenant : l’arbitre dit si elle peut aller là, et pourquoi.
ui-ref-copy-why = La carte est déjà là : elle est notée sans question.
ui-ref-way = Comment entrer les cartes
ui-ref-typed = Carte et case
ui-ref-note = Noter
ui-ref-pick-first = Choisissez d’abord une carte.
ui-ref-force = Elle est posée là quand même
ui-ref-bought = Achetée en fin de tour
ui-ref-objections = Objections
ui-ref-show = Montrer
ui-ref-remove = Enlever
ui-ref-text = Texte ou lien de la cité
ui-ref-text-open = Coller une cité entière
ui-ref-read = Lire ce texte
ui-ref-clear = Vider cette cité
ui-ref-due = Ce qui se développe
ui-ref-stays = Ce qui ne se développe pas, et pourquoi
ui-ref-due-others = Chez les autres
ui-ref-next-player = Joueur suivant
ui-ref-to-income = Compter les revenus
ui-ref-pay = Verser
ui-ref-pay-all = Verser à tous
ui-ref-to-result = Compter les points
ui-ref-now = Si la partie finissait maintenant
ui-ref-side-by-side = Ligne par ligne
ui-ref-rule = Règle
ui-ref-place = Place
ui-ref-rank = Rang
ui-ref-details = Le détail de chaque cité
ui-ref-file = Garder cette table
ui-ref-save = Enregistrer dans un fichier
ui-ref-load = Ouvrir un fichier
ui-ref-new = Commencer une autre table
ui-ref-share = Partager le résultat
ui-ref-copy-text = Copier le résultat
ui-ref-copied = Copié.
ui-ref-record = Inscrire au club
ui-ref-record-seat = Ma place
ui-ref-stage = Dévoiler ligne à ligne
ui-ref-print = Imprimer
ui-ref-kept = Ce navigateur a gardé une table d’arbitre.
ui-ref-elsewhere = Cette table a été modifiée dans un autre onglet ou une autre fenêtre.
ui-ref-pollution = Pollution

## Ce qu’il y a à faire
referee-task-check = Prenez une carte, puis touchez sa case.
referee-task-copy = Prenez une carte, puis touchez chaque case où elle se trouve.
referee-task-check-body = { $places ->
    [0] Cette carte ne peut aller nulle part dans cette cité.
    [one] Cette carte peut aller sur une seule case.
   *[other] Cette carte peut aller sur { $places } cases{ $turns ->
        [1] {""}
       *[other] {" "}en la tournant
    }.
}
referee-task-shared = La cité est commune : la carte est posée par { $name }.
referee-clear = Aucune objection : { $looked } sont en règle. L’ordre des coups et l’argent ne se vérifient pas ici.
referee-looked-limit = la limite
referee-looked-industries = le voisinage des industries
referee-looked-links = les liaisons
referee-looked-frame = le cadre
referee-looked-clouds = les nuages
referee-looked-stock = le nombre de cartes
referee-due-none = Rien ne se développe chez { $name }.
referee-due = { $count ->
    [one] Un quartier se développe chez { $name }.
   *[other] { $count } quartiers se développent chez { $name }.
}
referee-due-why = L’ordre est libre ; après chaque carte, tout se compte à nouveau.
referee-due-ask = Touchez une case vide : l’arbitre dit pourquoi rien n’y pousse.
referee-order = On développe à tour de rôle : { $names }.
referee-due-other = { $name } : { $count ->
    [0] rien
    [one] un quartier
   *[other] { $count } quartiers
}
referee-due-first = Des développements restent à faire ({ $names }). Les revenus se comptent après.
referee-due-open = Des développements restent possibles ({ $names }) : le score peut encore changer.
referee-doubted = Cette table a { $count ->
    [one] une objection
   *[other] { $count } objections
} : le compte prend les cartes comme elles sont.

## Ce qui vient d’être fait
referee-said-entered = Noté : { $card } en { $cell }.
referee-said-erased = { $cell } est vide.
referee-said-stray = Noté : { $card }, hors du cadre. Cette carte ne compte pas.
referee-said-forced = Noté contre les règles : { $card } en { $cell }. L’objection est dans la liste.
referee-said-paid = { $card } en { $cell } : { $name } paie { $price } et garde { $left }.
referee-said-cloud = Un nuage arrive : posez-le maintenant ({ $cite }).
referee-said-cloud-owed = { $count ->
    [one] Un nuage reste dû : posez-le
   *[other] { $count } nuages restent dus : posez-les
} ({ $cite }).
referee-said-turn = Le tour { $turn } commence.
referee-paid-already = Le revenu du tour { $turn } est déjà versé. Commencez le tour suivant pour verser de nouveau.
referee-turn = Revenu du tour { $turn }
referee-paid = versé, tour { $turn }
referee-next-turn = Commencer le tour { $turn }
referee-said-income = { $name } reçoit { $amount } : { $before } → { $after }.
referee-said-restored = La table est de retour.
referee-said-new = Une autre table commence. « Annuler » ramène la précédente.
referee-said-way = Les cités restent sur la table, les règles ont changé.
referee-said-way-anew = { $count ->
    [one] Cette cité n’entre pas dans les nouvelles règles et recommence
   *[other] Ces cités n’entrent pas dans les nouvelles règles et recommencent
} : { $names }. « Annuler » ramène ce qui était là.
referee-said-way-gone = { $count ->
    [one] Cette cité a quitté la table
   *[other] Ces cités ont quitté la table
} : { $names }. « Annuler » ramène ce qui était là.
referee-way-anew = { $count ->
    [one] Cette cité n’entre pas dans les nouvelles règles et recommencerait
   *[other] Ces cités n’entrent pas dans les nouvelles règles et recommenceraient
} : { $names }.
referee-way-gone = { $count ->
    [one] Cette cité quitterait la table
   *[other] Ces cités quitteraient la table
} : { $names }.
referee-money = { $given ->
    [yes] L’argent se compte en dollars entiers, de 0 à { $max } : « { $value } » n’est pas un tel montant.
   *[no] Écrivez combien d’argent il y a, en dollars entiers, de 0 à { $max }.
}
referee-pile = Un tas de la réserve a de 0 à { $max } cartes : « { $value } » n’est pas un tel nombre. Laissez le champ vide s’il y en a assez.
referee-copy-only = Dans « Vérifier », les cartes se posent comme dans la partie : pas de mairie, et on n’enlève rien. Choisissez « Recopier » pour corriger ce qui est à l’écran.
referee-said-hall = La mairie est là où vous avez touché. Les cases tirent leur nom d’elle : elle reste donc en { $cell }, et les autres cartes ont changé de nom.
referee-hall = La mairie reste là où la partie a commencé : aucune carte ne prend sa place. Pour la noter ailleurs, prenez la carte « mairie » et touchez sa case.
referee-hall-shared = Les mairies restent là où la partie a commencé : aucune carte ne prend leur place.
referee-no-card = « { $card } » ne se pose pas avec ces règles. Attendu : { $cards }.
referee-income = Revenus : { $name }
referee-money-after = { $before } → { $after }

## Objections
objection-who = { $name } : { $text }
objection-no-hall = la cité n’a pas de mairie.
objection-limit = { $number } cartes comptent dans la limite, qui est de { $most }.
objection-residence-industry = une résidence touche une industrie, en { $cells }.
objection-adjacent = { $count ->
    [one] la carte en { $cells } n’est pas reliée aux autres.
   *[other] les cartes en { $cells } ne sont pas reliées aux autres.
}
objection-growth = le quartier en { $cells } n’a pu ni être construit ni se développer ainsi.
objection-order = aucun ordre de construction et de développement de ses cartes ne mène à cette cité.
objection-clouds-few = { $number ->
    [0] aucun nuage
    [one] un nuage
   *[other] { $number } nuages
}, alors que les industries en { $cells } en font venir au moins { $least }.
objection-clouds-many = { $number ->
    [one] un nuage
   *[other] { $number } nuages
}, alors que { $most ->
    [0] rien n’en fait venir ici
   *[other] les industries en { $cells } en font venir au plus { $most }
}.
objection-level = { $card } en { $cells } : cette carte ne fait pas partie de ce jeu.
objection-doubt = { $card } en { $cells } : posée contre les règles.
objection-stray = { $where ->
    [yes] { $card } en { $cells } est hors du cadre et ne compte pas.
   *[no] { $card } est hors du cadre et ne compte pas.
}
objection-stock = { $number } cartes « { $card } » en tout, alors que cette partie en a { $most }.
objection-all = toute la table
objection-bicolour = bicolore

## Le résultat
referee-result-solo = { $name } : { $rank }
referee-result-won = { $name } gagne.
referee-result-shared = { $names } gagnent ensemble.
referee-result-out = Personne ne gagne : la pollution élimine tout le monde.
referee-tie-rest = Égalité entre { $names } : l’argent qui reste après la conversion départage ({ $values }).
referee-tie-money = Égalité entre { $names } : l’argent départage ({ $values }).
referee-tie-cards = Égalité entre { $names } : le nombre de cartes départage ({ $values }).
referee-tie-shared = Égalité complète entre { $names }. { $victory ->
    [happiness] Le livret ne dit rien de ce cas
   *[other] Le livret propose de rejouer
} ; ici, la place est partagée : c’est notre choix.
referee-tie-value = { $name } : { $value }
referee-summary-line = { $place }. { $name } : { $score }, { $money }
referee-summary-part = – { $title } : { $value }
referee-summary-note = Objection : { $text }

## Fichiers
referee-file-long = Ce fichier est trop grand : { $size } caractères au lieu de { $max } au plus.
referee-file-unread = Ce fichier n’est pas une table d’arbitre enregistrée par ce tuteur.
referee-file-version = Cette table vient d’une autre version ({ $version }) ; celle-ci lit la version { $known }.
referee-file-field = Dans ce fichier, « { $field } » manque ou n’a pas de sens. La table reste comme elle était.
referee-typed = « { $text } » ne dit pas quelle carte va où. Écrivez par exemple « R d4 », ou « . d4 » pour vider la case.

## Le club
referee-record-nobody = Avec un pseudonyme au club, ce résultat peut être inscrit pour tous ceux qui signent.
referee-record-why = La partie s’est-elle terminée ainsi ? Inscrit au club, le résultat compte pour tous ceux qui signent, dès que deux l’ont fait : parmi leurs résultats et dans les classements de la soirée.
referee-record-none = Je n’ai pas joué
referee-recorded = C’est inscrit. Le résultat compte dès que deux ont signé.
