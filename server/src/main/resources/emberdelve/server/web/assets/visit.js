/**
 * One visit to the game, from the start screen until one leaves: how one comes in, and comes in
 * again after the link was lost. A password is kept until it was sent, and no longer; who comes back
 * has a ticket.
 */
import { Reconnect } from './reconnect.js';
import { plainText } from './runs.js';
import { say } from './say.js';
import { Ticket } from './ticket.js';

/** The server offers to take name and password at once just before or just after it greets. */
const OFFER_MILLIS = 250;
/** The status of a WebSocket for which there is no room now (RFC 6455 section 7.4 and its registry). */
const TRY_AGAIN_LATER = 1013;
/** So many lines wait while one comes back, as a player types ahead; more are refused in words. */
const WAITING_LINES_MAX = 20;
/** Who waits for longer than that is not answered. */
const ANSWER_MS_MAX = 5_000;
/** Who waits for longer than that is told so, and goes on waiting. */
const SLOW_MS = 8_000;
/** A proxy before a server that is not there says so by a status from here on. */
const FAULT_OF_SERVER = 500;
const QUIT = /^\s*(q|qu|qui|quit|exit)\s*$/i;

/**
 * Where a visit is. One at a time:
 *
 * - `away`: at the start screen, without a link;
 * - `opening`: a link is made, and the server has not asked anything yet;
 * - `answering`: the page has answered for its player, and waits for what comes of it;
 * - `misspelt`: the server took the name or the password for wrong, and its words are on the way;
 * - `refused`: at the start screen, with a link at which another password can be tried;
 * - `queued`: at the start screen, without a link, which is tried again until there is room;
 * - `asked`: the server's questions are the player's;
 * - `playing`: the character is in the dungeon;
 * - `lost`: the link is lost, and is tried again;
 * - `ended`: the server has said goodbye.
 */
const HAS_LOG = new Set(['asked', 'playing', 'lost', 'ended']);

/**
 * @typedef {{kind: 'login', name: string, password?: string} | {kind: 'new'} | {kind: 'guest'}
 *     | {kind: 'back', name: string}} Way
 *
 * @typedef {object} VisitHooks
 * @property {() => void} inside the dialogue with the server goes on in the log from here
 * @property {(why: string) => void} refused it did not work; one is at the start screen again
 * @property {(why: string) => void} full there is no room; at the start screen it is tried again
 * @property {(words: string) => void} waits when that is
 * @property {(words: string) => void} left one has left the game on purpose
 * @property {(words: string) => void} slow tells that an answer takes its time
 * @property {(batch: {lines: any[], prompt: any[]}) => void} lines shows lines of the server
 * @property {(line: string) => void} echo shows a line that was typed for the player
 * @property {(text: string) => void} note shows words of the page
 * @property {(state: {words: string, canRetry: boolean} | undefined) => void} link how the link is;
 *     nothing while it is well
 * @property {(name: string) => void} playing the character is in the dungeon
 */

export class Visit {
  #wire;
  #hooks;
  #reconnect;
  #ticket;
  #state = 'away';
  #way;
  /** Whether the log is what the player sees, also while the link is made anew. */
  #isInside = false;
  /** Lines of the server that are shown if they turn out to be for the player. */
  #held = [];
  /** Lines of the player that wait until the game is back. */
  #waiting = [];
  #goodbye;
  #isQuitting = false;
  #wasOpen = false;
  /** One more with each link that is tried. */
  #tries = 0;
  #slow = 0;
  /** Whether a character has been in the dungeon since one left the start screen. */
  #hasPlayed = false;
  #isLost = false;

