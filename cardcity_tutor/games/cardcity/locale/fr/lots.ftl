### Ce que disent les mains et les lots : partager, choisir, garder.

## Boutons et champs
ui-lots-offer = Proposer ces deux lots
ui-lots-keep = Garder ces cartes
ui-lots-take = Prendre ce lot
ui-lots-taken = Lot pris
ui-lots-or = ou
ui-lots-money = Pot-de-vin ($)
ui-lots-picked = {"{card}"} : choisissez sa place.
ui-lots-here = mettre ici
ui-lots-typed = Au clavier
ui-lots-ok = OK
ui-lots-wrong = Pas encore
ui-lots-keys-divide = Flèches : d’une carte à l’autre. Numéro d’une place : l’y mettre. ⌫ : la reprendre.
ui-lots-keys-choose = 1 ou 2 : prendre ce lot.
ui-lots-keys-keep = Flèches : d’une carte à l’autre. Entrée : la garder ou non.
ui-lots-touch-divide = Touchez une carte, puis sa place, ou faites-la glisser. La dernière place se remplit d’elle-même.
ui-lots-touch-keep = Touchez-la de nouveau pour la reprendre.
ui-hand-picked = {"{card}"}, carte choisie
ui-hand-turned = {"{card}"}, tournée : {"{sides}"}
ui-hand-keys = 1 à 9 : choisir une carte. R : la tourner.

## Lots, places, cartes
lots-name = { $which ->
        [small] Le petit lot
        [large] Le grand lot
        [first] Le premier lot
       *[second] Le second lot
    }
    .bare = { $which ->
        [small] petit lot
        [large] grand lot
        [first] premier lot
       *[second] second lot
    }
lots-about = { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }, { $hidden ->
        [0] { $count ->
            [one] visible
           *[other] toutes visibles
        }
       *[other] dont { $hidden ->
            [one] 1 cachée
           *[other] { $hidden } cachées
        }
    }
lots-face = { $face ->
        [up] Visibles
       *[down] Cachées
    }
lots-pool = À répartir
lots-hand = En main
lots-pile = Sous la pile
lots-place = { $face ->
        [up] face visible
       *[down] face cachée
    }, { $lot }
lots-place-pool = à répartir
lots-place-keep = en main
lots-place-under = sous la pile
lots-count = { $have } sur { $want }
lots-count-kept = { $have } cartes, { $want } à garder
lots-card = { $card }, { $place }
lots-money-here = { $money } $ sur ce lot
hand-covered = { $card }, cachée aux autres
hand-chosen = carte choisie

## Qui fait quoi
lots-player = Joueur { $letter }
lots-role = { $role ->
        [divides] { $player } partage
        [divided] { $player } a partagé
        [chooses] { $player } choisit
        [next] { $player } choisira
        [served] { $player } a ses cartes
       *[waits] { $player } attend
    }
lots-then-open = { $divider } repartage les { $count } autres cartes, puis { $next } choisit.
lots-then-rest = { $mine ->
        [yes] { $divider } reçoit le petit lot ; à vous de partager pour { $next }.
       *[no] { $divider } reçoit le petit lot ; à { $chooser } de partager pour { $next }.
    }
lots-then-last = { $divider } reçoit l’autre lot, et chacun a ses cartes.

## Consignes
lots-task-divide = Formez deux lots.
    .left = { $left ->
        [0] Toutes les cartes ont une place.
        [one] Une carte à répartir.
       *[other] { $left } cartes à répartir.
    }
    .done = Les deux lots sont proposés.
    .watch = { $player } partage les cartes.
lots-task-choose = Prenez un lot.
    .done = Vous prenez { $lot }.
    .watch = { $player } choisit un lot.
lots-task-keep = Gardez { $count } cartes.
    .left = { $under ->
        [one] Touchez celle qui va sous la pile.
       *[other] Touchez les { $under } qui vont sous la pile.
    }
    .done = Votre main est choisie.
lots-typed-divide = { $open } | { $rest } ; les cartes cachées après « / » ; le reste va, caché, au { $rest }.
    .money = { $open } | { $rest } ; les cartes cachées après « / » ; le reste va, caché, au { $rest } ; « $2 » pour un pot-de-vin.
lots-typed-choose = 1 : { $open }, 2 : { $rest }.
lots-typed-keep = Les cartes gardées, par exemple « { $example } ».
hand-typed = Une carte, et comment elle est tournée, par exemple « { $example } ».

## Ce qui vient d’arriver
lots-moved = { $card } : { $place }, { $have } sur { $want }.
lots-filled = Toutes les autres : { $place }.
lots-moved-back = { $card } : à répartir.
lots-laid = Les cartes sont placées.
lots-paid = { $money } $ : { $lot }.

## Ce qui ne va pas
lots-wrong-left = { $left ->
        [one] Il reste une carte à répartir.
       *[other] Il reste { $left } cartes à répartir.
    }
lots-wrong-place = { $place } : il en faut { $want }, il y en a { $have }.
lots-wrong-both = L’argent est sur les deux lots : choisissez-en un.
lots-wrong-money = { $most ->
        [0] Ici, l’argent ne se pose sur aucun lot.
       *[other] { $money } $ sur un lot, pour { $most } $ en caisse.
    }
lots-phase = Pas de cartes à partager, à choisir ou à garder en phase « { $phase } ».
lots-sizes = Pour { $cards } cartes, les lots demandent { $places } places ; il en faut autant que de cartes, et chaque lot en a.
lots-undecided = Aucun lot n’est pris.
lots-not-yours = La décision est à { $player }.
lots-pick-first = Choisissez d’abord une carte.
lots-no-undo = Rien à annuler : aucune carte n’a encore été déplacée.
lots-no-redo = Rien à rétablir : rien n’a été annulé.
lots-no-place = « { $place } » n’est pas une place. Attendu : { $expected }.
lots-no-card = Il n’y a pas de carte { $card } ici.
lots-money-unread = « { $value } » n’est pas un nombre entier de dollars, à partir de 0.
lots-typed-card = « { $word } » n’est pas une carte à placer. Restent : { $cards }.
lots-typed-form = « { $text } » a trop de barres : une seule « | » entre les lots, une seule « / » par lot.
lots-typed-lot = « { $text } » n’est pas un lot. Écrivez 1 ou 2.
hand-no-facing = { $card } ne se tourne pas ainsi. Attendu : { $expected }.
