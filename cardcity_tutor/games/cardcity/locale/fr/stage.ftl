### La scène : ce qui se projette devant une salle.

stage-title = Enseigner
stage-lead = Projetez une cité et dévoilez-la ligne à ligne : la salle devine, une touche répond.

## Ce qui se montre
stage-show-score = Score
stage-show-development = Développement
stage-show-income = Revenus
stage-show-places = Cases permises
stage-show-example = Exemple

## La colonne
stage-so-far = Jusqu’ici
stage-total = Total
stage-limit = Limite
stage-income = Revenus
stage-score = Score
stage-development = Développement
stage-question-development = Qu’est-ce qui grandit ?
stage-grown = { $card } pousse en { $cell }
stage-growth = { $district } touche { $touch } : { $it } grandit en { $plots }.
stage-growth-choice = { $district } touche { $touch } : { $it } grandit en { $plots }, au choix.
stage-ahead = Et ensuite ?
stage-stays = { $size ->
        [one] { $cards } en { $cell } ne grandit pas
       *[other] { $cards } en { $cell } ne grandissent pas
    }
stage-stays-asked = Un quartier ne grandit pas : pourquoi ?
stage-places = Cases permises
stage-question-places = Où peut-on poser { $card } ?
stage-question-cell = { $card } en { $cell } ?
stage-left-open = Restent
stage-allowed-label = Permises
stage-allowed-question = Permis ?
stage-allowed = Permis
stage-allowed-here = Permis : aucune règle ne s’y oppose
stage-verdict = Verdict
stage-nowhere = Nulle part
stage-what-is-left = Ce qui reste
stage-forbidden = Interdit
stage-reason = Une règle s’y oppose : laquelle ?
stage-remedy = Ce qui aiderait
stage-cells = { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
stage-struck = −{ $count }
stage-rules = { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
stage-rebuilt = figure reconstituée
stage-part =
    { $part ->
        [commerce] Commerces
        [meters] Parcmètres
       *[salary] Salaire
    }
stage-answer = La réponse
stage-way =
    { $edition ->
        [xl] XL, { $level }
       *[2012] Card City 2012
    }

## La bibliothèque
stage-topic-setup = Préparer la partie
stage-topic-acquisition = Acquérir des cartes
stage-topic-construction = Construire
stage-topic-development = Développer
stage-topic-income = Toucher les revenus
stage-topic-scoring = Compter les points
stage-topic-architect = L’architecte
stage-topic-decentralisation = La décentralisation
stage-topic-single-city = La cité unique
stage-topic-suburb = La banlieue fictive
stage-lesson = { $number }. { $title }
stage-pack-lesson = { $pack } · { $title }

## Ce qui ne va pas
stage-no-example = Aucun exemple des livrets ne s’appelle « { $value } ». Choisissez-en un dans la bibliothèque.
stage-no-step = La leçon « { $lesson } » n’a pas d’étape « { $step } ».
stage-no-city = Cet exemple n’a pas de cité à compter : ouvrez-en un autre, ou l’éditeur.
stage-no-cell = La case « { $value } » n’est pas sur ce plateau.
stage-no-growth = Rien ne se développe en { $cell } à ce moment.
stage-no-player = Cette cité n’a pas de joueur « { $value } ».
stage-fresh-city = Cette cité ne va pas avec ces options : une nouvelle commence.
stage-not-read = Le lien demande « { $value } » pour « { $field } ». Attendu : { $expected }.

## Sur les téléphones qui suivent
follow-title = Sur la scène
follow-wait = Un instant…
follow-ended = La scène est fermée. Demandez sa nouvelle adresse.
follow-board = Le plateau de la scène
follow-unreachable = Les téléphones ne peuvent pas suivre : le serveur ne répond pas. Réessayez.

## Boutons et touches
ui-stage-next = Suivant
ui-stage-back = Précédent
ui-stage-full = Plein écran
ui-stage-leave = Quitter
ui-stage-blank = Écran noir
ui-stage-unblank = Revenir à la scène
ui-stage-theme = Clair ou sombre
ui-stage-predict = Faire deviner
ui-stage-library = Exemples
ui-stage-library-title = Les exemples des livrets
ui-stage-lessons = Positions des leçons
ui-stage-edit = Éditeur
ui-stage-edit-close = Fermer l’éditeur
ui-stage-share = Lien
ui-stage-share-title = Cette scène sur un autre appareil
ui-stage-worked = Exemple du livret
ui-stage-follow = Téléphones
ui-stage-follow-title = Suivre sur son téléphone
ui-stage-follow-end = Arrêter : les téléphones ne voient plus rien
ui-stage-guess = à deviner
ui-stage-victory = Victoire
ui-stage-card = Carte
ui-stage-turn = Tourner
ui-stage-all-cells = Toutes les cases
ui-stage-player = Joueur
ui-stage-shows = Que montrer ?
ui-stage-tools = Outils de la scène
ui-stage-lines = Lignes
ui-stage-before = avant
ui-stage-example-back = Exemple précédent
ui-stage-example-next = Exemple suivant
ui-stage-keys = Touches du présentateur
ui-stage-keys-next = → · ␣ · Page suiv.
ui-stage-key-next = suivant (une télécommande de présentation convient)
ui-stage-keys-back = ← · Page préc.
ui-stage-key-back = précédent
ui-stage-keys-ends = Début · Fin
ui-stage-key-ends = début, fin
ui-stage-key-shows = score, développement, revenus, cases permises, exemple
ui-stage-key-example = exemple précédent, exemple suivant
ui-stage-key-predict = faire deviner avant de montrer
ui-stage-key-player = voir avec les yeux d’un joueur (cité unique)
ui-stage-key-follow = les téléphones suivent la scène
ui-stage-key-full = plein écran
ui-stage-key-blank = écran noir
ui-stage-key-theme = clair ou sombre
ui-stage-key-help = cette liste
