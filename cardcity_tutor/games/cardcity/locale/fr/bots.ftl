### Les robots et les personnages qu’ils incarnent.

## Sortes de robots
bot-kind-random = Joueur au hasard
    .sentence = Prend n’importe quelle décision permise par les règles.
bot-kind-greedy = Joueur glouton
    .sentence = Prend ce qui paraît le meilleur sur le moment, sans voir plus loin.
bot-kind-strong = Joueur fort
    .sentence = Imagine bien des fins de partie après chaque décision possible et prend la plus prometteuse.

## Personnages
persona-tourist = Le touriste
    .sentence = Vient d’arriver, connaît les règles et rien d’autre.
persona-hurried-heir = L’héritier pressé
    .sentence = Veut des points aujourd’hui ; demain, c’est pour les autres.
persona-dreamer = La rêveuse
    .sentence = Joue plutôt bien, tant qu’elle ne regarde pas par la fenêtre.
persona-cautious-mayor = Le maire prudent
    .sentence = Préfère des points sûrs à de beaux espoirs ; il ne prend aucun risque évitable.
persona-speculator = La spéculatrice
    .sentence = Aime l’argent et le risque, et garde ses dollars jusqu’au dernier tour.
persona-gardener = La jardinière
    .sentence = Veut des quartiers heureux, avec des loisirs, des commerces et un parc devant la porte.
persona-industrialist = L’industriel
    .sentence = N’a jamais assez de cheminées, d’entrepôts et de parkings.
persona-shopkeeper = La commerçante
    .sentence = Rêve d’une seule longue rue commerçante.
persona-grandmaster = Le grand maître
    .sentence = Étudie bien plus de fins de partie que les autres, si on ne le presse pas, et déteste gaspiller une case.

## Ce qui peut clocher
bot-name = Un robot ne peut pas s’appeler « { $value } » : son nom ne doit ni être vide ni contenir de deux-points, de virgule ou d’espace.
bot-taken = Il y a déjà un robot appelé « { $value } » ; donnez un autre nom au vôtre.
bot-not-one = « { $value } » n’est pas un robot : il faut une classe (ou une fonction) sans arguments qui donne un objet doté d’une méthode « choose ».
bot-module = Le robot « { $value } » est introuvable : il n’y a pas de module « { $module } » à importer.
bot-attribute = Le robot « { $value } » est introuvable : le module « { $module } » ne contient pas « { $name } ».
bot-broken = Le robot « { $value } » ne démarre pas : { $problem }.
bot-playouts = Un robot fort a besoin d’au moins { $min } partie imaginée, et non { $value }.
