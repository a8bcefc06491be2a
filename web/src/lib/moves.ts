// Moves and pieces as people read them. What they are comes from the server; notation is for typing, for files and for
// programs.
import { say, texts } from "./texts.svelte";
import type { Move, MoveShown, Part, ScenePiece, SceneShown } from "./types";

type Face = Pick<ScenePiece, "text" | "fields">;

/** A piece: by its middle, where the game has a name for that; otherwise as the notation writes it. */
export function pieceInWords(game: string, piece: Face): string {
  const middle = piece.fields.find((field) => field.side === -1);
  if (!middle || !texts.has(`${game}-name`)) return piece.text;
  return say(`${game}-name`, { colour: middle.colour, centre: middle.label });
}

export function piecesInWords(game: string, pieces: Face[]): string {
  return pieces.map((piece) => pieceInWords(game, piece)).join(", ");
}

/** The button of a kind of move. */
export function buttonInWords(kind: string): string {
  return texts.has(`play-do-${kind}`) ? say(`play-do-${kind}`) : kind;
}

/** How much is claimed, in brackets behind what is said of the move; nothing where nothing is. */
export function claimInWords(game: string, claim: number): string {
  return claim > 0 ? ` (${say(`claim-${game}`, { count: claim })})` : "";
}

/** What somebody does or could do: what is laid and where, or the words of its button and what it takes. */
export function moveInWords(game: string, move: MoveShown): string {
  const pieces = piecesInWords(game, move.pieces);
  if (move.kind === "lay") {
    const turn = move.turn > 0 ? ` ↻${move.turn}` : "";
    return `${pieces} → ${move.cell ?? ""}${turn}${claimInWords(game, move.claim)}`;
  }
  return [buttonInWords(move.kind), pieces, move.cell ?? move.value ?? ""].filter((part) => part !== "").join(" ");
}

/** What chance decided; `who` says of a seat how it is called. */
export function chanceInWords(game: string, move: MoveShown, who: (seat: number) => Record<string, string>): string {
  const key = `play-chance-${move.kind}`;
  if (!texts.has(key)) return say("play-chance-other", { action: moveInWords(game, move) });
  if (move.kind === "start") return say(key, who(move.value ?? 0));
  return say(key, { value: piecesInWords(game, move.pieces) || String(move.value ?? "") });
}

/** A move that can be made, with its pieces, which are in the hand. */
export function inFull(scene: SceneShown | null | undefined, move: Move): MoveShown {
  const { kind, slots, cell, turn, claim, points } = move;
  const pieces = slots.flatMap((slot) => scene?.hand.find((piece) => piece.slot === slot) ?? []);
  return { kind, pieces, cell, turn, claim, value: null, points };
}

/** Whether both are the same thing done, whatever is known of their points and slots. */
export function sameMove(one: MoveShown, other: MoveShown): boolean {
  const names = (move: MoveShown): string => JSON.stringify(move.pieces.map((piece) => piece.text).sort());
  const alike = one.kind === other.kind && one.cell === other.cell;
  return alike && one.turn === other.turn && one.claim === other.claim && names(one) === names(other);
}

/** A line of a count; a move in it is put into words. */
export function partInWords(game: string, part: Part): string {
  const move = part.args["move"] as MoveShown | undefined;
  return texts.part(move ? { ...part, args: { ...part.args, action: moveInWords(game, move) } } : part);
}
