### Ce que disent les widgets : boutons et champs (« ui-… », sans paramètre), et les phrases autour du plateau.

## Boutons, champs et titres
ui-board = La cité
ui-tools = Outils
ui-modes = Que voulez-vous faire ?
ui-undo = Annuler
ui-redo = Rétablir
ui-turn = Tourner
ui-hint = Indice
ui-why = Pourquoi ?
ui-help = Repères
ui-hand = Main
ui-palette = Cartes à peindre
ui-free-cards = Toutes les cartes
ui-price = {"{price}"} $
ui-card-here = Ici se trouve
ui-paint = Peindre
ui-typed-paint = Peindre au clavier
ui-share-local = Cette adresse ne fonctionne que sur cet ordinateur.
ui-key-all = tout montrer, plein écran
ui-eraser = Effacer
ui-pick-first = Choisissez d’abord une carte à peindre.
ui-legal = Permis.
ui-illegal = Interdit :
ui-preview = Aperçu
ui-then-at = En {"{cell}"}, voici la suite
ui-not-at = Pas en {"{cell}"}
ui-not-beyond = Pas {"{cell}"}
ui-rules-against = {"{count}"} règles s’y opposent
ui-goes-to = Permis en {"{cells}"}.
ui-fits-here = Ici pourrait aller : {"{cards}"}.
ui-frame-await = Survolez ou touchez une case : ce qui se passerait s’affiche ici, avant que rien ne bouge.
ui-before-after = Juste après la pose
ui-place-on = {"{card}"} en {"{cell}"} ?
ui-place-here = Poser ici
ui-elsewhere = Ailleurs
ui-typed = Coup au clavier
ui-typed-example = R d4
ui-ok = Jouer
ui-close = Fermer
ui-copy = Copier
ui-keys = Touches du clavier
ui-key-move = aller d’une case à l’autre
ui-key-place = poser la carte, ou peindre
ui-key-pick = choisir une carte
ui-key-turn = tourner une carte bicolore
ui-key-undo = annuler
ui-key-redo = rétablir
ui-key-hint = un indice
ui-key-why = pourquoi pas ici ?
ui-key-step = étape suivante, étape précédente
ui-key-escape = fermer l’aperçu
ui-key-help = cette liste
ui-lost-head = La liaison avec le tuteur est coupée.
ui-lost-size = Cette page était devenue trop lourde pour le serveur, qui l’a fermée.
ui-lost-body = Rien n’est perdu : tout reste affiché. Rechargez la page pour continuer.
ui-lost-still = Le serveur ne répond pas encore. La page se rechargera dès qu’il sera de retour.
ui-lost-city = Copier votre cité sous forme de texte
ui-line-silent = Pas encore de réponse. Votre dernier geste est gardé et sera renvoyé.
ui-reload = Recharger
ui-kept-work = Votre dernière cité : {"{cards}"} cartes, {"{way}"}.
ui-kept-hall = Votre dernière cité : la mairie seule, {"{way}"}.
ui-way-simplified = niveau Simplifié
ui-way-normal = niveau Normal
ui-way-advanced = niveau Avancé
ui-way-2012 = édition 2012
ui-restore = La reprendre
ui-discard = L’effacer

## Développement
ui-grow = Développement
ui-grow-line = Les étapes du développement
ui-grow-open = La cité se développe
ui-grow-ended = Plus rien ne se développe
ui-start = Départ
ui-step-back = Étape précédente
ui-step-next = Étape suivante
ui-nothing = rien
ui-fork = Garder cette suite, en essayer une autre
ui-forks = Suites gardées
ui-best-show = Montrer la meilleure fin
ui-best-hide = Cacher la meilleure fin
ui-tree-show = Voir l’arbre des fins
ui-tree-hide = Cacher l’arbre

## Scène du score
ui-count-what = Compter
ui-to-guess = à deviner
ui-so-far = Jusqu’ici
ui-total = Total
ui-line-back = Ligne précédente
ui-line-next = Ligne suivante
ui-line-all = Tout montrer
ui-full = Plein écran
ui-compare = Les cinq victoires

## Éditeur
ui-edit = Éditeur
ui-city-text = Texte de la cité
ui-text-read = Lire ce texte
ui-city-empty = Vider la cité
ui-impossible = À revoir :
ui-level = Niveau
ui-victory = Victoire
ui-money = Argent
ui-variants = Variantes
ui-share = Partager
ui-link = Lien
ui-qr = Code QR du lien
ui-save-svg = Enregistrer en SVG
ui-save-png = Enregistrer en PNG

## Première page
sandbox-title = Essayez une cité

