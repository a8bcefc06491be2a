"""Pictures of a state for `render`: text, SVG, or an array of pixels, as the player on move sees it."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import numpy as np
import numpy.typing as npt

from abaculus.core.errors import BadOption, listed
from abaculus.core.state import State
from abaculus.rl.extras import need

__all__ = ["RENDER_MODES", "checked_mode", "picture"]

RENDER_MODES = ("ansi", "svg", "rgb_array")


def checked_mode(mode: str | None) -> str | None:
    """The mode, or `BadOption` listing those there are."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(f"render_mode={mode!r} is not possible; it can be {listed(RENDER_MODES)}, or None")
    return mode


def picture(state: State, mode: str, width: int = 640) -> str | npt.NDArray[np.uint8]:
    """The state as the player on move sees it, or as a spectator does when nobody is."""
    scene = state.scene(state.current_player() if state.current_player() >= 0 else None)
    if mode == "ansi":
        from abaculus.paint.canvas import plain
        from abaculus.paint.terminal import paint_board
        from abaculus.paint.theme import Theme

        return plain(paint_board(scene, Theme(colours=False)).rows())
    from abaculus.paint.svg import paint_svg

    drawn = paint_svg(scene, width=width)
    return drawn if mode == "svg" else _pixels(drawn)


def _pixels(drawn: str) -> npt.NDArray[np.uint8]:
    resvg: Any = need("resvg_py", "rl")
    image: Any = need("PIL.Image", "rl")
    with image.open(BytesIO(bytes(resvg.svg_to_bytes(svg_string=drawn)))) as opened:
        return np.array(opened.convert("RGB"), dtype=np.uint8)
