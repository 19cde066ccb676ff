/** Whether the server is there. Browsers do not tell why no WebSocket came about: this does. */

/** Who waits for longer than that is not answered. */
const ANSWER_MS_MAX = 5_000;
/** A proxy before a server that is not there says so by a status from here on. */
const FAULT_OF_SERVER = 500;

export function serverAnswers() {
  const signal = /** @type {any} */ (AbortSignal).timeout(ANSWER_MS_MAX);
  return fetch('./', { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ status }) => status < FAULT_OF_SERVER,
    () => false,
  );
}
