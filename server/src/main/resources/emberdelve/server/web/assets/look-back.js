/**
 * The dialog in which one looks through what has happened: page by page, or only lines with some
 * words, of which each leads to its place. It also saves all of it as a file.
 */
import { byId, el, setText } from './dom.js';
import { plainText, runNode } from './runs.js';
import { saveFile } from './save-file.js';
import { gameLang, say } from './say.js';
import { clock } from './transcript.js';

/** So many lines are in the dialog at a time, however many there are. */
const LINES_A_PAGE = 100;
/** Old commands are no links here: what they were for may be gone. */
function lookOf(run) {
  if (typeof run === 'string') return run;
  return runNode({ ...run, send: undefined, ask: undefined }, undefined);
}

/**
 * @param {import('./transcript.js').Transcript} transcript
 * @param {string} title of the file
 */
export function lookBack(transcript, title) {
  const dialog = byId('look-back', HTMLDialogElement);
  const words = byId('look-back-words', HTMLInputElement);
  const list = byId('look-back-lines');
  let end = 0;
  let shown = 0;

  const row = ({ at, entry }, isFound) => {
    const time = el('time', {}, clock(entry.at));
    if (!isFound)
      return el('li', { class: entry.look, 'data-at': at, lang: gameLang() }, time, ' ', ...entry.runs.map(lookOf));
    const place = { type: 'button', class: 'place', onclick: () => goTo(at) };
    return el('li', { class: entry.look, lang: gameLang() }, el('button', place, time, ` ${plainText(entry.runs)}`));
  };

  const show = () => {
    const sought = words.value.trim();
    const all = sought === '' ? undefined : transcript.find(sought);
    const from = all ? 0 : transcript.begin;
    const to = all ? all.length : transcript.end;
    end = Math.max(Math.min(end, to), Math.min(to, from + LINES_A_PAGE));
    const begin = Math.max(from, end - LINES_A_PAGE);
    const lines = all
      ? all.slice(begin, end).flatMap((at) => transcript.lines(at, at + 1))
      : transcript.lines(begin, end);
    shown = lines.length;
    list.replaceChildren(...lines.map((line) => row(line, all !== undefined)));
    const place = [begin - from + 1, end - from, to - from];
    setText(byId('look-back-state'), to === from ? say(all ? 'past.none-found' : 'past.none') : say(all ? 'past.some-found' : 'past.some', ...place));
    byId('look-back-older', HTMLButtonElement).disabled = begin <= from;
    byId('look-back-newer', HTMLButtonElement).disabled = end >= to;
    list.scrollTop = list.scrollHeight;
  };
  const goTo = (at) => {
    words.value = '';
    end = at + LINES_A_PAGE / 2;
    show();
    const line = /** @type {HTMLElement} */ (list.querySelector(`[data-at="${at}"]`));
    line.classList.add('found');
    line.tabIndex = -1;
    line.focus();
    line.scrollIntoView({ block: 'center' });
  };
  const turn = (direction) => {
    end = Math.max(0, end + direction * (direction < 0 ? shown : LINES_A_PAGE));
    show();
    list.focus();
  };

  words.addEventListener('input', () => {
    end = Infinity;
    show();
  });
  byId('look-back-older').addEventListener('click', () => turn(-1));
  byId('look-back-newer').addEventListener('click', () => turn(1));
  byId('look-back-text').addEventListener('click', () =>
    saveFile(`${title}.txt`, 'text/plain', transcript.asText()));
  byId('look-back-html').addEventListener('click', () =>
    saveFile(`${title}.html`, 'text/html', transcript.asHtml(title)));
  byId('look-back-close').addEventListener('click', () => dialog.close());
  const open = () => {
    words.value = '';
    end = Infinity;
    byId('settings', HTMLDialogElement).close();
    dialog.showModal();
    show();
    words.focus();
  };
  for (const button of document.querySelectorAll('[data-opens="look-back"]'))
    button.addEventListener('click', open);
}
