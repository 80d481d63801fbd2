### Les erreurs typiques à Design Town, comme on les dit à qui les a faites.

malrule-designtown-residential-free = Vous laissez un quartier résidentiel visible. Pendant qu’on joue, il doit être joué, et le suivant aussi.
    .title = Un quartier résidentiel peut rester
malrule-designtown-bust-over = Vous continuez avec autant de mécontents que la limite. Le tour finit dès que la limite est atteinte.
    .title = Un mécontent de trop
malrule-designtown-win-first = Vous avez regardé la victoire d’abord. La limite de mécontents passe avant.
    .title = La victoire d’abord
malrule-designtown-hospital-others = Vous n’avez compté que les mécontents avant l’hôpital. Le sien compte aussi.
    .title = L’hôpital sans son propre mécontent
malrule-designtown-hospital-cards = Vous avez compté les cartes de la rangée. L’hôpital ne paie que les mécontents.
    .title = L’hôpital paie les cartes
malrule-designtown-mall-optional = Vous vous arrêtez après un centre commercial. Tant que la pioche n’est pas vide, il faut jouer une carte de plus.
    .title = S’arrêter après un centre commercial
malrule-designtown-mall-shuffles = Vous faites mélanger à cause du centre commercial. Pioche vide, son obligation disparaît.
    .title = Le centre commercial force un mélange
malrule-designtown-shuffle-row = Vous avez mélangé aussi les cartes jouées. Seule la défausse fait la nouvelle pioche.
    .title = La rangée est mélangée aussi
malrule-designtown-shuffle-must = Vous pensez qu’une carte doit suivre le mélange. Après, on voit la carte du dessus et on décide librement.
    .title = Mélanger oblige à jouer
malrule-designtown-recycle-row = Vous recyclez une carte de la rangée. Seules celles de la défausse se recyclent.
    .title = Recycler dans la rangée
malrule-designtown-recycle-once = Vous vous arrêtez à un recyclage. On peut en recycler autant qu’on veut.
    .title = Un seul recyclage par tour
malrule-designtown-church-anywhere = Vous avez compté une église de la défausse. Seules celles de la rangée augmentent la limite.
    .title = Une église compte partout
malrule-designtown-park-both = Vous utilisez un parc pour acheter et améliorer. Son achat de plus est un simple achat.
    .title = Le parc achète et améliore
malrule-designtown-actions-free = Vous utilisez une action de plus à votre gré. Un parc donne un achat, une gare une amélioration.
    .title = Des actions de plus au choix
malrule-designtown-factory-top = Vous défaussez la carte du dessus. L’usine envoie à la défausse celle du dessous.
    .title = L’usine prend la carte du dessus
malrule-designtown-cards-alone = Vous avez seulement compté dix-huit cartes. Il faut une supérette parmi elles.
    .title = Dix-huit cartes suffisent
malrule-designtown-upgrade-row = Vous améliorez une carte jouée ce tour. La rangée ne rejoint la défausse qu’à la fin du tour.
    .title = Améliorer dans la rangée
malrule-designtown-one-card-odds = Vous avez compté une carte forcée, sans celle qu’elle appelle à son tour. Les quartiers résidentiels s’enchaînent.
    .title = Une seule carte plus loin
malrule-designtown-discard-in-odds = Vous avez compté les cartes de la défausse comme si elles étaient dans la pioche. Elles ne reviennent qu’au mélange.
    .title = La défausse est dans la pioche
malrule-designtown-both-without-tax = Vous n’avez payé que le coût. Acheter et améliorer demande le coût et la taxe.
    .title = Acheter et améliorer sans la taxe
malrule-designtown-coins-kept = Vous avez ajouté les pièces du tour d’avant. Ce qui n’est pas dépensé est perdu à la fin du tour.
    .title = Les pièces se gardent
malrule-designtown-points-add = Vous avez ajouté les points du tour d’avant. Les huit points doivent être dans une même rangée.
    .title = Les points s’ajoutent d’un tour à l’autre
malrule-designtown-apartment-recycled = Vous recyclez un appartement. Il n’a pas de flèches vertes : il s’améliore, contre sa taxe.
    .title = L’appartement part gratuitement

## Énigmes

question-designtown-stop-or-go = S’arrêter, ou une carte de plus ?
    .title = S’arrêter ou continuer
question-designtown-best-upgrade = Une amélioration : quelle carte gagne le plus ?
    .title = La meilleure amélioration
question-designtown-recycling-order = Que faites-vous d’abord : jouer, vous arrêter, ou recycler quelle carte ?
    .title = Que recycler d’abord
question-designtown-win-this-turn = Quelle première décision donne la meilleure chance de gagner ce tour ?
    .title = Gagner ce tour
question-designtown-save-the-turn = La carte du dessus finirait le tour. Que faites-vous ?
    .title = Sauver le tour
question-designtown-two-purchases = Quel ensemble d’actions de construction vaut le plus ?
    .title = Plusieurs actions
question-designtown-eighteen = Vous jouez jusqu’au bout de la pioche. Quelle est la chance d’atteindre dix-huit cartes ?
    .title = Dix-huit cartes
question-designtown-poisoned-gift = Seul, avec une carte en réserve : mélanger ou s’arrêter ?
    .title = La dernière carte de la réserve

## Les leçons : consignes, choix de réponses, où regarder

task-designtown-do = Que faites-vous ? Choisissez sur la table ou dans la liste.
task-designtown-left = { $card ->
        [R] Combien de quartiers résidentiels contient la pioche, carte du dessus comprise ?
        [A] Combien d’appartements contient la pioche, carte du dessus comprise ?
        [S] Combien de supérettes contient la pioche, carte du dessus comprise ?
        [H] Combien d’hôpitaux contient la pioche, carte du dessus comprise ?
        [F] Combien d’usines contient la pioche, carte du dessus comprise ?
       *[P] Combien de parcs paysagers contient la pioche, carte du dessus comprise ?
    }
