// Written by `python -m teban.games.blackpoker.catalogue`; do not edit.
import type { Action, Character, DeckRule, Fog, ReadyDeck, Regulation, Trump } from "./catalogue.ts";

export const ACTIONS: readonly Action[] = [
  {"key": "end", "type": "basic", "speed": "normal", "timing": "main", "triggered": false, "formats": ["light", "standard", "pro", "master"], "frames": null, "keys": null, "cost": "", "once": false, "aim": null, "exempt": false},
  {"key": "charge", "type": "basic", "speed": "immediate", "timing": "main", "triggered": true, "formats": ["light", "standard", "pro", "master"], "frames": null, "keys": null, "cost": "", "once": false, "aim": null, "exempt": false},
  {"key": "draw", "type": "basic", "speed": "normal", "timing": "main", "triggered": true, "formats": ["light", "standard", "pro", "master"], "frames": null, "keys": null, "cost": "", "once": false, "aim": null, "exempt": false},
  {"key": "attack", "type": "basic", "speed": "normal", "timing": "main", "triggered": false, "formats": ["light", "standard", "pro", "master"], "frames": null, "keys": null, "cost": "", "once": true, "aim": null, "exempt": false},
  {"key": "block", "type": "basic", "speed": "normal", "timing": "main", "triggered": true, "formats": ["light", "standard", "pro", "master"], "frames": null, "keys": null, "cost": "", "once": false, "aim": null, "exempt": false},
  {"key": "damage_judge", "type": "basic", "speed": "normal", "timing": "main", "triggered": true, "formats": ["light", "standard", "pro", "master"], "frames": null, "keys": null, "cost": "", "once": false, "aim": null, "exempt": false},
  {"key": "next_generation", "type": "basic", "speed": "immediate", "timing": "quick", "triggered": true, "formats": ["light", "standard", "pro", "master"], "frames": null, "keys": null, "cost": "", "once": false, "aim": null, "exempt": false},
  {"key": "set_bulwark", "type": "summon", "speed": "immediate", "timing": "main", "triggered": false, "formats": ["light", "standard", "pro", "master"], "frames": null, "keys": null, "cost": "L", "once": true, "aim": null, "exempt": false},
  {"key": "summon_soldier", "type": "summon", "speed": "normal", "timing": "main", "triggered": false, "formats": ["light", "standard", "pro", "master"], "frames": null, "keys": {"kind": "one", "of": [{"suits": "SHDC", "low": 2, "high": 10}]}, "cost": "BL", "once": false, "aim": null, "exempt": false},
  {"key": "summon_hero", "type": "summon", "speed": "normal", "timing": "main", "triggered": false, "formats": ["light", "standard", "pro", "master"], "frames": null, "keys": {"kind": "one", "of": [{"suits": "SHDC", "low": 11, "high": 13}]}, "cost": "BBL", "once": false, "aim": null, "exempt": false},
  {"key": "summon_ace", "type": "summon", "speed": "normal", "timing": "main", "triggered": false, "formats": ["light", "standard", "pro", "master"], "frames": null, "keys": {"kind": "one", "of": [{"suits": "SHDC", "low": 1, "high": 1}]}, "cost": "L", "once": false, "aim": null, "exempt": false},
  {"key": "quick_summon", "type": "summon", "speed": "normal", "timing": "quick", "triggered": false, "formats": ["pro", "master"], "frames": null, "keys": {"kind": "one", "of": [{"suits": "SHDC", "low": 1, "high": 1}]}, "cost": "D", "once": false, "aim": null, "exempt": false},
  {"key": "summon_magician", "type": "summon", "speed": "normal", "timing": "main", "triggered": false, "formats": ["standard", "pro", "master"], "frames": null, "keys": {"kind": "one", "of": [{"suits": "X", "low": 0, "high": 0}]}, "cost": "BD", "once": false, "aim": null, "exempt": false},
  {"key": "equip", "type": "summon", "speed": "normal", "timing": "main", "triggered": false, "formats": ["light", "standard", "pro", "master"], "frames": null, "keys": {"kind": "one", "of": [{"suits": "SHDC", "low": 1, "high": 13}]}, "cost": "BL", "once": false, "aim": "own_soldier_of_suit", "exempt": false},
  {"key": "up", "type": "quick_magic", "speed": "normal", "timing": "quick", "triggered": false, "formats": ["light", "standard", "pro", "master"], "frames": null, "keys": {"kind": "one", "of": [{"suits": "H", "low": 1, "high": 10}]}, "cost": "D", "once": false, "aim": "any_soldier", "exempt": false},
  {"key": "down", "type": "quick_magic", "speed": "normal", "timing": "quick", "triggered": false, "formats": ["light", "standard", "pro", "master"], "frames": null, "keys": {"kind": "one", "of": [{"suits": "S", "low": 1, "high": 10}]}, "cost": "D", "once": false, "aim": "any_soldier", "exempt": false},
  {"key": "twist", "type": "quick_magic", "speed": "normal", "timing": "quick", "triggered": false, "formats": ["light", "standard", "pro", "master"], "frames": null, "keys": {"kind": "one", "of": [{"suits": "D", "low": 1, "high": 10}]}, "cost": "D", "once": false, "aim": "any_character", "exempt": false},
  {"key": "counter", "type": "quick_magic", "speed": "normal", "timing": "quick", "triggered": false, "formats": ["light", "standard", "pro", "master"], "frames": null, "keys": {"kind": "one", "of": [{"suits": "C", "low": 1, "high": 10}]}, "cost": "D", "once": false, "aim": "counterable", "exempt": false},
  {"key": "reunion", "type": "quick_magic", "speed": "normal", "timing": "quick", "triggered": false, "formats": ["pro", "master"], "frames": null, "keys": {"kind": "two", "of": [{"suits": "H", "low": 1, "high": 10}]}, "cost": "", "once": false, "aim": null, "exempt": false},
  {"key": "kill", "type": "quick_magic", "speed": "normal", "timing": "quick", "triggered": false, "formats": ["pro", "master"], "frames": null, "keys": {"kind": "two", "of": [{"suits": "S", "low": 1, "high": 10}]}, "cost": "", "once": false, "aim": "any_soldier", "exempt": false},
  {"key": "truce", "type": "quick_magic", "speed": "normal", "timing": "quick", "triggered": false, "formats": ["pro", "master"], "frames": null, "keys": {"kind": "two", "of": [{"suits": "D", "low": 1, "high": 10}]}, "cost": "", "once": false, "aim": "judgements", "exempt": false},
  {"key": "change_target", "type": "quick_magic", "speed": "normal", "timing": "quick", "triggered": false, "formats": ["pro", "master"], "frames": null, "keys": {"kind": "two", "of": [{"suits": "C", "low": 1, "high": 10}]}, "cost": "", "once": false, "aim": "with_target", "exempt": false},
  {"key": "search", "type": "quick_magic", "speed": "immediate", "timing": "quick", "triggered": false, "formats": ["light", "standard", "pro", "master"], "frames": null, "keys": {"kind": "one", "of": [{"suits": "X", "low": 0, "high": 0}]}, "cost": "", "once": false, "aim": null, "exempt": false},
  {"key": "bj", "type": "quick_magic", "speed": "normal", "timing": "quick", "triggered": false, "formats": ["master"], "frames": null, "keys": {"kind": "each", "of": [{"suits": "SHDC", "low": 1, "high": 1}, {"suits": "SHDC", "low": 11, "high": 11}]}, "cost": "", "once": false, "aim": null, "exempt": false},
  {"key": "rsf", "type": "quick_magic", "speed": "normal", "timing": "quick", "triggered": false, "formats": ["master"], "frames": null, "keys": {"kind": "flush", "of": []}, "cost": "BB", "once": false, "aim": "any_player", "exempt": true},
  {"key": "reverse", "type": "quick_magic", "speed": "normal", "timing": "quick", "triggered": false, "formats": ["pro", "master"], "frames": null, "keys": {"kind": "same_number", "of": []}, "cost": "", "once": false, "aim": "any_character", "exempt": false},
  {"key": "unsummon", "type": "quick_magic", "speed": "normal", "timing": "quick", "triggered": false, "formats": ["standard", "pro", "master"], "frames": null, "keys": {"kind": "same_suit", "of": []}, "cost": "B", "once": false, "aim": "own_character", "exempt": false},
  {"key": "destroy_bulwark", "type": "magic", "speed": "normal", "timing": "main", "triggered": false, "formats": ["light", "standard", "pro", "master"], "frames": null, "keys": {"kind": "each", "of": [{"suits": "H", "low": 1, "high": 13}, {"suits": "D", "low": 1, "high": 13}]}, "cost": "", "once": false, "aim": "any_bulwark", "exempt": false},
  {"key": "throw", "type": "magic", "speed": "normal", "timing": "main", "triggered": false, "formats": ["light", "standard", "pro", "master"], "frames": null, "keys": {"kind": "each", "of": [{"suits": "S", "low": 1, "high": 13}, {"suits": "C", "low": 1, "high": 13}]}, "cost": "", "once": false, "aim": "the_rival", "exempt": false},
  {"key": "death_lance", "type": "magic", "speed": "normal", "timing": "main", "triggered": false, "formats": ["standard", "pro", "master"], "frames": null, "keys": {"kind": "each", "of": [{"suits": "S", "low": 1, "high": 13}, {"suits": "D", "low": 1, "high": 13}]}, "cost": "", "once": false, "aim": "any_soldier", "exempt": false},
  {"key": "add_bulwark", "type": "magic", "speed": "normal", "timing": "main", "triggered": false, "formats": ["standard", "pro", "master"], "frames": null, "keys": {"kind": "each", "of": [{"suits": "H", "low": 1, "high": 13}, {"suits": "C", "low": 1, "high": 13}]}, "cost": "", "once": false, "aim": null, "exempt": false},
  {"key": "reanimate", "type": "magic", "speed": "normal", "timing": "main", "triggered": false, "formats": ["standard", "pro", "master"], "frames": null, "keys": {"kind": "each", "of": [{"suits": "S", "low": 1, "high": 13}, {"suits": "H", "low": 1, "high": 13}]}, "cost": "", "once": false, "aim": "own_character", "exempt": false},
  {"key": "handes", "type": "magic", "speed": "normal", "timing": "main", "triggered": false, "formats": ["standard", "pro", "master"], "frames": null, "keys": {"kind": "each", "of": [{"suits": "D", "low": 1, "high": 13}, {"suits": "C", "low": 1, "high": 13}]}, "cost": "", "once": false, "aim": "the_rival", "exempt": false},
  {"key": "force", "type": "magic", "speed": "normal", "timing": "main", "triggered": false, "formats": ["master"], "frames": null, "keys": {"kind": "two", "of": [{"suits": "H", "low": 1, "high": 10}]}, "cost": "BB", "once": false, "aim": null, "exempt": true},
  {"key": "sword_rain", "type": "magic", "speed": "normal", "timing": "main", "triggered": false, "formats": ["master"], "frames": null, "keys": {"kind": "two", "of": [{"suits": "S", "low": 1, "high": 10}]}, "cost": "BB", "once": false, "aim": null, "exempt": true},
  {"key": "recruit", "type": "magic", "speed": "normal", "timing": "main", "triggered": false, "formats": ["master"], "frames": null, "keys": {"kind": "two", "of": [{"suits": "D", "low": 1, "high": 10}]}, "cost": "BB", "once": false, "aim": null, "exempt": true},
  {"key": "surprise", "type": "magic", "speed": "normal", "timing": "main", "triggered": false, "formats": ["master"], "frames": null, "keys": {"kind": "two", "of": [{"suits": "C", "low": 1, "high": 10}]}, "cost": "BB", "once": false, "aim": null, "exempt": true},
  {"key": "open_pack", "type": "pack", "speed": "immediate", "timing": "quick", "triggered": false, "formats": ["light", "standard", "pro", "master"], "frames": ["pack", "rare_pack", "strategy", "extra"], "keys": null, "cost": "", "once": false, "aim": null, "exempt": false},
  {"key": "rare_draw", "type": "pack", "speed": "immediate", "timing": "quick", "triggered": false, "formats": ["light", "standard", "pro", "master"], "frames": ["rare_pack", "strategy", "extra"], "keys": null, "cost": "", "once": false, "aim": null, "exempt": false},
  {"key": "rare_summon", "type": "pack", "speed": "normal", "timing": "quick", "triggered": false, "formats": ["light", "standard", "pro", "master"], "frames": ["rare_pack", "strategy", "extra"], "keys": {"kind": "rare", "of": []}, "cost": "S", "once": false, "aim": null, "exempt": false},
  {"key": "trap_counter", "type": "pack", "speed": "normal", "timing": "quick", "triggered": false, "formats": ["light", "standard", "pro", "master"], "frames": ["rare_pack", "strategy", "extra"], "keys": {"kind": "rare", "of": []}, "cost": "", "once": false, "aim": "with_keys", "exempt": false},
  {"key": "open_trump", "type": "trump", "speed": "immediate", "timing": "quick", "triggered": false, "formats": ["light", "standard", "pro", "master"], "frames": ["extra"], "keys": null, "cost": "DD", "once": false, "aim": null, "exempt": false},
  {"key": "close_trump", "type": "trump", "speed": "normal", "timing": "quick", "triggered": false, "formats": ["light", "standard", "pro", "master"], "frames": ["extra"], "keys": {"kind": "one", "of": [{"suits": "SHDC", "low": 12, "high": 12}]}, "cost": "D", "once": false, "aim": "face_up_trumps", "exempt": false},
  {"key": "destroy_trump", "type": "quick_magic", "speed": "normal", "timing": "quick", "triggered": false, "formats": ["light", "standard", "pro", "master"], "frames": ["extra"], "keys": {"kind": "one", "of": [{"suits": "SHDC", "low": 1, "high": 13}]}, "cost": "B", "once": false, "aim": "face_up_trumps", "exempt": false},
  {"key": "slash", "type": "soldier", "speed": "immediate", "timing": "main", "triggered": false, "formats": ["light", "standard", "pro", "master"], "frames": ["extra"], "keys": {"kind": "soldier", "of": [{"suits": "S", "low": 2, "high": 2}]}, "cost": "K", "once": false, "aim": "any_soldier", "exempt": false},
  {"key": "rally", "type": "soldier", "speed": "immediate", "timing": "quick", "triggered": false, "formats": ["light", "standard", "pro", "master"], "frames": ["extra"], "keys": {"kind": "soldier", "of": [{"suits": "H", "low": 3, "high": 3}]}, "cost": "K", "once": false, "aim": "any_soldier", "exempt": false},
  {"key": "negotiate", "type": "soldier", "speed": "immediate", "timing": "quick", "triggered": false, "formats": ["light", "standard", "pro", "master"], "frames": ["extra"], "keys": {"kind": "soldier", "of": [{"suits": "D", "low": 3, "high": 3}]}, "cost": "K", "once": false, "aim": "any_character", "exempt": false},
  {"key": "switch", "type": "soldier", "speed": "immediate", "timing": "quick", "triggered": false, "formats": ["light", "standard", "pro", "master"], "frames": ["extra"], "keys": {"kind": "soldier", "of": [{"suits": "C", "low": 4, "high": 4}]}, "cost": "K", "once": false, "aim": null, "exempt": false},
];

