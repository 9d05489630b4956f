"""Why this game refuses something, beyond what every game may say."""

from enum import StrEnum


class Why(StrEnum):
    """One code for each rule."""

    TURN_NOT_STARTED = "turn_not_started"
    TURN_STARTED = "turn_started"
    OCCUPIED = "occupied"
    BRACKETS_NOTHING = "brackets_nothing"
    MUST_PLACE = "must_place"
    SELECTION_OPEN = "selection_open"
    NO_SELECTION = "no_selection"
    NOT_IN_HAND = "not_in_hand"
    ONE_CARD_A_TURN = "one_card_a_turn"
    BEFORE_PLACING = "before_placing"
    TOO_EXPENSIVE = "too_expensive"
    NO_TARGET = "no_target"
    NOT_A_TARGET = "not_a_target"
    NOT_OFFERED = "not_offered"
    NOT_FINISHED = "not_finished"
    NO_CANCEL = "no_cancel"
