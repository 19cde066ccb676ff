/**
 * One visit to the game, from the start screen until one leaves: where the player is, and how the
 * page comes back after the link was lost.
 */
import { Entry } from './entry.js';
import { Patience } from './patience.js';
import { Reconnect } from './reconnect.js';
import { refusal } from './refusal.js';
import { say } from './say.js';
import { serverAnswers } from './server-answers.js';
import { Ticket } from './ticket.js';
import { TypedAhead } from './typed-ahead.js';

/** The message with which a WebSocket is closed for which there is no room now, by its status. */
const NO_ROOM = { 1013: 'session.full', 4429: 'session.too-many-from-you' };
const QUIT = /^\s*(q|qu|qui|quit|exit)\s*$/i;

/**
 * Where the player is. One at a time; all after `queued` are in the log.
 *
 * - `start`: at the start screen;
 * - `entering`: at the start screen, and a way in is tried;
 * - `queued`: at the start screen, and it is tried again until there is room;
 * - `asked`: the server asks who comes;
 * - `playing`: the character is in the dungeon;
 * - `lost`: the link is lost, and the page comes back by itself;
 * - `renewed`: a link is made in the place of one that has ended or does not answer;
 * - `ended`: the server has said goodbye.
 *
 * @typedef {'start' | 'entering' | 'queued' | 'asked' | 'playing' | 'lost' | 'renewed' | 'ended'} State
 */
const AT_START = new Set(['start', 'entering', 'queued']);

/**
 * @typedef {import('./refusal.js').Said} Said
 *
 * @typedef {object} VisitHooks
 * @property {() => void} inside the dialogue with the server goes on in the log from here
 * @property {(why: Said) => void} refused it did not work; one is at the start screen again
 * @property {(why: Said) => void} full there is no room; at the start screen it is tried again
 * @property {(words: string) => void} waits when that is
 * @property {(words: Said) => void} left one has left the game on purpose
 * @property {(words: string) => void} slow tells that an answer takes its time
 * @property {(batch: {lines: any[], prompt?: any[]}) => void} lines shows lines of the server
 * @property {(line: string) => void} echo shows a line that was typed for the player
 * @property {(text: string, lang?: string) => void} note shows words of the page, or others in their language
 * @property {(state: {words: string} | undefined) => void} link how the link is; nothing while it is
 *     well
 * @property {(name: string) => void} playing the character is in the dungeon
 */

export class Visit {
  #wire;
  #hooks;
  #ticket;
  #entry;
  #reconnect;
  #patience;
  #typedAhead = new TypedAhead();
  /** @type {State} */
  #state = 'start';
  #isQuitting = false;