## Modes et compteurs
mode-build = Construire
mode-develop = Développer
mode-score = Compter
mode-edit = Modifier
stat-money = Argent
stat-income = Revenu
stat-limit = Limite
stat-you = Vous
stat-score = PV
stat-score-money = Total ($)

## Consignes
task-build = Posez une carte.
task-build-places = { $places ->
        [0] Aucune case pour cette carte
        [one] Une case pour cette carte
       *[other] { $places } cases pour cette carte{ $turns ->
            [1] {""}
           *[other] {" "}en la tournant
        }
    } ; { $cards ->
        [one] une carte à construire
       *[other] { $cards } cartes à construire
    }{ $rest ->
        [yes] , le reste sera défaussé
       *[no] {""}
    }.
task-stuck = Aucune carte ne peut être posée.
task-stuck-why = Touchez une case pour savoir pourquoi. Ce qui ne peut être construit est défaussé.
task-free = Posez la carte que vous voulez.
task-free-places = { $places ->
        [0] Aucune case pour cette carte.
        [one] Une case pour cette carte ; elle reste à choisir ensuite.
       *[other] { $places } cases pour cette carte{ $turns ->
            [1] {""}
           *[other] {" "}en la tournant
        } ; elle reste à choisir ensuite.
    }
task-stuck-free = Touchez une case pour savoir pourquoi, ou passez au développement.
task-done = La main est vide.
task-done-next = Passez au développement, ou comptez.
task-cloud = Posez le nuage.
task-cloud-why = Une industrie est en ligne avec une autre : un nuage de pollution arrive.
task-develop = Choisissez le quartier qui grandit.
task-develop-end = Plus rien ne grandit.
task-develop-why = Touchez une case pour savoir ce qui arrête ses quartiers.
develop-outcomes = { $complete ->
        [no] Au moins { $count } fins différentes.
       *[yes] { $count ->
            [one] Une seule fin possible.
           *[other] { $count } fins différentes.
        }
    }
develop-best = La meilleure fin vaut { $value }{ $equal ->
        [one] {""}
       *[other] {" "}({ $equal } fins à égalité)
    } :

## Ce qui vient d’arriver
step-built = Vous posez { $card } en { $cell }.
step-paid = Vous posez { $card } en { $cell } pour { $price } $.
step-cloud = Une industrie est en ligne avec une autre : un nuage arrive, que vous poserez.
step-grown = La réserve ajoute { $card } en { $cell }.
said-built = Posé : { $card } en { $cell }.
said-grown = Développé : { $card } en { $cell }.
said-undone = Annulé.
said-redone = Rétabli.
said-forked = Suite gardée. Choisissez autre chose.
said-restored = Votre cité est de retour.

## Indices
hint-none = { $card } : aucune case n’est permise. Touchez-en une pour savoir pourquoi.
hint-rest = Plus rien ne grandit. { $why }
hint-count = { $card } : { $count ->
        [one] une seule case est permise.
       *[other] { $count } cases sont permises.
    }
hint-rows = { $count ->
        [one] Regardez la ligne { $rows }.
       *[other] Regardez les lignes { $rows }.
    }
hint-why-card = { $card } : ce qui interdit les autres cases : { $rules }.
hint-why-free = { $card } : aucune règle ne s’oppose aux cases vides qui touchent la cité.
hint-why-rule = { $title } ({ $count ->
    [one] { $count } case
   *[other] { $count } cases
})
hint-cell = Essayez { $card } en { $cell }.

## Cases hors du cadre
cell-above = au-dessus de { $cell }
cell-below = au-dessous de { $cell }
cell-left = à gauche de { $cell }
cell-right = à droite de { $cell }
cell-smoke = {""}, { $percent } % de pollution
cell-outside = hors du cadre

## Scores
score-income = Revenu du tour
score-question = Combien vaut cette cité ?
score-question-income = Combien rapporte cette cité ?
score-points = { $value } PV
score-out = hors jeu
gain-money = { $value } $

