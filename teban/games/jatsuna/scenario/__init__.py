"""The words of Jatsuna in scenario files."""
