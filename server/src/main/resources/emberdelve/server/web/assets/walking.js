/** Walking by the keys of the numpad and by the arrows. */

/** Minus is above plus on the pad, as up is above down. */
const PAD = {
  7: 'northwest', 8: 'north', 9: 'northeast',
  4: 'west', 5: 'look', 6: 'east',
  1: 'southwest', 2: 'south', 3: 'southeast',
  '-': 'up', '+': 'down',
};
const ARROWS = { ArrowUp: 'north', ArrowRight: 'east', ArrowDown: 'south', ArrowLeft: 'west' };

/**
 * The command that a key means, if it means one. Pure.
 *
 * The numpad walks while NumLock is on, for without it the same keys are arrows, and belong to screen
 * readers. Its digits answer questions, too, and are digits in whatever one has begun to type.
 *
 * @param {KeyboardEvent} event
 * @param {{numpad: boolean, arrows: 'never' | 'empty' | 'alt'}} how
 * @param {{isEmpty: boolean, isInLine: boolean, isAsked: boolean}} line whether nothing is typed,
 *     whether the caret is there, and whether words are asked for, such as an answer
 * @returns {string | undefined}
 */
export function stepOf(event, how, { isEmpty, isInLine, isAsked }) {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  if (event.code.startsWith('Numpad') && event.key in PAD)
    return how.numpad && !event.altKey && isEmpty && !isAsked ? PAD[event.key] : undefined;
  if (!(event.key in ARROWS)) return undefined;
  const isMeant =
    how.arrows === 'alt' ? event.altKey : how.arrows === 'empty' && !event.altKey && isInLine && isEmpty;
  return isMeant ? ARROWS[event.key] : undefined;
}

/** Other fields, and what has opened above the page, have a use of their own for these keys. */
const FIELDS = 'input, select, textarea, [contenteditable], dialog';

/**
 * @param {import('./settings.js').Settings} settings
 * @param {() => HTMLInputElement | HTMLTextAreaElement} field the command line
 * @param {() => boolean} isAsked whether words are asked for
 * @param {(command: string) => void} walk
 */
export function walkByKeys(settings, field, isAsked, walk) {
  // Before the command line hears of the key, for what walks is not typed; but behind the document, where
  // the player's own keys are heard.
  document.body.addEventListener('keydown', (event) => {
    const line = field();
    const isInLine = event.target === line;
    if ((!isInLine && event.target instanceof Element && event.target.closest(FIELDS)) || document.querySelector('dialog[open]')) return;
    if (line.type === 'password' || !line.checkVisibility()) return;
    const how = { numpad: settings.get('numpad'), arrows: settings.get('arrows') };
    const command = stepOf(event, how, { isEmpty: line.value === '', isInLine, isAsked: isAsked() });
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) walk(command);
  }, { capture: true });
}
