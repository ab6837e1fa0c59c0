"""For people who make games: games from elsewhere, in one file, and what is wrong with them."""
