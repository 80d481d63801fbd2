# La page d’accueil, l’en-tête et le passage d’une page à l’autre.

app-name = Card City
app-home = Accueil
app-nav = Pages du tuteur
app-menu = Menu
app-settings = Réglages
app-skip = Aller au contenu
app-language = Passer en anglais
app-theme = Thème : { $theme ->
    [light] clair
    [dark] sombre
   *[auto] celui du système
  }. Changer.
app-member = { $name }, votre page au club

page-home = Accueil
page-course = Cours
page-rules = Règles
page-sandbox = Bac à sable
page-play = Jouer
page-replay = Revoir une partie
page-referee = Arbitrer
page-teach = Enseigner
page-club = Club

home-head = La règle du jeu sur laquelle on clique.
home-lead = Posez une carte, la cité répond : où c’est permis, pourquoi pas ailleurs, et ce qui va grandir.
home-begin = Commencer le cours
home-begin-more = Première leçon : deux minutes, aucune règle à connaître
home-resume = Reprendre la leçon { $lesson }
home-resume-more = { $title } · étape { $step } sur { $steps }
home-try = Essayer tout de suite
home-free = sans inscription
home-try-task = Les points disent oui, les croix disent non. Posez les loisirs contre la résidence, et regardez‑la grandir.
home-doors = Par où entrer
home-learn = Apprendre
home-learn-text = { $lessons } leçons courtes, du Simplifié à l’Avancé. On joue dès la première phrase.
home-learn-go = Ouvrir le cours
home-teach = Enseigner
home-teach-text = Le plateau sur grand écran, les exemples du livret à portée de main, le score dévoilé ligne à ligne.
home-teach-go = Ouvrir la scène
home-play = Jouer
home-play-text = Seul, entre amis ou contre la machine, avec un conseil sur demande.
home-play-go = Dresser la table
home-more = Et aussi
home-rules = Chercher une règle
home-sandbox = Bâtir une cité librement
home-referee = Arbitrer une vraie table
home-club = La page du club

page-opening = « { $page } » s’ouvre…
page-unknown = Il n’y a pas de page « { $page } » ici. Vous pouvez en choisir une dans le menu : { $expected }.
page-no-lesson = Le cours n’a pas de leçon « { $lesson } » : elles portent les numéros 0 à { $last }.
page-broken = La page « { $page } » n’a pas pu s’ouvrir. Rien n’est perdu ; les autres pages restent accessibles.
