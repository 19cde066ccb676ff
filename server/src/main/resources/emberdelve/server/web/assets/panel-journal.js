/** What the character has lived through with each kind of monster. */
import { el, keyed, setText } from './dom.js';

/** @param {(isEmpty: boolean) => void} setEmpty told whether there is anything in it */
export function journalPanel(wire, setEmpty) {
  const count = el('p', { class: 'muted' });
  const list = el('ul', { class: 'plain' });
  const all = el('details', {}, el('summary', {}, 'Kinds you have met'), list);

  const show = ({ kinds = 0, met = [] } = {}) => {
    setText(count, met.length === 0 ? 'You have met nothing yet.' : `You have met ${met.length} of ${kinds} kinds.`);
    setEmpty(met.length === 0);
    all.hidden = met.length === 0;
    keyed(
      list,
      met.map((kind) => ({ key: kind.id, value: kind })),
      () => el('li'),
      (item, kind) => setText(item, words(kind)),
    );
  };
  wire.on('open', () => show());
  wire.on('Char.Journal', show);
  show();
  return el('div', {}, count, all);
}

function words({ name, kills, deaths, found }) {
  const killer = deaths > 0 ? `, killed you ${deaths} times`.replace(' 1 times', ' once') : '';
  const things = found.length > 0 ? `; had ${found.join(', ')}` : '';
  return `${name}: ${kills} killed${killer}${things}`;
}
