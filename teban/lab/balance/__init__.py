"""Is a game fair to all seats? Many games of equal players, with seats and starts in turn."""
