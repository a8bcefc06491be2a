// What the tools of a table do.
import type Board from "../board/Board.svelte";
import { cancel, exchange, turn } from "./choose";
import { choose } from "./choosing";
import type { LiveTable } from "./live.svelte";
import { toggleList } from "./show";
import type { ToolShown } from "./tools";

export class Toolbox {
  /** Whether stacks are drawn flat. */
  flat = $state(false);
  board: Board | undefined = $state();

  constructor(readonly table: LiveTable) {}

  readonly now = $derived.by(() => {
    const { update, choice, yours, state } = this.table;
    return update && { update, choice, yours, listed: state.listed, flat: this.flat };
  });

  use(id: ToolShown["id"]): void {
    const { table } = this;
    switch (id) {
      case "hint":
        return void table.hint();
      case "list-moves":
        return table.change(toggleList);
      case "exchange":
        return table.change(choose, exchange);
      case "undo":
        return void table.answer({ type: "ask", what: "undo" });
      case "flat":
        this.flat = !this.flat;
        return;
      case "turn-left":
        return table.change(choose, turn, -1);
      case "turn-right":
        return table.change(choose, turn, 1);
      case "cancel":
        return table.change(choose, cancel);
    }
  }
}
