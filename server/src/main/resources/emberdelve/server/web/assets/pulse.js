/**
 * Notices a link that is dead though nobody has closed it, as it is after a phone has changed its
 * network or a computer has slept, and a server that does not answer.
 */
import { say } from './say.js';

const LOOK_MILLIS = 1_000;
/** After so long without an answer the player is told. */
const SILENT_MILLIS = 5_000;
/** After so long a silence the server is asked for a sign of life. */
const QUIET_MILLIS = 30_000;
/** After so long there is none to come. */
const DEAD_MILLIS = 45_000;
/** Who has not looked for so long has slept: the computer did, or the tab. */
const ASLEEP_MILLIS = 10_000;

/** @param {(words: string | undefined) => void} tell hears that no answer comes, and that one came */
export function watchPulse(wire, tell) {
  let isTold = false;
  const pulse = new Pulse(Date.now());
  setInterval(() => {
    if (!wire.isOpen) isTold = false;
    const deed = pulse.look(Date.now(), wire);
    if (deed === 'give up') wire.giveUp();
    else if (deed === 'wake') wire.wake();
    else if (deed === 'ask') wire.ping();
    if (deed === 'give up' || deed === 'wake' || !wire.isOpen) return;
    const silent = wire.unansweredMillis;
    if (silent >= SILENT_MILLIS) tell(words(silent, wire.latencyMillis));
    else if (isTold) tell(undefined);
    isTold = silent >= SILENT_MILLIS;
  }, LOOK_MILLIS);
}

/**
 * The judge of what is to be done about a link, look by look. What came during a sleep is handed over after
 * waking, so that a long silence tells nothing then: the server is asked first. Pure.
 */
export class Pulse {
  #looked;
  #isWaking = false;

  /** @param {number} now milliseconds, as in `look` */
  constructor(now) {
    this.#looked = now;
  }

  /**
   * @param {number} now
   * @param {{isOpen: boolean, quietMillis: number, unansweredMillis: number}} link
   * @returns {'give up' | 'wake' | 'ask' | undefined}
   */
  look(now, link) {
    const { isOpen, quietMillis, unansweredMillis } = link;
    const hasSlept = now - this.#looked > ASLEEP_MILLIS;
    this.#looked = now;
    const wasWaking = this.#isWaking && unansweredMillis > 0;
    this.#isWaking = false;
    if (!isOpen) return undefined;
    if (wasWaking && unansweredMillis >= SILENT_MILLIS) return 'give up';
    this.#isWaking = hasSlept || wasWaking;
    if (hasSlept) return 'wake';
    if (quietMillis > DEAD_MILLIS) return 'give up';
    return quietMillis > QUIET_MILLIS ? 'ask' : undefined;
  }
}

function words(silent, latency) {
  const seconds = Math.floor(silent / 1000);
  return latency === undefined ? say('link.silent', seconds) : say('link.silent-since', seconds, latency);
}
