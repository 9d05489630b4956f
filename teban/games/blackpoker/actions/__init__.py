"""The actions, one module for each type. `table.py` puts them together."""
