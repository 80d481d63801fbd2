# The server: what it announces, and the small pages that it shows itself.

serve-address = Card City tutor: { $address } (Ctrl+C stops it)
serve-network = On the network: { $address } (whoever is on it can open this)
serve-host = The host’s page, to be kept to yourself: { $address }
serve-club = The club is kept in { $place }
serve-visitors = Visitors at a time: at most { $visitors }, with about { $memory } MB of memory each; pages ready in advance: { $pool }
serve-kernel-memory = A visitor’s process had grown to { $memory } MB: it was ended.

## What can be wrong with the options
port-invalid = Port { $port } does not exist; expected: a whole number from 1 to 65535.
port-busy = Port { $port } is already in use; choose another one, or none.
port-denied = The system does not allow the use of port { $port }; choose one from 1024 upwards.
serve-no-address = “{ $value }” is not an address of this machine. Expected: 127.0.0.1 (this machine only), 0.0.0.0 (the whole network), or one of its addresses.
serve-base-url = “{ $value }” will not do as a base path. Expected: /tutor/, for example.
serve-embed = “{ $value }” will not do as a site. Expected: https://club.example.org, for example.
serve-host-key = The host’s key is too short: at least { $min } characters.
serve-club-both = --no-club and --database cannot be combined.

## The small pages
serve-full-title = Every place is taken
serve-full-text = The tutor has let in as many people as this machine can bear. A place is free as soon as somebody closes their page.
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
