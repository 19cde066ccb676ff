/** What works on the character, and how long it still does. */
import { el, keyed, setText } from './dom.js';
import { say } from './say.js';

/** @param {(isEmpty: boolean) => void} setEmpty told whether anything does */
export function effectsPanel(wire, setEmpty) {
  const list = el('ul');
  const none = el('p', { class: 'muted' }, say('effects.none'));
  let ends = [];

  const show = () => {
    setEmpty(ends.length === 0);
    none.hidden = ends.length > 0;
    list.hidden = ends.length === 0;
    keyed(
      list,
      ends.map((effect, at) => ({ key: `${effect.name} ${at}`, value: effect })),
      () => el('li'),
      (item, effect) => {
        item.className = effect.good ? 'good' : 'bad';
        setText(item, words(effect));
      },
    );
  };
  wire.on('open', () => {
    ends = [];
    show();
  });
  wire.on('Char.Effects', (effects) => {
    ends = effects.map((effect) => ({
      ...effect,
      end: effect.seconds < 0 ? Infinity : performance.now() + effect.seconds * 1000,
    }));
    show();
  });
  // The server tells when effects come and go; the seconds between are counted here.
  setInterval(() => ends.length > 0 && show(), 1000);
  show();
  return el('div', {}, none, list);
}

function words({ name, good, end }) {
  const left = Math.max(0, Math.ceil((end - performance.now()) / 1000));
  if (end === Infinity) return say(good ? 'effects.helps' : 'effects.harms', name);
  return say(good ? 'effects.helps-for' : 'effects.harms-for', name, left);
}
