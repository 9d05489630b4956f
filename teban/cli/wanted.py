"""What the command line expects of files and options, and what it may find: codes for refusals."""

from enum import StrEnum


class Wanted(StrEnum):
    """Beside `Expect`."""

    READABLE_FILE = "readable_file"
    RECORD = "record"
    TEXT_FILE = "text_file"
    FREE_NAME = "free_name"
    FOLDER = "folder"
    PACKAGE = "package"  # install
    SUSPENDED_MATCH = "suspended_match"
    FINISHED_MATCH = "finished_match"
    NOTHING_NEW = "nothing_new"
    GAME_NAME = "game_name"  # most
    NEW_GAME = "new_game"
    NEW_FOLDER = "new_folder"
    NUMBER_ABOVE = "number_above"  # least
    NAME = "name"  # most
    NEW_NAME = "new_name"
    KEPT_NAME = "kept_name"
    FILE_OR_KEPT_NAME = "file_or_kept_name"
    FREE_PORT = "free_port"  # address: who listens there is somebody else
    NO_SECOND_TEBAN = "no_second_teban"  # address: Teban is there already
    ADDRESS_TO_LISTEN_AT = "address_to_listen_at"  # detail: what the system said


class Found(StrEnum):
    """Beside `Got`."""

    BINARY = "binary"
    EXISTS = "exists"
    NO_FOLDER = "no_folder"
    NONE_SUSPENDED = "none_suspended"
    STILL_RUNNING = "still_running"
