"""The words of SquFibo in scenario files."""
