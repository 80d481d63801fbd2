# Le cours : consignes, réponses, indices, le lecteur de leçon, et ce qui peut clocher dans un fichier de leçon.

## Consignes
task-place = Posez { $card } sur une case que les règles permettent.
task-mark-legal = Marquez toutes les cases où l’on peut construire { $card }.
task-mark-illegal = Marquez, dans la cité et sur l’anneau de cases qui l’entoure, toutes les cases vides où l’on ne peut pas construire { $card }.
task-mark-first = Il faut construire autant de cartes de la main que possible. Marquez toutes les cases où l’on peut d’abord construire { $card }.
task-mark-district =
    Marquez toutes les cartes du { $colour ->
        [R] quartier résidentiel
        [C] quartier commercial
        [L] quartier de loisirs
        [I] quartier industriel
       *[P] quartier de parkings
    } de { $cell }.
task-mark-growing =
    { $colour ->
        [R] Marquez toutes les cartes des quartiers résidentiels qui se développent maintenant.
        [C] Marquez toutes les cartes des quartiers commerciaux qui se développent maintenant.
       *[any] Marquez toutes les cartes des quartiers qui se développent maintenant.
    }
task-mark-plots =
    { $colour ->
        [R] Marquez toutes les cases vides où une résidence peut se développer maintenant.
        [C] Marquez toutes les cases vides où un commerce peut se développer maintenant.
       *[any] Marquez toutes les cases vides où une carte peut se développer maintenant.
    }
task-count-size =
    { $colour ->
        [R] Combien de cartes compte le quartier résidentiel de { $cell } ?
        [C] Combien de cartes compte le quartier commercial de { $cell } ?
        [L] Combien de cartes compte le quartier de loisirs de { $cell } ?
        [I] Combien de cartes compte le quartier industriel de { $cell } ?
       *[P] Combien de cartes compte le quartier de parkings de { $cell } ?
    }
task-count-have =
    { $colour ->
        [R] Combien de cartes de culture touchent le quartier résidentiel de { $cell } ?
       *[C] Combien de quartiers résidentiels différents touchent le quartier commercial de { $cell } ?
    }
task-count-limit = Quelle est la limite de taille de cette cité ?
task-count-used = Combien de cartes de cette cité comptent dans la limite ?
task-count-room = Combien de cartes la limite permet-elle encore ?
task-count-price = Combien coûte ici { $card } ?
task-count-clouds = Combien de nuages arrivent si l’on construit { $card } en { $cell } ?
task-count-most = Combien de cartes de votre main devez-vous construire ?
task-count-earns =
    { $colour ->
        [C] Combien rapporte le quartier commercial de { $cell } en un tour ?
       *[P] Combien rapporte le quartier de parkings de { $cell } en un tour ?
    }
