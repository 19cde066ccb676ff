/** The list of ways to complete what one types, above the command line. */
import { el } from './dom.js';
import { gameLang } from './say.js';

/** As many as one takes in at a glance; Tab leads to the others. */
const SHOWN_MAX = 8;

export class Offers {
  #list;
  #field;
  #take;
  #lines = [];
  #at = 0;

  /**
   * @param {HTMLElement} list
   * @param {HTMLElement} field the line that is completed; it keeps the focus
   * @param {(line: string) => void} take hears of a line that was chosen by pointer
   */
  constructor(list, field, take) {
    this.#list = list;
    this.#field = field;
    this.#take = take;
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-controls', list.id);
    // The line keeps the focus, so that one can go on typing.
    list.addEventListener('pointerdown', (event) => event.preventDefault());
  }

  get isOpen() {
    return this.#lines.length > 0;
  }

  get count() {
    return this.#lines.length;
  }

  /** The line that is chosen. */
  get chosen() {
    return this.#lines[this.#at];
  }

  /** Offers these lines, of which the first is chosen. One alone needs no list. */
  open(lines) {
    this.#lines = lines;
    this.#at = 0;
    this.#show();
  }

  /** Chooses the next line, or the one before, and round again. */
  move(direction) {
    this.#at = (this.#at + direction + this.#lines.length) % this.#lines.length;
    this.#show();
  }

  close() {
    this.#lines = [];
    this.#show();
  }

  #show() {
    const isShown = this.#lines.length > 1;
    this.#list.hidden = !isShown;
    this.#list.replaceChildren();
    this.#field.removeAttribute('aria-activedescendant');
    if (!isShown) return;
    const first = Math.max(0, this.#at - SHOWN_MAX + 1);
    this.#lines.slice(first, first + SHOWN_MAX).forEach((line, shown) => {
      const at = first + shown;
      this.#list.append(
        el(
          'li',
          {
            id: `offer-${at}`,
            role: 'option',
            lang: gameLang(),
            'aria-selected': String(at === this.#at),
            'aria-posinset': String(at + 1),
            'aria-setsize': String(this.#lines.length),
            onclick: () => this.#take(line),
          },
          line.split(' ').at(-1),
        ),
      );
    });
    this.#field.setAttribute('aria-activedescendant', `offer-${this.#at}`);
  }
}
