/** Sets the service worker up, which tells those who come while the server cannot be reached. */

/** Beside the page, so that it is for the page's own folder. */
const WORKER = 'worker.js';

export function tellWhenOffline() {
  // Browsers have it where the connection is trusted: https, or this very machine.
  if (!('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register(address()).catch(() => {
      // Then a browser says in its own words that nobody answers.
    });
  });
}

/** Where words do not become scripts, this one does, and no other. */
function address() {
  const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => WORKER });
  return policy ? policy.createScriptURL('') : WORKER;
}
