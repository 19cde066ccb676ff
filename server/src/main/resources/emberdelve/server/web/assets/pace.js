/** Sends lines in order, and no faster than the server takes them from one player. */

/** So many go at once, and so many a second after that: half and three quarters of its limits. */
const AT_ONCE = 20;
const A_SECOND = 15;

/** So much is sent at once, and no more; the longest letter is half of it. */
export const LINES_MAX = 500;
export const LETTERS_MAX = 16_000;

/**
 * Why a text is too long to be sent at once; nothing if it is not.
 *
 * @returns {import('./say.js').Saying | undefined}
 */
export function tooMuch(text) {
  const lines = text.split('\n').length;
  if (lines <= LINES_MAX && text.length <= LETTERS_MAX) return undefined;
  return ['line.too-much', lines, text.length, LINES_MAX, LETTERS_MAX];
}

/** How long the sending of so many lines takes, in whole seconds. */
export function secondsFor(lines) {
  return Math.ceil(Math.max(0, lines - AT_ONCE) / A_SECOND);
}

export class Pace {
  #send;
  #clock;
  #waiting = [];
  #left = AT_ONCE;
  #reckoned;
  #timer;

  /**
   * @param {(line: any) => void} send
   * @param {{now: () => number, later: (deed: () => void, millis: number) => any}} clock
   */
  constructor(send, clock = browserClock) {
    this.#send = send;
    this.#clock = clock;
    this.#reckoned = clock.now();
  }

  /** How many lines are still to be sent. */
  get waiting() {
    return this.#waiting.length;
  }

  add(lines) {
    this.#waiting.push(...lines);
    if (this.#timer === undefined) this.#go();
  }

  /** Sends none of those that wait, and returns how many they were. */
  stop() {
    return this.#waiting.splice(0).length;
  }

  #go() {
    this.#timer = undefined;
    const now = this.#clock.now();
    this.#left = Math.min(AT_ONCE, this.#left + ((now - this.#reckoned) / 1000) * A_SECOND);
    this.#reckoned = now;
    while (this.#left >= 1 && this.#waiting.length > 0) {
      this.#left--;
      this.#send(this.#waiting.shift());
    }
    if (this.#waiting.length > 0)
      this.#timer = this.#clock.later(() => this.#go(), 1000 / A_SECOND);
  }
}

const browserClock = {
  now: () => performance.now(),
  later: (deed, millis) => setTimeout(deed, millis),
};
