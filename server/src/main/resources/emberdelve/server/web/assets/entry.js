/**
 * The way in: answers the server's first questions as the player chose on the start screen, until the
 * player is in, is refused, or has questions to answer that the page cannot. A password is kept until it
 * was sent, and no longer.
 */
import { refusal } from './refusal.js';
import { plainText } from './runs.js';
import { say } from './say.js';

/** The server offers to take name and password at once just before or just after it greets. */
const OFFER_MILLIS = 250;

/**
 * How the player wants to come in:
 *
 * - `login`: by name and password, which is gone once it was sent;
 * - `new`: as a character that is made now;
 * - `guest`: as a guest;
 * - `back`: by the ticket of this tab, which was loaded anew;
 * - `again`: by the ticket of this visit, in which the character has been in the dungeon.
 *
 * @typedef {{kind: 'login', name: string, password?: string} | {kind: 'new'} | {kind: 'guest'}
 *     | {kind: 'back', name: string} | {kind: 'again', isGuest: boolean}} Way
 *
 * How far the page is. One at a time:
 *
 * - `none`: all questions are the player's, or there is no link;
 * - `opening`: a link is made;
 * - `waiting`: there is a link, and the server has not asked anything yet;
 * - `answering`: the page has answered, and waits for what comes of it;
 * - `misspelt`: the server took the name or the password for wrong, and its words are on the way;
 * - `refused`: the server waits for another password.
 *
 * @typedef {'none' | 'opening' | 'waiting' | 'answering' | 'misspelt' | 'refused'} Step
 *
 * @typedef {object} EntryHooks
 * @property {() => void} answers the page has answered for its player
 * @property {() => void} inside the questions are the player's from here
 * @property {(why: import('./refusal.js').Said) => void} refused the player is not let in
 * @property {(why?: import('./refusal.js').Said) => void} failed an answer of the player's own was wrong
 * @property {(batch: {lines: any[], prompt?: any[]}) => void} lines shows lines of the server
 * @property {(line: string) => void} echo shows a line that was typed for the player
 * @property {(text: string) => void} note shows words of the page
 */

export class Entry {
  #wire;
  #ticket;
  #hooks;
  #later;
  /** @type {Step} */
  #step = 'none';
  /** @type {any} a Way, whose kind tells which other fields it has; nothing before the first */
  #way;
  /** Lines of the server that are shown if they turn out to be for the player. */
  #held = [];

