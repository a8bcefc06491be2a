// Moves and pieces as people read them. The notation has English words in it; it is for typing, for files and for programs.
import { say, texts } from "./texts.svelte";

const STONE = /\b(red|blue|yellow|green)(\d+)\b/g;
const CLAIM = / claim (\d+)$/;

/** A piece: a stone of Castle by its colour and number; all others are called as the notation writes them. */
export function pieceInWords(text: string): string {
  return text.replace(STONE, (_, colour: string, centre: string) => say("castle-name", { colour, centre }));
}

/** What somebody does or could do, in the words of its button. Pieces and cells stay as they are. */
export function actionInWords(game: string, text: string): string {
  if (text.includes("@")) {
    const claim = CLAIM.exec(text)?.[1];
    const lay = pieceInWords(text.replace(CLAIM, ""));
    return claim ? `${lay} (${say(`claim-${game}`, { count: Number(claim) })})` : lay;
  }
  const [word = "", ...rest] = text === "no extra" ? ["no-extra"] : text.split(" ");
  // In a frame of MathMagic nobody loses a chip: it is taken back.
  const key = `play-do-${word === "take" && game === "mathmagic" ? "take-back" : word}`;
  return texts.has(key) ? `${say(key)} ${rest.map(pieceInWords).join(", ")}`.trimEnd() : pieceInWords(text);
}