task-predict-cells = Marquez toutes les cases qui auront reçu une nouvelle carte quand plus rien ne se développera. Toute fin que les règles permettent est juste.
task-predict-cards = Combien de nouvelles cartes seront arrivées quand plus rien ne se développera ? Toute fin que les règles permettent est juste.
task-income = Combien cette cité rapporte-t-elle en un tour ?
task-score = Combien de points marque cette cité ? ({ $victory })
task-score-money = Avec combien de dollars cette cité finit-elle ? ({ $victory })
task-score-part = Combien vaut la ligne « { $line } » ? ({ $victory })
task-why = Qu’est-ce qui interdit { $card } en { $cell } ? Cochez toutes les règles en cause, même s’il n’y en a qu’une.
task-why-district = Quelle règle empêche le quartier de { $cell } de grandir ?
task-error-income = Une ligne de ce revenu est fausse. Laquelle ?
task-error = Une ligne de ce décompte est fausse. Laquelle ? ({ $victory })
task-divide-legal = Partagez ces cartes : faites deux lots comme les règles le demandent.
task-divide-good = Partagez ces cartes de façon à ne rien y perdre, quel que soit le lot choisi.
task-divide-choose = Quel lot promet le plus à votre cité ?
task-fact-pile = Combien de cartes { $card } la pile contient-elle au départ ? ({ $way })
task-fact-pile-total = Combien de cartes la pile contient-elle au départ ? ({ $way })
task-fact-pile-bicolour = Combien de cartes bicolores la pile contient-elle au départ ? ({ $way })
task-fact-reserve = Combien de cartes { $card } y a-t-il dans la réserve au départ ? ({ $way })
task-fact-turns = Combien de tours dure la partie ? ({ $way })
task-fact-hand = Combien de cartes chaque joueur reçoit-il par tour ? ({ $way })
task-fact-draw = Combien de cartes pioche-t-on au début d’un tour ? ({ $way })
task-fact-draw-turn = Combien de cartes pioche-t-on au tour { $turn } ? ({ $way })
task-fact-money = Avec combien de dollars chacun commence-t-il la partie ?
task-fact-frame = Quelle est la plus grande largeur que la cité puisse atteindre, en cases ? ({ $way })
task-fact-first = Quel joueur commence au tour { $turn } ? ({ $way })
task-fact-leisure = Combien de cartes de loisirs peut-on recevoir au premier tour ? ({ $way })
task-fact-pollution = Quel est le pourcentage de pollution de cette cité ?
task-fact-winner = Quel joueur gagne : le 1, avec la première cité, ou le 2, avec la deuxième ? ({ $victory })
task-fact-rank = À quel rang correspond un score de { $score } ? ({ $victory })
way-players =
    { $players ->
        [1] { $level }, en solitaire
       *[other] { $level }, { $players } joueurs
    }

## Réponses
feedback-right = C’est juste.
feedback-right-first = C’est juste, du premier coup.
feedback-wrong = Pas encore.
feedback-where-extra = De trop : { $cells }.
feedback-where-missing = Il manque : { $cells }.
feedback-illegal = { $card } en { $cell } : les règles ne le permettent pas.
feedback-cell = Prenons { $cell }.
feedback-rules-part = C’est vrai, mais pas complet : une autre règle l’interdit aussi.
feedback-rules = Ce ne sont pas exactement les règles en cause.
feedback-lots =
    { $down ->
        [0] Les règles demandent d’autres lots : { $size } cartes dans le lot ouvert, toutes face visible ; dans l’autre, { $up } face visible et le reste face cachée.
       *[other] Les règles demandent d’autres lots : { $size } cartes dans le lot ouvert, dont { $down } face cachée ; dans l’autre, { $up } face visible et le reste face cachée.
    }
feedback-lots-money = Les cartes vont bien, pas l’argent : il se pose sur un seul lot, et vous avez { $money }.
feedback-lots-cards = Chacune des cartes doit se trouver dans l’un des lots.
feedback-lots-cost = Permis, mais ce partage vous fait perdre environ { $cost } par rapport au meilleur.
feedback-lot-cost = L’autre lot promet environ { $cost } de plus.
feedback-rule = La règle : { $text }
feedback-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
wrong-because-cell = { $cell } : { $why }
wrong-because-card = { $card } en { $cell }
wrong-because-number = Ce n’est pas { $given }. { $why }
wrong-because-line = « { $line } » est juste : { $value }.
wrong-because-rule = « { $title } » n’est pas en cause ici. Cette règle dit : { $text }
wrong-because-not-illegal = { $cell } : aucune règle n’y interdit { $card }.
wrong-because-empty = { $cell } est vide : un quartier est fait de cartes.
wrong-because-colour = En { $cell } il y a { $card }, et un quartier n’a qu’une couleur.
wrong-because-apart = { $cell } a la bonne couleur, mais aucune suite de { $colour ->
        [R] résidences
        [C] commerces
        [P] parkings
        [L] loisirs
       *[other] industries
    } ne mène côté contre côté à { $start } ; un coin ne compte pas.
