"""How the tests of the contract try this game."""

from teban.core.trial import Trial

TRIALS = (
    Trial("standard"),
    Trial("retry", {"cap": True, "retry": True}, share=0.2),
    Trial("race", {"tie_break": True, "large": True, "majority": True}),
)
