### A pile to take from

name = Toy
