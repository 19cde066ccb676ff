/**
 * What must be heard at once: a menace that means the player, and what somebody tells them. It has a live
 * region of its own, which interrupts; the log shows the same lines and announces them no second time.
 */
import { el } from './dom.js';
import { plainText } from './runs.js';

/** What was said stays for a moment, as some screen readers look later than others. */
const KEPT_MAX = 3;

export class Urgent {
  #region;
  /** Tells that were said, and whose line is still to come. */
  #told = [];
  #last = { tell: undefined, menace: undefined };

  /** @param {HTMLElement} region assertive, and seen by nobody */
  constructor(region, wire) {
    this.#region = region;
    wire.on('open', () => (this.#told = []));
    wire.on('Comm.Channel.Text', ({ channel, talker, text }) => {
      if (channel !== 'tell' || talker === wire.latest('Char.Name')?.name) return;
      this.#told.push(text);
      this.#say('tell', text);
    });
  }

  /** Says a line of the server if it is a menace; answers whether it is said here, and by nobody else. */
  takes(runs) {
    const text = plainText(runs);
    if (this.#told.includes(text)) {
      this.#told = this.#told.slice(this.#told.indexOf(text) + 1);
      return true;
    }
    if (!runs.some(({ c }) => c === 'menace')) return false;
    this.#say('menace', text);
    return true;
  }

  /** @param {'tell' | 'menace'} kind */
  last(kind) {
    return this.#last[kind];
  }

  #say(kind, text) {
    this.#last[kind] = text;
    this.#region.append(el('p', {}, text));
    if (this.#region.childElementCount > KEPT_MAX) this.#region.firstElementChild.remove();
  }
}
