# Ce qui peut clocher dans une demande, une option, une cité ou une partie. Les clés sont les codes de TutorError.

## Texte d’une cité
city-not-text = Le champ « city » doit être un texte comme « M R / . C », mais il est du type { $value }.
city-empty = Le champ « city » est vide : il faut au moins un symbole, par exemple « M » pour la mairie.
city-ragged = Dans « city », la ligne { $row } (comptée à partir de 0) a { $found } symboles au lieu de { $expected } : toutes les lignes doivent avoir la même longueur (écrire . pour une case vide).
city-token = Dans « city », « { $token } » à la ligne { $row }, colonne { $column } (comptées à partir de 0) n’est pas une carte. Attendu : . M R C L P K N A, I ou I1 à I4, ou deux couleurs et une orientation comme RC0 ou RLn.
city-pair = Dans « city », « { $token } » à la ligne { $row }, colonne { $column } (comptées à partir de 0) est un couple de couleurs qui n’existe pas. Attendu : { $expected }.
city-edition = Dans « city », « { $token } » à la ligne { $row }, colonne { $column } (comptées à partir de 0) est une carte de Card City XL ; l’édition 2012 n’a que R, C, L, I, P et M.
city-two-halls = Dans « city », il y a deux mairies, en { $first } et en { $second } ; une cité n’en a qu’une.
city-two-architects = Dans « city », il y a deux architectes, en { $first } et en { $second } ; il n’existe qu’une carte.
city-architect-apart = Dans « city », l’architecte en { $cell } est à l’écart ; il doit être dans la cité ou juste à côté.
city-too-large = Dans « city », les cartes couvrent { $height ->
    [one] { $height } ligne
   *[other] { $height } lignes
} et { $width ->
    [one] { $width } colonne
   *[other] { $width } colonnes
} ; le cadre de ce niveau est de { $size } × { $size }.
city-whole-frame = Avec la banlieue, « city » doit être le cadre entier de { $size } × { $size } cases, sans l’anneau ; il y a { $height } lignes de { $width }.
city-bricks = Dans « city », la ligne { $row } (comptée à partir de 0) n’est pas en quinconce : chaque ligne est décalée d’une demi-carte (un >) par rapport à ses voisines.
city-halls = Dans « city », les mairies de la cité unique doivent figurer une fois chacune, avec le numéro de leur joueur : { $expected }.
city-halls-places = Dans « city », la mairie { $hall } n’est pas à sa place : à deux joueurs M1 est juste sous M0, à trois M1 est à droite de M0 et M2 dessous entre les deux, à quatre elles forment M0 M1 / M3 M2.
city-off-map = Dans « city », « { $token } » à la ligne { $row }, colonne { $column } (comptées à partir de 0) est hors du plan de jeu.
city-too-wide = Dans « city », les cartes des deux joueurs couvrent { $width } colonnes ; la largeur commune est de { $size } au plus.
impossible-no-hall = Cette cité ne peut pas exister : elle n’a pas de mairie (M).
impossible-limit = Cette cité ne peut pas exister : { $used } cartes comptent dans la limite, qui est de { $max }.
impossible-residence-industry = Cette cité ne peut pas exister : une résidence touche une industrie, en { $cells }.
impossible-adjacent = Cette cité ne peut pas exister : les cartes en { $cells } ne sont pas reliées aux autres.
impossible-growth = Cette cité ne peut pas exister : { $card ->
        [R] le quartier résidentiel
       *[C] le quartier commercial
    } en { $cells } n’a pu ni être construit ni se développer ainsi.
impossible-clouds = Cette cité ne peut pas exister : elle a { $count } nuages, et ses industries en ont amené { $max } au plus.
impossible-order = Cette cité ne peut pas exister : aucun ordre de construction et de développement de ses cartes n’y mène.
impossible-stock = Cette cité ne peut pas exister : elle a { $count } cartes { $card }, et la boîte en contient { $max }.

