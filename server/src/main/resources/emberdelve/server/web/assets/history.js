/** Lines typed before, for the up and down keys. Kept in memory only; secrets never come here. */
const LINES_MAX = 200;

export class History {
  #lines = [];
  #at = 0;
  #draft = '';

  add(line) {
    if (line !== '' && line !== this.#lines.at(-1)) this.#lines.push(line);
    if (this.#lines.length > LINES_MAX) this.#lines.shift();
    this.#at = this.#lines.length;
    this.#draft = '';
  }

  /** The line before; what is being typed is kept, to come back to. */
  older(typed) {
    if (this.#at === 0) return typed;
    if (this.#at === this.#lines.length) this.#draft = typed;
    return this.#lines[--this.#at];
  }

  newer(typed) {
    if (this.#at >= this.#lines.length) return typed;
    this.#at++;
    return this.#at === this.#lines.length ? this.#draft : this.#lines[this.#at];
  }
}
