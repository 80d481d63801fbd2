# Le serveur : ce qu’il annonce, et les petites pages qu’il montre lui-même.

serve-address = Tuteur Card City : { $address } (Ctrl+C pour arrêter)
serve-pack = Leçons de plus : { $folder }
serve-network = Sur le réseau : { $address } (quiconque s’y trouve peut ouvrir cette adresse)
serve-join = Pour le projecteur, avec l’adresse et un code à scanner : { $address }
serve-host = Page de l’hôte, à garder pour soi : { $address }
serve-club = Le club est gardé dans { $place }
serve-visitors = Visiteurs à la fois : { $visitors } au plus, à raison d’environ { $memory } Mo de mémoire chacun ; pages prêtes d’avance : { $pool }
serve-kernel-memory = Le processus d’un visiteur occupait { $memory } Mo : il a été arrêté.
serve-few-files = Ce système laisse le serveur ouvrir peu de fichiers : il y a de la place pour { $visitors } visiteurs au lieu de { $wanted }. « ulimit -n » ou LimitNOFILE change cela.
serve-unsafe = Le serveur n’a pas refusé ce qu’il doit refuser ({ $problem }) : il reste donc fermé. Un paquet dont il dépend a peut-être changé : installez les versions de constraints.txt, et signalez-le-nous.

## Ce qui peut être faux dans les options
port-invalid = Le port { $port } n’existe pas ; attendu : un nombre entier de 1 à 65535.
port-busy = Le port { $port } est déjà pris ; en choisir un autre, ou aucun.
port-denied = Le système ne permet pas d’utiliser le port { $port } ; en choisir un à partir de 1024.
serve-no-address = « { $value } » n’est pas une adresse de cette machine. Attendu : 127.0.0.1 (cette machine seulement), 0.0.0.0 (tout le réseau), ou l’une de ses adresses.
serve-base-url = « { $value } » ne convient pas comme chemin de base. Attendu : par exemple /tuteur/.
serve-embed = « { $value } » ne convient pas comme site. Attendu : par exemple https://club.example.org.
serve-host-key = La clé de l’hôte est trop courte : { $min } caractères au moins.
serve-worker-memory = Un processus qui porte des visites était devenu trop lourd : il a été arrêté, ses pages sont passées à un autre.
serve-kernels-workers = --kernels et --workers ne vont pas ensemble : avec des noyaux, il n’y a pas de processus partagés.
serve-host-key-both = --host-key et --host-key-file ne vont pas ensemble : l’hôte n’a qu’une clé.
serve-host-key-empty = Le fichier « { $path } » est vide ; la clé de l’hôte y est attendue.
serve-host-key-long = Le fichier « { $path } » est trop grand pour une clé : on en lit { $max } octets au plus.
serve-host-key-text = La clé de l’hôte doit tenir sur une ligne de texte (UTF-8), sans caractères de contrôle.
serve-host-key-club = --new-host-key concerne un club : sans club, il n’y a pas de page de l’hôte.
serve-host-key-new = --new-host-key concerne la clé que garde le club. Une clé choisie se change là où elle a été choisie.
serve-club-both = --no-club et --database ne vont pas ensemble.
serve-seal-key-club = --new-seal-key concerne un club : sans club, chaque démarrage a déjà une nouvelle clé.

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

## La page pour le projecteur
join-title = Rejoignez-nous
join-text = Scannez le code avec votre téléphone, ou tapez cette adresse dans son navigateur.
join-network = Le téléphone doit être sur le même Wi-Fi que cet ordinateur.
join-alone = Pour l’instant, seul cet ordinateur peut ouvrir le tuteur. Démarrez-le avec --address 0.0.0.0, et les téléphones sur le même Wi-Fi pourront se joindre à vous.
