"""Bots in one file each, to begin from: each plays the game that it names."""
