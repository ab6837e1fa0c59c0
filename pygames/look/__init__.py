"""What a game says of a moment: scenes, picks, words and paper."""
