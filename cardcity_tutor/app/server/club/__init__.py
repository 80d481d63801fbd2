"""The club's counter: the calls of the visitors' desks, answered from the storage, which only the server opens."""
