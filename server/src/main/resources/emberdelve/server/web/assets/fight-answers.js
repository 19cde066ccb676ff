/** What helps against a menace: a button for each answer, and a key that does it whatever one is typing. */
import { el, keyed } from './dom.js';
import { CHORD, isChord } from './keys.js';
import { gameLang, say } from './say.js';

/** As many buttons as one chooses among in four seconds. */
const ANSWERS_MAX = 3;

/** By the verb: the same key for the same answer in each fight. What interrupts is called otherwise in each class. */
const KEYS = { dodge: 'J', brace: 'K' };
const INTERRUPTS = 'L';

/**
 * @typedef {object} Answer
 * @property {string} line what is sent; it may name a foe by its id
 * @property {any} foe the enemy whose menace it helps against
 * @property {string} [key] the letter that does it
 *
 * @param {{send: (line: string, words: string) => void}} act
 * @param {(foe: any) => string} nameOf
 * @param {() => void} leave called when one has answered by a button, and may go on typing
 * @returns {{element: HTMLElement, show: (menaces: any[]) => void}}
 */
export function fightAnswers(act, nameOf, leave) {
  const element = el('div', { class: 'fight-answers', role: 'group', 'aria-label': say('fight.helps') });
  /** @type {Answer[]} */
  let shown = [];
  const wordsOf = ({ line, foe }) => line.replace(foe.id, nameOf(foe));
  const answer = (one) => act.send(one.line, wordsOf(one));

  document.addEventListener('keydown', (event) => {
    const key = letterOf(event);
    if (key === undefined || !document.body.hasAttribute('data-fighting') || document.querySelector('dialog[open]')) return;
    // On a Mac some of these keys take words out of what is typed: also a moment after the menace.
    event.preventDefault();
    const one = shown.find((each) => each.key === key);
    if (one && !event.repeat) answer(one);
  });
  return {
    element,
    show(menaces) {
      shown = answersTo(menaces);
      keyed(
        element,
        shown.map((one) => ({ key: one.line, value: one })),
        (one) => {
          const press = () => {
            answer(one);
            leave();
          };
          return el('button', { type: 'button', class: 'main', lang: gameLang(), onclick: press }, wordsOf(one));
        },
        showKey,
      );
      element.hidden = shown.length === 0;
    },
  };
}

function showKey(button, { key }) {
  if (key) {
    button.dataset.key = `${CHORD.shown}+${key}`;
    button.setAttribute('aria-keyshortcuts', `${CHORD.named}+${key}`);
  } else {
    delete button.dataset.key;
    button.removeAttribute('aria-keyshortcuts');
  }
  button.title = key ? `${button.textContent} (${button.dataset.key})` : button.textContent;
}

/**
 * Of all that helps, each line once, in the order of the menaces; the first of each kind has the key of that kind. Pure.
 *
 * @param {any[]} menaces of Delve.Timeline
 * @returns {Answer[]}
 */
export function answersTo(menaces) {
  const lines = new Map();
  for (const foe of menaces)
    for (const line of foe.answers ?? []) if (!lines.has(line)) lines.set(line, { line, foe });
  const taken = new Set();
  return [...lines.values()].slice(0, ANSWERS_MAX).map((one) => {
    const key = KEYS[one.line.split(' ')[0]] ?? INTERRUPTS;
    if (taken.has(key)) return one;
    taken.add(key);
    return { ...one, key };
  });
}

/**
 * The letter of an answer that is pressed, as it stands on the key; where other letters are on the keys, their place counts.
 *
 * @param {KeyboardEvent} event
 * @param {boolean} [isMac]
 * @returns {string | undefined}
 */
export function letterOf(event, isMac) {
  if (!isChord(event, isMac)) return undefined;
  const letter = /^[a-z]$/i.test(event.key) ? event.key.toUpperCase() : /^Key(.)$/.exec(event.code)?.[1];
  return letter && [...Object.values(KEYS), INTERRUPTS].includes(letter) ? letter : undefined;
}
