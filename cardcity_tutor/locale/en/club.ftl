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
club-game-counts = This game counts: the club keeps it by itself, move by move.
club-game-behind = This game has gone on elsewhere.
club-result = This result cannot be counted: “{ $field }” is missing or impossible.
club-result-open = This game is not over yet, so it has no result to count.
club-result-rulings = This game was played under changed rulings: it compares with no other and does not count.
club-results-full = You have { $max } results, which is as many as can be kept.
club-challenge-early = The challenge of that day is still to come.
club-way = “{ $value }” is not a way of playing.

## Signed seats
club-seat = Nobody can sign this seat: it is yours already, a bot’s, or not at this table.
club-seat-own = This seat is for somebody else: you have one at this table.
club-seat-signed = This seat is signed already, or this player has signed another one.
club-seat-refused = “{ $nickname }” has said no. Whoever said no is not asked again in the same game.
club-signing-over = It is too late to sign: a seat is signed by the end of turn 3, at a referee’s table within twelve hours.
club-signer-key = This is not the key of “{ $nickname }”. Nothing was signed.
club-signer-unknown = Nobody here has the nickname “{ $nickname }”. Anybody can become a member on the club’s page.
club-nod-gone = This question is no longer open: it was answered, withdrawn, or asked too long ago. Nothing was signed.
club-table-alone = A table counts with two players or more.

## The key of the seals
club-seal-key = The file “{ $path }” does not hold the key that it should: it is empty, damaged or not ours. Bring it back from a copy. Or start once with --new-seal-key: then games that visitors have open in their browsers cannot be opened again; games kept at the club go on.
club-seal-key-unreadable = The key in “{ $path }” cannot be read: { $reason }. Let the server’s user read it. Or start once with --new-seal-key: then games that visitors have open in their browsers cannot be opened again; games kept at the club go on.
club-seal-key-unwritable = A new key for the seals cannot be written: { $reason }. Nothing was changed.
club-host-key = The file “{ $path }” does not hold the key of the host’s page: it is empty, damaged or not ours. Bring it back from a copy, delete it, or start once with --new-host-key.
club-host-key-unreadable = The key in “{ $path }” cannot be read: { $reason }. Let the server’s user read it, or start once with --new-host-key.
club-host-key-unwritable = A new key for the host’s page cannot be written: { $reason }. Nothing was changed.

## Backups
club-backup-unwritable = The backup cannot be written to “{ $path }”: { $reason }. Nothing was left half done.
club-backup-unreadable = The backup “{ $path }” cannot be read: { $reason }. Nothing was changed.
club-backup-foreign = This file is not the backup of a club. Nothing was changed.
club-backup-damaged = This file is not a backup, or it is damaged or incomplete. Nothing was changed.
club-backup-format = This backup has the format { $format }; this version reads { $expected }. Nothing was changed.
club-backup-size = Unpacked, this file would hold more than { $max } GB, which is no backup of a club. Nothing was changed.

## The database
club-database-address = The address of the database is not valid. Expected: the path of a file, or postgresql://user@server/name.
club-database-kind = “{ $value }” databases are not supported. Expected: the path of a file, or postgresql://user@server/name.
club-database-memory = The database needs a file: name its path.
club-database-driver = PostgreSQL needs one more package: “pip install cardcity-tutor[postgres]”.
club-database-closed = The club’s database at “{ $place }” cannot be opened: { $reason }
club-database-newer = This database was made by a later version of the program. Please install that version, or name another database.
club-database-busy = The club’s database is very busy just now, and nothing was saved. Please try again in a moment.
club-database-trouble = The club’s database does not answer as it should, and nothing was saved. Please tell the host.
