"""Shorthand for `--option`: `--scoring product` where a game has an option `scoring`."""

from __future__ import annotations

from collections.abc import Collection

from abaculus.core.registry import game_info, is_game

__all__ = ["spelled_out"]


def spelled_out(args: list[str], own: Collection[str] = ()) -> list[str]:
    """The arguments with `--option NAME=VALUE` for `--NAME VALUE` and `--NAME=VALUE`. The command's own options are left
    alone.

    >>> spelled_out(["play", "hexago", "--match", "required", "--plain"])[2:]
    ['--option', 'match=required', '--plain']
    """
    game_id = next((word for word in args[1:] if is_game(word)), None)
    if game_id is None:
        return args
    short = {f"--{option.name}" for option in game_info(game_id).options}.difference(own)
    told: list[str] = []
    words = iter(args)
    for word in words:
        name, equals, _ = word.partition("=")
        if name not in short:
            told.append(word)
        elif equals:
            told += ["--option", word[2:]]
        else:
            following = next(words, None)
            told += ["--option", name[2:] if following is None else f"{name[2:]}={following}"]
    return told
