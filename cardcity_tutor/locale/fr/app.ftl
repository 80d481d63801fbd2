# La page d’accueil, l’en-tête et le passage d’une page à l’autre.

app-games = Choisir un autre jeu
app-game-home = { $game } : au début
app-none-yet = { $game } n’a pas encore de page « { $page } ».
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

home-begin = Commencer le cours
home-begin-more = Première leçon : deux minutes, aucune règle à connaître
home-resume = Reprendre la leçon { $lesson }
home-resume-more = { $title } · étape { $step } sur { $steps }

map-title = Votre cité de { $count } leçons
map-legend = Ce que montrent les parcelles
map-game = Partie
map-done = { $mastered ->
    [0] { $count ->
        [one] { $count } leçon
       *[other] { $count } leçons
    }
    [one] { $mastered } maîtrisée sur { $count }
   *[other] { $mastered } maîtrisées sur { $count }
}
map-practised = pratiquée, { $solved } exercices réussis sur { $of }
map-lesson = Leçon { $number }, { $title }, { $state }{ $here ->
    [yes] , à reprendre ici
   *[no] { "" }
}
map-game-name = Partie d’étape du quartier { $part }, { $played ->
    [yes] jouée
   *[no] pas encore jouée
}

page-opening = « { $page } » s’ouvre…
page-unknown = Il n’y a pas de page « { $page } » ici. Vous pouvez en choisir une dans le menu : { $expected }.
link-broken = Ce que demandait le lien, à corriger
link-open = Ouvrir le lien corrigé
page-no-lesson = Le cours n’a pas de leçon « { $lesson } » : elles portent les numéros 0 à { $last }.
page-broken = La page « { $page } » n’a pas pu s’ouvrir. Rien n’est perdu ; les autres pages restent accessibles.

## Leçons à soi
own-heading = Autres leçons
own-title = Vos leçons
own-open = Ouvrir vos propres leçons…
own-help = Choisissez les fichiers .yaml d’un recueil, tous ensemble. Ils restent dans ce navigateur, personne d’autre ne les voit.
own-lessons = { $count ->
        [one] 1 leçon
       *[other] { $count } leçons
    }
own-close = Retirer
own-opened = « { $title } » est ouvert : { $count ->
        [one] 1 leçon
       *[other] { $count } leçons
    }.
own-refused = { $count ->
        [one] Ces leçons ne peuvent pas être ouvertes. Il y a une chose à corriger :
       *[other] Ces leçons ne peuvent pas être ouvertes. Il y a { $count } choses à corriger :
    }
own-unkept = Ce navigateur ne peut pas garder ces fichiers. Ils restent ouverts jusqu’à ce que vous quittiez la page.
own-course = Retour au cours
own-untranslated = Ces leçons ne sont pas toutes écrites en français. Là où le français manque, l’anglais s’affiche.
own-count = Choisissez de 1 à { $max } fichiers ; il y en a { $count }.
own-size = Ces fichiers sont trop longs : { $size } caractères, { $max } au plus.
own-ending = « { $file } » n’est pas un fichier de leçon. Son nom doit finir par { $expected }.
own-no-lesson = « { $file } » seul ne contient aucune leçon. Choisissez aussi les fichiers des leçons.
own-id = Ce recueil s’appelle « { $id } » comme le cours. Donnez-lui un autre « id ».
own-unreadable = Ces fichiers ne peuvent pas être lus.
page-no-pack = Le recueil « { $pack } » n’est pas ouvert ici.
