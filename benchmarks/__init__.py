"""Speed, as ratios between peers in one run: `make bench` prints the tables and writes them to RESULTS.md."""
