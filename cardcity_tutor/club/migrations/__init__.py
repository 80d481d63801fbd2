"""The steps by which the tables became what they are, in their order; see ``club.migrating``."""
