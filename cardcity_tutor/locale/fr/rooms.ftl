### Le bac à sable et la scène de tout jeu.

## Le bac à sable
sandbox-head = Bac à sable : { $game }
sandbox-on-turn = qui doit jouer
sandbox-looked-at = Une position à regarder
sandbox-no-answers = Ce jeu n’a pas de notation pour un tel moment : on ne peut rien demander à son sujet.
sandbox-opened = La position est ouverte.
sandbox-text-empty = Il n’y a pas de texte ici. Attendu : une position dans la notation du jeu, une question du protocole, ou un enregistrement.
sandbox-text-long = Ce texte est trop long : { $size } caractères, et on en lit { $max }.
sandbox-text-broken = Ce texte commence comme une question du protocole, mais n’est pas du JSON lisible : « { $value } ».
sandbox-text-json = Ce texte n’est pas une position : « { $value } ». Attendu : une question du protocole, qui commence par « {"{"} », ou l’enregistrement d’une partie.
sandbox-link-broken = Ce lien est abîmé : il en manque un morceau.
sandbox-sealed = Cet enregistrement est scellé jusqu’à la fin de la partie : il contient ce que personne ne doit encore savoir.
sandbox-other-game = Cette position est d’un autre jeu (« { $value } »). Ouvrez d’abord ce jeu ; ici c’est « { $expected } » qui est ouvert.
sandbox-no-position = Rien ne porte le nom « { $value } » dont une position puisse partir.
sandbox-moves = Dans « { $field } », on attend une liste de décisions, tapées ou prises dans le menu.
sandbox-move-refused = La décision { $number } de ce texte (« { $move } ») n’y est pas possible.
sandbox-only-looked-at = On ne peut pas jouer depuis cette position : elle se regarde seulement. Ses éléments disent encore ce qui est possible, et pourquoi non.
sandbox-too-long = Après { $most } décisions, le bac à sable est plein. Copiez la position et rouvrez-la.
sandbox-eye = Il n’y a pas ce joueur : { $value }.
ui-sandbox-open = Autre position
ui-sandbox-open-lead = Partez d’une nouvelle partie, du livre ou d’un texte.
ui-sandbox-new = Une nouvelle partie
ui-sandbox-begin = Commencer
ui-sandbox-book = Depuis le livre
ui-sandbox-find = Chercher une règle ou un exemple
ui-sandbox-nothing = Rien dans le livre ne s’appelle ainsi.
ui-sandbox-text = Depuis un texte
ui-sandbox-text-lead = Une position dans la notation du jeu, une question du protocole, un enregistrement, ou ce qui a été copié ici.
ui-sandbox-text-open = Ouvrir le texte
ui-sandbox-file = Ouvrir un fichier
ui-sandbox-answers = Comptes
ui-sandbox-fields = Champ par champ, dans la notation du protocole
ui-sandbox-asked = La question, pour d’autres programmes
ui-sandbox-copy-text = Copier en texte
ui-sandbox-copy-link = Copier un lien
ui-sandbox-copy-asked = Copier la question
ui-sandbox-done = Copié
ui-sandbox-not-copied = Le navigateur n’a pas permis de copier. Voici le texte :
ui-sandbox-eyes = Vu par
ui-sandbox-seed = Numéro de la donne

## La scène
present-head = Enseigner : { $game }
present-question-answer = Que répond le livre ?
present-question-sums = D’où viennent les nombres ?
present-question-moves = Qu’est-ce qui est possible maintenant ?
present-rebuilt = La figure du livre est perdue ; cette position rend vraie chaque phrase de l’exemple.
present-checked = { $count ->
        [one] Le moteur est d’accord.
       *[other] Le moteur est d’accord : { $count } affirmations vérifiées.
    }
present-yes = possible
present-no = impossible
present-places = { $count ->
        [0] nulle part
        [one] à un endroit
       *[other] à { $count } endroits
    }
present-no-example = Aucun exemple du livre ne s’appelle « { $value } ». Choisissez-en un dans la liste des exemples.
ui-present-show-answer = Exemple
ui-present-show-sums = Nombres
ui-present-show-moves = Coups
ui-present-shows = Que montrer ?
ui-present-next = Suite
ui-present-back = Retour
ui-present-guess = Faire deviner
ui-present-full = Plein écran
ui-present-leave = Quitter
ui-present-black = Écran noir
ui-present-unblack = Retour à la scène
ui-present-theme = Clair ou sombre
ui-present-library = Exemples
ui-present-library-title = Les exemples du livre
ui-present-bring = Votre propre position
ui-present-bring-lead = Une position dans la notation du jeu, une question du protocole, ou ce qui a été copié du bac à sable.
ui-present-bring-open = La montrer
ui-present-try = L’essayer dans le bac à sable
ui-present-link = Copier un lien
ui-present-before = L’exemple précédent
ui-present-after = L’exemple suivant
ui-present-ends = Au début, à la fin
ui-present-position = Position {"{number}"}
ui-present-lines = Lignes
ui-present-tools = Outils de la scène
ui-present-await = → dit la première ligne.
ui-present-nothing = Il n’y a rien à dire ici.

## L’arbitre
sheet-head = Arbitrer : { $game }
sheet-no-table = Ce n’est pas une table d’arbitre. Attendu : un fichier enregistré ici.
sheet-kept = La table gardée par le navigateur est illisible : { $problem }
sheet-file = arbitre-{ $game }.json
sheet-again = Votre table est revenue.
ui-sheet-lead = Tapez ce qui se trouve devant chaque joueur : le moteur compte, et dit ce à quoi aucune partie ne mène.
ui-sheet-options = Options
ui-sheet-save = Enregistrer un fichier
ui-sheet-open = Ouvrir un fichier
ui-sheet-clear = Table vide
ui-sheet-ranking = Classement
ui-sheet-player = Joueur
ui-sheet-score = Total
ui-sheet-place = Place
ui-sheet-name = Nom
ui-sheet-picture = Comme le moteur le voit
ui-sheet-empty = Rien n’est encore tapé pour ce joueur.
ui-sheet-against = Quelque chose s’y oppose :
ui-sheet-kept = Une table qui n’a pas été vidée est gardée ici.
