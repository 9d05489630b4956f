"""The timbres of each game: a module per game, found by its name."""
