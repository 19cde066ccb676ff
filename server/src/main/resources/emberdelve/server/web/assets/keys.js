/**
 * Keys that are pressed outside any field: letters are meant for the command line, and Escape leads there; and
 * what is held with a key that does something wherever one is.
 */

const IS_MAC = /mac/i.test(globalThis.navigator?.userAgentData?.platform ?? globalThis.navigator?.platform ?? '');
/** Alt; on a Mac it writes signs. */
export const CHORD = IS_MAC ? { shown: 'Ctrl', named: 'Control' } : { shown: 'Alt', named: 'Alt' };

/** Where keys have a meaning of their own. */
const FIELDS = 'input, select, textarea, [contenteditable], dialog';

/**
 * The field gets the focus before the letter arrives, so that the letter arrives there. What is
 * pasted goes there, too. Space stays where it is: it presses buttons, and scrolls.
 *
 * @param {() => HTMLElement} field
 */
export function fromAnywhere(field) {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || !isMeant(event)) return;
    if (isField(event.target) || document.querySelector('dialog[open]')) return;
    if (!field().checkVisibility()) return;
    field().focus();
    // After the focus has gone, so that the menu does not give it back to its button.
    const menu = document.querySelector('.menu:popover-open');
    if (menu instanceof HTMLElement) menu.hidePopover();
  });
}

/**
 * From wherever one is on the page. A dialog and a menu are closed by the same key, and let one out to where one came
 * from; a field clears itself by it.
 *
 * @param {() => HTMLElement} field
 */
export function backByEscape(field) {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || isText(event.target)) return;
    if (document.querySelector('dialog[open], .menu:popover-open') || !field().checkVisibility()) return;
    field().focus();
  });
}

/** Where one types. A choice of the header is none: it has nothing to clear. */
function isText(target) {
  return target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
}

/**
 * Whether exactly that is held. Pure.
 *
 * @param {KeyboardEvent} event
 */
export function isChord(event, isMac = IS_MAC) {
  if (event.metaKey || event.shiftKey || event.getModifierState?.('AltGraph')) return false;
  return isMac ? event.ctrlKey && !event.altKey : event.altKey && !event.ctrlKey;
}

function isField(target) {
  return target instanceof Element && target.closest(FIELDS) !== null;
}

/** A letter is one sign, and a chord is none; with AltGr it is a letter nevertheless. */
function isMeant(event) {
  const isPaste = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'v';
  const isChord =
    (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph');
  return isPaste || (!isChord && [...event.key].length === 1 && event.key !== ' ');
}
