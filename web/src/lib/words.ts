// What happened, in words.
import { actionInWords, pieceInWords } from "./notation";
import { say, texts } from "./texts.svelte";
import type { LogEntry, Update } from "./types";

/** Who sits there; seats that are called the same are numbered. */
export function seatName(update: Update, seat: number): string {
  const names = update.table.seats.map(nameOf);
  const name = names[seat] ?? "";
  if (names.indexOf(name) === names.lastIndexOf(name)) return name;
  return `${name} ${names.slice(0, seat + 1).filter((one) => one === name).length}`;
}

function nameOf(place: Update["table"]["seats"][number]): string {
  if (place.bot) return texts.has(`play-bot-${place.bot}`) ? say(`play-bot-${place.bot}`) : place.bot;
  return place.name || say("web-empty-seat");
}

export function inWords(update: Update, entry: LogEntry): string {
  const text = entry.text;
  const [word = "", ...rest] = text.split(" ");
  if (entry.seat === null) {
    if (word === "start") {
      const seat = Number(rest[0]);
      return say("play-chance-start", { you: isYou(update, seat), who: seatName(update, seat) });
    }
    const key = `play-chance-${word}`;
    return texts.has(key) ? say(key, { value: pieceInWords(rest.join(" ")) }) : say("play-chance-other", { action: text });
  }
  const who = seatName(update, entry.seat);
  const kind = text.includes("@") ? "lay" : text === "no extra" ? "no-extra" : word;
  // Those who do not see the board have to be told where a tile lies; a terminal shows it.
  const key = kind === "lay" ? "web-did-lay" : `play-did-${kind}`;
  if (!texts.has(key)) return say("play-did-other", { who, action: actionInWords(update.table.game, text) });
  const [, laid = "", cell = ""] = /^([^@]*)@([^/\s]*)/.exec(text) ?? [];
  const piece = pieceInWords(laid || rest.join(" "));
  const told = say(key, { you: isYou(update, entry.seat), who, piece, cell, points: entry.points, count: rest.length });
  const claim = / claim (\d+)$/.exec(text)?.[1];
  return claim ? `${told} (${say(`claim-${update.table.game}`, { count: Number(claim) })})` : told;
}

/** What is new, for somebody who only listens: all moves, what was drawn in one sentence, and nothing of what cannot be seen. */
export function newsInWords(update: Update, entries: LogEntry[]): string[] {
  const told: string[] = [];
  let drawn: string[] = [];
  for (const entry of entries) {
    const value = entry.seat === null && entry.text.startsWith("draw ") ? entry.text.slice("draw ".length) : null;
    if (value?.includes("?")) continue;
    drawn = value === null ? [] : [...drawn, value];
    if (drawn.length > 1) told.pop();
    told.push(value === null ? inWords(update, entry) : `${say("play-chance-draw", { value: drawn.join(", ") })}.`);
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

function isYou(update: Update, seat: number): string {
  return update.you.seats.length === 1 && update.you.seats[0] === seat ? "yes" : "no";
}

/** Whether a number of points counts as better when it is higher follows from the result alone. */
export function resultInWords(update: Update): string {
  const { totals, returns } = update.table;
  if (!totals || !returns) return "";
  if (totals.length === 1) return say("play-solo", { points: totals[0] ?? 0 });
  const best = Math.max(...returns);
  const winners = returns.flatMap((value, seat) => (value === best ? [seat] : []));
  if (winners.length > 1) {
    return say("play-shared", { points: totals[winners[0] ?? 0] ?? 0, names: winners.map((seat) => seatName(update, seat)).join(", ") });
  }
  const seat = winners[0] ?? 0;
  return say("play-won", { you: isYou(update, seat), who: seatName(update, seat), points: totals[seat] ?? 0 });
}
