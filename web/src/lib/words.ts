// What happened, in words.
import { buttonInWords, chanceInWords, claimInWords, moveInWords, pieceInWords, piecesInWords } from "./moves";
import { say, texts } from "./texts.svelte";
import { slotOf, type LogEntry, type Move, type ScenePiece, type SceneShown, type Update } from "./types";

/** Who sits there; seats that are called the same are numbered. */
export function seatName(update: Update, seat: number): string {
  const names = update.table.seats.map(nameOf);
  const name = names[seat] ?? "";
  if (names.indexOf(name) === names.lastIndexOf(name)) return name;
  return `${name} ${names.slice(0, seat + 1).filter((one) => one === name).length}`;
}

/** A sentence in the game's own words for its pieces, where it has some. */
export function sayOf(game: string, key: string, args: Record<string, string | number> = {}): string {
  return say(texts.has(`${game}-${key}`) ? `${game}-${key}` : `table-${key}`, args);
}

/** What the button that makes a move says. */
export function actInWords(scene: SceneShown | null, move: Move): string {
  if (move.kind !== "lay" || !scene) return buttonInWords(move.kind);
  const piece = scene.hand.find((one) => one.slot === slotOf(move));
  return sayOf(scene.game, "lay", { piece: piece ? pieceInWords(scene.game, piece) : "" });
}

/** One fact about the game beside its name: what is left in the bag, or something like it. */
export function factOf(update: Update): string {
  const counts = Object.entries(update.scene?.counts ?? {});
  const aside = update.scene?.aside.length ?? 0;
  // What lies on the table beside the board is told there.
  const shown = counts.filter(([name, count]) => count && count !== aside && texts.has(`count-${name}`));
  return shown.map(([name, count]) => say(`count-${name}`, { count })).join(" · ");
}

/** What a bot is called, by its level. */
export const botName = (level: string): string =>
  texts.has(`play-bot-${level}`) ? say(`play-bot-${level}`) : level;

function nameOf(place: Update["table"]["seats"][number]): string {
  if (place.bot) return botName(place.bot);
  return place.name || say("web-empty-seat");
}

/** What a log calls a seat. Somebody without a name is "player 2" in every log, and here in the reader's language. */
export function nameInLog(seats: string[], seat: number): string {
  const name = seats[seat] ?? "";
  const number = name ? /^player (\d+)$/.exec(name)?.[1] : seat + 1;
  return number === undefined ? name : say("play-player", { number });
}

export function inWords(update: Update, { seat, move }: LogEntry): string {
  const game = update.table.game;
  const pieces = piecesInWords(game, move.pieces);
  if (seat === null) {
    return chanceInWords(game, move, (one) => ({ you: isYou(update, one), who: seatName(update, one) }));
  }
  const who = seatName(update, seat);
  // Those who do not see the board have to be told where a tile lies; a terminal shows it.
  const key = move.kind === "lay" ? "web-did-lay" : `play-did-${move.kind}`;
  if (!texts.has(key)) return say("play-did-other", { who, action: moveInWords(game, move) });
  const cell = move.cell ?? "";
  const counts = { points: move.points ?? 0, count: move.pieces.length };
  const told = say(key, { you: isYou(update, seat), who, piece: pieces || cell, cell, ...counts });
  return `${told}${claimInWords(game, move.claim)}`;
}

/** What is new, for somebody who only listens: all moves, what was drawn in one sentence, and nothing of what cannot
 *  be seen. */
export function newsInWords(update: Update, entries: LogEntry[]): string[] {
  const told: string[] = [];
  let drawn: ScenePiece[] = [];
  for (const entry of entries) {
    const draw = entry.seat === null && entry.move.kind === "draw";
    if (draw && entry.move.pieces.some((piece) => !piece.fields.length)) continue;
    if (draw && drawn.length) told.pop();
    drawn = draw ? [...drawn, ...entry.move.pieces] : [];
    const value = piecesInWords(update.table.game, drawn);
    told.push(draw ? `${say("play-chance-draw", { value })}.` : inWords(update, entry));
  }
  return told;
}

/** What somebody asked the others at the table, for these and for who asked; nothing for those who watch. */
export function questionInWords(update: Update): string {
  const asked = update.table.question;
  if (!asked || !update.you.seats.length) return "";
  if (update.you.seats.includes(asked.seat)) return say(`web-asked-${asked.what}`);
  return say(`web-asks-${asked.what}`, { who: seatName(update, asked.seat) });
}

/** For sentences about a seat: whether it is the reader's only one. */
export function isYou(update: Update, seat: number): string {
  return update.you.seats.length === 1 && update.you.seats[0] === seat ? "yes" : "no";
}
