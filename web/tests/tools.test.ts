import { describe, expect, it } from "vitest";
import { NO_CHOICE, type Choice } from "../src/table/choice";
import { ChoiceView } from "../src/table/choiceView.svelte";
import { exchange, pickCell, pickPiece, renew } from "../src/table/choose";
import { choiceTools, forThumb, toolsOf } from "../src/table/tools";
import { move, piece, scene, tile, update } from "./samples";

const POSITION = scene(
  [
    move(1, { slots: [4], cell: "a" }),
    move(2, { slots: [4], cell: "a", turn: 1 }),
    move(3, { kind: "swap", slots: [4] }),
  ],
  { hand: [piece(4), piece(7)] },
);
const START = renew(NO_CHOICE, POSITION);

function now(choice: Choice = START, more: object = {}, tiles = POSITION.tiles) {
  const shown = update(["Ada", "Ben"], { settings: { hints: true } }, { scene: { ...POSITION, tiles } });
  return { update: shown, choice: new ChoiceView(() => choice), yours: true, listed: false, flat: false, ...more };
}
const ids = (tools: { id: string }[]): string[] => tools.map((tool) => tool.id);

describe("tools", () => {
  it("are those that can be used now; taking back waits in sight", () => {
    expect(ids(toolsOf(now()))).toEqual(["hint", "list-moves", "exchange", "undo"]);
    expect(toolsOf(now()).at(-1)?.disabled).toBe(true);
    expect(ids(toolsOf(now(START, { yours: false })))).toEqual(["undo"]);
  });

  it("have one button to exchange: while pieces are chosen, that is the one that does it", () => {
    expect(ids(toolsOf(now(exchange(START))))).not.toContain("exchange");
    expect(ids(choiceTools(now(exchange(START))))).toEqual(["cancel"]);
  });

  it("draw stacks flat where there are any", () => {
    expect(ids(toolsOf(now(START, {}, [{ ...tile("a"), height: 2 }])))).toContain("flat");
  });

  it("turn a piece that lies on a place, and put it back", () => {
    expect(choiceTools(now())).toEqual([]);
    const placed = pickCell(pickPiece(START, 4), "a");
    expect(ids(choiceTools(now(placed)))).toEqual(["turn-left", "turn-right", "cancel"]);
    expect(choiceTools(now(placed, { yours: false }))).toEqual([]);
  });

  it("are three beside the button on a phone; the others are in its menu, and none is lost", () => {
    for (const choice of [START, pickCell(pickPiece(START, 4), "a"), exchange(START)]) {
      const { near, menu } = forThumb(now(choice));
      const usable = [...choiceTools(now(choice)), ...toolsOf(now(choice)).filter((tool) => !tool.disabled)];
      expect(near.length).toBeLessThanOrEqual(3);
      expect(ids([...near, ...menu]).sort()).toEqual(ids(usable).sort());
    }
  });
});
