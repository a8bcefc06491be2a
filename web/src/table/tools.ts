// Which tools there are now: where there is room all of them stand at the side, on a phone three beside the button.
import type { IconName } from "../parts/Icon.svelte";
import type { Update } from "../lib/types";
import type { ChoiceView } from "./choiceView.svelte";

export interface ToolShown {
  id: "hint" | "list-moves" | "exchange" | "undo" | "flat" | "turn-left" | "turn-right" | "cancel";
  icon: IconName;
  /** The key of its name. */
  label: string;
  disabled?: boolean;
  pressed?: boolean;
}

interface Now {
  update: Update;
  choice: ChoiceView;
  yours: boolean;
  listed: boolean;
  flat: boolean;
}

const isChosen = (choice: ChoiceView): boolean =>
  choice.cell !== null || choice.several !== null || (choice.piece !== null && (choice.scene?.hand.length ?? 0) > 1);

/** What is there whatever is chosen. */
export function toolsOf({ update, choice, yours, listed, flat }: Now): ToolShown[] {
  const tools: ToolShown[] = [];
  const { table, you, scene } = update;
  if (yours && table.settings.hints) tools.push({ id: "hint", icon: "bulb", label: "web-hint" });
  if (yours) tools.push({ id: "list-moves", icon: "list", label: "web-list-moves", pressed: listed });
  if (yours && choice.exchanges.length && choice.several === null) {
    tools.push({ id: "exchange", icon: "swap", label: "play-do-swap" });
  }
  if (scene?.tiles.some((tile) => tile.height > 1)) {
    tools.push({ id: "flat", icon: "eye", label: "web-flat", pressed: flat });
  }
  if (table.phase === "playing" && you.seats.length) {
    const disabled = !you.undo || table.question !== null;
    tools.push({ id: "undo", icon: "undo", label: "web-undo", disabled });
  }
  return tools;
}

/** What is there for what is chosen. */
export function choiceTools({ choice, yours }: Pick<Now, "choice" | "yours">): ToolShown[] {
  if (!yours) return [];
  const tools: ToolShown[] = [];
  if (choice.ways.length > 1) {
    const claims = Boolean(choice.move?.claim);
    const [less, more] = claims ? (["minus", "plus"] as const) : (["left", "right"] as const);
    tools.push({ id: "turn-left", icon: less, label: claims ? "web-claim-less" : "web-turn-left" });
    tools.push({ id: "turn-right", icon: more, label: claims ? "web-claim-more" : "web-turn-right" });
  }
  if (isChosen(choice)) tools.push({ id: "cancel", icon: "close", label: "web-cancel" });
  return tools;
}

const LATER = new Set<ToolShown["id"]>(["list-moves", "flat"]);

/** Those that stand beside the button on a phone, and those that its menu has. */
export function forThumb(now: Now): { near: ToolShown[]; menu: ToolShown[] } {
  const chosen = choiceTools(now);
  const others = toolsOf(now).filter((tool) => !tool.disabled);
  const wanted = [...chosen, ...others.filter((tool) => !LATER.has(tool.id))];
  const near = [...wanted, ...others.filter((tool) => LATER.has(tool.id))].slice(0, 3);
  return { near, menu: others.filter((tool) => !near.includes(tool)) };
}
