### Les questions de la règle, en positions.

example-designtown-nine-cards = Avec quoi chacun commence-t-il ?
    .title = La première pioche
    .answer = Neuf cartes : quatre quartiers résidentiels, un appartement, une supérette, un hôpital, une usine et un parc. La réserve en a 12, 12, 8 et 8.
example-designtown-last-card = Vous avez joué la dernière carte de votre pioche. Faut-il continuer une fois la défausse mélangée ?
    .title = La dernière carte de la pioche
    .answer = Non. Vous vous arrêtez, ou vous mélangez votre défausse ; vous voyez alors la nouvelle carte du dessus et décidez de nouveau.
example-designtown-hospital-coins = Aucun mécontent dans la rangée. Que rapportent le premier et le second hôpital ?
    .title = Deux hôpitaux
    .answer = Le premier rapporte 2, le second 3 : chacun compte les mécontents de la rangée quand on le joue.
example-designtown-recycling = Une église et un centre commercial sont dans votre défausse. Peut-on recycler les deux dans un tour ?
    .title = Deux cartes recyclées
    .answer = Oui. Cela ne coûte rien et leur nombre est libre ; chaque carte reste dans la défausse, côté recto.
example-designtown-win-and-bust = Une même carte apporte le huitième point et le troisième mécontent. Victoire ou limite ?
    .title = Huit points et trois mécontents
    .answer = La limite passe d’abord : le tour est fini et c’est au joueur suivant.
example-designtown-supply-out = La réserve est épuisée. Que se passe-t-il ?
    .title = Plus rien à acheter
    .answer = On ne peut plus rien acheter ; la partie continue.
example-designtown-solo-last-card = Seul, il reste une carte en réserve et votre pioche est vide. Pouvez-vous mélanger ?
    .title = Seul : la dernière carte de la réserve
    .answer = Oui, mais vous devriez retirer la dernière carte et auriez perdu. Mieux vaut s’arrêter.
