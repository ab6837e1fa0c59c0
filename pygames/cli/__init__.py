"""The rules in a terminal."""