wrong-because-no-district = En { $cell } il n’y a { $colour ->
        [R] pas de résidence
        [C] pas de commerce
       *[other] ni résidence ni commerce
    }, et rien d’autre ne grandit.
wrong-because-plot = { $cell } ne touche { $touched ->
        [0] aucune carte
       *[other] que { $cards }
    } ; { $colour ->
        [R] la nouvelle résidence
       *[other] le nouveau commerce
    } doit toucher { $district }.
wrong-because-grows-on =
    { $count ->
        [one] Le développement ne s’arrête pas là : un quartier a encore plus de voisins que de cartes, et une carte de plus arrive.
       *[other] Le développement ne s’arrête pas là : un quartier a encore plus de voisins que de cartes, et { $count } cartes de plus arrivent.
    }
wrong-because-stopped = Après { $cells }, le développement est fini. { $why }
wrong-because-too-many =
    { $count ->
        [one] Il arrive une carte de moins : les quartiers n’ont pas assez de voisins pour elle.
       *[other] Il arrive { $count } cartes de moins : les quartiers n’ont pas assez de voisins pour elles.
    }
wrong-because-nothing =
    { $count ->
        [one] Il y en a bien une. { $why }
       *[other] Il y en a bien { $count }. { $why }
    }
wrong-because-missing-legal =
    { $count ->
        [one] Ce que vous avez marqué est juste, mais une autre case touche la cité, et aucune règle n’y interdit { $card }.
       *[other] Ce que vous avez marqué est juste, mais { $count } autres cases touchent la cité, et aucune règle n’y interdit { $card }.
    }
wrong-because-missing-illegal =
    { $count ->
        [one] Ce que vous avez marqué est juste, mais une règle interdit { $card } sur une autre case encore.
       *[other] Ce que vous avez marqué est juste, mais des règles interdisent { $card } sur { $count } autres cases.
    }
wrong-because-missing-first =
    { $count ->
        [one] Ce que vous avez marqué est juste, mais une autre case accepte { $card } et laisse de quoi poser le reste de la main.
       *[other] Ce que vous avez marqué est juste, mais { $count } autres cases acceptent { $card } et laissent de quoi poser le reste de la main.
    }
wrong-because-missing-district =
    { $count ->
        [one] Ce que vous avez marqué est juste, mais une autre carte de cette couleur s’y joint par un côté.
       *[other] Ce que vous avez marqué est juste, mais { $count } autres cartes de cette couleur s’y joignent par leurs côtés.
    }
wrong-because-missing-growing =
    { $count ->
        [one] Ce que vous avez marqué est juste, mais une autre carte appartient à un quartier qui a plus de voisins que de cartes.
       *[other] Ce que vous avez marqué est juste, mais { $count } autres cartes appartiennent à des quartiers qui ont plus de voisins que de cartes.
    }
wrong-because-missing-plots =
    { $count ->
        [one] Ce que vous avez marqué est juste, mais une autre case libre touche un quartier qui grandit.
       *[other] Ce que vous avez marqué est juste, mais { $count } autres cases libres touchent un quartier qui grandit.
    }
wrong-because-hand = Vous n’avez que { $count } cartes en main.
wrong-because-more = { $count ->
        [0] Une carte de votre main trouve une place.
        [one] Après une carte, une autre trouve encore une place ; l’ordre peut compter.
       *[other] Après { $count } cartes, une autre trouve encore une place ; l’ordre peut compter.
    }
wrong-because-no-room = Quel que soit l’ordre, aucune case ne convient à l’une de vos cartes.
wrong-because-dear = L’une de vos cartes coûte { $price } $, et vous avez { $money } $.
wrong-because-limit =
    { $industries ->
        [0] Sans industrie, une cité compte 5 cartes au plus.
        [one] Une cité compte 5 cartes au plus, et 5 de plus par industrie : il y en a une ici.
       *[other] Une cité compte 5 cartes au plus, et 5 de plus par industrie : il y en a { $industries } ici.
    }