## Ce qui ne va pas
refused = { $rule } : { $why }
verdict = { $move } : { $legal ->
    [yes] c’est permis
   *[no] c’est interdit
}.
verdict-alone = { $legal ->
    [yes] C’est permis.
   *[no] C’est interdit.
}
told-line = { $title } : { $value }
gesture-broken = Ce geste n’a pas été compris : { $gesture }.
widget-option = L’option « { $field } » est inconnue. Attendu : { $expected }.
widget-position-options = Une position a déjà ses options : retirez { $fields }, ou donnez un texte de cité.
move-unread = « { $word } » n’est ni une carte, ni une case, ni une orientation. Écrivez par exemple « R d4 ».
move-where = Il manque la case dans « { $text } ». Écrivez par exemple « R d4 ».
move-no-cell = La case { $cell } n’est pas sur le plateau : les cases vont de { $first } à { $last }.
move-which = Quelle carte ? Vous avez le choix entre { $cards }.
move-not-held = { $card } n’est pas à poser maintenant. Vous avez : { $cards }.
move-none-left = Il n’y a plus de carte à poser.
move-not-here = Ici on compte ; passez à « Construire » pour poser une carte.
move-paint = « { $text } » ne se peint pas. Écrivez une carte puis une case, par exemple « R d4 », ou « . d4 » pour effacer.
edit-checked = En règle : la mairie, la limite, les résidences à l’écart des industries{ $joined ->
       *[yes] , les liaisons
        [no] {""}
    }, la croissance des quartiers, les nuages et le nombre de cartes ; un ordre de construction y mène. Non vérifiés : l’argent, les mains et les tours.
text-token = « { $token } »
text-unknown = { $count ->
        [one] { $tokens } n’est pas une carte.
       *[other] { $tokens } ne sont pas des cartes.
    } On écrit . M R C L P K N A, I1 à I4, ou deux couleurs et une orientation comme RC0 ou RLn.
text-city-empty = Le texte est vide : écrivez au moins M, la mairie.
text-city-ragged = La ligne { $row } a { $found ->
        [0] zéro symbole
        [one] un symbole
       *[other] { $found } symboles
    }, la ligne 1 en a { $expected }. Écrivez un point pour chaque case vide.
text-city-token = Ligne { $row } : « { $token } » n’est pas une carte d’ici.
text-city-pair = Ligne { $row } : « { $token } » est un couple de couleurs qui n’existe pas. Il y a { $expected }.
text-city-edition = Ligne { $row } : « { $token } » est une carte de Card City XL. L’édition 2012 n’a que R, C, L, I, P et M.
text-city-two-halls = Deux mairies, aux lignes { $first } et { $second } : une cité n’en a qu’une.
text-city-two-architects = Deux architectes, aux lignes { $first } et { $second } : il n’y en a qu’un.
text-city-architect-apart = L’architecte de la ligne { $cell } est à l’écart : il doit être dans la cité ou juste à côté.
text-city-too-large = Les cartes couvrent { $height ->
        [one] une ligne
       *[other] { $height } lignes
    } et { $width ->
        [one] une colonne
       *[other] { $width } colonnes
    } ; le cadre n’a que { $size } × { $size } cases.
text-city-whole-frame = Avec la banlieue, écrivez le cadre entier : { $size } lignes de { $size } symboles. Ici, il y a { $height } lignes de { $width }.
text-city-bricks = La ligne { $row } n’est pas en quinconce : chaque ligne est décalée d’une demi-carte (un >) par rapport à ses voisines.
text-city-halls = Chaque mairie figure une fois, avec le numéro de son joueur : { $expected }.
text-city-halls-places = La mairie { $hall } n’est pas à sa place. À deux joueurs, M1 est juste sous M0 ; à trois, M1 est à droite de M0 et M2 dessous, entre les deux ; à quatre, elles forment M0 M1 / M3 M2.
text-city-off-map = Ligne { $row } : « { $token } » est hors du plan de jeu.
text-city-too-wide = Les cartes des deux joueurs couvrent { $width } colonnes ; la largeur commune est de { $size } au plus.
move-facing = { $card } se tourne : ajoutez son orientation. { $facings }.
facing-side = { $facing } : { $colour } { $sides }
list-parts = { $first } ; { $last }
paint-off-map = La case { $cell } n’est pas sur le plan : on ne peut rien y peindre.
paint-architect-elsewhere = { $cell } est dans le quartier d’un autre : l’architecte ne travaille que dans le sien.
paint-unknown = « { $token } » n’est pas une carte à peindre. Attendu : . M R C L P K N A, I1 à I4, ou deux couleurs et une orientation comme RC0 ou RLn.
text-too-long = Le texte a { $size } caractères ; on en lit { $max } au plus.
link-too-long = Le lien a { $size } caractères ; on en lit { $max } au plus.
link-no-city = Le lien ne contient pas de cité : il lui manque « city= ».
still-how = Ceci est une image : exécutez la cellule, et la vue s’anime. Pour garder des vues actives dans un notebook enregistré : cochez « Save Widget State Automatically » dans le menu « Settings » de JupyterLab (ou de Notebook 7), puis enregistrez.
ui-busy = Réflexion en cours…
ui-busy-stop = Arrêter
