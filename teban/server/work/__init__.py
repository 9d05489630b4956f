"""What takes long is done in processes of its own, so that nobody waits for it."""
