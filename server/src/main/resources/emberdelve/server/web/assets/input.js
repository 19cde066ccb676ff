/**
 * The line one types into: history by the arrow keys, completion by Tab, several commands by `;`,
 * several lines by Shift+Enter or by pasting them, and a mask for secrets.
 */
import { Completion } from './completion.js';
import { confirm } from './confirm.js';
import { setText } from './dom.js';
import { Field } from './field.js';
import { backByEscape, fromAnywhere } from './keys.js';
import { History } from './history.js';
import { Pace, secondsFor, tooMuch } from './pace.js';
import { plainText } from './runs.js';
import { say, told } from './say.js';

/** So many lines are sent without a question. */
const LINES_UNASKED = 5;

/**
 * @typedef {object} LineHooks
 * @property {() => void} sends hears that something is sent now
 * @property {(line: string) => void} send one line for the server
 * @property {(text: string) => void} echo shows what was sent
 * @property {(text: string) => void} note shows words of the page
 * @property {(line: string) => boolean} isPrivate whether a line holds a secret all the same
 * @property {(line: string) => string[]} commands the commands of a line
 * @property {(direction: number) => void} page scrolls the log
 *
 * @typedef {LineHooks & import('./completion.js').CompletionHooks} InputHooks
 */

export class Input {
  #field;
  #label;
  #prompt;
  #hooks;
  #history = new History();
  #pace;
  #completion;
  #secretKind = 'current-password';
  #account = '';

  /**
   * @param {{form: HTMLElement, field: HTMLTextAreaElement, label: HTMLElement, prompt: HTMLElement,
   *     offers: HTMLElement}} parts
   * @param {InputHooks} hooks
   */
  constructor({ form, field, label, prompt, offers }, hooks) {
    this.#field = new Field(field);
    this.#completion = new Completion(this.#field, field, offers, hooks);
    this.#label = label;
    this.#prompt = prompt;
    this.#hooks = hooks;
    this.#pace = new Pace((line) => {
      if (!hooks.isPrivate(line)) hooks.echo(line);
      hooks.send(line);
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#submit();
    });
    // Pressing the button leaves one where one is: a phone would put its keyboard away with each line.
    form.addEventListener('mousedown', (event) => {
      if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
    });
    this.#field.on('keydown', (event) => this.#press(event));
    this.#field.on('paste', (event) => this.#paste(event));
    fromAnywhere(() => this.#field.element);
    backByEscape(() => this.#field.element);
  }

  /** While it is a secret, what is typed is masked, not echoed, and not kept. */
  setSecret(isSecret) {
    if (!isSecret) this.#secretKind = 'current-password';
    this.#field.setSecret(isSecret);
    this.#nameSecret();
  }

  /** The secret that is asked for, or will be next, is right only once: nothing keeps it. */
  expectCode() {
    this.#secretKind = 'one-time-code';
    this.#nameSecret();
  }

  /** The secret that is asked for, or will be next, is a new password of that account. */
  expectNew(account) {
    this.#secretKind = 'new-password';
    this.#account = account;
    this.#nameSecret();
  }

  #nameSecret() {
    this.#field.nameSecret(this.#secretKind, this.#account);
    setText(this.#label, say(`line.label.${this.#field.isSecret ? this.#secretKind : 'command'}`));
  }

  /** Shows the prompt; it is read out only where it asks something. */
  setPrompt(runs, isQuestion) {
    this.asks(isQuestion);
    setText(this.#prompt, plainText(runs));
  }

  /** Whether the prompt that stands is a question, or only says how one is. */
  asks(isQuestion) {
    this.#prompt.setAttribute('aria-live', isQuestion ? 'polite' : 'off');
    this.#prompt.classList.toggle('asks', isQuestion);
  }

  /**
   * Puts words into the field, to be gone on with. What is whole can be sent as it is: on glass it
   * brings no keyboard up, which would cover what one reads.
   */
  ask(text, isWhole = false) {
    this.#field.value = text.endsWith(' ') ? text : `${text} `;
    if (isWhole && matchMedia('(pointer: coarse)').matches) return;
    this.#field.focus();
    this.#field.toEnd();
  }

  focus() {
    this.#field.focus();
  }

  /** Sends none of the lines that still wait. */
  stop() {
    const left = this.#pace.stop();
    if (left > 0) this.#hooks.note(say('line.left', left));
  }

  async #submit() {
    const typed = this.#field.value;
    const isSecret = this.#field.isSecret;
    const lines = typed.replace(/\n$/, '').split('\n');
    const problem = tooMuch(typed);
    if (problem) {
      this.#hooks.note(told(problem));
      return;
    }
    if (lines.length > LINES_UNASKED && !(await this.#mayBeSent(lines.length))) return;
    this.#field.value = '';
    this.#completion.forget();
    this.#hooks.sends();
    if (isSecret) {
      this.#hooks.send(typed);
      return;
    }
    if (!this.#hooks.isPrivate(typed)) this.#history.add(typed);
    // Of several lines each is sent as it is, so that a text is what was pasted.
    this.#pace.add(lines.length > 1 ? lines : this.#hooks.commands(typed));
    if (lines.length > 1) this.#hooks.announce(say('line.sent', lines.length));
  }

  #mayBeSent(lines) {
    const seconds = secondsFor(lines);
    const about = seconds > 0 ? say('line.many-time', seconds) : say('line.many-about');
    return confirm(say('line.many', lines), about, say('line.send'), say('line.not-now'));
  }

  /** What is pasted is there to be looked at, and waits for Enter. Too much is not even put in. */
  #paste(event) {
    const pasted = (event.clipboardData?.getData('text') ?? '').replace(/\r\n?/g, '\n');
    const problem = tooMuch(this.#field.value + pasted);
    if (!problem && (this.#field.isSecret || !pasted.includes('\n'))) return;
    event.preventDefault();
    this.#completion.forget();
    if (problem) {
      this.#hooks.note(told(problem));
      return;
    }
    this.#field.insert(pasted);
    const lines = pasted.replace(/\n$/, '').split('\n').length;
    if (lines > 1) this.#hooks.announce(say('line.pasted', lines));
  }

  #press(event) {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    switch (event.key) {
      case 'Enter':
        if (event.shiftKey) break;
        event.preventDefault();
        this.#submit();
        break;
      case 'ArrowUp':
      case 'ArrowDown':
        this.#upOrDown(event, event.key === 'ArrowUp' ? -1 : 1);
        break;
      case 'PageUp':
      case 'PageDown':
        event.preventDefault();
        this.#hooks.page(event.key === 'PageUp' ? -1 : 1);
        break;
      case 'Escape':
        this.stop();
        this.#completion.letLeave();
        break;
      case 'Tab':
        if (this.#completion.hasChoice) this.#completion.move(event, event.shiftKey ? -1 : 1);
        else if (!event.shiftKey) this.#completion.complete(event);
        break;
    }
  }

  #upOrDown(event, direction) {
    if (this.#completion.hasChoice) this.#completion.move(event, direction);
    else this.#recall(event, direction);
  }

  #recall(event, direction) {
    if (this.#field.isSecret || this.#field.hasLine(direction)) return;
    event.preventDefault();
    this.#completion.forget();
    const { value } = this.#field;
    this.#field.value = direction < 0 ? this.#history.older(value) : this.#history.newer(value);
    this.#field.toEnd();
  }
}
