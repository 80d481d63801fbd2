# Le club : les membres, ce qu’ils gardent, les sauvegardes, et la base de données.

## Membres
club-nickname-unseen = Ce pseudonyme contient des caractères invisibles. Merci de les enlever.
club-nickname-marks = Dans ce pseudonyme, une lettre porte plus de { $max } signes. Merci d’en enlever.
club-nickname-taken = Le pseudonyme « { $nickname } » est pris. S’il est à vous, entrez avec votre clé ; si vous ne l’avez plus, demandez-en une nouvelle à l’hôte.
club-member-unknown = Personne ici ne porte le pseudonyme « { $nickname } ».
club-key = Ce n’est pas, ou plus, la clé de « { $nickname } ». L’hôte peut en donner une nouvelle.
club-full = Ce club compte { $max } membres : il ne peut pas en accueillir davantage.

## Ce que gardent les membres
club-progress-size = Cette progression est trop volumineuse pour être gardée : { $max } ko au plus.
club-packs-full = Vous avez une progression dans { $max } recueils de leçons : il n’est pas possible d’en garder davantage.
club-record-size = Cette partie est trop longue pour être gardée : { $max } ko au plus.
club-games-full = Vous avez { $max } parties enregistrées : il n’est pas possible d’en garder davantage. Supprimez-en une pour faire de la place.
club-game-unknown = Cette partie ne se trouve pas parmi les vôtres. Une partie enregistrée ne s’ouvre que pour le membre qui l’a enregistrée.
club-game-counts = Cette partie compte : le club la garde de lui-même, coup par coup.
club-game-behind = Cette partie a continué ailleurs.
club-result = Ce résultat ne peut pas compter : « { $field } » manque ou est impossible.
club-result-open = Cette partie n’est pas finie : elle n’a pas encore de résultat.
club-result-rulings = Cette partie a été jouée avec des arbitrages modifiés : elle ne se compare à aucune autre et ne compte pas.
club-results-full = Vous avez { $max } résultats : il n’est pas possible d’en garder davantage.
club-challenge-early = Le défi de ce jour-là est encore à venir.
club-way = « { $value } » n’est pas une façon de jouer.

## Places signées
club-seat = Personne ne peut signer cette place : elle est déjà à vous, à un robot, ou n’est pas à cette table.
club-seat-own = Cette place est pour quelqu’un d’autre : vous en avez une à cette table.
club-seat-signed = Cette place est déjà signée, ou ce joueur en a signé une autre.
club-seat-refused = « { $nickname } » a dit non. On ne le redemande pas dans la même partie.
club-signing-over = Il est trop tard pour signer : une place se signe avant la fin du tour 3, et à une table de l’arbitre dans les douze heures.
club-signer-key = Ce n’est pas la clé de « { $nickname } ». Rien n’a été signé.
club-signer-unknown = Personne ici n’a le pseudonyme « { $nickname } ». La page du club permet à chacun de devenir membre.
club-nod-gone = Cette question n’est plus ouverte : elle a reçu sa réponse, a été retirée, ou date de trop longtemps. Rien n’a été signé.
club-table-alone = Une table compte à partir de deux joueurs.

## La clé des scellés
club-seal-key = Le fichier « { $path } » ne contient pas la clé attendue : il est vide, abîmé, ou ne vient pas d’ici. Remettre une copie à sa place. Ou démarrer une fois avec --new-seal-key : les parties ouvertes dans les navigateurs ne se rouvriront plus ; celles gardées au club continuent.
club-seal-key-unreadable = La clé dans « { $path } » ne peut pas être lue : { $reason }. Permettre à l’utilisateur du serveur de la lire. Ou démarrer une fois avec --new-seal-key : les parties ouvertes dans les navigateurs ne se rouvriront plus ; celles gardées au club continuent.
club-seal-key-unwritable = Une nouvelle clé ne peut pas être écrite : { $reason }. Rien n’a changé.
club-host-key = Le fichier « { $path } » ne contient pas la clé de la page de l’hôte : il est vide, abîmé, ou ne vient pas d’ici. Remettre une copie à sa place, le supprimer, ou démarrer une fois avec --new-host-key.
club-host-key-unreadable = La clé dans « { $path } » ne peut pas être lue : { $reason }. Permettre à l’utilisateur du serveur de la lire, ou démarrer une fois avec --new-host-key.
club-host-key-unwritable = Une nouvelle clé pour la page de l’hôte ne peut pas être écrite : { $reason }. Rien n’a changé.

## Sauvegardes
club-backup-unwritable = La sauvegarde ne peut pas être écrite dans « { $path } » : { $reason }. Rien n’a été laissé à moitié.
club-backup-unreadable = La sauvegarde « { $path } » ne peut pas être lue : { $reason }. Rien n’a changé.
club-backup-foreign = Ce fichier n’est pas la sauvegarde d’un club. Rien n’a changé.
club-backup-damaged = Ce fichier n’est pas une sauvegarde, ou il est abîmé ou incomplet. Rien n’a changé.
club-backup-format = Cette sauvegarde est au format { $format } ; cette version lit le format { $expected }. Rien n’a changé.
club-backup-size = Une fois décompressé, ce fichier dépasserait { $max } Go : ce n’est pas la sauvegarde d’un club. Rien n’a changé.

## Base de données
club-database-address = L’adresse de la base de données n’est pas valable. Attendu : le chemin d’un fichier, ou postgresql://user@server/name.
club-database-kind = Les bases « { $value } » ne sont pas prises en charge. Attendu : le chemin d’un fichier, ou postgresql://user@server/name.
club-database-memory = La base de données a besoin d’un fichier : indiquer son chemin.
club-database-driver = PostgreSQL demande un paquet de plus : « pip install cardcity-tutor[postgres] ».
club-database-closed = La base de données du club, « { $place } », ne peut pas être ouverte : { $reason }
club-database-newer = Cette base de données vient d’une version plus récente du programme. Installer cette version, ou indiquer une autre base.
club-database-busy = La base de données du club est très occupée, et rien n’a été enregistré. Réessayez dans un instant.
club-database-trouble = La base de données du club ne répond pas comme elle devrait, et rien n’a été enregistré. Merci de prévenir l’hôte.
