### Le guichet du club, la page du club et la page de l’hôte.

## Le guichet
club-game-whose = Une partie enregistrée s’ouvre pour le membre qui l’a enregistrée : entrez d’abord au club avec son pseudonyme et sa clé.
club-nobody = Il faut d’abord un pseudonyme : la page du club en donne un en un instant.
club-unreachable = Le club ne répond pas pour l’instant. Rien n’est perdu : réessayez dans un moment.
club-too-often = C’est un peu rapide pour le club. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
club-too-large = C’est trop long pour le club : { $max } ko au plus.
club-broken-call = Le club n’a pas compris cette demande. Rien n’a changé.
club-secret = Seul le tuteur peut s’adresser au club.
club-name-other = Ce n’est pas votre pseudonyme : rien n’a été supprimé.

## La page du club
club-title = Le club
club-lead = Un pseudonyme suffit : pas de compte, pas d’adresse, pas de mot de passe.
club-lead-member = Bonjour { $nickname }. Tout ce que vous faites ici est gardé.
club-none = Ici, aucun club n’est ouvert : le tuteur lancé par « cardcity-tutor serve » en ouvre un. Le défi du jour, lui, n’en a pas besoin.
club-join = Choisir un pseudonyme
club-join-why = Vos leçons, vos parties et vos résultats sont alors gardés dans la base de ce club, sur la machine qui sert cette page, et nulle part ailleurs. Les classements montrent le pseudonyme à tous.
club-enter = J’ai déjà un pseudonyme
club-enter-why = Sur un autre appareil, le pseudonyme et la clé suffisent. Clé perdue ? L’hôte du club peut en donner une nouvelle.
club-welcome = Bienvenue, { $nickname } ! Voici votre clé
club-welcome-back = Bon retour, { $nickname }.
club-key-why = Ce navigateur la garde : vous n’avez rien à faire pour revenir ici. Notez-la pour venir d’un autre appareil ; ensuite, elle ne s’affichera plus que sur demande.
club-key-stays = Ce navigateur garde tout de même sa clé : si le club retrouve ce pseudonyme, vous le retrouverez aussi. Un autre pseudonyme la remplacera.
club-left = À bientôt ! Ce navigateur ne vous connaît plus ; vos données restent au club.
club-deleted = Tout ce qui était gardé sous « { $nickname } » est supprimé.
club-joined-progress = Votre avancée dans le cours, que ce navigateur gardait, est maintenant aussi au club.
club-label-nickname = Pseudonyme
club-label-key = Clé
club-label-claim = Devenir membre
club-label-come-in = Entrer
club-label-copy = Copier
club-label-copied = Copié
club-label-print = Imprimer
club-label-noted = C’est noté
club-label-tabs = Les rubriques du club
club-label-previous = Page précédente
club-label-next = Page suivante
club-label-open = Reprendre
club-label-look = Regarder
club-label-replay = Revoir
club-label-remove = Supprimer
club-label-remove-sure = Supprimer vraiment
club-label-keep-it = Garder
club-label-leave = Quitter sur cet appareil
club-label-export = Télécharger mes données
club-label-show-key = Montrer ma clé
club-label-delete = Me supprimer…
club-label-delete-sure = Tout supprimer
club-label-cancel = Annuler
club-label-to-course = Ouvrir le cours
club-label-to-play = Jouer une partie
club-label-way = Façon de jouer
club-label-order = Trié par
club-label-best = Meilleur score
club-label-mean = Moyenne
club-label-wins = Victoires
club-label-period = Quand
club-label-take = Relever le défi
club-label-take-again = Revoir le défi
club-label-solvers = L’ont résolu
club-label-key-missing = Ce navigateur n’a pas la clé.
club-tab-challenge = Défi du jour
club-tab-boards = Classements
club-tab-course = Mon cours
club-tab-games = Mes parties
club-tab-results = Mes résultats
club-tab-data = Mes données
club-page = Page { $page } sur { $pages }

