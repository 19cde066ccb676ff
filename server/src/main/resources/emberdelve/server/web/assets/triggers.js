/** What a player's triggers make of the lines of the server. Pure. */
import { filled } from './fill.js';
import { folded } from './linear-regex.js';
import { finder } from './pattern.js';
import { plainText } from './runs.js';

/** Of a longer line only so much is looked at. */
export const LETTERS_MAX = 1_000;

/**
 * @typedef {object} Trigger
 * @property {string} pattern
 * @property {boolean} regex
 * @property {boolean} highlight
 * @property {boolean} gag
 * @property {boolean} notify
 * @property {string} sound the name of one; empty for none
 * @property {string} send commands, one a line; empty for none
 * @property {boolean} on
 *
 * @typedef {object} Verdict
 * @property {boolean} highlight
 * @property {boolean} gag
 * @property {{trigger: Trigger, commands: string[]}[]} fired
 */

/** @type {Verdict} */
const NOTHING = { highlight: false, gag: false, fired: [] };

export class Triggers {
  #rules = [];

  /** From now on these; all that were stopped go on. */
  set(triggers) {
    this.#rules = triggers
      .filter((trigger) => trigger.on)
      .map((trigger) => ({ trigger, ...finder(trigger) }))
      .filter(({ match }) => match);
  }

  /** That one does nothing until the triggers are set again. */
  stop(trigger) {
    this.#rules = this.#rules.filter((rule) => rule.trigger !== trigger);
  }

  /**
   * What to do about a line. A warning of the game is always shown.
   *
   * @param {Array<string | object>} runs
   * @returns {Verdict}
   */
  judge(runs) {
    if (this.#rules.length === 0) return NOTHING;
    const text = plainText(runs).slice(0, LETTERS_MAX);
    const small = folded(text);
    const fired = [];
    for (const { trigger, match } of this.#rules) {
      const found = match(text, small);
      if (found) fired.push({ trigger, commands: filled(trigger.send, found.parts, found.all) });
    }
    const isWarning = runs.some((run) => run.c === 'warn');
    return {
      highlight: fired.some(({ trigger }) => trigger.highlight),
      gag: !isWarning && fired.some(({ trigger }) => trigger.gag),
      fired,
    };
  }
}
