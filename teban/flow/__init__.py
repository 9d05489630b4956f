"""The interruptible turn flow (コアフロー) of the BlackPoker core rules, for any game.

Players ask leave for what they want to do (a request), everybody may answer by asking for
something else first, and what nobody answers any more is done, the last request first. Numbers
in brackets are those of the rulebook's chapter 6.4. Start reading at `core.py`.
"""
