/** What this tab keeps over a reload, as JSON. A browser may refuse to keep anything. */

export function keep(key, value) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Then a reload begins at the start screen.
  }
}

/** What was kept, and stays so. */
export function look(key) {
  try {
    return JSON.parse(sessionStorage.getItem(key)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** What was kept, which is gone from then on. */
export function take(key) {
  const kept = look(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then nothing was kept.
  }
  return kept;
}
