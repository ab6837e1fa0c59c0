"""Games in one file each, to read, to change and to begin from: `python3 -m pygames new-game`."""