wrong-because-used =
    { $industries ->
        [0] Les { $cards } cartes comptent toutes, la mairie aussi.
        [one] Il y a ici { $cards } cartes avec la mairie, et seule l’industrie ne compte pas.
       *[other] Il y a ici { $cards } cartes avec la mairie, et seules les { $industries } industries ne comptent pas.
    }
wrong-because-room = La limite est ici de { $max }, et { $used } cartes y comptent.
wrong-because-size = Partez de { $cell } et suivez les { $colour ->
        [R] résidences
        [C] commerces
        [P] parkings
        [L] loisirs
       *[other] industries
    } de côté en côté ; un coin ne mène pas plus loin.
wrong-because-have-R =
    { $count ->
        [0] Aucune carte de culture ne touche le quartier de { $cell }.
        [one] De tout ce qui touche le quartier de { $cell }, seule { $cells } est une carte de culture.
       *[other] Les cartes de culture qui touchent le quartier de { $cell } sont en { $cells } ; chacune compte une fois.
    }
wrong-because-have-C =
    { $count ->
        [0] Aucune résidence ne touche le quartier de { $cell }.
        [one] Seule la résidence { $cells } touche le quartier de { $cell }.
       *[other] Les résidences { $cells } touchent le quartier de { $cell } ; celles d’un même quartier comptent une fois.
    }
wrong-because-largest = Regardez cette ligne : { $line }, { $value }.
misconception = L’idée fausse derrière cette réponse : « { $title } »
solution-is = Une solution : { $answer }
solution-none = aucune case
solution-lots = { $open } dans le lot ouvert, { $rest } dans l’autre
solution-lot =
    { $lot ->
        [open] le premier lot
       *[rest] le deuxième lot
    }
lot-words = { $up } (face cachée : { $down })
lot-money = { $lot }, avec { $money }

## Indices
hint-look-place = Faites le tour de la cité : une carte se pose sur une case qui la touche par un côté, pas par un coin.
hint-look-mark = Prenez les cases vides une à une et vérifiez chaque règle à tour de rôle.
hint-look-district = Partez de { $cell } et marchez par les côtés, jamais par les coins.
hint-look-count = Montrez du doigt, l’une après l’autre, les cartes qui comptent.
hint-look-growth = Regardez chaque quartier : combien a-t-il de cartes, et que touche-t-il ?
hint-look-predict = Faites grandir un quartier, puis regardez-les tous à nouveau : la nouvelle carte peut en nourrir un autre.
hint-look-order = Quelle carte fait de la place aux autres ? Et laquelle n’a que peu de cases où aller ?
hint-look-build-to = Que manque-t-il pour atteindre le but ? Cherchez la carte de la main qui l’apporte.
hint-look-income = Trois sources : le salaire, les quartiers commerciaux, les parcmètres s’il y en a.
hint-look-score = Prenez les lignes l’une après l’autre, et notez chacune.
hint-look-why = Regardez d’abord les voisins, puis le cadre, puis la limite et l’argent.
hint-look-error = Calculez chaque ligne vous-même avant de regarder son nombre.
hint-look-divide = Comptez d’abord : combien de cartes dans chaque lot, et combien face cachée ?
hint-look-fact = Cela dépend du niveau et du nombre de joueurs.
hint-cells-part =
    { $count ->
        [0] Aucune case ne convient.
        [one] Il y a exactement une case, dans la colonne { $column }.
       *[other] Il y a { $count } cases ; { $cell } en est une.
    }
hint-end-part =
    { $count ->
        [0] L’une des fins possibles ne change rien.
        [one] L’une des fins possibles compte une seule case, dans la colonne { $column }.
       *[other] L’une des fins possibles compte { $count } cases, dont { $cell }.
    }
