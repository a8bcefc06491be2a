"""The full screen on a real terminal: prompt_toolkit reads the keys and shows the rows; bots and chance act in between."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from prompt_toolkit.application import Application
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import FormattedTextControl, Layout, Window
from prompt_toolkit.output import ColorDepth

from abaculus.cli.layout import paint_screen
from abaculus.cli.screen import Screen
from abaculus.paint.canvas import ColourMode, to_prompt_toolkit
from abaculus.paint.theme import Theme

if TYPE_CHECKING:
    from prompt_toolkit.input import Input
    from prompt_toolkit.output import Output

__all__ = ["show"]

_DEPTHS = {"true": ColorDepth.DEPTH_24_BIT, "256": ColorDepth.DEPTH_8_BIT, "none": ColorDepth.DEPTH_1_BIT}
_NAMES = {
    Keys.Left: "left", Keys.Right: "right", Keys.Up: "up", Keys.Down: "down",
    Keys.Tab: "tab", Keys.BackTab: "shift tab", Keys.Enter: "enter", Keys.Escape: "escape", Keys.Backspace: "backspace",
    Keys.PageUp: "page up", Keys.PageDown: "page down",
    Keys.ShiftLeft: "shift left", Keys.ShiftRight: "shift right", Keys.ShiftUp: "shift up", Keys.ShiftDown: "shift down",
}  # fmt: skip
ESCAPE_SECONDS = 0.05
"""How long to wait after Esc for the rest of an arrow key; longer would make Esc feel slow."""


class _Terminal:
    def __init__(
        self, screen: Screen, theme: Theme, mode: ColourMode, pause: float, where: Input | None, out: Output | None
    ) -> None:
        self.screen, self.theme, self.pause = screen, theme, pause
        control = FormattedTextControl(self._rows, focusable=True, show_cursor=False)
        self.app: Application[None] = Application(
            layout=Layout(Window(control, always_hide_cursor=True)),
            key_bindings=self._bindings(),
            full_screen=True,
            color_depth=_DEPTHS[mode],
            input=where,
            output=out,
        )
        self.app.ttimeoutlen = ESCAPE_SECONDS
        self.app.timeoutlen = ESCAPE_SECONDS
        self._driving = False
        self._titled = ""

    def _rows(self) -> StyleAndTextTuples:
        size = self.app.output.get_size()
        return list(to_prompt_toolkit(paint_screen(self.screen, self.theme, size.columns, size.rows)))

    def _bindings(self) -> KeyBindings:
        bindings = KeyBindings()
        for key, name in _NAMES.items():

            def press(event: KeyPressEvent, name: str = name) -> None:
                self._press(name)

            bindings.add(key, eager=key == Keys.Escape)(press)

        @bindings.add(Keys.Any)
        def _(event: KeyPressEvent) -> None:
            if event.data.isprintable():  # a paste counts as one key per character
                for character in event.data:
                    self._press(character)

        @bindings.add("c-c")
        @bindings.add("c-d")
        def _(event: KeyPressEvent) -> None:
            # Pressing twice means it: nobody should have to find the right key to get out.
            if self.screen.panel == "leave" or self.screen.session.stage() == "over":
                self.app.exit()
            else:
                self.screen.panel = "leave"

        return bindings

    def _press(self, key: str) -> None:
        if self.screen.left:
            return
        self.screen.press(key)
        if self.screen.left:
            self.app.exit()
        else:
            self._go_on()
            self._title()

    def _title(self) -> None:
        """The title shows whose turn it is, even while the window is in the background."""
        words = self.screen.words
        title = f"{words.session.match.game.info.title}: {words.turn()}"
        if title != self._titled:
            self.app.output.set_title(title)
            self._titled = title

    def _go_on(self) -> None:
        """Let chance and bots act when it is their turn, while keys still work."""
        if not self._driving and self.screen.session.stage() in ("chance", "bot"):
            self._driving = True
            self.app.create_background_task(self._drive())

    async def _drive(self) -> None:
        session, loop = self.screen.session, asyncio.get_running_loop()
        try:
            while (stage := session.stage()) in ("chance", "bot"):
                position = session.state
                self.app.invalidate()
                if stage == "bot":
                    action, _ = await asyncio.gather(
                        loop.run_in_executor(None, session.next_action), asyncio.sleep(self.pause)
                    )
                else:
                    action = session.next_action()
                if session.state is position:  # nobody has taken a move back meanwhile
                    self.screen.tell(session.do(action))
                self._title()
            self.app.invalidate()
        finally:
            self._driving = False

    def run(self) -> None:
        """Play until the player leaves."""

        def begin() -> None:
            self._title()
            self._go_on()

        with suppress(EOFError):  # the terminal has gone
            self.app.run(pre_run=begin)
        self.app.output.clear_title()
        self.app.output.flush()


def show(
    screen: Screen,
    theme: Theme,
    *,
    mode: ColourMode,
    pause: float,
    where: Input | None = None,
    out: Output | None = None,
) -> None:
    """Play on the terminal until the player leaves. `pause` is the least number of seconds that a bot takes."""
    _Terminal(screen, theme, mode, pause, where, out).run()
