// The server's messages, under the names that the client uses. The types come from the server's OpenAPI document.
import type { components, paths } from "../openapi";

type Schemas = components["schemas"];
export type Update = Schemas["Update"];
export type TableFacts = Schemas["TableFacts"];
export type SceneShown = Schemas["SceneShown"];
export type SceneTile = Schemas["SceneTile"];
export type ScenePlace = Schemas["ScenePlace"];
export type ScenePiece = Schemas["ScenePiece"];
export type SceneNote = Schemas["SceneNote"];
export type SceneField = Schemas["SceneField"];
export type MoveShown = Schemas["MoveShown"];
export type LogEntry = Schemas["LogEntry"];
export type Part = Schemas["Part"];
export type Spot = Schemas["Spot"];
export type Counted = Schemas["Counted"];
export type FinalCount = Schemas["FinalCount"];
export type BestMove = Schemas["BestMoveShown"];
export type AnalysisAsked = Schemas["AnalysisAsked"];
export type AnalysisShown = Schemas["AnalysisShown"];
export type CompanionAsked = Schemas["CompanionAsked"];
export type CompanionPiece = Schemas["CompanionPiece"];
export type CompanionShown = Schemas["CompanionShown"];
export type Chance = Schemas["Chance"];
export type AnalysisStep = Schemas["AnalysisStep"];
export type SettingUpAsked = Schemas["SettingUpAsked"];
export type SettingUpShown = Schemas["SettingUpShown"];
export type BoxPiece = Schemas["BoxPiece"];
export type GameFacts = Schemas["GameFacts"];
export type LobbyEntry = Schemas["LobbyEntry"];
export type NewTable = Schemas["NewTable"];
export type GuestShown = Schemas["GuestShown"];
export type TableMade = Schemas["TableMade"];
export type BestResult = Schemas["BestResult"];
export type Step = Schemas["Step"];
export type Review = Schemas["Review"];
export type Refusal = Schemas["Refusal"];
export type LessonShown = Schemas["LessonShown"];
export type LessonStep = Schemas["LessonStepShown"];
export type GuideShown = Schemas["GuideShown"];
export type GuidePicture = Schemas["PictureShown"];
export type GuideExample = Schemas["ExampleShown"];
export type ClassAsked = Schemas["ClassAsked"];
export type ClassShown = Schemas["ClassShown"];
export type ClassOverview = Schemas["ClassOverview"];
export type ClassTable = Schemas["ClassTable"];
export type Tally = Schemas["Tally"];
export type Sheet = Schemas["Sheet"];
export type SheetQuestion = Schemas["SheetQuestion"];
/** A piece of a table to look at: what lies there, its middle, and how much of it is seen, in tile sizes. */
export interface Sample {
  shape: SceneShown["shape"];
  framed: boolean;
  x: number;
  y: number;
  room: number;
  tiles: SceneTile[];
  places: ScenePlace[];
}
export type SheetAsked = NonNullable<paths["/api/worksheets/{game}"]["get"]["parameters"]["query"]>;
/** A message to a table, as the server reads it, and below as the page writes it: the socket adds the number. */
type Numbered = paths["/api/tables/{table}/commands"]["post"]["requestBody"]["content"]["application/json"];
type Without<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;
export type Command = Without<Numbered, "id">;
/** A command that answers a position, before that position is filled in. */
export type Answering = Without<Extract<Command, { seq: number }>, "seq">;
/** What a player says about points: those of a move, or those at the end. */
export type Claim = Extract<Command, { type: "act" | "count" }>;
export type ReactionName = Schemas["React"]["reaction"];
export type Message =
  | Update
  | Schemas["Reply"]
  | Schemas["Why"]
  | Schemas["Hint"]
  | Schemas["Presence"]
  | Schemas["Reaction"]
  | Refusal;

/** Something that the viewer can do: a row of the scene's moves, by name. */
export interface Move {
  action: number;
  kind: string;
  /** The places in the hand of the pieces it uses. */
  slots: number[];
  cell: string | null;
  turn: number;
  /** What the player claims the move to be, in games where it has to be claimed. */
  claim: number;
  /** Null where the player counts them, or learns them only afterwards. */
  points: number | null;
}

/** The piece that the move puts on a place, if any. */
export const slotOf = (move: Move): number | null => (move.cell === null ? null : (move.slots[0] ?? null));

export function movesOf(scene: SceneShown | null | undefined): Move[] {
  if (!scene) return [];
  const { columns, rows } = scene.moves;
  return rows.map((row) => Object.fromEntries(columns.map((name, place) => [name, row[place]])) as unknown as Move);
}
