/** What this tab keeps over a reload, as JSON. A browser may refuse to keep anything. */

export function keep(key, value) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Then a reload begins at the start screen.
  }
}

/** What was kept, which is gone from then on. */
export function take(key) {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key));
    sessionStorage.removeItem(key);
    return kept ?? undefined;
  } catch {
    return undefined;
  }
}
