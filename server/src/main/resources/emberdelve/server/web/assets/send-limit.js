/**
 * How often triggers may send. What a trigger sends may set it off again: that is stopped by a
 * limit, and whoever goes on at the limit is taken for a loop. Pure.
 */

/** So often a second one trigger sends; what is beyond is not sent. */
export const SENDS_A_SECOND = 3;
/** So many commands a second all triggers together send. */
export const COMMANDS_A_SECOND = 10;
/** A trigger that sent so often within ten seconds is in a loop. */
export const SENDS_IN_TEN_SECONDS = 10;

const SECOND = 1_000;

export class SendLimit {
  #now;
  #sends = new Map();
  #commands = [];

  /** @param {() => number} now milliseconds */
  constructor(now) {
    this.#now = now;
  }

  /**
   * Whether a trigger may send so many commands now.
   *
   * @returns {'sends' | 'waits' | 'loops'}
   */
  ask(trigger, count) {
    const now = this.#now();
    const since = (times, millis) => times.filter((time) => now - time < millis);
    const sends = since(this.#sends.get(trigger) ?? [], 10 * SECOND);
    this.#commands = since(this.#commands, SECOND);
    this.#sends.set(trigger, sends);
    if (sends.length >= SENDS_IN_TEN_SECONDS) return 'loops';
    if (since(sends, SECOND).length >= SENDS_A_SECOND) return 'waits';
    // More at once than all may send in a second is let through when nothing else was.
    if (this.#commands.length > 0 && this.#commands.length + count > COMMANDS_A_SECOND) return 'waits';
    sends.push(now);
    for (let each = 0; each < count; each++) this.#commands.push(now);
    return 'sends';
  }
}
