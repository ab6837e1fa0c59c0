"""Mistakes in files that people write: what to do about them, and what such files may not do."""
