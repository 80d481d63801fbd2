### Pourquoi une réponse fausse est fausse : la règle qui a été nommée, ou le nombre de la mise en place.

## Règles qui ne sont pas en cause
wrong-because-rule-here = « { $title } » n’est pas en cause ici. { $why }
wrong-because-rules-part =
    { $told ->
        [0] Quelque chose s’y oppose pourtant. { $here }
       *[other] C’est vrai, mais ce n’est pas tout. { $here }
    }
wrong-because-taken = En { $cell } il y a déjà { $card }.
wrong-because-adjacent =
    { $count ->
        [0] { $cell } touche l’architecte.
       *[other] { $cell } touche { $cards }, côté contre côté.
    }
wrong-because-frame = Avec { $cell }, la cité a { $height ->
        [one] { $height } ligne
       *[other] { $height } lignes
    } et { $width ->
        [one] { $width } colonne
       *[other] { $width } colonnes
    } : { $fits ->
        [0] le cadre est de { $size } sur { $size }.
       *[other] pas plus de { $size } de part et d’autre.
    }
wrong-because-alone = Aucune carte ne touche { $cell } par un côté ; un coin ne compte pas.
wrong-because-look-at = Regardez aussi { $cards }.
wrong-because-full = { $used } cartes de cette cité comptent déjà.
wrong-because-within = { $cell } est à l’intérieur du cadre de { $size } sur { $size }.
wrong-because-limit-open =
    { $kind ->
        [I] Une industrie ne compte pas dans la limite.
        [CI] La moitié industrie relève la limite de { $max }, dont { $used } places sont prises.
        [LI] La moitié industrie relève la limite de { $max }, dont { $used } places sont prises.
       *[other] { $used ->
            [one] { $used } place sur { $max } est prise
           *[other] { $used } places sur { $max } sont prises
        } : une carte de plus y tient.
    }
wrong-because-residence-industry =
    { $kind ->
        [R] Aucune industrie ne touche { $cell }.
        [I] Aucune résidence ne touche { $cell }.
        [RC] En { $cell }, la moitié résidence ne rencontre aucune industrie.
        [RL] En { $cell }, la moitié résidence ne rencontre aucune industrie.
        [CI] En { $cell }, la moitié industrie ne rencontre aucune résidence.
        [LI] En { $cell }, la moitié industrie ne rencontre aucune résidence.
       *[other] Cette règle parle des résidences et des industries ; cette carte n’est ni l’une ni l’autre.
    }
wrong-because-same-colour =
    { $kind ->
        [R] Aucune résidence ne touche { $cell }.
        [C] Aucun commerce ne touche { $cell }.
        [RC] En { $cell }, aucune des deux moitiés ne rencontre sa couleur.
        [RL] En { $cell }, la moitié résidence ne rencontre aucune résidence.
        [CL] En { $cell }, la moitié commerce ne rencontre aucun commerce.
        [CI] En { $cell }, la moitié commerce ne rencontre aucun commerce.
       *[other] Cette règle parle des résidences et des commerces ; cette carte n’est ni l’un ni l’autre.
    }
wrong-because-payable =
    { $costs ->
        [0] Cette carte ne coûte rien à construire.
       *[other] Cette carte coûte { $price }, et vous avez { $money }.
    }
wrong-because-no-loss =
    { $others ->
        [0] Vous n’avez pas d’autre carte en main à perdre.
       *[other] Avec cette carte en { $cell }, le reste de votre main trouve encore sa place.
    }
wrong-because-own-zone = { $cell } est dans votre propre zone.
wrong-because-other-colour = Cette règle parle { $colour ->
        [R] des commerces, et le quartier de { $cell } est résidentiel.
       *[other] des résidences, et le quartier de { $cell } est commercial.
    }
wrong-because-due = Le quartier de { $cell } a { $cards } et touche { $colour ->
        [R] { $have ->
            [one] { $have } carte de culture
           *[other] { $have } cartes de culture
        }
       *[other] { $have ->
            [one] { $have } quartier résidentiel
           *[other] { $have } quartiers résidentiels
        }
    } : c’est assez.
wrong-because-not-due = Cette règle n’arrête qu’un quartier qui a assez de voisins pour grandir : comptez ce que touche le quartier de { $cell }.
wrong-because-in-reserve = Il reste des { $cards } dans la réserve.
wrong-because-free =
    { $count ->
        [one] À côté du quartier, { $cells } est libre{ $rule ->
            [residence-industry] , et aucune industrie n’y touche.
            [single-growth-home] { "" } et à vous.
           *[other] , et dans le cadre.
        }
       *[other] À côté du quartier, { $cells } sont libres{ $rule ->
            [residence-industry] , et aucune industrie n’y touche.
            [single-growth-home] { "" } et à vous.
           *[other] , et dans le cadre.
        }
    }

