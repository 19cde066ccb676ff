/**
 * One visit to the game, from the start screen until one leaves: how one comes in, and comes in
 * again after the link was lost.
 *
 * The password is kept in this object, in memory, and nowhere else.
 */
import { Reconnect } from './reconnect.js';

/** The server offers to take name and password at once just before or just after it greets. */
const OFFER_MILLIS = 250;
/** The status of a WebSocket whose server is full (RFC 6455 section 7.4 and its registry). */
const TRY_AGAIN_LATER = 1013;
/** What an account's menu takes, and no other question. */
const CHANGE_PASSWORD = 'password';
/** So many lines wait while one comes back, as a player types ahead; more are refused in words. */
const WAITING_LINES_MAX = 20;
const NO_ANSWER = 'The game does not answer. Please try again in a while.';
const NOT_FROM_HERE =
  'The server is there, but refuses this page. Open it by one of the server\'s own names. ' +
  'Whoever runs it: see websocket.hosts in server.yaml, and whether a proxy passes WebSocket on.';
/** Who waits for longer than that is not answered. */
const ANSWER_MS_MAX = 5_000;
/** A proxy before a server that is not there says so by a status from here on. */
const FAULT_OF_SERVER = 500;
const QUIT = /^\s*(q|qu|qui|quit|exit)\s*$/i;

/**
 * @typedef {{kind: 'login', name: string, password: string} | {kind: 'new'} | {kind: 'guest'}} Way
 *
 * @typedef {object} VisitHooks
 * @property {() => void} inside the dialogue with the server goes on in the log from here
 * @property {(why: string) => void} refused name or password were wrong, or nobody answers
 * @property {(lines: Array) => void} lines shows lines of the server
 * @property {(line: string) => void} echo shows a line that was typed for the player
 * @property {(text: string) => void} note shows words of the page
 * @property {(state: {words: string, canRetry: boolean} | undefined) => void} link how the link is;
 *     nothing while it is well
 * @property {() => void} playing the character is in the dungeon
 */

export class Visit {
  #wire;
  #hooks;
  #reconnect;
  #way;
  #held = [];
  #isComingBack = false;
  #waiting = [];
  #isEntered = false;
  #isInside = false;
  #isBack = false;
  #passwordWaits = false;
  #isCodeAsked = false;
  #password = '';
  #isAccepted = false;
  #secrets = [];
  #isQuitting = false;
  #goodbye;
  #wasOpen = false;
  /** One more with each link that is tried. */
  #tries = 0;
  #character = '';
  isPlaying = false;