hint-number-part = La réponse se trouve entre { $low } et { $high }.
hint-place-part = { $cell } est l’une des cases.
hint-rules-part =
    { $count ->
        [one] Une seule règle est en jeu : « { $first } » ou « { $second } ».
       *[other] { $count } règles sont en jeu ; l’une d’elles est « { $first } ».
    }
hint-line-part = C’est la ligne { $first } ou la ligne { $second }.
hint-moves-part = Commencez ainsi : { $move }.
hint-lots-part = Le lot ouvert pourrait être { $lot }.
hint-lot-part = L’un des lots promet environ { $cost } de plus.
hint-look-choose = Quelles cartes manquent à vos quartiers ? Une carte cachée peut être n’importe laquelle de celles qu’on ne voit pas encore.
hint-word-part = C’est { $first } ou { $second }.

## Le lecteur de leçon
ui-course-check = Vérifier
ui-course-next = Continuer
ui-course-back = Précédent
ui-course-hint = Indice
ui-course-await = Le résultat de votre réponse s’affichera ici.
ui-course-solution = Solution
ui-course-again = Une autre position
ui-course-reset = Recommencer
ui-course-read = Lire
ui-course-do = Faire
ui-course-steps = Étapes de la leçon
ui-course-lessons = Leçons
ui-course-answer-is = Réponse :
ui-course-answer = Votre réponse
ui-course-type-cells = Ou tapez les cases
ui-course-type-moves = Ou tapez vos coups
ui-course-type-lots = Ou tapez les lots
ui-course-type-rules = Ou tapez les numéros
ui-course-example-cells = a1 b2
ui-course-example-moves = R a1, L b2
ui-course-example-rules = 1 3
ui-course-example-line = ligne n° …
ui-course-example-lots = R C / L (P)
ui-course-example-lot = lot n° …
ui-course-example-word = n° …
ui-course-open = Lot ouvert
ui-course-rest = Autre lot
ui-course-face-down = face cachée
ui-course-face-up = face visible
ui-course-to-lot = {"{card}"}, lot {"{lot}"} : mettre dans l’autre lot
ui-course-money = Argent sur ce lot
ui-course-take = Prendre ce lot
ui-course-review = Me rappeler de revoir ce que je maîtrise
ui-course-save = Enregistrer mes progrès
ui-course-load = Charger des progrès
ui-course-worksheet = Imprimer une fiche
ui-course-with-key = Avec les réponses
ui-course-certificate = Certificat
ui-course-name = Votre nom
ui-course-print = Imprimer
ui-course-map = Voir ma cité
ui-course-mastered-built = Sa parcelle est bâtie dans votre cité de leçons.
ui-course-game = La partie d’étape
ui-course-marked = marquée
ui-course-right = juste
ui-course-extra = de trop
ui-course-missing = manque
ui-course-no-cell = Aucune case
ui-course-clear = Effacer les marques
ui-course-total = Total
ui-course-try = Essayez le plateau, puis continuez.
sheet-exercise = Exercice { $number }
sheet-text = Exercice { $number } de la fiche, sans aide.
sheet-title = fiche { $seed }
course-where = Partie { $part } · Leçon { $number } · { $title }
course-lesson = Leçon { $number } · { $title }
course-pack-where = { $pack } · { $title }
course-step = Étape { $at } sur { $of }
course-mastery-name = Maîtrise
course-mastery-text = Des positions nouvelles, sans marques sur le plateau. Trois réussites de suite du premier coup, et la leçon est maîtrisée.
course-streak = { $count } sur { $of } du premier coup
course-mastered = Maîtrisée le { $date }
course-mastered-now = Trois sur trois du premier coup : la leçon est maîtrisée.
course-mastered-head = La leçon { $number } est maîtrisée !
course-passed = Résolus : { $solved } sur { $of }, dont { $first } du premier coup
course-state-new = nouvelle
course-state-seen = vue
course-state-practised = pratiquée
course-state-mastered = maîtrisée
course-next-lesson = Ensuite : { $title }
course-game-text = Pour finir, une partie entière. L’aide s’efface au fil des tours : d’abord tout est indiqué, puis seulement les cases permises, enfin plus rien.
course-progress-loaded = Progrès chargés : { $count ->
    [one] { $count } leçon
   *[other] { $count } leçons
}.