club-course-none = Aucune leçon commencée pour l’instant. La première dure deux minutes.
club-course-figures = { $mastered ->
    [one] { $mastered } maîtrisée
   *[other] { $mastered } maîtrisées
}, { $practised ->
    [one] { $practised } pratiquée
   *[other] { $practised } pratiquées
}, { $seen ->
    [one] { $seen } vue
   *[other] { $seen } vues
}, sur { $lessons } leçons
club-state-new = à voir
club-state-seen = vue
club-state-practised = pratiquée
club-state-mastered = maîtrisée
club-games-none = Aucune partie enregistrée. Pendant une partie, « Enregistrer » la range ici.
club-game-over = finie
club-game-turn = tour { $turn } sur { $turns }
club-results-none = Aucun résultat pour l’instant. Une partie finie sous votre pseudonyme compte d’elle-même.
club-wins = { $wins ->
    [0] Aucune victoire
    [one] Une victoire
   *[other] { $wins } victoires
} en { $games ->
    [one] une partie à plusieurs
   *[other] { $games } parties à plusieurs
}.
club-boards-none = Aucun résultat pour l’instant : la première partie finie ouvrira le classement de sa façon de jouer.
club-boards-games = Parties
club-boards-place = Place
club-period-ever = Depuis toujours
club-period-evening = Ce soir
club-all-ways = Toutes les parties ensemble
club-evening-none = Aucune partie finie depuis douze heures. Le premier résultat de la soirée paraîtra ici.
club-source-bots = contre { $names }
club-source-bots-unnamed = contre des robots
club-source-referee = vraies cartes, avec { $names }
club-source-referee-unnamed = vraies cartes
club-source-table = à table avec { $names }
club-source-table-unnamed = à table
club-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
club-score-unit = { $score ->
    [one] point
   *[other] points
}
club-score-out = hors jeu
club-data-why = Le club garde votre pseudonyme, votre cours, vos parties, vos résultats et vos défis, rien d’autre. Tout tient dans un fichier que vous pouvez emporter.
club-leave-why = Sans la clé, vous ne pourrez pas revenir : notez-la d’abord.
club-delete-why = Le cours, les parties, les résultats et les places aux classements disparaissent pour toujours. Pour confirmer, écrivez votre pseudonyme.

## Les places que d’autres signent
ui-signing-nickname = Pseudonyme
ui-signing-key = Clé
ui-signing-key-open = ou signer ici avec la clé
ui-signing-other = quelqu’un d’autre, ou la clé ici
ui-signing-ask = Demander sur son téléphone
ui-signing-sign = Signer
seats-head = Signé : { $signed } sur { $seats }
seats-why = Le résultat compte pour tous ceux qui signent. Qui est entré au club sur son propre téléphone y reçoit la question ; une clé peut aussi se taper ici, elle n’est pas gardée.
seats-closed = Il est trop tard pour signer à cette table.
seats-none = { $name } n’a pas signé.
seats-asked = { $name } a reçu la question : elle est sur son téléphone, sur n’importe quelle page du tuteur.
seats-signed = { $name } a signé.
seats-refused = { $name } a dit non.
nod-question = « { $asker } » demande : êtes-vous à cette table, joueur { $letter } ? { $way }. Si vous dites oui, le résultat comptera aussi pour vous.
nod-question-referee = « { $asker } » a inscrit une partie jouée avec de vraies cartes : { $way }. Vous, joueur { $letter }, finissez { $place } avec { $score }. Est-ce juste ? Si vous dites oui, le résultat compte pour vous.
nod-yes = Oui, c’est moi
nod-no = Non
nod-said-yes = C’est signé. Le résultat sera inscrit à votre nom.
nod-said-no = Vous n’avez pas signé. On ne vous le redemandera pas pour cette partie.

## Le défi du jour
club-challenge = Défi du { $date }
club-challenge-why = La même position pour tout le monde, chaque jour une autre, plus difficile du lundi au dimanche. Comptent le nombre d’essais, puis le temps depuis la première ouverture : pour les membres, rouvrir le défi ne le remet pas à zéro.
club-challenge-visitor = Sans pseudonyme, le défi se joue mais ne compte pas.
club-challenge-preparing = Le défi se prépare…
club-challenge-late = Le défi met trop longtemps à se préparer. Réessayez dans un moment.
club-challenge-open = { $tried } pour l’instant.
club-challenge-solved = Résolu : { $tried }.
challenge-press = { $mode ->
    [develop] Appuyez sur l’une de ces cases.
   *[other] Appuyez sur « Développer » au-dessus du plateau, puis sur l’une de ces cases.
}
challenge-no-try = Ce n’était pas encore un essai.
club-challenge-nobody = Personne ne l’a encore résolu.
club-tries = { $count ->
    [one] { $count } essai
   *[other] { $count } essais
}

