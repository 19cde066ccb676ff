/** Completes what is typed: the first of a list is put into the field, and Tab or an arrow leads to the others. */
import { completions } from './commands.js';
import { Offers } from './offers.js';
import { say } from './say.js';

/**
 * @typedef {object} CompletionHooks
 * @property {() => {verbs: string[], names: string[]}} words what there is to complete by
 * @property {(text: string) => void} announce says something to screen readers
 */

export class Completion {
  #field;
  #hooks;
  #offers;
  #isLeaving = false;

  /**
   * @param {import('./field.js').Field} field
   * @param {HTMLTextAreaElement} lines the element of the field that has commands in it
   * @param {HTMLElement} list
   * @param {CompletionHooks} hooks
   */
  constructor(field, lines, list, hooks) {
    this.#field = field;
    this.#hooks = hooks;
    this.#offers = new Offers(list, lines, (line) => this.#take(line));
    field.on('input', () => this.forget());
    field.on('blur', () => this.forget());
  }

  /** Whether there are several to choose from. */
  get hasChoice() {
    return this.#offers.count > 1;
  }

  /**
   * With nothing to offer, one Tab says so and the next is just Tab: whoever only wanted a word does not go on
   * typing at `Send`, where a space sends half a line.
   */
  complete(event) {
    const { value, isSecret, isAtEnd } = this.#field;
    if (isSecret || this.#isLeaving || value === '' || !isAtEnd || this.#offers.isOpen) return;
    const { verbs, names } = this.#hooks.words();
    const lines = completions(value, verbs, names);
    event.preventDefault();
    if (lines.length === 0) {
      this.letLeave();
      this.#hooks.announce(say('line.no-offer'));
      return;
    }
    this.#offers.open(lines);
    this.#show();
  }

  /** Chooses the next of several, or the one before. */
  move(event, direction) {
    event.preventDefault();
    this.#offers.move(direction);
    this.#show();
  }

  forget() {
    this.#offers.close();
    this.#isLeaving = false;
  }

  /** Lets the next Tab leave the field. */
  letLeave() {
    this.forget();
    this.#isLeaving = true;
  }

  #show() {
    this.#field.value = this.#offers.chosen;
    this.#field.toEnd();
    const word = this.#offers.chosen.split(' ').at(-1);
    const others = this.#offers.count - 1;
    this.#hooks.announce(others > 0 ? say('line.offer', word, others) : word);
  }

  #take(line) {
    this.forget();
    this.#field.value = line;
    this.#field.focus();
    this.#field.toEnd();
  }
}
