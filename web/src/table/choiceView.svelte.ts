// A choice as components read it: fact by fact, so that nobody draws again what did not change.
import { session } from "../lib/session.svelte";
import {
  buttonsIn, canTurn, chosenMove, exchangesIn, ghostOf, goalsOf, movesIn, NO_CHOICE, waysOf, type Choice,
} from "./choice";

export class ChoiceView {
  readonly #read: () => Choice;
  readonly value = $derived.by(() => this.#read());
  readonly scene = $derived(this.value.scene);
  readonly piece = $derived(this.value.piece);
  readonly cell = $derived(this.value.cell);
  readonly several = $derived(this.value.several);
  readonly fewestWin = $derived(this.value.fewestWin);
  readonly moves = $derived(movesIn(this.value));
  readonly buttons = $derived(buttonsIn(this.value));
  readonly exchanges = $derived(exchangesIn(this.value));
  readonly goals = $derived(goalsOf(this.value));
  readonly ways = $derived(waysOf(this.value));
  readonly turns = $derived(canTurn(this.value));
  readonly move = $derived(chosenMove(this.value));
  readonly ghost = $derived(ghostOf(this.value));

  constructor(read: () => Choice) {
    this.#read = read;
  }
}

/** The same choice in a game of which it is known by now whether the fewest points win: a page may be faster than the
 *  list of games. */
export function inItsGame(choice: Choice): Choice {
  const facts = session.games.find((one) => one.id === choice.scene?.game);
  const fewestWin = facts?.most_wins === false;
  return choice.fewestWin === fewestWin ? choice : { ...choice, fewestWin };
}

/** A choice that no table holds: in a lesson, a puzzle, an analysis. */
export class Chooser extends ChoiceView {
  #choice = $state.raw(NO_CHOICE);

  constructor() {
    super(() => inItsGame(this.#choice));
  }

  /** Choose: `change(pickPiece, 4)`. */
  change<Args extends unknown[]>(step: (choice: Choice, ...args: Args) => Choice, ...args: Args): void {
    this.#choice = step(this.value, ...args);
  }
}
