"""The words of this game in scenario files."""
