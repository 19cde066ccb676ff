/**
 * The ticket by which this tab comes back without a password: after a reload, a sleep, or a restart
 * of the server. It lies in sessionStorage, which no other tab and no other site reads, is spent
 * when it is presented, and is renewed while one plays.
 */
import { keep, look, take } from './tab.js';

const KEY = 'emberdelve.ticket';

export class Ticket {
  #wire;
  #read;
  #timer = 0;

  /** @param {import('./read.js').Read} read what is not told again */
  constructor(wire, read) {
    this.#wire = wire;
    this.#read = read;
    wire.on('Char.Login.Ticket', ({ ticket, character, again }) => {
      keep(KEY, { ticket, character });
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.ask(), again * 1000);
    });
    wire.on('closed', () => clearTimeout(this.#timer));
  }

  /** Asks for a ticket; while somebody plays, there is one. */
  ask() {
    this.#wire.tell('Char.Login.Ticket', {});
  }

  /** The character that comes back by it; nothing if there is none. */
  get character() {
    return look(KEY)?.character;
  }

  /** Presents the ticket; there is none from here on. */
  spend() {
    this.#wire.tell('Char.Login.Resume', { ticket: take(KEY)?.ticket, read: this.#read.last });
  }

  forget() {
    clearTimeout(this.#timer);
    take(KEY);
    this.#read.forget();
  }
}