## Demandes
request-not-object = Une demande est un objet JSON avec au moins le champ « city » ; ceci est du type { $value }.
request-not-json = La ligne n’est pas du JSON valable (au caractère { $position }) ; attendu : un objet JSON par ligne, comme {"{"}"city": "M"{"}"}.
request-too-deep = La ligne a trop de niveaux imbriqués ; attendu : un objet JSON par ligne.
request-number = La ligne contient un nombre que JSON ne connaît pas (NaN, l’infini) ou qui est beaucoup trop grand.
request-surrogate = La ligne contient la moitié d’une paire de substitution (par exemple \ud800), qui n’est pas un caractère.
request-not-utf8 = La ligne n’est pas du texte UTF-8 ; attendu : un objet JSON par ligne.
request-too-long = La ligne fait { $size } octets ; on en lit { $max } au plus.
internal = Le programme lui-même a échoué sur cette demande ({ $kind }). Merci de le signaler, avec la demande ; les suivantes reçoivent leur réponse comme d’habitude.
request-no-city = Le champ « city » manque ; c’est le seul qui soit obligatoire.
request-unknown-field = Le champ « { $field } » est inconnu. Attendu : { $expected }.
request-missing-field = Le champ « { $field } » manque.
request-ruleset = Il n’y a pas de jeu « { $value } » ici. Attendu dans « ruleset » : { $expected }.
field-range = Le champ « { $field } » doit être un nombre entier de { $least } à { $most }, et non { $value }.
field-choice = Le champ « { $field } » ne peut pas être { $value }. Attendu : { $expected }.
switch-value = L’arbitrage « { $key } » ne peut pas être { $value }. Attendu : { $expected }.
option-not-here = { $game } n’a pas d’option « { $option } ». Attendu : { $expected }.
game-no-lessons = Pour { $game }, il n’y a pas encore de leçons.
game-not-playable = « { $game } » ne se joue pas encore ici ; il n’y en a que les règles.
game-not-printable = Pour { $game }, rien ne s’imprime encore ici.
cards-not-toml = Le fichier { $path } n’est pas un fichier TOML : { $problem }.
field-not-text = Le champ « { $field } » doit être un texte, et non { $value }.
field-not-texts = Le champ « { $field } » doit être une liste de textes, et non { $value }.
field-not-object = Le champ « { $field } » doit être un objet, et non { $value }.
field-not-boolean = Le champ « { $field } » doit être « true » ou « false », et non { $value }.
field-not-number = Le champ « { $field } » doit être un nombre entier de 0 à { $max }, et non { $value }.
answer-not-moves = « { $value } » n’est pas une réponse. Attendu : une liste de coups, comme [{"{"}"event": "build", "card": "R", "cell": [0, 1]{"}"}].
cell-unknown = { $value } n’est pas une case. Attendu : un nom comme f4, ou une ligne et une colonne comme (0, 1).
choice-unknown = { $value } n’est pas un développement. Attendu : une couleur et une case, comme "R", "f4".
field-not-this = Le champ « { $field } » ne peut pas être { $value }. Attendu, par exemple : { $expected }.
card-token = Dans « { $field } », « { $token } » n’est pas une carte de main. Attendu : { $expected } (ou I pour I1).
card-edition = Dans « { $field } », « { $token } » est une carte de Card City XL ; l’édition 2012 n’a que R, C, L, I et P.
hand-too-large = Le champ « hand » contient { $count } cartes ; { $max } au plus sont attendues.
reserve-unknown = Dans « reserve », « { $value } » est inconnu. Attendu : { $expected }.
facing-unknown = { $facing ->
    [none] Cette carte se tourne : ajouter son orientation
   *[other] L’orientation « { $facing } » n’existe pas pour cette carte
}. Attendu : { $expected }.
facing-of-full-card = Une carte d’une seule couleur n’a pas d’orientation, mais « { $facing } » est donné.

