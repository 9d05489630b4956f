"""The thirty cards: listed in `catalog.json`, what each does in the module of its group."""
