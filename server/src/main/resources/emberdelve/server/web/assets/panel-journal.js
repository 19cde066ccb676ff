/** What the character has lived through with each kind of monster. */
import { el, keyed, setText } from './dom.js';
import { say } from './say.js';

/** @param {(isEmpty: boolean) => void} setEmpty told whether there is anything in it */
export function journalPanel(wire, setEmpty) {
  const count = el('p', { class: 'muted' });
  const list = el('ul', { class: 'plain' });
  const all = el('details', {}, el('summary', {}, say('journal.kinds')), list);

  const show = ({ kinds = 0, met = [] } = {}) => {
    setText(count, met.length === 0 ? say('journal.none') : say('journal.met', met.length, kinds));
    setEmpty(met.length === 0);
    all.hidden = met.length === 0;
    keyed(
      list,
      met.map((kind) => ({ key: kind.id, value: kind })),
      () => el('li'),
      (item, kind) => setText(item, say('journal.kind', kind.name, kind.kills, kind.deaths, kind.found)),
    );
  };
  wire.on('open', () => show());
  wire.on('Char.Journal', show);
  show();
  return el('div', {}, count, all);
}
