/** Styled text of the server as nodes. */
import { el } from './dom.js';

/** Tones that the style sheet knows; another one is shown plainly. */
const TONES = new Set([
  'title', 'exits', 'people', 'things', 'talk', 'group', 'shout', 'hurt', 'heal', 'death', 'gain',
  'warn', 'menace', 'staff',
]);

/**
 * @param {string | {t: string, c?: string, b?: 1, u?: 1, send?: string, ask?: string, web?: string}} run
 * @param {{follow: (line: string, word: HTMLElement) => void, ask: (text: string, isWhole?: boolean) => void}} act what links do
 * @returns {Node}
 */
export function runNode(run, act) {
  if (typeof run === 'string') return document.createTextNode(run);
  const look = { class: classes(run) };
  if (run.send !== undefined) return wordButton(run.t, run.send, look, (word) => act.follow(run.send, word));
  if (run.ask !== undefined) return wordButton(run.t, `${run.ask} …`, look, () => act.ask(run.ask, true));
  if (run.web?.startsWith('https://'))
    return el('a', { ...look, href: run.web, rel: 'noopener noreferrer', target: '_blank' }, run.t);
  return el('span', look, run.t);
}

/** The words of runs without their looks. */
export function plainText(runs) {
  return (runs ?? []).map((run) => (typeof run === 'string' ? run : run.t)).join('');
}

/** A button that breaks over lines as the words around it do, which a real one cannot. */
function wordButton(words, command, look, press) {
  const word = el(
    'a',
    {
      class: `${look.class ?? ''} link`.trim(),
      role: 'button',
      tabindex: '0',
      title: command,
      onclick: () => press(word),
      onkeydown: (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        press(word);
      },
    },
    words,
  );
  return word;
}

function classes(run) {
  const names = [];
  if (TONES.has(run.c)) names.push(`tone-${run.c}`);
  if (run.b) names.push('bold');
  if (run.u) names.push('underlined');
  return names.length > 0 ? names.join(' ') : undefined;
}
