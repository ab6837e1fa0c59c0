"""Makes and proves the puzzles, and shows positions to programs that learn. No page has this."""
