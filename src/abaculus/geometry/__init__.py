"""Boards as arithmetic: neighbours, sides, turns."""
