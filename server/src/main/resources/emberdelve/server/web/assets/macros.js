/** Keys for commands: what a pressed key is called, and which ones are the player's to set. Pure. */

/** What browsers open with Alt: their menus and the address. */
const MENUS = 'BDEFHSTV';
/** With Alt they answer a menace. */
const ANSWERS = 'JKL';
const OWN = /^(?:(?:Shift\+)?F[2489]|Numpad(?:[0-9]|Add|Subtract|Multiply|Divide|Decimal)|Alt\+(?:Shift\+)?[A-Z])$/;

/**
 * The name of the key that was pressed, such as `Alt+K`; nothing while only Shift or the like is.
 *
 * @param {KeyboardEvent} event
 */
export function keyName(event) {
  const key = baseOf(event);
  if (key === undefined) return undefined;
  const held = [
    event.ctrlKey && 'Ctrl', event.altKey && 'Alt', event.shiftKey && 'Shift', event.metaKey && 'Meta',
  ];
  return [...held.filter(Boolean), key].join('+');
}

function baseOf({ key, code }) {
  if (['Control', 'Alt', 'AltGraph', 'Shift', 'Meta', 'CapsLock', 'Dead', 'Unidentified'].includes(key))
    return undefined;
  // With NumLock off the keys of the pad say Home and the like, and are the same keys.
  if (code?.startsWith('Numpad') && code !== 'NumpadEnter') return code;
  if (/^[a-z0-9]$/i.test(key)) return key.toUpperCase();
  // With Alt some systems type other letters: there the place of the key counts.
  return /^(?:Key|Digit)(.)$/.exec(code ?? '')?.[1] ?? key;
}

/** The same name as {@link keyName} gives, of one that was typed, such as `alt k`. */
export function typedName(text) {
  const words = text.trim().split(/[\s+]+/).filter((word) => word !== '');
  const key = words.pop() ?? '';
  const held = ['Ctrl', 'Alt', 'Shift', 'Meta'].filter((name) =>
    words.some((word) => word.toLowerCase() === name.toLowerCase()));
  const name = /^numpad/i.test(key)
    ? `Numpad${key.slice(6, 7).toUpperCase()}${key.slice(7).toLowerCase()}`
    : key.toUpperCase();
  return [...held, name].join('+');
}

/**
 * Why that key cannot be set; nothing if it can.
 *
 * @returns {import('./say.js').Saying | undefined}
 */
export function refusal(name) {
  if (name === '') return ['key.none'];
  if (!OWN.test(name)) return ['key.needed', name];
  const [, shift, letter = ''] = /^Alt\+(Shift\+)?([A-Z])$/.exec(name) ?? [];
  if (letter && MENUS.includes(letter)) return ['key.menu', name];
  return letter && !shift && ANSWERS.includes(letter) ? ['key.answers', name] : undefined;
}
