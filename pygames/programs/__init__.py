"""For programs and notebooks: a game as an object to play with, and the games of any text."""
