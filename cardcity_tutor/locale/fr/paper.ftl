# Ce qui s’imprime : fiches, pages de leçon, diapositives, certificats, et ce qui peut y clocher.

paper-tutor = Tuteur Card City
paper-notice = Un tuteur non officiel pour Card City XL et Card City (2012) ; les règles y sont dites avec nos propres mots.
paper-months = janvier février mars avril mai juin juillet août septembre octobre novembre décembre
paper-date =
    { $day ->
        [1] 1er { $month } { $year }
       *[other] { $day } { $month } { $year }
    }

## Le certificat
certificate-title = Certificat
certificate-says = a appris à bâtir, à faire grandir et à compter une cité :
certificate-date = Le { $date }
certificate-lessons =
    { $mastered ->
        [one] { $mastered } leçon sur { $lessons } maîtrisée
       *[other] { $mastered } leçons sur { $lessons } maîtrisées
    }
certificate-part = Partie { $number } · { $title }
certificate-game-rank = partie d’étape : { $score } points, rang « { $rank } »
certificate-game-place =
    { $place ->
        [1] partie d’étape gagnée avec { $score } points
       *[other] partie d’étape : { $score } points, place { $place }
    }
certificate-game = partie d’étape : { $score } points
certificate-no-game = pas encore de partie d’étape

## Ce qui peut être faux
paper-ending = « { $path } » ne finit pas comme un fichier que l’on peut écrire ici. Attendu : { $expected }.
paper-width = L’image serait trop petite ou trop grande : on attend de { $min } à { $max } pixels en largeur et en hauteur, et non « { $value } ».
paper-no-browser = Un navigateur imprime les PDF et les PNG, et il n’y en a pas ici : installez Chromium, Chrome ou Edge, ou nommez son programme dans { $variable }. SVG et HTML n’en demandent pas.
paper-browser-wrong = { $variable } vaut « { $value } », qui n’est pas un programme ; attendu : le programme de Chromium, Chrome ou Edge.
paper-browser-failed = Le navigateur « { $program } » n’a pas pu imprimer la page ; rien n’a été laissé. SVG et HTML ne demandent pas de navigateur.
export-done = Écrit : { $path }
export-what = Dites ce qu’il faut exporter : { $expected }. « cardcity-tutor export --help » montre comment.
export-no-file = Dites quel fichier écrire : -o FICHIER. « cardcity-tutor export --help » montre comment.
export-no-city = Dites quelle position dessiner : le texte d’une cité comme "M R / . C", ou un lien vers une position.

## Fiches, pages de leçon et diapositives
paper-lesson = Leçon { $number }
paper-ruling = Un choix de ce tuteur, là où les livrets se taisent
paper-hand = En main :
paper-pool = À partager :
paper-money = Argent : { $money }
paper-name = Nom
paper-day = Date
paper-answer = Réponse :
paper-answer-fold = Réponse
paper-cell = Case :
paper-cells = Cases :
paper-seat = Cité { $number } : { $money }
paper-tick-one = Cochez une seule réponse.
paper-tick-line = Cochez la ligne fausse.
paper-total = Total
paper-for-example = Par exemple : { $answer }
paper-key = Réponses
paper-key-file = reponses
paper-seed = Graine { $seed }
paper-qr-link = Ouvre ces exercices dans le tuteur.
paper-qr-code = Ce code imprime à nouveau la même fiche, avec ses réponses : cardcity-tutor export worksheet { $code } -o fiche.pdf
paper-folder = DOSSIER
slides-back = Diapositive précédente
slides-next = Diapositive suivante
slides-keys = Flèches, espace ou Page suivante tournent les diapositives ; F remplit l’écran.
export-no-lesson = Dites quelle leçon : son numéro ou son nom. Attendu : { $expected }.
export-lang-both = « --lang both » sert aux fiches ; ici on attend une seule langue : fr ou en.
export-address = « { $value } » n’est pas l’adresse d’un tuteur servi ; attendu : une adresse qui commence par http:// ou https://.
export-no-name = Dites à qui est le certificat : --name NOM.
export-no-progress = Dites où les progrès ont été enregistrés : --progress FICHIER.
certificate-nothing = Il n’y a encore rien à certifier dans « { $path } » : aucune leçon maîtrisée, aucune partie d’étape finie.
worksheet-nothing = La leçon « { $lesson } » ne demande rien qui puisse s’imprimer.

## Les réponses sur le papier
paper-how-name = Cochez les cases sur le plateau, ou écrivez leurs noms.
paper-how-draw = Dessinez la carte dans sa case, coupée et coloriée comme elle est posée.
paper-how-moves = Une décision par ligne, dans votre ordre : ce que vous construisez, développez ou achetez, et sur quelle case.
paper-how-lots = Écrivez les lettres des cartes, celles des cartes face cachée entre parenthèses, comme dans R C (L).
paper-how-bribe = Écrivez l’argent derrière son lot, par exemple 2 $.
paper-how-hidden = Une carte marquée d’un point d’interrogation est face cachée.
paper-how-first = Le joueur 1 a commencé au tour 1 ; les autres sont numérotés dans le sens des aiguilles d’une montre.
paper-how-loss = Mettez un signe moins devant une perte.
paper-open-lot = Lot ouvert :
paper-other-lot = Autre lot :
paper-divider = Vous partagez ces cartes ({ $way }).
paper-chooser = Vous choisissez, et l’autre lot va à celui qui a partagé ({ $way }).
paper-you-are = Vous êtes le joueur { $player }.
paper-you-are-at = Vous êtes le joueur { $player } : votre mairie est en { $cell }.

## Le corrigé
paper-or = ou { $answer }
paper-city = Cité { $number }
paper-percent = { $value } %
paper-explained = { $cells } : { $detail }
paper-district = Ses cartes
paper-limit-start = Au départ
paper-limit-used = Cartes qui comptent
paper-limit-industries =
    { $count ->
        [one] { $count } industrie
       *[other] { $count } industries
    }
paper-turned-so = { $cells } ({ $sides })
paper-instead-of = { $line }, et non { $shown }
paper-both-lots = L’un ou l’autre lot : ils promettent à peu près autant.
paper-no-decision = Aucune décision n’est nécessaire.
paper-any-turn = Tous les tours que les règles permettent atteignent le but.
paper-any-division =
    { $down ->
        [0] Tout partage avec { $size } cartes dans le lot ouvert, toutes face visible ; dans l’autre lot, { $up } face visible et le reste face cachée.
       *[other] Tout partage avec { $size } cartes dans le lot ouvert, dont { $down } face cachée ; dans l’autre lot, { $up } face visible et le reste face cachée.
    }
paper-good-division = Parmi eux, tous ceux qui coûtent au plus un point par rapport au meilleur.
paper-any-bribe = On peut poser jusqu’à { $money } sur l’un des lots.
paper-rule = Règle : { $where }
