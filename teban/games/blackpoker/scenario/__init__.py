"""The words of BlackPoker in scenario files."""
