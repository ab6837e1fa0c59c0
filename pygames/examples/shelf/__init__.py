"""Classics in one file each, correct to their published rules, to play and to change."""
