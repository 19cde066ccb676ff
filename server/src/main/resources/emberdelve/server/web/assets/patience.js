/** How long the page waits for an answer without a word. */

/** Who waits for longer than that is told so, and goes on waiting. */
const SLOW_SECONDS = 8;

export class Patience {
  #tell;
  #timer = 0;

  /** @param {(seconds: number) => void} tell called when no answer has come for so long */
  constructor(tell) {
    this.#tell = tell;
  }

  /** Something was asked. */
  begin() {
    this.end();
    this.#timer = setTimeout(() => this.#tell(SLOW_SECONDS), SLOW_SECONDS * 1000);
  }

  /** It was answered, or is no longer wanted. */
  end() {
    clearTimeout(this.#timer);
  }
}
