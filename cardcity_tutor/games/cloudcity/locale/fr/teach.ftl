### Les idées fausses et les énigmes de Cloud City.

malrule-cloudcity-corner-contact = Cette réponse laisse une tuile toucher la ville par un coin seulement. Il faut un côté entier.
    .title = Un coin suffit
malrule-cloudcity-start-centre = Cette réponse garde la tuile de départ au milieu. Le cadre flotte : seule l’étendue de la ville est limitée.
    .title = La première tuile est le milieu
malrule-cloudcity-line-frame = Cette réponse ne compte que les tuiles qui se suivent. Les trois tuiles se comptent sur toute la ville, trous compris.
    .title = Trois de suite est la seule limite
malrule-cloudcity-taller-free = Cette réponse fait traverser les immeubles plus hauts. On ne passe qu’au-dessus des plus bas.
    .title = Les plus hauts ne gênent pas
malrule-cloudcity-lower-blocks = Cette réponse prend tout immeuble entre deux bouts pour un obstacle. Les plus bas ne gênent pas.
    .title = Tout immeuble arrête une passerelle
malrule-cloudcity-over-same-ok = Cette réponse saute des immeubles de même hauteur. Une passerelle relie les voisins sur la ligne.
    .title = Une longue passerelle peut sauter
malrule-cloudcity-gap-ok = Cette réponse construit là où des tuiles manquent. Chaque case sous une passerelle est sur une tuile.
    .title = Le sol viendra plus tard
malrule-cloudcity-cross-free = Cette réponse laisse se croiser des passerelles d’un même niveau. Seuls des niveaux différents se croisent.
    .title = Les passerelles peuvent se croiser
malrule-cloudcity-cross-never = Cette réponse ne laisse aucune passerelle en croiser une autre. À des niveaux différents, elles le peuvent.
    .title = Jamais de croisement
malrule-cloudcity-one-per-building = Cette réponse permet une passerelle par immeuble. Un immeuble en porte deux.
    .title = Une passerelle par immeuble
malrule-cloudcity-one-per-side = Cette réponse permet une passerelle de chaque côté d’un immeuble. Il en porte deux en tout.
    .title = Une passerelle par côté
malrule-cloudcity-stock-ignored = Cette réponse construit des passerelles épuisées. Ce qui reste pour toute la table compte.
    .title = Il en reste toujours une
malrule-cloudcity-new-tile-only = Cette réponse ne construit que depuis la tuile qui vient d’être posée. On construit n’importe où dans sa ville.
    .title = Seulement depuis la nouvelle tuile
malrule-cloudcity-heights-mixed = Cette réponse relie des hauteurs différentes. Une passerelle ne penche pas.
    .title = Une passerelle peut pencher
malrule-cloudcity-diagonal-ok = Cette réponse prend une vraie diagonale pour une ligne droite. Seules les rangées et les colonnes comptent.
    .title = Une diagonale est droite aussi
malrule-cloudcity-votes-distance = Cette réponse donne un vote par pas. Les distances 1 à 5 valent 1, 2, 3, 5 et 8.
    .title = Les votes sont la distance
malrule-cloudcity-votes-between = Cette réponse compte les cases entre les bouts. La distance en fait une de plus.
    .title = Compter les cases entre les bouts
malrule-cloudcity-votes-ends = Cette réponse compte toutes les cases, bouts compris. La distance en fait une de moins.
    .title = Compter aussi les bouts
malrule-cloudcity-route-sand = Cette réponse cherche aussi le plus long trajet au niveau Sable. Seuls Rivière et Forêt comptent.
    .title = Le plus long à tout niveau
malrule-cloudcity-route-bridges = Cette réponse compte les passerelles du trajet. Ce sont leurs votes qui s’ajoutent.
    .title = Le plus long en passerelles
malrule-cloudcity-routes-are-bridges = Cette réponse compte chaque passerelle comme un trajet. Celles qui ont un immeuble en commun font un seul trajet.
    .title = Chaque passerelle est un trajet
malrule-cloudcity-circuit-chain = Cette réponse prend une chaîne ouverte pour un circuit. Un circuit revient à son premier immeuble.
    .title = Une chaîne est un circuit
malrule-cloudcity-varied-city = Cette réponse réunit les valeurs de toute la ville. Elles doivent être dans un seul trajet.
    .title = Des valeurs de partout
