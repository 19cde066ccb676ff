/**
 * Keys that say once more what was said: Alt and Shift with a digit of the upper row. Browsers change tabs
 * by Alt or Ctrl with a digit, and screen readers have keys of their own; these are nobody's.
 */
import { say } from './say.js';

const DIGIT = /^Digit(\d)$/;
const MENACE = 9;
const TELL = 0;

/**
 * @param {(count: number) => string[]} lines that many of the last lines, the newest first
 * @param {import('./urgent.js').Urgent} urgent
 * @param {(text: string) => void} say
 */
export function reviewKeys(lines, urgent, say) {
  document.addEventListener('keydown', (event) => {
    const digit = DIGIT.exec(event.code)?.[1];
    const isChord = event.altKey && event.shiftKey && !event.ctrlKey && !event.metaKey;
    if (digit === undefined || !isChord || document.body.dataset.screen !== 'play') return;
    event.preventDefault();
    say(wanted(Number(digit), lines, urgent));
  });
}

function wanted(digit, lines, urgent) {
  if (digit === TELL) return urgent.last('tell') ?? say('review.no-tell');
  if (digit === MENACE) return urgent.last('menace') ?? say('review.no-menace');
  return lines(digit)[digit - 1] ?? say('review.no-line');
}
