"""The thirty cards: names and costs in `catalogue`, what each does in the module of its group."""
