"""My Game: roll a die, lay its number in a row, score next to other numbers."""

from abaculus.core.game_info import GameInfo

INFO = GameInfo(
    id="mygame",
    title="My Game",
    summary="Roll a die, lay its number in a row, score beside other numbers.",
    players=(2, 4),
    age=6,
    minutes=5,
)
