# The command line: progress, and what all stories of recorded games say.

progress-games = Games
replay-checked =
    { $games ->
        [one] 1 game checked: every event agrees with the rules.
       *[other] { $games } games checked: every event agrees with the rules.
    }

notebooks-copied = Files copied to “{ $folder }”: { $copied }. Already there, and left as they are: { $kept }. “jupyter lab { $folder }” opens them.

simulate-table =
    { $games ->
        [one] 1 game in { $path }.
       *[other] { $games } games in { $path }.
    }
simulate-stopped =
    { $games ->
        [0] Stopped before the first of { $total } games was finished; { $path } was not written.
        [one] Stopped after 1 of { $total } games; it is in { $path }. The same command with --resume goes on from there.
       *[other] Stopped after { $games } of { $total } games; they are in { $path }. The same command with --resume goes on from there.
    }
simulate-record-stopped =
    { $games ->
        [one] Stopped after 1 of { $total } games; it is in { $path }.
       *[other] Stopped after { $games } of { $total } games; they are in { $path }.
    }

## What can be wrong with a simulation
simulate-both = --record and --table cannot be combined: write either the record of the games or a table of their results.
simulate-resume-alone = --resume goes on with a table; say which one with --table FILE.
simulate-jobs-cluster = --jobs and --cluster cannot be combined: the cluster says itself how many games it plays at a time.
simulate-bots = --bot names { $bots } bots, which is more than there are players ({ $players }).
simulation-worker-died = A process that was playing has died, perhaps for want of memory; a table keeps the games that were finished.
simulation-no-dask = --cluster needs Dask, which is not installed: “pip install "cardcity-tutor[cluster]"”.
simulation-no-cluster = No Dask scheduler answers at { $address }.
simulation-cluster-lost = The connection with the Dask cluster at { $address } was lost; a table keeps the games that were finished.
simulation-no-workers = The Dask cluster at { $address } has no workers.
simulation-worker-version = The workers of the cluster have cardcity-tutor { $found } instead of { $expected }; results would differ.
table-ending = “{ $value }” does not end like a table. Expected: { $expected }.
table-no-parquet = Parquet needs pyarrow, which is not installed: “pip install "cardcity-tutor[parquet]"”, or write a table in .csv.
table-exists = “{ $path }” is there already, whole or in parts: --resume goes on with it; otherwise take another name, or remove it first.
table-other = “{ $path }” holds other games than these: its “{ $field }” is “{ $found }”, not “{ $expected }”. Take another name.
table-columns = “{ $path }” does not have the columns of a simulation by this version. Take another name.
table-no-column = A table of games has no column “{ $value }” (asked of “{ $path }”).
table-broken = “{ $path }” cannot be read as a table of games: it is damaged, or was made by something else.

## The story of a game
told-begins = Game { $game } · { $name } · players: { $players } · seed { $seed }
told-turn = Turn { $turn }
told-player = player { $player }
