"""What players have learned from self-play: read it here, make it with `teban.learn`.

A *policy table* (`table.py`) remembers how actions did in positions, exact and abstract; a *policy
network* (`network.py`) is a small ONNX file with a description beside it. Each is an adviser;
`guided.py` asks them in order, lets the first that answers say what is promising, and searches.
"""
