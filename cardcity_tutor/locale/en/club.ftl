# The club: members, what they keep, backups, and the database behind it.

## Members
club-nickname-unseen = This nickname contains characters that cannot be seen. Please leave them out.
club-nickname-marks = In this nickname a letter carries more than { $max } marks. Please leave some out.
club-nickname-taken = The nickname “{ $nickname }” is taken. If it is yours, come in with your key; if you no longer have it, ask the host for a new one.
club-member-unknown = Nobody here has the nickname “{ $nickname }”.
club-key = This is not the key of “{ $nickname }”, or it no longer is. The host can give out a new one.
club-full = This club has { $max } members, which is as many as it can take.

## What members keep
club-progress-size = This progress is too large to be kept: { $max } kB is the most.
club-packs-full = You have progress in { $max } packs of lessons, which is as many as can be kept.
club-record-size = This game is too long to be kept: { $max } kB is the most.
club-games-full = You have { $max } saved games, which is as many as can be kept. Delete one to make room.
club-game-unknown = There is no such game among yours. A saved game opens only for the member who saved it.
club-result = This result cannot be counted: “{ $field }” is missing or impossible.
club-result-open = This game is not over yet, so it has no result to count.
club-result-rulings = This game was played under changed rulings: it compares with no other and does not count.
club-results-full = You have { $max } results, which is as many as can be kept.
club-challenge-early = The challenge of that day is still to come.
club-way = “{ $value }” is not a way of playing.

## Backups
club-backup-unwritable = The backup cannot be written to “{ $path }”: { $reason }. Nothing was left half done.
club-backup-unreadable = The backup “{ $path }” cannot be read: { $reason }. Nothing was changed.
club-backup-foreign = This file is not the backup of a club. Nothing was changed.
club-backup-damaged = This file is not a backup, or it is damaged or incomplete. Nothing was changed.
club-backup-format = This backup has the format { $format }; this version reads { $expected }. Nothing was changed.

## The database
club-database-address = The address of the database is not valid. Expected: the path of a file, or postgresql://user@server/name.
club-database-kind = “{ $value }” databases are not supported. Expected: the path of a file, or postgresql://user@server/name.
club-database-memory = The database needs a file: name its path.
club-database-driver = PostgreSQL needs one more package: “pip install cardcity-tutor[postgres]”.
club-database-closed = The club’s database at “{ $place }” cannot be opened: { $reason }
club-database-newer = This database was made by a later version of the program. Please install that version, or name another database.
club-database-busy = The club’s database is very busy just now, and nothing was saved. Please try again in a moment.
club-database-trouble = The club’s database does not answer as it should, and nothing was saved. Please tell the host.
