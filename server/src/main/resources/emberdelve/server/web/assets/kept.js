/**
 * What the server keeps for the player's account, and what this page has changed of it. A change
 * holds here at once, and is told to be safe when the server has said so. Where another page was
 * faster, the player decides. Pure but for the hooks.
 */
import { EMPTY, faults } from './kept-form.js';

/** The server takes one change a second. */
const PAUSE_MS = 1_100;

/**
 * @typedef {'unknown' | 'kept' | 'saving' | 'refused' | 'conflict' | 'foreign'} State
 *
 * @typedef {object} KeptHooks
 * @property {(message: {version: number, document: object}) => void} send
 * @property {() => void} changed the document is another one
 * @property {(state: State, why?: string) => void} told how it is kept, and what the server says of it
 * @property {() => number} now milliseconds
 * @property {(deed: () => void, millis: number) => any} later
 */

export class Kept {
  #hooks;
  #owner;
  #version;
  #document = EMPTY;
  /** What is to be kept, and is not yet. */
  #wanted;
  #sent;
  #newer;
  #lastMs = -Infinity;
  #timer;
  #state = 'unknown';

  /** @param {KeptHooks} hooks */
  constructor(hooks) {
    this.#hooks = hooks;
  }

  get document() {
    return this.#document;
  }

  get state() {
    return this.#state;
  }

  /** The server has told what is kept. */
  heard({ owner, version, document }) {
    const isOther = this.#owner !== undefined && owner !== this.#owner;
    this.#owner = owner;
    this.#sent = undefined;
    if (document && faults(document).length > 0) {
      this.#version = undefined;
      this.#tell('foreign');
      return;
    }
    const theirs = document ?? EMPTY;
    const isSame = this.#wanted && JSON.stringify(theirs) === JSON.stringify(this.#wanted);
    if (isOther || !this.#wanted || isSame) this.#adopt(version, theirs);
    else if (version === this.#version || version === 0) {
      this.#version = version;
      this.#flush();
    } else {
      this.#newer = { version, document: theirs };
      this.#tell('conflict');
    }
  }

  /** The server has answered a change. */
  answered({ kept, version, message }) {
    const sent = this.#sent;
    this.#sent = undefined;
    if (!kept) {
      this.#tell('refused', message);
      return;
    }
    this.#version = version;
    if (this.#wanted === sent) this.#wanted = undefined;
    if (this.#wanted) this.#flush();
    else this.#tell('kept');
  }

  /** The link is gone: what was not answered is sent again when it is back. */
  lost() {
    this.#sent = undefined;
  }

  /** The player has changed something. */
  change(document) {
    this.#document = document;
    this.#wanted = document;
    this.#hooks.changed();
    this.#flush();
  }

  /** The player takes what the other page has kept. */
  takeNewer() {
    if (this.#newer) this.#adopt(this.#newer.version, this.#newer.document);
  }

  /** The player keeps what is here, in the place of what the other page has kept. */
  insist() {
    if (!this.#newer) return;
    this.#version = this.#newer.version;
    this.#newer = undefined;
    this.#flush();
  }

  #adopt(version, document) {
    this.#version = version;
    this.#document = document;
    this.#wanted = undefined;
    this.#newer = undefined;
    this.#hooks.changed();
    this.#tell('kept');
  }

  #flush() {
    if (this.#newer || this.#state === 'foreign') return;
    this.#tell('saving');
    if (this.#sent || this.#version === undefined || this.#timer !== undefined) return;
    const wait = this.#lastMs + PAUSE_MS - this.#hooks.now();
    if (wait > 0) {
      this.#timer = this.#hooks.later(() => {
        this.#timer = undefined;
        if (this.#wanted) this.#flush();
      }, wait);
      return;
    }
    this.#lastMs = this.#hooks.now();
    this.#sent = this.#wanted;
    this.#hooks.send({ version: this.#version, document: this.#wanted });
  }

  /** @param {string} [why] the server's words */
  #tell(state, why) {
    this.#state = state;
    this.#hooks.told(state, why);
  }
}
