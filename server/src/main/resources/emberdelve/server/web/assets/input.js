/**
 * The line one types into: history by the arrow keys, completion by Tab, several commands by `;`,
 * several lines by pasting them, and a mask for secrets.
 */
import { completions } from './commands.js';
import { setText } from './dom.js';
import { fromAnywhere } from './keys.js';
import { History } from './history.js';
import { plainText } from './runs.js';

/**
 * @typedef {object} InputHooks
 * @property {(line: string) => void} send one line for the server
 * @property {(text: string) => void} echo shows what was sent
 * @property {(secret: string) => void} secret hears of a secret that was sent
 * @property {(line: string) => boolean} isPrivate whether a line holds a secret all the same
 * @property {(line: string) => string[]} commands the commands of a line
 * @property {() => {verbs: string[], names: string[]}} words what Tab completes
 * @property {(text: string) => void} announce says something to screen readers
 * @property {(direction: number) => void} page scrolls the log
 */

export class Input {
  #field;
  #label;
  #prompt;
  #hooks;
  #history = new History();
  #offered = [];
  #isLeaving = false;
  #isSecret = false;
  #isCode = false;

  /** @param {InputHooks} hooks */
  constructor({ form, field, label, prompt }, hooks) {
    this.#field = field;
    this.#label = label;
    this.#prompt = prompt;
    this.#hooks = hooks;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#submit();
    });
    field.addEventListener('keydown', (event) => this.#press(event));
    fromAnywhere(field);
    field.addEventListener('paste', (event) => this.#paste(event));
    field.addEventListener('input', () => this.#forgetOffer());
    field.addEventListener('blur', () => this.#forgetOffer());
  }

  /** While it is a secret, what is typed is masked, not echoed, and not kept. */
  setSecret(isSecret) {
    if (isSecret === this.#isSecret) return;
    this.#isSecret = isSecret;
    if (!isSecret) this.#isCode = false;
    this.#field.value = '';
    this.#field.type = isSecret ? 'password' : 'text';
    this.#nameSecret();
  }

  /** The secret that is asked for, or will be next, is right only once: nothing keeps it. */
  expectCode() {
    this.#isCode = true;
    this.#nameSecret();
  }

  #nameSecret() {
    const kept = this.#isCode ? 'one-time-code' : 'current-password';
    const words = this.#isCode ? 'Code, not shown' : 'Password, not shown';
    this.#field.autocomplete = this.#isSecret ? kept : 'off';
    setText(this.#label, this.#isSecret ? words : 'Command');
  }

  /** Shows the prompt; it is read out only where it asks something. */
  setPrompt(runs, isQuestion) {
    this.#prompt.setAttribute('aria-live', isQuestion ? 'polite' : 'off');
    this.#prompt.classList.toggle('asks', isQuestion);
    setText(this.#prompt, plainText(runs));
  }

  /** Puts words into the field, to be gone on with. */
  ask(text) {
    this.#field.value = text.endsWith(' ') ? text : `${text} `;
    this.#field.focus();
    this.#toEnd();
  }

  focus() {
    this.#field.focus();
  }

  #submit() {
    const typed = this.#field.value;
    this.#field.value = '';
    this.#forgetOffer();
    if (this.#isSecret) {
      this.#hooks.send(typed);
      this.#hooks.secret(typed);
      return;
    }
    if (this.#hooks.isPrivate(typed)) {
      this.#hooks.send(typed);
      return;
    }
    this.#history.add(typed);
    for (const line of this.#hooks.commands(typed)) {
      this.#hooks.echo(line);
      this.#hooks.send(line);
    }
  }

  /**
   * Of several lines each is sent as it is, in order; the last one stays to be gone on with, unless
   * its end was pasted, too. One line alone waits for Enter, as everywhere.
   */
  #paste(event) {
    const lines = (event.clipboardData?.getData('text') ?? '').split(/\r\n|\r|\n/);
    const isOne = lines.length === 1 || (lines.length === 2 && lines[1] === '');
    if (this.#isSecret || isOne) return;
    event.preventDefault();
    this.#forgetOffer();
    const { value, selectionStart, selectionEnd } = this.#field;
    lines[0] = value.slice(0, selectionStart) + lines[0];
    this.#field.value = lines.pop() + value.slice(selectionEnd);
    this.#toEnd();
    for (const line of lines) {
      if (!this.#hooks.isPrivate(line)) this.#hooks.echo(line);
      this.#hooks.send(line);
    }
    this.#hooks.announce(`${lines.length} lines sent`);
  }

  #press(event) {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    switch (event.key) {
      case 'ArrowUp':
        this.#recall(event, this.#history.older(this.#field.value));
        break;
      case 'ArrowDown':
        this.#recall(event, this.#history.newer(this.#field.value));
        break;
      case 'PageUp':
      case 'PageDown':
        event.preventDefault();
        this.#hooks.page(event.key === 'PageUp' ? -1 : 1);
        break;
      case 'Escape':
        this.#forgetOffer();
        this.#isLeaving = true;
        break;
      case 'Tab':
        if (!event.shiftKey) this.#complete(event);
        break;
    }
  }

  #recall(event, line) {
    if (this.#isSecret) return;
    event.preventDefault();
    this.#forgetOffer();
    this.#field.value = line;
    this.#toEnd();
  }

  /** Completes, or goes on to the next offer. Where there is nothing to offer, Tab is just Tab. */
  #complete(event) {
    const { value, selectionStart } = this.#field;
    if (this.#isSecret || this.#isLeaving || value === '' || selectionStart !== value.length) return;
    if (this.#offered.length === 0) {
      const { verbs, names } = this.#hooks.words();
      this.#offered = completions(value, verbs, names);
    } else if (this.#offered.length === 1) {
      this.#offered = [];
    } else {
      this.#offered.push(this.#offered.shift());
    }
    if (this.#offered.length === 0) return;

    event.preventDefault();
    this.#field.value = this.#offered[0];
    this.#toEnd();
    const others = this.#offered.length - 1;
    const word = this.#offered[0].split(' ').at(-1);
    this.#hooks.announce(others > 0 ? `${word}, ${others} more by Tab` : word);
  }

  #forgetOffer() {
    this.#offered = [];
    this.#isLeaving = false;
  }

  #toEnd() {
    this.#field.setSelectionRange(this.#field.value.length, this.#field.value.length);
  }
}