export const CHARACTERS: readonly Character[] = [
  {"key": "soldier", "of": {"suits": "SHDC", "low": 2, "high": 10}, "labels": ["attacker", "blocker"], "formats": ["light", "standard", "pro", "master"]},
  {"key": "hero", "of": {"suits": "SHDC", "low": 11, "high": 13}, "labels": ["attacker", "blocker"], "formats": ["light", "standard", "pro", "master"]},
  {"key": "ace", "of": {"suits": "SHDC", "low": 1, "high": 1}, "labels": ["attacker", "blocker", "haste"], "formats": ["light", "standard", "pro", "master"]},
  {"key": "magician", "of": {"suits": "X", "low": 0, "high": 0}, "labels": ["attacker", "blocker", "haste"], "formats": ["standard", "pro", "master"]},
  {"key": "armed", "of": null, "labels": ["attacker", "blocker"], "formats": ["light", "standard", "pro", "master"]},
  {"key": "bulwark", "of": null, "labels": ["blocker"], "formats": ["light", "standard", "pro", "master"]},
];

export const FOG: readonly Fog[] = [
  {"key": "up", "by": "up", "of": {"kind": "one", "of": [{"suits": "H", "low": 1, "high": 10}]}, "formats": ["light", "standard", "pro", "master"], "frames": null},
  {"key": "down", "by": "down", "of": {"kind": "one", "of": [{"suits": "S", "low": 1, "high": 10}]}, "formats": ["light", "standard", "pro", "master"], "frames": null},
  {"key": "force", "by": "force", "of": {"kind": "two", "of": [{"suits": "H", "low": 1, "high": 10}]}, "formats": ["master"], "frames": null},
  {"key": "close", "by": "close_trump", "of": {"kind": "one", "of": [{"suits": "SHDC", "low": 12, "high": 12}]}, "formats": ["light", "standard", "pro", "master"], "frames": ["extra"]},
];

