"""The rules as integer arithmetic: no objects, no prose, no I/O, so that numba can compile the same source."""
