"""Shows positions to programs that learn. No page has this."""