## Temps et tailles
club-now = à l’instant
club-ago = il y a { $span }
club-about = { $count } min
club-seconds = { $count } s
club-minutes = { $count } min { $rest } s
club-hours = { $count } h { $rest } min
club-days = { $count } j
club-kilobytes = { $size } ko
club-megabytes = { $size } Mo

## La page de l’hôte
host-title = Page de l’hôte
host-lead = Qui est là, comment va le serveur, et la sauvegarde.
host-language = Langue
host-language-this = En français
host-join = Comment se joindre à vous
host-join-why = Scanner le code, ou ouvrir cette adresse, sur le même Wi-Fi :
host-projector = Page pour le projecteur
host-key = Clé de l’hôte
host-key-why = « cardcity-tutor serve » l’affiche à son démarrage, dans le lien vers cette page.
host-open = Ouvrir
host-key-wrong = Ce n’est pas la clé de l’hôte.
host-key-missing = Cette page demande la clé de l’hôte. Rouvrez-la par le lien affiché au démarrage.
host-elsewhere = Cette demande ne vient pas de la page de l’hôte. Rien n’a changé.
host-visitors = Visiteurs
host-pool = Pages prêtes
host-memory = Mémoire en tout
host-uptime = En service depuis
host-members = Membres
host-size = Base de données
host-kernels = Pages
host-kernels-why = Chaque ligne est une page que quelqu’un a ouverte, ou une page prête pour les suivants. Qui a perdu la connexion garde sa place un moment.
host-workers = Processus
host-workers-why = Les processus de visite portent les pages, et une réserve remplace le premier qui s’arrête ; un assistant fait ce qui dure : conseils, robots forts, problèmes. On peut redémarrer un processus à tout moment : ses pages reviennent d’elles-mêmes.
host-worker = visites
host-spare = réserve
host-helper = assistant
host-restart = Redémarrer
host-restart-ask = Redémarrer ce processus ? Ses pages reviendront d’elles-mêmes en quelques secondes ; ce qui a été joué est gardé.
host-restarted = Le processus est arrêté ; ses pages passent aux autres.
host-no-worker = Ce processus n’existe plus.
host-column-visits = Visites
host-column-each = Par visite
host-kernel-visiting = en visite
host-kernel-lost = connexion perdue
host-kernel-waiting = prêt
host-nobody = personne encore
host-guest = sans pseudonyme
host-server = serveur
host-column-who = Qui
host-column-id = Numéro
host-column-state = État
host-column-since = Depuis
host-column-active = Inactif depuis
host-column-memory = Mémoire
host-column-nickname = Pseudonyme
host-column-joined = Inscription
host-column-seen = Dernière visite
host-column-games = Parties
host-column-results = Résultats
host-column-acts = Actions
host-members-none = Pas encore de membre.
host-new-key = Nouvelle clé
host-dismiss = Supprimer
host-new-key-ask = Donner une nouvelle clé à « { $nickname } » ? L’ancienne cessera de fonctionner.
host-dismiss-ask = Supprimer « { $nickname } » avec son cours, ses parties et ses résultats ? C’est définitif.
host-new-key-told = La nouvelle clé de « { $nickname } », à lui remettre maintenant :
host-dismissed = « { $nickname } » et tout ce qui était gardé sous ce nom sont supprimés.
host-backup = Sauvegarde
host-backup-why = Un seul fichier avec tout : membres, cours, parties, résultats, défis. À protéger comme la base elle-même.
host-backup-make = Télécharger la sauvegarde
host-restore = Restaurer une sauvegarde…
host-restore-ask = Remplacer toutes les données du club par celles de « { $file } » ? L’état présent est d’abord sauvegardé à côté de la base.
host-restored = { $members ->
    [one] C’est fait : { $members } membre.
   *[other] C’est fait : { $members } membres.
} L’état d’avant est dans « { $path } ».
host-upload-size = Ce fichier est trop grand pour une sauvegarde : { $max } Mo au plus.
host-place = La base de données est ici :
host-yes = Oui
host-no = Non
host-copy = Copier
host-close = Fermer
host-refreshed = Cette page se met à jour toute seule.
host-lost = Le serveur ne répond pas. Les chiffres affichés sont les derniers connus.
host-previous = Page précédente
host-next = Page suivante
host-rows-members = Membres
host-rows-progress = Cours suivis
host-rows-games = Parties enregistrées
host-rows-seats = Places signées
host-rows-results = Résultats
host-rows-challenges = Défis ouverts
