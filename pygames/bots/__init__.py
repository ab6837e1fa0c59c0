"""What bots share: budgets, and search."""