  /**
   * @param {import('./read.js').Read} read
   * @param {VisitHooks} hooks
   */
  constructor(wire, read, hooks) {
    this.#wire = wire;
    this.#hooks = hooks;
    this.#ticket = new Ticket(wire, read);
    this.#reconnect = new Reconnect(
      () => this.#open(),
      (seconds) => {
        if (this.#isInside)
          hooks.link({ words: say('link.again', seconds), canRetry: true });
        else hooks.waits(say('link.full-again', seconds));
      },
    );
    wire.on('open', () => this.#opened());
    wire.on('closed', ({ code, reason }) => this.#closed(code, reason));
    wire.on('lines', (batch) => this.#receive(batch));
    wire.on('Char.Login.Default', () => this.#way?.kind === 'login' && this.#enter());
    wire.on('Char.Login.Result', (result) => this.#answered(result));
    wire.on('Char.Login.Code', () => this.#goInside());
    wire.on('Input.Secret', ({ secret }) => secret && this.#givePassword());
    wire.on('Input.Choices', ({ choices }) => choices.length > 0 && this.#askedByMenu());
    wire.on('Char.Name', ({ name }) => this.#play(name));
    wire.on('Core.Goodbye', (reason) => (this.#goodbye = String(reason ?? '')));
  }

  get isPlaying() {
    return this.#state === 'playing';
  }

  /** The character that this tab can take back in without a password, if any. */
  get returning() {
    return this.#ticket.character;
  }

  /** @param {Way} way */
  start(way) {
    const goesOn = this.#state === 'refused' && this.#wire.isOpen && this.#isOffered;
    this.#way = way;
    this.#isInside = false;
    this.#hasPlayed = false;
    this.#reconnect.stop();
    // After wrong ones the server waits for others, but for no other answer than that.
    if (way.kind === 'login' && goesOn) {
      this.#state = 'opening';
      this.#enter();
    } else {
      this.#open();
    }
  }

  /**
   * Sends what the player typed or pressed. While the page comes back by itself it waits for the
   * game: the server's questions before that are the page's to answer.
   */
  send(line) {
    if (!this.#wire.isOpen) {
      this.#hooks.note(say('visit.no-link'));
      return;
    }
    if (!HAS_LOG.has(this.#state)) {
      if (this.#waiting.length < WAITING_LINES_MAX) this.#waiting.push(line);
      else this.#hooks.note(say('visit.not-yet'));
      return;
    }
    this.#isQuitting = QUIT.test(line);
    this.#wire.send(line);
  }

  reconnectNow() {
    this.#reconnect.now();
  }

  /** Whoever changes the form while it is tried again wants something else. */
  rethink() {
    if (this.#state !== 'queued') return;
    this.#reconnect.stop();
    this.#state = 'away';
    this.#hooks.waits('');
  }

  /** Ends it, and forgets whoever played. */
  leave() {
    this.#tries++;
    this.#reconnect.stop();
    this.#waitNoLonger();
    this.#wire.leave();
    this.#ticket.forget();
    this.#way = undefined;
    this.#state = 'away';
    this.#isInside = false;
    this.#isLost = false;
    this.#hooks.link(undefined);
  }

  #open() {
    this.#tries++;
    this.#state = 'opening';
    this.#wasOpen = false;
    this.#goodbye = undefined;
    this.#held = [];
    this.#waiting = [];
    this.#beSlow();
    this.#wire.open();
  }

  /** From here on the player hears of it when no answer comes. */
  #beSlow() {
    clearTimeout(this.#slow);
    this.#slow = setTimeout(() => this.#hooks.slow(say('visit.slow', SLOW_MS / 1000)), SLOW_MS);
  }

  #waitNoLonger() {
    clearTimeout(this.#slow);
  }

  /** Whether who came as a guest is asked for a name all the same. */
  get #isAskedAgain() {
    return this.#way.kind === 'guest' && this.#wire.latest('Input.Choices')?.choices.length > 0;
  }

  get #isOffered() {
    return this.#wire.latest('Char.Login.Default') !== undefined;
  }

  /** Nothing is answered yet: a server that has no room says so before it asks. */
  #opened() {
    this.#wasOpen = true;
  }

  /** Whether the next answer is a ticket. */
  get #comesBack() {
    return this.returning !== undefined && (this.#isInside || this.#way?.kind === 'back');
  }

  /** The server's greeting is for those who came by no form. */
  #receive(batch) {
    switch (this.#state) {
      case 'opening':
        if (this.#comesBack) this.#enter();
        else if (batch.prompt) setTimeout(() => this.#enter(), OFFER_MILLIS);
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

  /** Answers the server's first question as the player chose on the start screen. */
  #enter() {
    if (this.#state !== 'opening' || !this.#way || !this.#wire.isOpen) return;
    const { kind, name, password } = this.#way;
    const comesBack = this.#comesBack;
    this.#state = 'answering';
    this.#beSlow();
    if (comesBack) {
      this.#ticket.spend();
      return;
    }
    if (kind === 'back' || (kind === 'login' && password === undefined)) {
      this.#refuse(say('link.lost-before'));
      return;
    }
    if (kind === 'login' && this.#isOffered) {
      this.#passwordIsSent();
      this.#wire.tell('Char.Login.Credentials', { account: name, password });
      return;
    }
    if (kind === 'login') {
      this.#wire.send(name);
      return;
    }
    if (kind === 'guest' && this.#isInside)
      this.#hooks.note(say('visit.new-guest'));
    if (kind === 'new') {
      this.#goInside();
      this.#hooks.echo(kind);
    }
    this.#wire.send(kind);
  }

  #passwordIsSent() {
    this.#way = { kind: 'login', name: this.#way.name };
  }

  /** Where the server takes no name and password at once, the page types them. */
  #givePassword() {
    if (this.#state !== 'answering' || this.#isOffered) return;
    const { password } = this.#way;
    if (password === undefined) {
      // It is asked for again: the words why come next.
      this.#state = 'misspelt';
      return;
    }
    this.#passwordIsSent();
    this.#held = [];
    this.#wire.send(password);
  }

  #misspelt({ lines }) {
    const words = lines.map(plainText).find((line) => line.trim() !== '');
    if (words === undefined) return;
    this.#wire.leave();
    this.#refuse(words);
  }

  #answered({ success, message }) {
    if (success) {
      this.#held = [];
      this.#goInside();
    } else if (this.#state === 'answering') {
      // A guest who cannot come back is another one.
      if (this.#way?.kind === 'guest') {
        this.#state = 'opening';
        this.#enter();
      } else this.#refuse(message ?? say('visit.wrong'));
    } else if (this.#isInside) {
      this.#hooks.note(message ?? say('visit.failed'));
    }
  }

  /** Back to the start screen; what was typed meanwhile is lost. */
  #refuse(why) {
    this.#waitNoLonger();
    this.#reconnect.stop();
    this.#dropWaiting();
    this.#held = [];
    this.#state = this.#wire.isOpen ? 'refused' : 'away';
    this.#isInside = false;
    this.#isLost = false;
    this.#hooks.link(undefined);
    this.#hooks.refused(why);
  }

  /** From here on the server's questions are the player's. */
  #goInside() {
    if (this.#state === 'playing') return;
    this.#waitNoLonger();
    this.#state = 'asked';
    this.#reconnect.stop();
    if (!this.#isInside) this.#hooks.inside();
    this.#isInside = true;
    if (this.#isLost) this.#hooks.note(say('link.back'));
    this.#isLost = false;
    this.#hooks.link(undefined);
    for (const batch of this.#held) this.#hooks.lines(batch);
    this.#held = [];
  }

  #askedByMenu() {
    if (this.#state === 'answering' && this.#way.password === undefined && !this.#isOffered)
      this.#goInside();
  }

  /** Told once for each character that one plays in this visit, or several times. */
  #play(name) {
    this.#way = { kind: this.#way?.kind === 'guest' ? 'guest' : 'login', name };
    this.#ticket.ask();
    if (this.isPlaying) return;
    this.#goInside();
    this.#state = 'playing';
    this.#hasPlayed = true;
    this.#hooks.playing(name);
    const lines = this.#waiting;
    this.#waiting = [];
    for (const line of lines) this.send(line);
  }

  #dropWaiting() {
    if (this.#waiting.length > 0) this.#hooks.note(say('visit.dropped'));
    this.#waiting = [];
  }

  #closed(code, reason) {
    this.#waitNoLonger();
    if (this.#isInside) this.#lostInside(code === TRY_AGAIN_LATER ? reason : undefined);
    else if (code === TRY_AGAIN_LATER) this.#queue(reason);
    else if (this.#state !== 'away') this.#lostAtStart();
  }

  /** What was typed into the form has not been sent. */
  #queue(why) {
    this.#state = 'queued';
    this.#hooks.full(why);
    this.#reconnect.later();
  }

  #lostAtStart() {
    const wasRefused = this.#state === 'refused';
    this.#state = 'away';
    // What is told already is told.
    if (wasRefused && !this.#goodbye) return;
    if (this.#wasOpen) this.#hooks.refused(this.#goodbye || say('visit.no-answer'));
    else this.#tellWhyNot();
  }

  /** Browsers do not tell why no WebSocket came about: whether a page is answered tells it. */
  async #tellWhyNot() {
    const tries = this.#tries;
    const signal = /** @type {any} */ (AbortSignal).timeout(ANSWER_MS_MAX);
    const isThere = await fetch('./', { method: 'HEAD', cache: 'no-store', signal }).then(
      ({ status }) => status < FAULT_OF_SERVER,
      () => false,
    );
    if (tries === this.#tries) this.#hooks.refused(say(isThere ? 'visit.not-from-here' : 'visit.no-answer'));
  }

  /** @param {string} [full] why there was no room */
  #lostInside(full) {
    this.#dropWaiting();
    if (this.#goodbye !== undefined) {
      if (this.#hasPlayed || this.#isQuitting) this.#ended();
      else this.#refuse(this.#goodbye);
      return;
    }
    this.#state = 'lost';
    if (!this.#isLost)
      this.#hooks.note(say('link.lost'));
    this.#isLost = true;
    if (full) this.#hooks.note(full);
    this.#reconnect.later();
  }

  #ended() {
    this.#hooks.note(say('link.ended'));
    if (this.#isQuitting) {
      this.#ticket.forget();
      this.#state = 'away';
      this.#isInside = false;
      this.#hooks.left(this.#goodbye);
      return;
    }
    this.#state = 'ended';
    this.#hooks.link({ words: say('link.ended'), canRetry: true });
    this.#reconnect.afterGoodbye();
  }
}