  /**
   * @param {import('./wire.js').Wire} wire
   * @param {import('./ticket.js').Ticket} ticket
   * @param {EntryHooks} hooks
   * @param {(deed: () => void, millis: number) => any} later
   */
  constructor(wire, ticket, hooks, later = setTimeout) {
    this.#wire = wire;
    this.#ticket = ticket;
    this.#hooks = hooks;
    this.#later = (deed, millis) => later(deed, millis);
    // Nothing is answered yet: a server that has no room says so before it asks.
    wire.on('open', () => (this.#step = 'waiting'));
    wire.on('lines', (batch) => this.#receive(batch));
    wire.on('Char.Login.Default', () => this.#way?.kind === 'login' && this.#enter());
    wire.on('Char.Login.Result', (result) => this.#answered(result));
    wire.on('Input.Secret', ({ secret }) => secret && this.#givePassword());
    wire.on('Input.Choices', ({ choices }) => choices.length > 0 && this.#askedByMenu());
  }

  get step() {
    return this.#step;
  }

  /** Whether the character has been in the dungeon since the player left the start screen. */
  get hasPlayed() {
    return this.#way?.kind === 'again';
  }

  /**
   * Whether this way goes on where the last one was refused. After wrong ones the server waits for
   * another name and password, but for no other answer.
   *
   * @param {Way} way
   */
  goesOn(way) {
    return way.kind === 'login' && this.#step === 'refused' && this.#wire.isOpen && this.#isOffered;
  }

  /** @param {Way} way */
  goOn(way) {
    this.#way = way;
    this.#step = 'waiting';
    this.#enter();
  }

  /**
   * A link is made.
   *
   * @param {Way} [way] the last one if it is left out
   */
  begin(way = this.#way) {
    this.#way = way;
    this.#step = 'opening';
    this.#held = [];
  }

  /** The questions are the player's: shows what came meanwhile. */
  end() {
    this.#step = 'none';
    for (const batch of this.#held.splice(0)) this.#hooks.lines(batch);
  }

  /** Answers nothing any more, and shows nothing. */
  stop() {
    this.#step = this.#wire.isOpen ? 'refused' : 'none';
    this.#held = [];
  }

  /** The character is in the dungeon, and comes back by a ticket from here on. */
  played() {
    this.#way = { kind: 'again', isGuest: this.#way?.isGuest ?? this.#way?.kind === 'guest' };
  }

  forget() {
    this.#way = undefined;
    this.stop();
  }

  get #isOffered() {
    return this.#wire.latest('Char.Login.Default') !== undefined;
  }

  /** Whether the next answer is a ticket. */
  get #comesBack() {
    return ['back', 'again'].includes(this.#way?.kind) && this.#ticket.character !== undefined;
  }

  /** Whether who came as a guest is asked for a name all the same. */
  get #isAskedAgain() {
    return this.#way.kind === 'guest' && this.#wire.latest('Input.Choices')?.choices.length > 0;
  }

  /** The server's greeting is for those who came by no form. */
  #receive(batch) {
    switch (this.#step) {
      case 'waiting':
        if (this.#comesBack) this.#enter();
        else if (batch.prompt) this.#later(() => this.#enter(), OFFER_MILLIS);
        break;
      case 'answering':
        // The name or the guest was refused, or there would be another question.
        if (batch.prompt && (this.#way.password !== undefined || this.#isAskedAgain))
          this.#misspelt(batch);
        else this.#held.push(batch);
        break;
      case 'misspelt':
        this.#misspelt(batch);
        break;
      case 'refused':
        break;
      default:
        this.#hooks.lines(batch);
    }
  }

  /** Answers the server's first question. */
  #enter() {
    if (this.#step !== 'waiting' || !this.#way || !this.#wire.isOpen) return;
    this.#step = 'answering';
    this.#hooks.answers();
    if (this.#comesBack) this.#ticket.spend();
    else if (this.#way.kind === 'login' && this.#way.password !== undefined) this.#logIn();
    else if (this.#way.kind === 'new') this.#makeCharacter();
    else if (this.#way.kind === 'guest') this.#wire.send('guest');
    else if (this.#way.isGuest) this.#beAnotherGuest();
    else this.#hooks.refused({ text: say('link.lost-before') });
  }

  #logIn() {
    const { name, password } = this.#way;
    if (!this.#isOffered) {
      this.#wire.send(name);
      return;
    }
    this.#passwordIsSent();
    this.#wire.tell('Char.Login.Credentials', { account: name, password });
  }

  #makeCharacter() {
    this.#hooks.inside();
    this.#hooks.echo('new');
    this.#wire.send('new');
  }

  #beAnotherGuest() {
    this.#way = { kind: 'guest' };
    this.#hooks.note(say('visit.new-guest'));
    this.#wire.send('guest');
  }

  #passwordIsSent() {
    this.#way = { kind: 'login', name: this.#way.name };
  }

  /** Where the server takes no name and password at once, the page types them. */
  #givePassword() {
    if (this.#step !== 'answering' || this.#isOffered) return;
    const { password } = this.#way;
    if (password === undefined) {
      // It is asked for again: the words why come next.
      this.#step = 'misspelt';
      return;
    }
    this.#passwordIsSent();
    this.#held = [];
    this.#wire.send(password);
  }

  #misspelt({ lines }) {
    const words = lines.map(plainText).find((line) => line.trim() !== '');
    if (words === undefined) return;
    const why = this.#inOwnWords(words);
    this.#wire.leave();
    this.#hooks.refused(why);
  }

  #answered({ success, message }) {
    if (success) {
      this.#held = [];
      this.#hooks.inside();
    } else if (this.#step !== 'answering') {
      this.#hooks.failed(message && this.#inOwnWords(message));
    } else if (this.#way?.isGuest) {
      // A guest who cannot come back is another one.
      this.#beAnotherGuest();
    } else {
      this.#hooks.refused(message ? this.#inOwnWords(message) : { text: say('visit.wrong') });
    }
  }

  #inOwnWords(words) {
    return refusal(words, this.#wire.latest('Char.Login.Said'));
  }

  #askedByMenu() {
    if (this.#step === 'answering' && this.#way.password === undefined && !this.#isOffered)
      this.#hooks.inside();
  }
}