## Nombres de la mise en place
wrong-fact-pile =
    { $players ->
        [1] La pile d’un joueur reçoit { $each }{ $away ->
            [0] .
           *[other] { "" } ; des cartes bicolores en remplacent ensuite { $away }.
        }
       *[other] La pile reçoit { $each } pour chacun des { $players } joueurs{ $away ->
            [0] .
           *[other] { "" } ; des cartes bicolores en remplacent ensuite { $away }, une fois pour toute la table.
        }
    }
wrong-fact-total =
    { $players ->
        [1] La pile est faite pour un seul joueur{ $bicolour ->
            [0] , avec toutes les cartes de la règle.
           *[other] , et chaque carte bicolore y prend la place d’une autre.
        }
       *[other] La pile reçoit { $each } cartes pour chacun des { $players } joueurs{ $bicolour ->
            [0] .
           *[other] , et chaque carte bicolore y prend la place d’une autre.
        }
    }
wrong-fact-bicolour =
    { $count ->
        [0] C’est ici le jeu { $level }, et les cartes bicolores n’entrent que dans la pile du jeu Avancé.
       *[other] Il sort de la pile { $cards }, et une carte bicolore y entre pour chacune.
    }
wrong-fact-reserve = La boîte contient { $cards } : { $pile } dans la pile{ $ring ->
        [0] , le reste dans la réserve.
       *[other] , { $ring } dans la banlieue, le reste dans la réserve.
    }
wrong-fact-sold =
    { $players ->
        [1] En solo, la réserve reçoit un de plus que les 2 { $cards } par joueur des autres parties.
       *[other] La réserve reçoit 2 { $cards } pour chacun des { $players } joueurs.
    }
wrong-fact-not-sold = C’est ici le jeu { $level }, et seuls les jeux Normal et Avancé ont des { $cards }.
wrong-fact-draw =
    { $players ->
        [1] En solo, vous gardez { $hand } cartes et en piochez une de plus, qui retourne sous la pile.
       *[other] Le premier joueur pioche pour toute la table : { $hand } cartes pour chacun des { $players } joueurs.
    }
wrong-fact-draw-last = Avant le tour { $turn }, { $taken } des { $total } cartes ont quitté la pile, et l’on ne pioche pas plus que le reste.
wrong-fact-hand =
    { $players ->
        [1] En solo, vous piochez { $draw } cartes, et la dernière retourne sous la pile.
       *[other] On pioche { $draw } cartes, et chacun des { $players } joueurs en reçoit autant que les autres.
    }
wrong-fact-turns = La pile compte { $total } cartes, et chaque tour en prend { $taken }.
wrong-fact-frame = C’est ici le jeu { $level } : la cité tient dans un carré de { $size } sur { $size }.
wrong-fact-first =
    { $players ->
        [1] En solo, vous êtes toujours premier joueur.
       *[other] Le joueur 1 ouvre le tour { $turn } ; à chaque tour c’est au suivant, et après le joueur { $players } revient le joueur 1.
    }
wrong-fact-pollution =
    { $count ->
        [0] Aucune carte de cette cité ne pollue.
       *[other] La pollution de cette cité est faite de { $parts }.
    }
    .part = { $percent } % par les { $cards }
wrong-fact-rank = { $rank } commence à { $bound }, et le score est de { $score }.
wrong-fact-rank-reached = Le score est de { $score }, et { $rank } commence déjà à { $bound }.
wrong-fact-winner = À la fin, { $totals }.
    .total = le joueur { $player } a { $total }
    .out = le joueur { $player } est éliminé par la pollution
wrong-fact-tie-money = À égalité, { $victory ->
        [residential] l’argent qui reste après les paquets de 5 $
       *[other] l’argent qui reste
    } décide : { $amounts }.
wrong-fact-tie-cards = À égalité, le nombre de cartes décide : { $cards }.

## Prix, nuages et ce que rapporte un quartier
wrong-because-price =
    { $kind ->
        [K] Un parc coûte { $money } $, quel qu’en soit le nombre.
        [L] Des loisirs coûtent { $money } $, quels qu’ils soient.
       *[other] Avec une moitié loisirs, une carte coûte { $money } $, comme des loisirs entiers.
    }
wrong-because-next =
    { $count ->
        [0] Cette cité n’en a pas encore.
       *[other] Cette cité en a déjà { $count }.
    }
wrong-because-no-cloud = La réserve n’a plus de nuage.
wrong-because-in-line =
    { $count ->
        [0] Aucune industrie n’est dans la ligne ou la colonne de { $cell }.
        [one] L’industrie en { $cells } est alignée avec { $cell }.
       *[other] Les industries en { $cells } sont alignées avec { $cell } : ensemble elles n’amènent qu’un nuage.
    }
wrong-because-sum = { $line } : { $detail }.
