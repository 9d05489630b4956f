"""BlackPoker as text: `table.py` connects the parts."""
