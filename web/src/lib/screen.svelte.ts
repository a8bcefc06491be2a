// How much room there is: with little of it panels become sheets, and tools move to the thumb.
class Screen {
  readonly #query = window.matchMedia("(min-width: 1000px)");
  wide = $state(this.#query.matches);

  constructor() {
    this.#query.addEventListener("change", (event) => (this.wide = event.matches));
  }
}

export const screen = new Screen();
