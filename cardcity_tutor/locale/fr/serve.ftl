# Le serveur : ce qu’il annonce, et les petites pages qu’il montre lui-même.

serve-address = Tuteur Card City : { $address } (Ctrl+C pour arrêter)
serve-network = Sur le réseau : { $address } (quiconque s’y trouve peut ouvrir cette adresse)
serve-host = Page de l’hôte, à garder pour soi : { $address }
serve-club = Le club est gardé dans { $place }
serve-visitors = Visiteurs à la fois : { $visitors } au plus, à raison d’environ { $memory } Mo de mémoire chacun ; pages prêtes d’avance : { $pool }
serve-kernel-memory = Le processus d’un visiteur occupait { $memory } Mo : il a été arrêté.

## Ce qui peut être faux dans les options
port-invalid = Le port { $port } n’existe pas ; attendu : un nombre entier de 1 à 65535.
port-busy = Le port { $port } est déjà pris ; en choisir un autre, ou aucun.
port-denied = Le système ne permet pas d’utiliser le port { $port } ; en choisir un à partir de 1024.
serve-no-address = « { $value } » n’est pas une adresse de cette machine. Attendu : 127.0.0.1 (cette machine seulement), 0.0.0.0 (tout le réseau), ou l’une de ses adresses.
serve-base-url = « { $value } » ne convient pas comme chemin de base. Attendu : par exemple /tuteur/.
serve-embed = « { $value } » ne convient pas comme site. Attendu : par exemple https://club.example.org.
serve-host-key = La clé de l’hôte est trop courte : { $min } caractères au moins.
serve-club-both = --no-club et --database ne vont pas ensemble.

## Les petites pages
serve-full-title = Toutes les places sont prises
serve-full-text = Le tuteur accueille autant de monde que cette machine le permet. Une place se libère dès que quelqu’un ferme sa page.
serve-full-again = Réessayer
serve-hasty-title = Un instant…
serve-hasty-text = Beaucoup de pages ont été ouvertes d’un coup depuis cet endroit. La vôtre vient dans un moment.
serve-hasty-again = Réessayer
serve-missing-title = Cette page n’existe pas
serve-missing-text = L’adresse est peut-être incomplète. Le tuteur lui-même est à un clic.
serve-missing-again = Ouvrir le tuteur
serve-trouble-title = Quelque chose n’a pas marché
serve-trouble-text = Le tuteur n’a pas pu préparer cette page. Un nouvel essai suffit souvent ; sinon, merci de prévenir l’hôte.
serve-trouble-again = Réessayer
serve-waiting = Vous n’avez rien à faire : cette page vérifie d’elle-même, à quelques secondes d’intervalle, s’il y a de la place, et s’ouvre aussitôt.
