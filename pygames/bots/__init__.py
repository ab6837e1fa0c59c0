"""Budgets, searches and levels that the games' bots share."""
