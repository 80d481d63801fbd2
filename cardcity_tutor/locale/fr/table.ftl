### La table de jeu : une partie entière, seul, contre des robots ou à plusieurs devant le même écran.

## Boutons, champs et titres
ui-table-next = Tour suivant
ui-table-pass = Ne rien acheter
ui-table-done = Finir les achats
ui-table-alone = Sans l’architecte
ui-table-own = Votre cité
ui-table-hints-told = Tous les indices sont donnés
ui-table-phases = Les phases du tour
ui-table-others = Les autres cités
ui-table-look = Voir la cité
ui-table-log = Journal de la partie
ui-table-recent = Derniers coups
ui-table-thinking = On réfléchit…
ui-table-ranking = Classement
ui-table-recount = Compter ligne par ligne
ui-table-rank-place = Place
ui-table-rank-player = Joueur
ui-table-rank-score = Score
ui-table-rank-money = Argent
ui-table-waits = Une partie commencée vous attend.

## En tête
table-turn = Tour { $turn } sur { $turns }
table-aid-full = Aide : repères et aperçus
table-aid-marks = Aide : repères seuls
table-aid-none = Sans aide
table-player = Joueur { $letter }
table-you = { $name } (vous)
table-namesake = { $name } { $letter }
table-first = commence ce tour
table-holds = En main : { $cards }
table-hidden = { $count ->
        [one] 1 carte cachée
       *[other] { $count } cartes cachées
    }
table-look-at = La cité de « { $name } »

## Le rideau, entre deux personnes devant le même écran
table-curtain = Passez l’écran à { $name }.
    .body = Derrière ce rideau, des cartes que les autres ne doivent pas voir.
    .act = { $name }, levez le rideau
    .undo = { $name } : reprendre le dernier coup

## L’aide s’efface
table-fade-marks = Les aperçus et les compteurs disparaissent ; les repères restent.
table-fade-none = Plus de repères : à vous de juger. Tout essai refusé sera expliqué.

## Consignes
table-task-architect = Placez l’architecte, ou passez-vous de lui.
    .body = Pour ce tour, on peut aussi construire sur les cases qui le touchent. Ensuite vous construisez : { $cards }.
table-task-build = Construisez.
    .body = { $cards ->
        [one] Encore une carte à construire.
       *[other] Encore { $cards } cartes à construire.
    }
table-task-develop = Choisissez le quartier qui grandit.
    .body = Tout ce qui peut grandir grandit, dans l’ordre de votre choix.
table-task-buy = Achetez, ou passez.
    .body = Vous avez { $money }.
table-task-rest = Le tour { $turn } est fini.
    .body = { $left ->
        [one] Il reste un tour.
       *[other] Il reste { $left } tours.
    }
table-task-over = La partie est finie.
stat-pollution = Pollution (%)
card-smoke = { $card }, { $percent } %
table-smoke = { $detail } ({ $parts })
table-smoke-part = { $of ->
        [I] industries { $percent } %
        [C] commerces { $percent } %
        [N] nuages { $percent } %
       *[K] parcs { $percent } %
    }
table-part = { $title } : { $value }
table-step-architect = L’architecte ira en { $cell }.
table-income-title = Vos revenus du tour { $turn }
table-income-of = Revenus du tour { $turn } : { $who }

## Journal
table-draw = { $me ->
        [yes] Vous piochez { $cards }.
       *[no] { $who } pioche { $count ->
            [one] 1 carte
           *[other] { $count } cartes
        }.
    }
table-exchange = { $me ->
        [yes] Pas de loisirs au premier tour : les vôtres retournent dans la pile et vous piochez d’autres cartes.
       *[no] Pas de loisirs au premier tour : { $who } remet les siens dans la pile et pioche d’autres cartes.
    }
table-offer = { $me ->
        [yes] Vous proposez à « { $to } » : { $open } | { $rest }.
       *[no] { $mine ->
            [yes] { $who } vous propose : { $open } | { $rest }.
           *[no] { $who } propose à « { $to } » : { $open } | { $rest }.
        }
    }
table-take = { $me ->
        [yes] Vous avez en main { $cards }.
       *[no] { $who } prend { $count ->
            [one] 1 carte
           *[other] { $count } cartes
        }.
    }
table-take-lot = { $me ->
        [yes] { $how ->
            [left] Il vous reste { $lot }.
           *[chosen] Vous prenez { $lot }.
        }
       *[no] { $how ->
            [left] { $who } garde { $lot }.
           *[chosen] { $who } prend { $lot }.
        }
    }
