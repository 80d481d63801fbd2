### La page « Jouer » : qui joue, à quoi, avec quelle aide ; parties gardées ; fin de partie.

## Boutons, champs et titres
ui-play-continue = Continuer
ui-play-again = Revoir
ui-play-kept = Votre partie en cours
ui-play-kept-over = Votre dernière partie
ui-play-company = Qui joue ?
ui-play-way = À quoi ?
ui-play-help = Quelle aide ?
ui-play-person = Une personne
ui-play-bot = Un robot
ui-play-name = Nom
ui-play-which = Robot
ui-play-mine = C’est moi
ui-play-more-seats = Ajouter une place
ui-play-fewer-seats = Retirer une place
ui-play-more = Autres réglages
ui-play-seed = Numéro de donne
ui-play-seed-why = Le même numéro à plusieurs tables donne les mêmes cartes. Laissez vide pour une donne au hasard.
ui-play-start = Commencer la partie
ui-play-sure = Oui
ui-play-not-sure = Non
ui-play-open = Ouvrir une partie enregistrée
ui-play-file = Choisir un fichier…
ui-play-text = Ou coller ici le texte d’un enregistrement
ui-play-open-text = Ouvrir ce texte
ui-play-games = Mes parties enregistrées
ui-play-resume = Reprendre
ui-play-replay = Revoir
ui-play-delete = Effacer
ui-play-row = La partie
ui-play-save = Enregistrer
ui-play-download = Télécharger
ui-play-new = Nouvelle partie
ui-play-another = Une autre partie
ui-play-review = Revoir et analyser

## En tête
play-head = Jouer
play-lead = Seul, contre des robots, ou à plusieurs devant cet écran.
play-hall = Où commence la mairie ?
play-company-alone = Seul
    .text = Vous bâtissez une cité et visez le meilleur rang.
play-company-bots = Contre des robots
    .text = Un à trois robots, du plus naïf au plus fort.
play-company-screen = À plusieurs ici
    .text = L’écran passe de main en main ; un rideau cache les cartes de chacun.
play-seat = Place { $letter }
play-bot = { $name } – { $strength ->
        [1] facile
        [2] moyen
       *[3] difficile
    }
play-help-fading = Qui s’efface
    .text = Tout est montré au début, puis les repères seuls, puis plus rien.
play-help-full = Complète
    .text = Repères, compteurs et aperçus pendant toute la partie.
play-help-marks = Repères seuls
    .text = Où une carte peut aller, sans dire ce qui s’ensuit.
play-help-none = Aucune
    .text = Comme à table ; tout essai refusé reste expliqué.
play-stand = { $how ->
        [over] Finie
       *[open] Tour { $turn } sur { $turns }
    }
play-day = { $day }/{ $month }/{ $year }

## Questions, nouvelles et refus
play-asking-start = Votre partie en cours sera remplacée. On y va quand même ?
play-asking-other = Votre partie en cours ({ $old }) laissera sa place à celle-ci : { $new }. On y va quand même ?
play-asking-delete = Effacer cette partie pour de bon ?
play-saved = Partie enregistrée.
play-counted = Résultat inscrit pour « { $name } ».
play-counting = { $why ->
        [counts] Le résultat comptera pour « { $name } » : le club distribue les cartes et garde la partie.
        [club] Le résultat ne comptera pour personne : il n’y a pas de club ici.
        [member] Le résultat ne comptera pour personne : personne n’est entré au club.
        [seed] Le résultat ne comptera pour personne : vous avez choisi le numéro de donne, ses cartes sont peut-être connues.
       *[rulings] Le résultat ne comptera pour personne : avec des arbitrages modifiés, il ne se compare à aucun autre.
    }
play-counting-still = compte
play-counts = Compte pour « { $name } » ; le club la garde.
play-counts-not = Ne compte pour personne.
play-taken-up = Cette partie ne compte pour personne : elle vient d’un fichier ou d’une autre page, et quelqu’un connaît peut-être ses cartes.
play-asking-uncounted = { $problem } Jouer quand même ? La partie ne comptera pour personne.
play-deleted = Partie effacée.
play-players = { $players ->
        [1] En solitaire
       *[other] À { $players } joueurs
    }, cette façon de jouer n’est pas possible. Changez d’abord les autres options.
play-seed = « { $value } » n’est pas un numéro de donne : il faut un nombre entier de 0 à { $max }.
play-file-size = Ce fichier est trop grand : on en lit { $max } ko au plus.
play-file-empty = Il n’y a rien à lire : choisissez un fichier, ou collez le texte d’une partie enregistrée.
play-file-wrong = Cet enregistrement ne se lit pas : { $problem }
play-file-name = partie-cardcity.jsonl