malrule-cloudcity-light-with-bare = Cette réponse compte aussi les immeubles sans passerelle. La carte en demande exactement une.
    .title = Sans passerelle, c’est allégé aussi
malrule-cloudcity-crossing-pairs = Cette réponse compte les croisements. La carte compte les passerelles qui croisent, chacune une fois.
    .title = Deux votes par croisement
malrule-cloudcity-crossing-upper = Cette réponse ne fait payer que celle du dessus. Les deux passerelles d’un croisement paient.
    .title = Seule celle du dessus paie
malrule-cloudcity-crossing-roof = Cette réponse prend le passage au-dessus d’un immeuble pour un croisement. Ce n’en est pas un, même si une passerelle y finit.
    .title = Au-dessus d’un toit, ça croise
malrule-cloudcity-balance-each = Cette réponse perd quatre votes par ligne qui manque. Ils se perdent une seule fois.
    .title = Quatre votes par ligne
malrule-cloudcity-lead-tie-six = Cette réponse donne 6 votes aux premiers à égalité. Chacun en reçoit 3.
    .title = Six à chaque premier
malrule-cloudcity-tie-shared = Cette réponse partage la victoire à totaux égaux. On compare d’abord la Rivière, puis la Forêt, puis le Sable.
    .title = À totaux égaux, on partage
malrule-cloudcity-tie-sand-first = Cette réponse compare d’abord le Sable. La Rivière vient en premier.
    .title = Le plus haut niveau décide
malrule-cloudcity-one-per-turn = Cette réponse construit une passerelle par tour. On en construit autant que l’on veut.
    .title = Une passerelle par tour
malrule-cloudcity-must-build = Cette réponse doit construire ce qui est possible. Les passerelles sont facultatives.
    .title = Possible veut dire obligatoire
malrule-cloudcity-bridge-moves = Cette réponse déplace des passerelles construites. Une passerelle reste où elle est.
    .title = Une passerelle peut bouger

puzzle-cloudcity-the-eight = Posez la tuile de façon qu’une passerelle de distance 5 devienne possible.
    .title = Le huit
puzzle-cloudcity-the-last-tile = Il reste une place, et vous avez trois tuiles en main. Posez celle qui permet le plus de votes.
    .title = La dernière tuile
puzzle-cloudcity-from-scratch = La ville est finie et n’a aucune passerelle. Construisez l’ensemble qui rapporte le plus de votes.
    .title = En partant de rien
puzzle-cloudcity-the-knot = Tous les immeubles ont la même hauteur et beaucoup de passerelles se croiseraient. Lesquelles rapportent ensemble le plus de votes ?
    .title = Le nœud
puzzle-cloudcity-two-turns = Vous connaissez les deux tuiles que vous poserez. Où vont-elles pour que le plus de votes soient possibles après les deux ?
    .title = Deux tours
puzzle-cloudcity-the-empty-shelf = Certaines longueurs sont épuisées. Construisez l’ensemble qui rapporte le plus de votes avec ce qui reste.
    .title = L’étagère vide
puzzle-cloudcity-close-the-ring = Fermez un circuit à ce tour.
    .title = Fermer l’anneau
puzzle-cloudcity-not-one-crossing = Chaque passerelle qui en croise une autre coûte 2 votes. Construisez l’ensemble qui rapporte le plus, cela déduit.
    .title = Pas un seul croisement
puzzle-cloudcity-all-five = Construisez cinq passerelles qui font un seul trajet avec les valeurs 1, 2, 3, 5 et 8.
    .title = Toutes les cinq
puzzle-cloudcity-the-inspector = Une passerelle de cette ville ne peut pas être là. Laquelle faut-il retirer ?
    .title = L’inspecteur

## Leçons : consignes, réponses à choisir, où regarder

task-cloudcity-lay = Où posez-vous la tuile ? Toute place permise convient.
task-cloudcity-places = Cochez toutes les places où la prochaine tuile peut aller, rien de moins et rien de plus.
task-cloudcity-why-place = { $place } : cochez toutes les règles qui y interdisent une tuile.
task-cloudcity-can = Cochez les paires qu’une passerelle peut relier.
task-cloudcity-bridges = Cochez toutes les passerelles que vous pouvez construire maintenant, rien de moins et rien de plus.
task-cloudcity-why = Cochez toutes les règles qui interdisent cette passerelle.
task-cloudcity-votes = { $part ->
        [R] Combien de votes rapportent les passerelles de la Rivière ?
        [F] Combien de votes rapportent les passerelles de la Forêt ?
        [S] Combien de votes rapportent les passerelles du Sable ?
       *[total] Combien de votes rapportent les passerelles ?
    }