## Ce qui peut clocher dans une réponse
exercise-cell = « { $value } » n’est pas une case de ce plateau. Une case a un nom comme d4 : la colonne, puis la ligne.
exercise-move = « { $value } » n’est pas un coup. Tapez la carte et la case, par exemple R d4.
answer-not-rules = « { $value } » n’est pas une liste de règles.
answer-not-rule = « { $value } » n’est pas dans la liste. Tapez des numéros de 1 à { $max }.
answer-not-line = « { $value } » n’est pas une ligne de cette feuille. Tapez un numéro de 1 à { $max }.
answer-not-lots = « { $value } » n’est pas un partage. Tapez deux lots séparés par une barre, les cartes cachées entre parenthèses : R C / L (P).
answer-empty = Tapez ou marquez d’abord une réponse.
answer-unlaid = Posez d’abord vos cartes sur le plateau.
answer-number = « { $value } » n’est pas un nombre. Tapez un nombre entier, comme 3.
answer-chance = « { $value } » n’est pas une probabilité. Attendu : une fraction (1/3), un nombre décimal (0,33) ou un pourcentage (33 %).
answer-option = « { $value } » n’est pas dans la liste. Attendu : { $expected }.
answer-twice = « { $value } » y figure deux fois ; une suffit.

## Ce qui peut clocher dans un fichier de leçon
lesson-at = { $file }, ligne { $line }, champ { $field } :
lesson-unreadable = { $file } ne peut pas être lu : { $reason }.
lesson-not-utf8 = { $file } n’est pas écrit en UTF-8.
lesson-too-long = { $file } a { $size } caractères ; on en lit au plus { $max }.
lesson-syntax = ce n’est pas du YAML valable ({ $problem }).
lesson-text-bare = la langue de « { $value } » n’est pas dite. Mettez ce texte dans un champ « fr » ou « en ».
lesson-untranslated = il manque le texte { $lang ->
        [fr] français
       *[en] anglais
    }.
