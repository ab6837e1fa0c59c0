"""The bots of On Tour, and the fixed players that they are measured against."""