table-take-rest = { $me ->
        [yes] Vous recevez les { $money }, avec les cartes encore à partager.
       *[no] { $who } reçoit les { $money }, avec les cartes encore à partager.
    }
table-keep = Vous gardez { $cards } ; sous la pile : { $under }.
table-architect = { $me ->
        [yes] Vous placez l’architecte en { $cell }.
       *[no] { $who } place l’architecte en { $cell }.
    }
table-build = { $me ->
        [yes] Vous construisez { $card } en { $cell }
       *[no] { $who } construit { $card } en { $cell }
    }{ $turned ->
        [yes] {" "}({ $sides })
       *[no] {""}
    }{ $price ->
        [0] {""}
       *[other] {" "}pour { $paid }
    }.
table-cloud = { $me ->
        [yes] Vous posez un nuage en { $cell }.
       *[no] { $who } pose un nuage en { $cell }.
    }
table-discard = { $me ->
        [yes] Vous défaussez { $card } : impossible à construire.
       *[no] { $who } défausse { $card }.
    }
table-discard-why = { $text } ({ $cite })
table-unbought = { $me ->
        [yes] Avec { $money }, vous ne pouvez rien acheter ce tour-ci.
       *[no] Avec { $money }, { $who } ne peut rien acheter ce tour-ci.
    }
table-develop = { $me ->
        [yes] Votre cité se développe : { $card } en { $cell }.
       *[no] { $who } développe : { $card } en { $cell }.
    }
table-income = { $me ->
        [yes] Vous recevez { $amount }.
       *[no] { $who } reçoit { $amount }.
    }
table-buy = { $me ->
        [yes] Vous achetez { $card } pour { $paid } et l’installez en { $cell }
       *[no] { $who } achète { $card } pour { $paid } et l’installe en { $cell }
    }.
table-end = { $me ->
        [yes] Vous finissez à la { $place ->
            [1] 1re
           *[other] { $place }e
        } place.
       *[no] { $who } finit à la { $place ->
            [1] 1re
           *[other] { $place }e
        } place.
    }

## Fin de partie
table-over-solo = Votre cité : { $rank }
    .body = { $score } au décompte final.
table-over-next = Le rang suivant, { $rank }, commence à { $score }.
table-over-top = Il n’y a pas de rang plus élevé.
table-over-won = Vous gagnez !
table-over-shared = Vous gagnez, à égalité.
table-over-lost = { $count ->
        [one] { $who } gagne.
       *[other] { $who } gagnent, à égalité.
    }
table-over-body = Vous : { $score }, place { $place } sur { $players }.
table-out = hors jeu

## Au clavier
table-words-pass = rien passer passe fin finir non
table-words-next = suite suivant continuer tour
table-words-discard = défausser défausse defausser defausse jeter
table-words-verbs = acheter achète achete construire construis poser pose placer place développer developper
table-words-architect = architecte a

## Ce qui ne va pas
table-opponents = Contre des robots, il en faut au moins un : donnez leurs noms, par exemple « greedy ».
table-seats = { $count ->
        [0] Aucune place n’est prise
        [one] Une place est prise
       *[other] { $count } places sont prises
    } pour { $players ->
        [one] 1 joueur
       *[other] { $players } joueurs
    } : il en faut autant.
table-seat = « { $value } » ne dit pas qui est assis là : il faut une personne ou un robot, avec son nom.
table-nobody = Il faut au moins une personne à la table.
table-not-now = Pas maintenant : { $phase ->
        [rest] le tour est fini, passez au suivant.
        [over] la partie est finie.
        [curtain] il faut d’abord passer l’écran et lever le rideau.
       *[other] cette phase ne le permet pas.
    }
table-record-long = L’enregistrement a { $size } caractères ; on en lit { $max } au plus.
table-no-pass = On ne peut pas passer ici : il faut décider.
table-seed = La graine « { $value } » n’est pas un nombre entier à partir de 0.
table-kept = La partie gardée par le navigateur ne se lit pas : { $problem }
table-club-waits = Rien n’a été joué et aucune carte n’a été retournée, car le club doit d’abord le savoir. { $problem } Réessayez, ou commencez une autre partie.
table-club-behind = Cette partie a continué dans une autre fenêtre. La voici comme elle est là-bas.
table-club-unknown = Le club n’a plus cette partie. Vous pouvez continuer, mais elle ne compte pour personne.
table-restored = Votre partie est de retour.
table-no-undo = Rien à annuler : aucun choix n’a été fait depuis que des cartes cachées ont été vues ou qu’un autre joueur a décidé.
table-bot-why = Pourquoi : { $text }
table-hinted = Indice { $step } sur 3. { $text }
