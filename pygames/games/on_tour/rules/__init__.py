"""The rules of On Tour: the maps, the legal writings, the course of a game, and its result."""
