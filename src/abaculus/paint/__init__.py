"""Painters: a scene as SVG or in the terminal. They know scenes and palettes, and no game."""