## Options
option-unknown = Pour « { $field } », « { $value } » est inconnu. Attendu : { $expected }.
option-other-edition = La variante « { $value } » appartient à l’autre édition. Pour { $edition }, attendu : { $expected }.
option-level-2012 = L’édition 2012 n’a pas de niveau « { $level } » : elle n’a qu’une règle du jeu. Omettre « level », ou indiquer « simplified ».
option-victory-2012 = L’édition 2012 n’a pas de victoire « { $victory } » : la seule est « residential ».
option-players = Pour « players », « { $value } » n’est pas possible. Attendu : un nombre entier de 1 à { $max }.
option-single-solo = La cité unique demande au moins deux joueurs ; en solitaire, la banlieue fictive la remplace.
option-suburb-several = La banlieue fictive se joue seul, et { $players } joueurs sont prévus.
option-single-suburb = La cité unique et la banlieue fictive ne se combinent pas : l’une se joue à plusieurs, l’autre seul.
option-hall = La mairie ne peut pas commencer en { $value } ; attendu : une ligne et une colonne de 1 à { $max }, les cases intérieures du cadre (comptées à partir de 0).
option-hall-alone = Seule la banlieue demande où commence la mairie ; omettre « hall ».
unknown-ruling = Dans « rulings », « { $value } » n’est pas un arbitrage modifiable. Attendu : { $expected }.
switch-not-boolean = L’arbitrage « { $ruling } » vaut « true » ou « false », et non { $value }.
switch-not-table = L’arbitrage « { $ruling } » est un tableau de nombres entiers de 0 à 99, et { $value } ne convient pas. Entrées attendues : { $expected }.
switch-not-ring = L’arbitrage « suburb-ring » donne les cartes de l’anneau dans le sens horaire depuis le coin en haut à gauche, P, R ou C : 24 pour le cadre "5", 28 pour "6" ; { $value } ne convient pas.
switch-bicolour-count = L’arbitrage « bicolour-set » doit totaliser { $expected } cartes, mais il en a { $count }.
unknown-rule = Il n’y a pas de règle « { $value } ».
claim-unknown = Il n’y a pas d’affirmation du genre « { $value } ». Attendu : { $expected }.
bot-unknown = Il n’y a pas de robot « { $value } ». Attendu : { $expected }.
illegal-action = { $action } n’est pas possible maintenant (phase : { $phase }).

## Parties enregistrées
record-empty = L’enregistrement est vide ; attendu : des lignes JSON qui commencent par un événement « start ».
seal-broken = Cette partie a été enregistrée par un autre serveur, ou le fichier est abîmé : elle ne s’ouvre que là où elle a été jouée. Une partie finie s’ouvre partout.
seal-member = Une partie qui compte pour « { $nickname } » à ce club est gardée ici. Entrez au club comme « { $nickname } » pour la continuer.
seal-gone = Cette partie comptait, et le club ne l’a plus : elle ne peut pas être continuée.
record-not-json = Ce texte n’est pas une partie enregistrée : la ligne { $line } n’en a pas la forme (JSON).
record-line = Ligne { $line } : { $problem }
record-not-utf8 = L’enregistrement n’est pas du texte UTF-8 ; attendu : des lignes JSON.
record-not-event = Ce texte n’est pas une partie enregistrée : à la ligne { $line }, le champ « event » manque.
record-no-start = La ligne { $line } de l’enregistrement est un événement « { $event } » là où « start » est attendu.
record-version = Ligne { $line } : l’enregistrement vient de la version { $version } des règles ; ce programme joue la version { $expected }.
record-field = Ligne { $line } : le champ « { $field } » manque ou n’est pas du bon genre.
record-truncated = L’enregistrement s’interrompt après la ligne { $line }, au tour { $turn } : la partie n’est pas finie.
record-illegal = Ligne { $line } : l’événement « { $event } » est contraire aux règles ({ $rules }).
record-malformed = Ligne { $line } : l’événement « { $event } » n’a pas sa place ici, ou un champ manque ou n’est pas du bon genre.
record-mismatch = La ligne { $line } diffère de ce que donnent les règles. Attendu : { $expected } — trouvé : { $found }
record-extra = Ligne { $line } : un événement « { $event } » après la fin de la partie.

## Fichiers et ligne de commande
file-unreadable = Le fichier « { $path } » ne peut pas être lu.
file-unwritable = Le fichier « { $path } » ne peut pas être écrit ; rien n’a été laissé à moitié.
output-unwritable = La sortie ne peut pas être écrite jusqu’au bout ; ce qui s’y trouve est incomplet.
file-missing = Le fichier ou le dossier « { $path } » n’existe pas.
file-denied = Le fichier « { $path } » ne peut pas être ouvert ici.
file-is-folder = « { $path } » est un dossier ; un fichier est attendu.
cli-unknown-command = Il n’y a pas de commande « { $value } ». Attendu : { $expected }.
cli-unknown-argument = « { $value } » est inconnu ici. « cardcity-tutor { $command } --help » montre ce qui est possible.
cli-missing-value = { $option } demande une valeur. « cardcity-tutor { $command } --help » montre comment faire.
cli-missing-file = Le fichier à rejouer manque. « cardcity-tutor replay --help » montre comment faire.
extra-missing = Des paquets manquent pour cela ({ $packages }) : « pip install "cardcity-tutor[{ $extra }]" ».
notebooks-missing-folder = Où ? Nommez un dossier, par exemple : cardcity-tutor notebooks card-city
cli-not-number = { $option } doit être un nombre entier de { $min } à { $max }, et non « { $value } ».
thinking-stopped = Arrêté : cette question reste sans réponse.