task-cloudcity-most = Combien de votes pouvez-vous construire au plus maintenant ?
task-cloudcity-best = Choisissez les passerelles qui rapportent ensemble le plus de votes. Tout ensemble d’autant de votes est juste.
task-cloudcity-lost = Vous construisez ceci : { $bridge }. Cochez les passerelles que l’on ne pourra plus construire ensuite.
task-cloudcity-turn = { $place } : comment tournez-vous la tuile pour pouvoir construire aussitôt le plus de votes ?
task-cloudcity-where = Où la tuile, tournée à votre gré, permet-elle le plus de votes ?
task-cloudcity-choose = Quelle tuile de la main permet aussitôt le plus de votes ?
task-cloudcity-wrong-bridge = Une passerelle ne peut pas être là. Laquelle ?
task-cloudcity-winner = Qui gagne ? Cochez une ville, ou plusieurs si elles partagent la victoire.
task-cloudcity-now = Cochez tout ce qui peut se faire maintenant.
task-cloudcity-need = { $part ->
        [votes] Combien de votes cette carte donne-t-elle à la ville ? Une perte porte le signe moins.
       *[measure] Que compte cette carte dans la ville ?
    }
task-cloudcity-gain = Combien de votes cette carte donne-t-elle à la première ville ?

answer-cloudcity-now-place = Poser une tuile
answer-cloudcity-now-bridge = Construire une passerelle
answer-cloudcity-now-draw = Piocher une tuile

hint-cloudcity-lay = Un côté entier doit toucher la ville.
hint-cloudcity-places = Faites le tour de la ville, côté par côté ; puis comptez ses rangées et ses colonnes de tuiles.
hint-cloudcity-why-place = La place touche-t-elle un côté ? La ville tiendrait-elle encore dans ses limites ?
hint-cloudcity-can = Pour chaque paire : les hauteurs, la ligne, puis ce qui est entre les deux.
hint-cloudcity-bridges = Prenez les niveaux un par un, et de chaque immeuble regardez à droite et en bas.
hint-cloudcity-why = Les hauteurs, la ligne, les cases dessous, les passerelles déjà là, la réserve.
hint-cloudcity-votes = Comptez les pas d’un bout à l’autre, puis prenez les votes de cette distance.
hint-cloudcity-most = Chaque niveau est une tâche à part : rien ne se gêne d’un niveau à l’autre.
hint-cloudcity-best = Commencez par la plus longue passerelle, et voyez ce qu’elle ferme.
hint-cloudcity-lost = Qu’est-ce qui partage un bout avec elle ? Qu’est-ce qui la croise à son niveau ? Qu’est-ce qui vient de la même réserve ?
hint-cloudcity-turn = Regardez le long des lignes et des colonnes des nouveaux immeubles.
hint-cloudcity-where = Une longue passerelle veut deux bouts sur une ligne, et rien d’aussi haut entre eux.
hint-cloudcity-choose = Quelles hauteurs attendent un partenaire au bord de la ville ?
hint-cloudcity-wrong-bridge = Suivez chaque passerelle d’un bout à l’autre : que survole-t-elle, que croise-t-elle ?
hint-cloudcity-winner = D’abord les totaux, puis les votes des niveaux en partant du bas.
hint-cloudcity-now = Un tour a son ordre, et une de ses étapes est libre.
hint-cloudcity-need = Lisez la carte mot à mot : que compte-t-elle au juste ?
hint-cloudcity-gain = Comptez la même chose dans chaque ville, puis comparez.

wrong-cloudcity-best = Un autre ensemble rapporte plus de votes.
wrong-cloudcity-most = Essayez encore : le meilleur ensemble rapporte un autre nombre de votes.
wrong-cloudcity-votes = Additionnez encore une fois, passerelle après passerelle.
wrong-cloudcity-need = Comptez encore une fois ce que la carte demande.
wrong-cloudcity-gain = Comparez encore une fois les villes.
wrong-cloudcity-turn = Un autre sens permet plus de votes.
wrong-cloudcity-where = Une autre place permet plus de votes.
wrong-cloudcity-choose = Une autre tuile permet plus de votes.
wrong-cloudcity-winner = Comparez encore une fois les villes.