task-designtown-bust = Vous continuez. Quelle est la probabilité que trop de mécontents mettent fin au tour ? Tapez une fraction, un nombre décimal ou un pourcentage : à 5 points près, c’est juste.
task-designtown-win-now = Vous ne vous arrêtez pas avant la fin de la pioche. Quelle est la probabilité de gagner à ce tour ? À 5 points près, c’est juste.
task-designtown-total = { $part ->
        [coins] Combien de pièces la rangée rapporte-t-elle ?
        [points] Combien de points y a-t-il dans la rangée ?
        [unhappy] Combien de visages mécontents y a-t-il dans la rangée ?
        [limit] Quelle est la limite de visages mécontents maintenant ?
       *[cards] Combien de cartes ont été jouées à ce tour ?
    }
task-designtown-status = Où en est le tour ?
task-designtown-price = « { $action } » : combien de pièces cela coûte-t-il maintenant ?
task-designtown-may = Cochez tout ce que vous pouvez faire maintenant, rien de moins et rien de plus.
task-designtown-loses = Cochez tout ce qui ferait perdre la partie aussitôt.
task-designtown-why = « { $action } » : cochez toutes les règles qui l’interdisent.
task-designtown-stop-go = S’arrêter, ou une carte de plus ? Ce qui compte, c’est ce que le tour vaut en moyenne.
task-designtown-recycle = Quelles cartes recyclez-vous maintenant ? Mettez-les dans la liste, ou laissez-la vide et répondez « aucune ».
task-designtown-build = Composez l’ensemble d’actions de construction qui vaut le plus. Tout ensemble de même valeur est juste.
task-designtown-order = La carte du dessus est jouée. Mettez dans l’ordre ce qui se passe alors.
task-designtown-read = Quelqu’un a noté ce tour, ligne par ligne. Quelle ligne est fausse ?

answer-designtown-stop-go-stop = S’arrêter
answer-designtown-stop-go-go = Une carte de plus
answer-designtown-status-free = Il continue, et vous choisissez librement
answer-designtown-status-forced = Il continue, et une carte doit être jouée
answer-designtown-status-empty = La pioche est vide : s’arrêter ou mélanger
answer-designtown-status-bust = Trop de mécontents : le tour est fini
answer-designtown-status-won = Vous avez gagné
answer-designtown-status-lost = La partie est perdue
answer-designtown-order-lies = La carte est posée ; son visage et ses points comptent
answer-designtown-order-bust = Y a-t-il trop de mécontents ?
answer-designtown-order-won = Est-ce la victoire ?
answer-designtown-order-coins = Elle rapporte ses pièces
answer-designtown-order-effect = L’usine envoie la carte du dessous à la défausse
answer-designtown-order-top = On voit la carte suivante
answer-designtown-order-duties = Faut-il jouer celle-là ?
designtown-sheet-line = { $card } : +{ $brought }, { $coins } en tout, { $unhappy ->
        [0] aucun visage
        [one] { $unhappy } visage
       *[other] { $unhappy } visages
    }

hint-designtown-do = Regardez la pioche : on voit toujours sa carte du dessus.
hint-designtown-left = Comptez les cartes sur l’image de la pioche ; celles de la défausse sont ailleurs.
hint-designtown-bust = Combien de visages manque-t-il jusqu’à la limite, et quelles cartes les apportent ? N’oubliez pas les cartes qui doivent suivre.
hint-designtown-win-now = Comptez ce qui manque encore, puis les cartes de la pioche qui l’apportent.
hint-designtown-total = Suivez la rangée de gauche à droite, carte par carte.
hint-designtown-status = D’abord les mécontents, puis la victoire, puis les obligations.
hint-designtown-price = Le prix est sur la pile, la taxe près de la flèche violette.
hint-designtown-may = Prenez les actions une à une : qu’est-ce qui interdit celle-ci ?
hint-designtown-loses = Qu’est-ce qui ôte la dernière carte de la réserve ?
hint-designtown-why = Regardez la rangée, le dessus de la pioche et la défausse.
hint-designtown-stop-go = Qu’achèteriez-vous maintenant, et que perdriez-vous avec trop de mécontents ?
hint-designtown-recycle = Que rapporte la carte à ce tour, et que vaut-elle plus tard dans votre paquet ?
hint-designtown-build = Comptez d’abord les actions : une pour vous, un achat par parc, une amélioration par gare.
hint-designtown-order = On compte les mécontents avant de gagner quoi que ce soit.
hint-designtown-read = Additionnez vous-même les pièces avant de lire les nombres.

wrong-designtown-do = C’est permis, mais ce n’est pas ce que demande le texte.
wrong-designtown-build = Un autre ensemble vaut plus, ou celui-ci ne peut pas être payé.
wrong-designtown-recycle = Un autre choix tire plus de ce tour, coût à venir compris.
wrong-designtown-stop-go = En moyenne, l’autre choix vaut plus.
wrong-designtown-order = Deux de ces étapes sont inversées.
wrong-designtown-read = Les pièces de cette ligne sont justes.
wrong-designtown-total = Additionnez encore une fois les cartes, l’une après l’autre.
wrong-designtown-left = Comptez encore une fois les cartes de la pioche.
wrong-designtown-status = Regardez d’abord les visages, puis les points et les cartes.
wrong-designtown-price = Le prix et la taxe sont des nombres sur les cartes ; chaque gare de la rangée baisse la taxe de 1.
