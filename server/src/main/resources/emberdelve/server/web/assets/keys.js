/** Letters that are typed outside any field: they are meant for the command line. */

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
