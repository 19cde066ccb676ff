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

/** @param {(words: string | undefined) => void} tell hears that no answer comes, and that one came */
export function watchPulse(wire, tell) {
  let isTold = false;
  setInterval(() => {
    if (!wire.isOpen) {
      isTold = false;
      return;
    }
    const silent = wire.unansweredMillis;
    if (silent >= SILENT_MILLIS) tell(words(silent, wire.latencyMillis));
    else if (isTold) tell(undefined);
    isTold = silent >= SILENT_MILLIS;
    const quiet = wire.quietMillis;
    if (quiet > DEAD_MILLIS) wire.giveUp();
    else if (quiet > QUIET_MILLIS) wire.ping();
  }, LOOK_MILLIS);
}

function words(silent, latency) {
  const seconds = Math.floor(silent / 1000);
  return latency === undefined ? say('link.silent', seconds) : say('link.silent-since', seconds, latency);
}
