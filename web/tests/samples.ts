// Small positions, with just what the tests look at.
import type {
  GameFacts,
  Move,
  MoveShown,
  SceneField,
  ScenePiece,
  SceneShown,
  SceneTile,
  Update,
} from "../src/lib/types";

export const field = (side: number, label = "1", colour = "red"): SceneField => ({ side, colour, label });

export const piece = (slot: number, text = `piece ${slot}`): ScenePiece => ({
  slot,
  text,
  fields: [field(0), field(1, "2")],
});

export const tile = (cell: string, label = "1"): SceneTile => ({
  cell,
  x: 0,
  y: 0,
  fields: [field(0, label)],
  text: cell,
  height: 1,
  owner: null,
  marks: [],
});

export const move = (action: number, more: Partial<Move> = {}): Move => ({
  action,
  kind: "lay",
  slots: [],
  cell: null,
  turn: 0,
  claim: 0,
  points: null,
  ...more,
});

export const shown = (more: Partial<MoveShown> = {}): MoveShown => ({
  kind: "lay",
  pieces: [],
  cell: null,
  turn: 0,
  claim: 0,
  value: null,
  points: null,
  ...more,
});

const COLUMNS = ["action", "kind", "slots", "cell", "turn", "claim", "points"] as const;

export const scene = (moves: Move[] = [], more: Partial<SceneShown> = {}): SceneShown => ({
  game: "dominoes",
  title: "Dominoes",
  shape: "hex",
  viewer: 0,
  to_move: 0,
  tiles: [],
  places: [],
  hand: [],
  seats: [],
  counts: {},
  notes: [],
  aside: [],
  ground: "moss",
  frame: null,
  key: [],
  die: 0,
  task: null,
  moves: { columns: [...COLUMNS], rows: moves.map((one) => COLUMNS.map((name) => one[name])) },
  ...more,
});

export const facts = (more: Partial<GameFacts> = {}): GameFacts => ({
  id: "dominoes",
  title: "Dominoes",
  summary: "",
  players: [2, 4],
  default_players: 2,
  options: [],
  rules_version: 1,
  most_wins: true,
  reckonings: ["move", "end"],
  only_at_end: [],
  age: 0,
  minutes: 0,
  racks: false,
  begin_with: false,
  ground: "moss",
  teaches: "",
  ...more,
});

/** A table with these people at it, seen by the first. */
export function update(names: string[], table: Partial<Update["table"]> = {}, more: Partial<Update> = {}): Update {
  const seats = names.map((name) => ({
    kind: "open" as const,
    name,
    taken: true,
    bot: "",
    left: false,
    resigned: false,
    here: true,
    spent: 0,
  }));
  return {
    type: "update",
    seq: 1,
    log_after: 0,
    log: [],
    scene: null,
    position: null,
    you: { seats: [0], viewer: 0, host: true },
    table: {
      id: "t",
      game: "dominoes",
      options: {},
      own_tiles: false,
      phase: "playing",
      seats,
      mover: 0,
      since: 0,
      paused: false,
      question: null,
      settings: {},
      created: 0,
      touched: 0,
      commitment: "",
      nonces: [],
      seed: "",
      why: "",
      totals: null,
      returns: null,
      ranks: null,
      endings: [],
      rematch: "",
      ...table,
    },
    ...more,
  };
}