  /** @param {VisitHooks} hooks */
  constructor(wire, hooks) {
    this.#wire = wire;
    this.#hooks = hooks;
    this.#reconnect = new Reconnect(
      () => this.#open(),
      (seconds) =>
        hooks.link({ words: `The link is lost. Trying again in ${seconds} s.`, canRetry: true }),
    );
    wire.on('open', () => this.#opened());
    wire.on('closed', ({ code, reason }) => this.#closed(code, reason));
    wire.on('lines', (batch) => this.#receive(batch));
    wire.on('Char.Login.Default', () => this.#way?.kind === 'login' && this.#enter());
    wire.on('Char.Login.Result', (result) => this.#answered(result));
    wire.on('Char.Login.Code', () => this.#leaveCodeToPlayer());
    wire.on('Input.Secret', ({ secret }) => (secret ? this.#givePassword() : this.#codeIsOver()));
    wire.on('Input.Choices', ({ choices }) => this.#chooseCharacter(choices));
    wire.on('Char.Name', ({ name }) => this.#play(name));
    wire.on('Core.Goodbye', (reason) => (this.#goodbye = String(reason ?? '')));
  }

  /** @param {Way} way */
  start(way) {
    this.#way = way;
    this.#password = way.password ?? '';
    // After wrong ones the server waits for others, but for no other answer than that.
    if (way.kind === 'login' && this.#isEntered && this.#wire.isOpen && !this.#isInside) {
      this.#isEntered = false;
      this.#enter();
      return;
    }
    this.#isBack = false;
    this.#isInside = false;
    this.#open();
  }

  /**
   * Sends what the player typed or pressed. While the page comes back by itself it waits for the
   * game: the server's questions before that are the page's to answer.
   */
  send(line) {
    if (!this.#wire.isOpen) {
      this.#hooks.note('There is no link to the game, so this was not sent.');
      return;
    }
    if (this.#isComingBack) {
      if (this.#waiting.length < WAITING_LINES_MAX) this.#waiting.push(line);
      else this.#hooks.note('The game is not back yet, and this was not sent.');
      return;
    }
    this.#isQuitting = QUIT.test(line);
    this.#wire.send(line);
  }

  /** Hears of a secret that was typed: one of them may be the password to come back with. */
  remember(secret) {
    if (!this.#isCodeAsked) this.#secrets.push(secret);
  }

  reconnectNow() {
    this.#reconnect.now();
  }

  /** Ends it, and forgets the password. */
  leave() {
    this.#tries++;
    this.#reconnect.stop();
    this.#wire.leave();
    this.#way = undefined;
    this.#password = '';
    this.#secrets = [];
    this.isPlaying = false;
    this.#isInside = false;
    this.#hooks.link(undefined);
  }

  #open() {
    this.#tries++;
    this.#wasOpen = false;
    this.#isEntered = false;
    this.#isAccepted = false;
    this.#secrets = [];
    this.#passwordWaits = false;
    this.#isCodeAsked = false;
    this.#goodbye = undefined;
    this.#held = [];
    this.#isComingBack = false;
    this.#waiting = [];
    this.isPlaying = false;
    this.#wire.open();
  }

  #opened() {
    this.#wasOpen = true;
    if (this.#isBack) this.#hooks.note('The link is back.');
    this.#hooks.link(undefined);
    this.#reconnect.stop();
    if (this.#way?.kind === 'login') this.#isComingBack = this.#isBack;
    else this.#goInside();
  }

  /** The page cannot come back by itself: from here on the server's questions are the player's. */
  #leaveToPlayer() {
    this.#isComingBack = false;
    if (this.#waiting.length > 0) this.#hooks.note('What you typed meanwhile was not sent.');
    this.#waiting = [];
  }

  #sendWaiting() {
    const lines = this.#waiting;
    this.#isComingBack = false;
    this.#waiting = [];
    for (const line of lines) this.send(line);
  }

  /** What greets terminals is not shown: the start screen has asked it, or one comes back. */
  #receive(batch) {
    if (!this.#isEntered) this.#held.push(batch);
    else this.#hooks.lines(batch);
    if (!this.#isEntered && batch.prompt) setTimeout(() => this.#enter(), OFFER_MILLIS);
  }

  /** Answers the server's first question as the player chose on the start screen. */
  #enter() {
    if (this.#isEntered || !this.#way || !this.#wire.isOpen) return;
    const { kind, name, password } = this.#way;
    const isOffered = this.#wire.latest('Char.Login.Default') !== undefined;
    this.#isEntered = true;
    this.#held = [];
    if (kind === 'login' && isOffered) {
      this.#wire.tell('Char.Login.Credentials', { account: name, password });
      return;
    }
    if (kind === 'guest' && this.#isBack)
      this.#hooks.note('You were a guest, and guests are not kept: a new one starts.');
    this.#passwordWaits = kind === 'login';
    const line = kind === 'login' ? name : kind;
    this.#hooks.echo(line);
    this.#wire.send(line);
  }

  #givePassword() {
    if (!this.#passwordWaits) {
      this.#leaveToPlayer();
      return;
    }
    this.#passwordWaits = false;
    this.#wire.send(this.#way.password);
    this.#goInside();
  }

  /** The code of an authenticator: the page cannot know it, and it is right only once. */
  #leaveCodeToPlayer() {
    this.#isCodeAsked = true;
    this.#leaveToPlayer();
    // The page's own answers are all given: what comes now is typed in the game.
    this.#passwordWaits = false;
    this.#goInside();
  }

  #codeIsOver() {
    this.#isCodeAsked = false;
  }

  #answered({ success, message }) {
    if (!success) this.#leaveToPlayer();
    if (success) this.#goInside();
    else if (this.#isInside) this.#hooks.note(message ?? 'The log-in failed.');
    else this.#hooks.refused(message ?? 'Name or password are wrong.');
  }

  #goInside() {
    if (!this.#isInside) this.#hooks.inside();
    this.#isInside = true;
  }

  /** Who comes back to an account of several characters plays the one from before. */
  #chooseCharacter(choices) {
    if (!choices.some(({ send }) => send === CHANGE_PASSWORD)) return;
    this.#settlePassword();
    if (!this.#isComingBack) return;
    const own = choices.find(({ label }) => label === this.#character);
    if (own) this.#wire.send(own.send);
    else this.#leaveToPlayer();
  }

  /**
   * Once one is in, the last secret was the password. Later it changes by three: the old one, and
   * twice the same new one.
   */
  #settlePassword() {
    const typed = this.#secrets;
    this.#secrets = [];
    const isChanged = typed.length > 2 && typed[0] === this.#password && typed.at(-1) === typed.at(-2);
    if (isChanged || !this.#isAccepted) this.#password = typed.at(-1) ?? this.#password;
    this.#isAccepted = true;
  }

  /** Told once for each character that one plays in this visit, or several times. */
  #play(name) {
    this.#character = name;
    this.#settlePassword();
    if (this.#password !== '' && this.#way?.kind !== 'guest')
      this.#way = { kind: 'login', name: this.#way?.name ?? name, password: this.#password };
    if (this.isPlaying) return;
    this.isPlaying = true;
    this.#goInside();
    this.#hooks.playing();
    this.#sendWaiting();
  }

  #closed(code, reason) {
    // There is no room now, and the server says why instead of a goodbye.
    if (code === TRY_AGAIN_LATER) {
      this.#goodbye = reason;
      if (this.#isInside) this.#hooks.note(reason);
    }
    this.#leaveToPlayer();
    for (const batch of this.#held) this.#hooks.lines(batch);
    this.#held = [];
    const wasInside = this.#isInside;
    this.isPlaying = false;
    if (!wasInside) {
      if (this.#wasOpen) this.#hooks.refused(this.#goodbye || NO_ANSWER);
      else this.#tellWhyNot();
      return;
    }
    if (this.#goodbye !== undefined) this.#ended();
    else this.#lost();
  }

  /** Browsers do not tell why no WebSocket came about: whether a page is answered tells it. */
  async #tellWhyNot() {
    const tries = this.#tries;
    const signal = AbortSignal.timeout(ANSWER_MS_MAX);
    const isThere = await fetch('./', { method: 'HEAD', cache: 'no-store', signal }).then(
      ({ status }) => status < FAULT_OF_SERVER,
      () => false,
    );
    if (tries === this.#tries) this.#hooks.refused(isThere ? NOT_FROM_HERE : NO_ANSWER);
  }

  #lost() {
    if (!this.#isBack || this.#isEntered)
      this.#hooks.note('The link is lost. This page tries to bring it back by itself.');
    this.#isBack = true;
    this.#reconnect.later();
  }

  #ended() {
    this.#isBack = true;
    this.#hooks.note('The connection has ended.');
    this.#hooks.link({ words: 'The connection has ended.', canRetry: true });
    if (!this.#isQuitting) this.#reconnect.afterGoodbye();
  }
}
