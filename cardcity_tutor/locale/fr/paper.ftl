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
certificate-game-rank = partie de contrôle : { $score } points, rang « { $rank } »
certificate-game-place =
    { $place ->
        [1] partie de contrôle gagnée avec { $score } points
       *[other] partie de contrôle : { $score } points, place { $place }
    }
certificate-game = partie de contrôle : { $score } points
certificate-no-game = pas encore de partie de contrôle

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
paper-facing = Orientation :
paper-lot = Lot { $number } :
paper-tick-cells = Sur le plateau, et par leurs noms.
paper-seat = Cité { $number } : { $money }
paper-you-are = Vous êtes le joueur { $player }.
paper-tick-one = Cochez une seule réponse.
paper-tick-line = Cochez la ligne fausse.
paper-total = Total
paper-moves = Écrivez une décision par ligne : la carte et la case, dans votre ordre.
paper-for-example = Par exemple : { $answer }
paper-key = Réponses
paper-key-file = reponses
paper-seed = Graine { $seed }
paper-qr-link = Ouvre ces exercices dans le tuteur.
paper-qr-code = Ce code imprime à nouveau la même fiche, avec ses réponses : cardcity-tutor export worksheet { $code } -o fiche.pdf
slides-back = Diapositive précédente
slides-next = Diapositive suivante
slides-keys = Flèches, espace ou Page suivante tournent les diapositives ; F remplit l’écran.
export-no-lesson = Dites quelle leçon : son numéro ou son nom. Attendu : { $expected }.
export-lang-both = « --lang both » sert aux fiches ; ici on attend une seule langue : fr ou en.
export-address = « { $value } » n’est pas l’adresse d’un tuteur servi ; attendu : une adresse qui commence par http:// ou https://.
export-no-name = Dites à qui est le certificat : --name NOM.
export-no-progress = Dites où les progrès ont été enregistrés : --progress FICHIER.
certificate-nothing = Il n’y a encore rien à certifier dans « { $path } » : aucune leçon maîtrisée, aucune partie de contrôle finie.
worksheet-nothing = La leçon « { $lesson } » ne demande rien qui puisse s’imprimer.
