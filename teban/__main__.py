"""`python -m teban` is `teban`."""

from teban.cli import main

main(prog_name="teban")
