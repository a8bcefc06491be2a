"""Boards as number work: neighbours, sides, turns."""
