# The server: what it announces, and the small pages that it shows itself.

serve-address = Card City tutor: { $address } (Ctrl+C stops it)
serve-pack = More lessons: { $folder }
serve-network = On the network: { $address } (whoever is on it can open this)
serve-join = For the projector, with the address and a code to scan: { $address }
serve-host = The host’s page, to be kept to yourself: { $address }
serve-club = The club is kept in { $place }
serve-visitors = Visitors at a time: at most { $visitors }, with about { $memory } MB of memory each; pages ready in advance: { $pool }
serve-kernel-memory = A visitor’s process had grown to { $memory } MB: it was ended.
serve-few-files = This system lets the server open few files: room for { $visitors } visitors instead of { $wanted }. “ulimit -n” or LimitNOFILE raises that.
serve-unsafe = The server did not refuse what it must refuse ({ $problem }), so it stays closed. A package it builds on may have changed: install the versions of constraints.txt, and please report this.

## What can be wrong with the options
port-invalid = Port { $port } does not exist; expected: a whole number from 1 to 65535.
port-busy = Port { $port } is already in use; choose another one, or none.
port-denied = The system does not allow the use of port { $port }; choose one from 1024 upwards.
serve-no-address = “{ $value }” is not an address of this machine. Expected: 127.0.0.1 (this machine only), 0.0.0.0 (the whole network), or one of its addresses.
serve-base-url = “{ $value }” will not do as a base path. Expected: /tutor/, for example.
serve-embed = “{ $value }” will not do as a site. Expected: https://club.example.org, for example.
serve-host-key = The host’s key is too short: at least { $min } characters.
serve-worker-memory = A process that holds visits had grown too large: it was ended, and its pages have moved to another.
serve-kernels-workers = --kernels and --workers cannot be combined: with kernels there are no workers.
serve-host-key-both = --host-key and --host-key-file cannot be combined: the host has one key.
serve-host-key-empty = The file “{ $path }” is empty; the host’s key is expected there.
serve-host-key-long = The file “{ $path }” is too large to be a key: at most { $max } bytes are read.
serve-host-key-text = The host’s key must be one line of text (UTF-8), without control characters.
serve-host-key-club = --new-host-key is for a club: without one there is no host’s page.
serve-host-key-new = --new-host-key is for the key that the club keeps. A key that you choose yourself is changed where you chose it.
serve-club-both = --no-club and --database cannot be combined.
serve-seal-key-club = --new-seal-key is for a club: without one every start has a new key anyway.

## The small pages
serve-full-title = Every place is taken
serve-full-text = The tutor has let in as many people as this machine can handle. A place is free as soon as somebody closes their page.
serve-full-again = Try again
serve-hasty-title = One moment…
serve-hasty-text = Many pages were opened at once from where you are. Yours will come in a moment.
serve-hasty-again = Try again
serve-missing-title = This page does not exist
serve-missing-text = Perhaps the address is incomplete. The tutor itself is one click away.
serve-missing-again = Open the tutor
serve-trouble-title = Something went wrong
serve-trouble-text = The tutor could not prepare this page. Trying again often helps; otherwise please tell the host.
serve-trouble-again = Try again
serve-waiting = You need do nothing: this page checks every few seconds whether there is room, and then opens by itself.

## The page for the projector
join-title = Join in
join-text = Scan the code with your phone, or type this address into its browser.
join-network = The phone must be on the same Wi-Fi as this computer.
join-alone = So far, only this computer can open the tutor. Start it with --address 0.0.0.0, and the phones on the same Wi-Fi can join.
