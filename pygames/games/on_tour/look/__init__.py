"""How On Tour is shown, explained, spoken, printed and reviewed."""
