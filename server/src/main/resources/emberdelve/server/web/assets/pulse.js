/**
 * Notices a link that is dead though nobody has closed it, as it is after a phone has changed its
 * network or a computer has slept.
 */
const LOOK_MILLIS = 5_000;
/** After so long a silence the server is asked for a sign of life. */
const QUIET_MILLIS = 30_000;
/** After so long there is none to come. */
const DEAD_MILLIS = 45_000;

export function watchPulse(wire) {
  setInterval(() => {
    if (!wire.isOpen) return;
    const quiet = wire.quietMillis;
    if (quiet > DEAD_MILLIS) wire.giveUp();
    else if (quiet > QUIET_MILLIS) wire.ping();
  }, LOOK_MILLIS);
}