  /**
   * @param {import('./wire.js').Wire} wire
   * @param {import('./read.js').Read} read
   * @param {VisitHooks} hooks
   */
  constructor(wire, read, hooks) {
    this.#wire = wire;
    this.#hooks = hooks;
    this.#ticket = new Ticket(wire, read);
    this.#patience = new Patience((seconds) => hooks.slow(say('visit.slow', seconds)));
    this.#entry = new Entry(wire, this.#ticket, {
      ...hooks,
      answers: () => this.#patience.begin(),
      inside: () => this.#goInside(),
      refused: (why) => this.#refuse(why),
      failed: (why = { text: say('visit.failed') }) => this.#isInside && hooks.note(why.text, why.lang),
    });
    this.#reconnect = new Reconnect(
      () => this.#open(),
      (seconds) => {
        if (this.#isInside) hooks.link({ words: say('link.again', seconds) });
        else hooks.waits(say('link.full-again', seconds));
      },
    );
    wire.on('closed', ({ code, reason }) => this.#closed(code, reason));
    wire.on('Char.Login.Code', () => this.#goInside());
    wire.on('Char.Name', ({ name }) => this.#play(name));
  }

  get isPlaying() {
    return this.#state === 'playing';
  }

  /** The character that this tab can take back in without a password, if any. */
  get returning() {
    return this.#ticket.character;
  }

  /** Whether the log is what the player sees. */
  get #isInside() {
    return !AT_START.has(this.#state);
  }

  /** Why the server has ended the connection; nothing if it has not. */
  get #goodbye() {
    const words = this.#wire.latest('Core.Goodbye');
    return words === undefined ? undefined : refusal(words, this.#wire.latest('Char.Login.Said'));
  }

  /** @param {import('./entry.js').Way} way */
  start(way) {
    this.#reconnect.stop();
    this.#state = 'entering';
    if (this.#entry.goesOn(way)) this.#entry.goOn(way);
    else this.#open(way);
  }

  /**
   * Sends what the player typed or pressed. While the page comes back by itself it waits for the
   * game: the server's questions before that are the page's to answer.
   */
  send(line) {
    if (!this.#wire.isOpen) {
      this.#hooks.note(say('visit.no-link'));
    } else if (this.#state === 'asked' || this.#state === 'playing') {
      this.#isQuitting = QUIT.test(line);
      this.#wire.send(line);
    } else if (!this.#typedAhead.add(line)) {
      this.#hooks.note(say('visit.not-yet'));
    }
  }

  reconnectNow() {
    this.#reconnect.now();
  }

  /** Whoever changes the form while it is tried again wants something else. */
  rethink() {
    if (this.#state !== 'queued') return;
    this.#reconnect.stop();
    this.#state = 'start';
    this.#hooks.waits('');
  }

  /** Ends it, and forgets whoever played. */
  leave() {
    this.#reconnect.stop();
    this.#patience.end();
    this.#wire.leave();
    this.#ticket.forget();
    this.#entry.forget();
    this.#state = 'start';
    this.#hooks.link(undefined);
  }

  /** @param {import('./entry.js').Way} [way] the last one if it is left out */
  #open(way) {
    if (!this.#isInside) this.#state = 'entering';
    else if (this.#state !== 'lost') this.#state = 'renewed';
    this.#typedAhead.take();
    this.#patience.begin();
    this.#entry.begin(way);
    this.#wire.open();
  }

  /** From here on the server's questions are the player's. */
  #goInside() {
    if (this.isPlaying) return;
    this.#patience.end();
    this.#reconnect.stop();
    const before = this.#state;
    this.#state = 'asked';
    if (AT_START.has(before)) this.#hooks.inside();
    if (before === 'lost') this.#hooks.note(say('link.back'));
    this.#hooks.link(undefined);
    this.#entry.end();
  }

  /** Told once for each character that one plays in this visit, or several times. */
  #play(name) {
    this.#entry.played();
    this.#ticket.ask();
    if (this.isPlaying) return;
    this.#goInside();
    this.#state = 'playing';
    this.#hooks.playing(name);
    for (const line of this.#typedAhead.take()) this.send(line);
  }

  /** Back to the start screen. */
  #refuse(why) {
    this.#patience.end();
    this.#reconnect.stop();
    this.#dropTypedAhead();
    this.#entry.stop();
    this.#state = 'start';
    this.#hooks.link(undefined);
    this.#hooks.refused(why);
  }

  #dropTypedAhead() {
    if (this.#typedAhead.take().length > 0) this.#hooks.note(say('visit.dropped'));
  }

  #closed(code, reason) {
    this.#patience.end();
    const key = NO_ROOM[code];
    const full = key && refusal(reason, { key, values: {}, words: reason });
    if (this.#isInside) {
      this.#lostInside(full);
    } else if (full === undefined) {
      this.#lostAtStart();
    } else {
      // What was typed into the form has not been sent.
      this.#state = 'queued';
      this.#hooks.full(full);
      this.#reconnect.later();
    }
  }

  #lostAtStart() {
    const { step } = this.#entry;
    this.#entry.stop();
    this.#state = 'start';
    if (this.#goodbye?.text) this.#hooks.refused(this.#goodbye);
    else if (step === 'opening') this.#tellWhyNot();
    // What is told already is told.
    else if (step !== 'refused') this.#hooks.refused({ text: say('visit.no-answer') });
  }

  /** Whoever has begun something else meanwhile need not know. */
  async #tellWhyNot() {
    const isThere = await serverAnswers();
    if (this.#state === 'start')
      this.#hooks.refused({ text: say(isThere ? 'visit.not-from-here' : 'visit.no-answer') });
  }

  /** @param {Said} [full] why there was no room */
  #lostInside(full) {
    this.#dropTypedAhead();
    if (this.#goodbye !== undefined) {
      if (this.#entry.hasPlayed || this.#isQuitting) this.#ended();
      else this.#refuse(this.#goodbye);
      return;
    }
    if (this.#state !== 'lost') this.#hooks.note(say('link.lost'));
    this.#state = 'lost';
    if (full) this.#hooks.note(full.text, full.lang);
    this.#reconnect.later();
  }

  #ended() {
    this.#hooks.note(say('link.ended'));
    if (this.#isQuitting) {
      this.#ticket.forget();
      this.#state = 'start';
      this.#hooks.left(this.#goodbye);
      return;
    }
    this.#state = 'ended';
    this.#hooks.link({ words: say('link.ended') });
    this.#reconnect.afterGoodbye();
  }
}
