/** Hit points as a bar with words, and the same in one line for small layouts. */
import { gauge } from './bar.js';
import { el, setText } from './dom.js';

export function vitalsPanel(wire) {
  const hitPoints = gauge('hit-points');
  const rest = el('p');
  wire.on('Char.Vitals', ({ hp, maxhp, gold, fighting }) => {
    hitPoints.show(`${hp} of ${maxhp} hit points`, hp / maxhp);
    setText(rest, `${gold} gold${fighting ? ' · fighting' : ''}`);
  });
  return el('div', {}, hitPoints.element, rest);
}

/** Writes the vitals into one line. */
export function vitalsLine(wire, line) {
  const show = () => {
    const vitals = wire.latest('Char.Vitals');
    if (!vitals) return;
    const level = wire.latest('Char.Status')?.level;
    const words = [
      `${vitals.hp}/${vitals.maxhp} HP`,
      vitals.fighting && 'fighting',
      level && `level ${level}`,
      `${vitals.tnl} xp to next`,
    ];
    setText(line, words.filter(Boolean).join(' · '));
  };
  wire.on('Char.Vitals', show);
  wire.on('Char.Status', show);
}
