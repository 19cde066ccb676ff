/** Files that the page makes, for the browser to save. */
import { el } from './dom.js';

/** So long a browser may take to begin. */
const KEPT_MS = 60_000;

export function saveFile(name, type, text) {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  el('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
