/**
 * The field one types into: of several lines as a rule, and masked while a secret is asked for. Both
 * have the same id, and one of them is in the page.
 */
import { el } from './dom.js';

/** More lines than these scroll within the field. */
const ROWS_MAX = 6;

export class Field {
  #lines;
  #secret;
  #account;

  /** @param {HTMLTextAreaElement} lines */
  constructor(lines) {
    this.#lines = lines;
    this.#secret = el('input', {
      id: lines.id, type: 'password', autocapitalize: 'none', spellcheck: 'false',
      enterkeyhint: 'send', 'aria-describedby': 'prompt',
    });
    // Password managers look here for whose password it is.
    this.#account = el('input', {
      type: 'text', name: 'username', autocomplete: 'username', class: 'unseen-text', tabindex: '-1',
      'aria-hidden': 'true', readonly: true,
    });
    lines.addEventListener('input', () => this.#grow());
  }

  /** The one that is in the page. */
  get element() {
    return this.isSecret ? this.#secret : this.#lines;
  }

  get isSecret() {
    return this.#secret.isConnected;
  }

  get value() {
    return this.element.value;
  }

  set value(text) {
    this.element.value = text;
    this.#grow();
  }

  /** Hears an event of whichever of the two is there. */
  on(type, listener) {
    for (const element of [this.#lines, this.#secret]) element.addEventListener(type, listener);
  }

  /** Changes to the other one, which is empty, and keeps the focus. */
  setSecret(isSecret) {
    if (isSecret === this.isSecret) return;
    const [before, after] = isSecret ? [this.#lines, this.#secret] : [this.#secret, this.#lines];
    const isHere = document.activeElement === before;
    before.value = after.value = '';
    this.#grow();
    before.replaceWith(after);
    if (isSecret) after.before(this.#account);
    else this.#account.remove();
    if (isHere) after.focus();
  }

  /** What the secret is, in the words of `autocomplete`, and the account that it belongs to. */
  nameSecret(kind, account) {
    this.#secret.autocomplete = kind;
    this.#account.value = account;
  }

  /** Puts text in the place of what is chosen. */
  insert(text) {
    const { selectionStart, selectionEnd } = this.element;
    this.element.setRangeText(text, selectionStart, selectionEnd, 'end');
    this.#grow();
  }

  focus() {
    this.element.focus();
  }

  toEnd() {
    const { length } = this.value;
    this.element.setSelectionRange(length, length);
    this.element.scrollTop = this.element.scrollHeight;
  }

  /** Whether the caret is behind the last letter. */
  get isAtEnd() {
    return this.element.selectionStart === this.value.length;
  }

  /** Whether there is a line above the caret, or below it, to go to. */
  hasLine(direction) {
    const { selectionStart, selectionEnd, value } = this.element;
    const part = direction < 0 ? value.slice(0, selectionStart) : value.slice(selectionEnd);
    return part.includes('\n');
  }

  #grow() {
    this.#lines.rows = Math.min(ROWS_MAX, this.#lines.value.split('\n').length);
  }
}