export const TRUMPS: readonly Trump[] = [
  {"card": "S2", "gives": "slash"},
  {"card": "H3", "gives": "rally"},
  {"card": "D3", "gives": "negotiate"},
  {"card": "C4", "gives": "switch"},
];

export const REGULATIONS: readonly Regulation[] = [
  {"format": "light", "frame": "entry20"},
  {"format": "standard", "frame": "pack"},
  {"format": "pro", "frame": "pack"},
  {"format": "master", "frame": "pack"},
  {"format": "standard", "frame": "rare_pack"},
  {"format": "pro", "frame": "rare_pack"},
  {"format": "master", "frame": "rare_pack"},
  {"format": "pro", "frame": "strategy"},
  {"format": "master", "frame": "strategy"},
  {"format": "master", "frame": "extra"},
];

export const DECK_RULES: readonly DeckRule[] = [
  {"frame": "entry20", "fixed": ["SA", "S2", "S3", "S4", "S5", "HA", "H8", "H9", "H10", "HJ", "DA", "D3", "D7", "D10", "DQ", "CA", "C5", "C6", "C10", "CK"], "least": 20, "most": 20, "aside": 10},
  {"frame": "pack", "fixed": null, "least": 40, "most": 54, "aside": 24},
  {"frame": "rare_pack", "fixed": null, "least": 40, "most": 54, "aside": 25},
  {"frame": "strategy", "fixed": null, "least": 40, "most": 54, "aside": 25},
  {"frame": "extra", "fixed": null, "least": 40, "most": 54, "aside": 27},
];

export const READY_DECKS: readonly ReadyDeck[] = [
  {"key": "whole", "text": "S A-K\nH A-K\nD A-K\nC A-K\nX 1 2\n"},
  {"key": "small", "text": "S A-10\nH A-10\nD A-10\nC A-10\n"},
  {"key": "tall", "text": "S A 5-K\nH A 5-K\nD A 5-K\nC A 5-K\nX 1 2\n"},
  {"key": "black", "text": "S A-K\nH A 5-10\nD A 5-9\nC A-K\nX 1 2\n"},
  {"key": "red", "text": "S A 5-9\nH A-K\nD A-K\nC A 5-10\nX 1 2\n"},
];
