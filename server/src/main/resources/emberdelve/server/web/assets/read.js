/**
 * The mark up to which this page has shown the game. The server numbers what the character notices, and says
 * before its lines up to which number they tell; who comes back says the last one, and is told what
 * came after: what was on the way to a page that slept, or was loaded anew, is read once.
 */
export class Read {
  #coming;
  #last;

  /** @param {number | undefined} before what an earlier page of this tab has shown */
  constructor(wire, before) {
    this.#last = before;
    wire.on('open', () => (this.#coming = undefined));
    wire.on('Recap.Moment', ({ number }) => (this.#coming = number));
    wire.on('lines', () => (this.#last = this.#coming ?? this.#last));
  }

  /** The number of the last moment that was shown; nothing before the first. */
  get last() {
    return this.#last;
  }

  /** Forgets the mark: another character has other moments. */
  forget() {
    this.#coming = undefined;
    this.#last = undefined;
  }
}
