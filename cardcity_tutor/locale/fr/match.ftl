### Une partie de n’importe quel jeu : la table, les indices, les réglages et la relecture.

match-turn = Tour { $turn }
match-turn-of = Tour { $turn } sur { $turns }
match-curtain = Ce que cache ce rideau est pour les yeux d’une seule personne.
match-over = La partie est finie.
match-over-lost = Vous perdez.
match-not-now = Pas maintenant : { $phase ->
        [over] la partie est finie.
       *[curtain] il faut d’abord passer l’écran et lever le rideau.
    }
match-no-undo = Rien à annuler : depuis la dernière décision, une chose cachée a été vue ou un robot a joué.
match-no-redo = Rien à rétablir.
match-refused = Refusé : { $rule }. { $why }
match-again = Votre partie est de retour.
match-kept = La partie gardée par le navigateur ne se lit pas : { $problem }
match-record-dealt = Les cartes de cet enregistrement ont été distribuées par un autre programme : on peut le vérifier, mais ni le montrer ni le continuer ici.
match-yes = oui
match-no = non
match-option-most = { $most ->
        [one] On ne peut en choisir qu’un seul.
       *[other] On ne peut en choisir que { $most } à la fois.
    }
match-cite = { $book }, « { $heading } »
match-cite-page = { $book }, p. { $page }, « { $heading } »
match-everybody = Tout le monde
match-replay-begin = La partie commence.
match-replay-decided = { $name } a décidé.
match-replay-open = Cette partie continue : on ne peut montrer que ce que tout le monde sait.

## Indices
match-hinted = Indice { $step } sur 3.
match-hint-where = Regardez ici : { $where }.
match-hint-buttons = Il n’y a pas de place à chercher : regardez les boutons.
match-hint-kind = Je choisirais « { $choice } ».
match-hint-decision = Je déciderais : { $decision }.
match-figure-score = { $decision } : { $mean } en moyenne, ± { $error } ({ $count ->
        [one] une partie terminée
       *[other] { $count } parties terminées
    } au hasard).
match-figure-share = { $decision } : gagne à { $mean } %, ± { $error } ({ $count ->
        [one] une partie terminée
       *[other] { $count } parties terminées
    } au hasard).
match-figures-open = Les deux meilleures sont trop proches pour être départagées.
match-figures-none = Aucune partie jouée au hasard n’est arrivée à son terme à temps : ce n’est qu’une supposition.

## Boutons et titres de la table
ui-match-seats = Joueurs
ui-match-log = Ce qui s’est passé
ui-match-await = Pointez ou touchez quelque chose : la suite s’affiche ici avant que rien ne soit décidé.
ui-match-where = Choisissez maintenant une place.
ui-match-place = Poser ici
ui-match-turn = Tourner : {"{turn}"}
ui-match-illegal = Impossible
ui-match-picked = choisi
ui-match-target = place possible
ui-match-blocked = place impossible
ui-match-back = Lâcher
ui-match-typed = Tapez une décision
ui-match-type = Jouer
ui-match-remedy = Ce qui aiderait :
ui-match-rule = Règle
ui-match-sum = Comment cela se compte
ui-match-of = {"{value}"} sur {"{max}"}
ui-match-you = vous
ui-match-turn-of = à son tour
ui-match-place-no = Place
ui-match-player = Joueur
ui-match-score = Score
ui-match-title = Titre
ui-match-result = Résultat
ui-match-thinking = Les autres réfléchissent…
ui-match-more = Plus
ui-match-key-item = aller d’une chose à l’autre
ui-match-key-decide = choisir ; décider
ui-match-key-turn = tourner ce qu’on pose
ui-match-key-let-go = lâcher ce qui est choisi
ui-match-kept = Une partie inachevée est gardée ici.

## Les réglages
ui-match-players = Combien jouent ?
ui-match-options = Options
ui-match-rulings = Règles de la maison
ui-match-new = Nouvelle partie
ui-match-download = Télécharger l’enregistrement
ui-match-replay = La revoir
match-set-up = { $game } : une nouvelle partie
match-file = { $game }.jsonl

## La relecture
ui-match-step-first = Au début
ui-match-step-last = À la fin
ui-match-step-back = Un pas en arrière
ui-match-step-next = Un pas en avant
ui-match-turn-back = Un tour en arrière
ui-match-turn-next = Un tour en avant
ui-match-scrub = Pas de la partie
ui-match-eyes = Vu par
ui-match-other = Un autre enregistrement
match-replay-step = Pas { $at } sur { $last }
match-replay-head = { $game } : revoir une partie
match-replay-lead = Ouvrez l’enregistrement d’une partie jouée ici ou ailleurs.

## Robots de tous les jeux
bot-kind-playouts = Joueur par essais
    .sentence = Joue la partie au hasard jusqu’au bout, bien des fois après chaque décision, et prend celle qui gagne le plus.

## Les manières de jouer en une ligne
way-count = { $players ->
    [1] en solitaire
   *[other] { $players } joueurs
}
