/** Lines typed while the page comes back by itself; they wait until the game is back. Pure. */

/** So many wait; more are refused in words. */
export const LINES_MAX = 20;

export class TypedAhead {
  /** @type {string[]} */
  #lines = [];

  /** Whether there was room for that line. */
  add(line) {
    if (this.#lines.length >= LINES_MAX) return false;
    this.#lines.push(line);
    return true;
  }

  /** All that wait, in their order; none does any more. */
  take() {
    return this.#lines.splice(0);
  }
}