lesson-comma = « { $value } » n’est pas un champ. Entre { "{" } et { "}" }, un texte avec une virgule se met entre guillemets "…".
yaml-tab = la ligne commence par une tabulation. Remplacez-la par des espaces.
yaml-quote = un guillemet s’ouvre devant « { $text } » et n’est pas refermé.
yaml-after-quote = le texte entre guillemets finit avant « { $text } » : un guillemet ou une apostrophe s’y est glissé. Mettez le texte entre "…" et, à l’intérieur, des guillemets français.
yaml-colon = un texte avec un deux-points se met entre guillemets "…", ici « { $text } ».
yaml-colon-space = il faut une espace après le deux-points de « { $text } ».
yaml-dash = il faut une espace après le tiret de « { $text } ».
yaml-open = ici s’ouvre { $sign } sans être refermé par { $close }.
yaml-quotes-needed = un texte avec « { $sign } » se met entre guillemets "…", ici « { $text } ».
yaml-sign = un texte qui commence par « { $sign } » se met entre guillemets "…".
yaml-block = après le trait « | », passez à la ligne : le texte commence à la ligne suivante, en retrait.
yaml-backslash = entre "…", la barre « \ » s’écrit deux fois.
yaml-documents = une ligne « --- » commence un second texte. Il n’y en a qu’un par fichier.
yaml-no-colon = « { $text } » n’est pas un champ suivi d’un deux-points. Un texte sur plusieurs lignes, comme une cité, est en retrait de son champ.
yaml-indent = cette ligne n’est pas alignée. Les champs d’une même étape commencent à la même colonne.
yaml-character = le fichier contient un signe invisible qui n’est pas du texte.
lesson-empty = le fichier est vide.
lesson-format = le format est { $value } ; cette version lit le format { $expected }.
lesson-not-fields = il faut des champs avec leurs valeurs, on trouve « { $value } ».
lesson-field-twice = le champ apparaît deux fois.
lesson-field-unknown = champ inconnu. Connus : { $expected }.
lesson-field-near = champ inconnu. Vouliez-vous dire « { $near } » ?
lesson-field-missing = le champ « { $name } » manque.
lesson-not-text = il faut un texte, on trouve « { $value } ».
lesson-choice = « { $value } » n’est pas connu ici. Il faut : { $expected }.
lesson-choice-near = « { $value } » n’est pas connu ici. Vouliez-vous dire « { $near } » ?
lesson-not-number = il faut un nombre entier de { $min } à { $max }, on trouve « { $value } ».
lesson-steps = une leçon a de 1 à { $max } étapes, celle-ci en a { $count }.
lesson-id = « { $value } » n’est pas un identifiant : lettres minuscules, chiffres et traits d’union, 40 au plus.
lesson-id-twice = l’identifiant « { $value } » apparaît deux fois.
lesson-text-long = le texte a { $size } caractères ; { $max } au plus sont permis.
lesson-sentences = le texte d’une étape a au plus { $max } phrases.
lesson-without-ask = ce champ va avec un exercice, mais l’étape n’en a pas (« ask »).
lesson-example-city = l’exemple « { $value } » n’a pas de cité, ou l’étape en a déjà une.
lesson-because = « { $value } » n’est ni une règle ni une idée fausse connue.
lesson-opponents = il y a { $count } adversaires, il en faut { $expected }.
lesson-unchecked = il manque à l’exercice une réponse, ou une réponse fausse avec sa raison.
lesson-answer-refused = le moteur n’accepte pas la réponse « { $answer } ». Il dit : { $expected }.
lesson-wrong-accepted = la réponse « { $answer } » est donnée pour fausse, mais le moteur l’accepte.
lesson-wrong-reason = la réponse « { $answer } » est fausse, mais pas à cause de « { $because } ». Le moteur nomme : { $told }.
exercise-needs = le paramètre « { $field } » manque.
exercise-nowhere = la carte { $card } ne peut être construite nulle part dans cette cité.
exercise-too-many = cette position a trop de fins possibles pour qu’on en fasse une question.
exercise-no-reason = rien ne l’interdit ici : on ne peut pas demander pourquoi.
exercise-no-error = aucune ligne de cette feuille ne serait fausse.
exercise-no-ranks = il n’y a pas de table de rangs pour cette victoire.
exercise-unnamed = une case de la réponse n’a pas de nom sur ce plateau : elle est avant la première ligne ou colonne.
exercise-seats = il faut une liste de joueurs, chacun avec sa cité (et son argent).
exercise-tie = ces joueurs sont à égalité : personne ne gagne.
exercise-unsolved = le moteur ne trouve aucune réponse qui y parvienne.
drill-nowhere = aucun nouvel exercice du genre « { $kind } » n’a été trouvé.
question-unanswered = cette position n’a pas de réponse à un exercice de type « { $kind } ».
drill-mistakes = aucune de ces idées fausses ({ $mistakes }) ne change une réponse à « { $kind } ».
pack-folder = { $path } n’est pas un dossier de leçons.
pack-files = { $path } contient { $count } fichiers de leçon ; il en faut de 1 à { $max }.
pack-twice = { $other } a le même { $field }.
progress-format = Ce ne sont pas des progrès enregistrés au format { $expected }.
progress-broken = Les progrès enregistrés sont endommagés dans le champ « { $field } ».
progress-unwritable = { $path } ne peut pas être écrit : { $reason }.
progress-unreadable = { $path } ne peut pas être lu : { $reason }.
nickname = Un pseudonyme a de 1 à { $max } caractères.
