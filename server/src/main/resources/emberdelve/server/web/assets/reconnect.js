/** When to try again after the link was lost. */
import { serverAnswers } from './server-answers.js';

const SECONDS_MAX = 30;
/** A server that ended the connection itself and is gone soon after is being started anew. */
const WATCH_TRIES = 40;
const WATCH_MILLIS = 500;

/**
 * Seconds before the given try, the first being 0: 1, 2, 4 … 30, and up to half as much more by
 * chance, so that a thousand pages do not all come back in the same second.
 */
export function delay(attempt, chance = Math.random()) {
  return Math.min(SECONDS_MAX, 2 ** attempt) * (1 + chance / 2);
}

export class Reconnect {
  #open;
  #say;
  #attempt = 0;
  #timer = 0;
  #isWaiting = false;

  /**
   * @param {() => void} open opens a connection
   * @param {(seconds: number) => void} say told how long the wait is
   */
  constructor(open, say) {
    this.#open = open;
    this.#say = say;
    // A phone that wakes up, or has a network again, need not wait.
    window.addEventListener('online', () => this.#hurry());
    document.addEventListener('visibilitychange', () => this.#hurry());
  }

  /** The link was lost, or a try failed. */
  later() {
    clearTimeout(this.#timer);
    const seconds = delay(this.#attempt++);
    this.#say(Math.round(seconds));
    this.#isWaiting = true;
    this.#timer = setTimeout(() => this.now(), seconds * 1000);
  }

  now() {
    clearTimeout(this.#timer);
    this.#isWaiting = false;
    this.#open();
  }

  /** It is back, or no longer wanted. */
  stop() {
    clearTimeout(this.#timer);
    this.#isWaiting = false;
    this.#attempt = 0;
  }

  /**
   * The server said goodbye. If it goes away itself, it will be back, and so are we. If it stays, it
   * has sent us away alone (too long silent, or taken over from elsewhere), and coming back by
   * ourselves would be rude, and with two open pages a quarrel.
   */
  afterGoodbye(tries = WATCH_TRIES) {
    clearTimeout(this.#timer);
    if (tries === 0) return;
    this.#timer = setTimeout(async () => {
      const timer = this.#timer;
      const isThere = await serverAnswers();
      if (timer !== this.#timer) return;
      if (isThere) this.afterGoodbye(tries - 1);
      else this.later();
    }, WATCH_MILLIS);
  }

  #hurry() {
    if (this.#isWaiting && !document.hidden) this.now();
  }
}
