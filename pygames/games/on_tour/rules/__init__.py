"""The rules of On Tour: the maps, what may be written, the course of a game, and its result."""
