"""Why this game refuses something, beyond what every game may say."""

from enum import StrEnum


class Why(StrEnum):
    """One code for each rule."""

    OCCUPIED = "occupied"
    BRACKETS_NOTHING = "brackets_nothing"
    NO_SPECIAL_LEFT = "no_special_left"
    MUST_PLACE = "must_place"
    MUST_PASS = "must_pass"
    ITEMS_OFF = "items_off"
    NOT_IN_THIS_SET = "not_in_this_set"
    NOT_HELD = "not_held"
    NOT_YET_USABLE = "not_yet_usable"
    ONE_ITEM_A_TURN = "one_item_a_turn"
    USED_UP = "used_up"
    NOTHING_TO_UNDO = "nothing_to_undo"
    BLINDED_LAST_TURN = "blinded_last_turn"
    SPECIALS_OFF = "specials_off"
    STOCK_FULL = "stock_full"
    NOT_A_RIVAL_STONE = "not_a_rival_stone"
    NOT_PLANTABLE = "not_plantable"
    NOT_PROVEN = "not_proven"
    NOT_PLAIN = "not_plain"
