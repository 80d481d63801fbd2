# La ligne de commande : avancement, et ce que disent tous les récits de parties.

progress-games = Parties
replay-checked =
    { $games ->
        [one] { $games } partie vérifiée : chaque événement est conforme aux règles.
       *[other] { $games } parties vérifiées : chaque événement est conforme aux règles.
    }

notebooks-copied = Fichiers copiés dans « { $folder } » : { $copied }. Déjà présents et laissés tels quels : { $kept }. « jupyter lab { $folder } » les ouvre.

simulate-table =
    { $games ->
        [one] { $games } partie dans { $path }.
       *[other] { $games } parties dans { $path }.
    }
simulate-stopped =
    { $games ->
        [0] Arrêt avant la fin de la première des { $total } parties ; { $path } n’a pas été écrit.
        [one] Arrêt après { $games } partie sur { $total } ; elle est dans { $path }. La même commande avec --resume reprend à cet endroit.
       *[other] Arrêt après { $games } parties sur { $total } ; elles sont dans { $path }. La même commande avec --resume reprend à cet endroit.
    }
simulate-record-stopped =
    { $games ->
        [one] Arrêt après { $games } partie sur { $total } ; elle est dans { $path }.
       *[other] Arrêt après { $games } parties sur { $total } ; elles sont dans { $path }.
    }

## Ce qui peut être faux dans une simulation
simulate-both = --record et --table ne vont pas ensemble : écrire soit l’enregistrement des parties, soit le tableau de leurs résultats.
simulate-resume-alone = --resume reprend un tableau ; dire lequel avec --table FICHIER.
simulate-jobs-cluster = --jobs et --cluster ne vont pas ensemble : la grappe dit elle-même combien de parties elle joue à la fois.
simulate-bots = --bot nomme { $bots } robots, plus qu’il n’y a de joueurs ({ $players }).
simulation-worker-died = Un processus qui jouait s’est éteint, peut-être faute de mémoire ; un tableau garde les parties finies.
simulation-no-dask = --cluster demande Dask, qui n’est pas installé : « pip install "cardcity-tutor[cluster]" ».
simulation-no-cluster = Aucun ordonnanceur Dask ne répond à l’adresse { $address }.
simulation-cluster-lost = La connexion avec la grappe Dask à l’adresse { $address } est perdue ; un tableau garde les parties finies.
simulation-no-workers = La grappe Dask à l’adresse { $address } n’a personne pour jouer.
simulation-worker-version = Les machines de la grappe ont cardcity-tutor { $found } au lieu de { $expected } ; les résultats seraient différents.
table-ending = « { $value } » ne finit pas comme un tableau. Attendu : { $expected }.
table-no-parquet = Parquet demande pyarrow, qui n’est pas installé : « pip install "cardcity-tutor[parquet]" », ou écrire un tableau en .csv.
table-exists = « { $path } » existe déjà, entier ou en morceaux : --resume le reprend ; sinon choisir un autre nom, ou l’enlever d’abord.
table-other = « { $path } » contient d’autres parties : « { $field } » y vaut « { $found } » et non « { $expected } ». Choisir un autre nom.
table-columns = « { $path } » n’a pas les colonnes d’une simulation de cette version. Choisir un autre nom.
table-no-column = Un tableau de parties n’a pas de colonne « { $value } » (demandée à « { $path } »).
table-broken = « { $path } » ne se lit pas comme un tableau de parties : il est abîmé, ou d’une autre origine.

## Le récit d’une partie
told-begins = Partie { $game } · { $name } · joueurs : { $players } · graine { $seed }
told-turn = Tour { $turn }
told-player = joueur { $player }
